/** Shapes of sentences: each has an outline, confirmed by the words of the game. */
import { describe, expect, it } from 'vitest'
import { confirm, readOutline } from '../../compiler/outline/index.js'
import { printOutline } from '../../compiler/outline/print.js'
import { lexicon, phraseOf } from './swccg.js'

const read = (text: string) => readOutline(phraseOf(text), lexicon)
const best = (text: string): string => {
  const [outline] = read(text).outlines
  return outline ? printOutline(outline) : '(none)'
}

describe('sentences of every shape are confirmed', () => {
  it.each([
    'Draw destiny.',
    'USED: Retrieve 2 Force.',
    'Light: If you control, Force drain +6 here.',
    'Deploy on table.',
    'May add 9 pilots and 7 passengers.',
    'Power +2 while at a battleground.',
    'Power and forfeit +1 for each droid here.',
    'Adds 9 to power of anything he pilots.',
    'Immune to attrition < 4 (or < 6 if armed with a lightsaber).',
    'Target hit, and its forfeit = 7, if total destiny > defense value.',
    'Canceled if opponent controls this site.',
    'While your leader is here, opponent may not battle.',
    "May deploy as a 'react' to same site as your spy.",
    'Once per turn, if you just lost a droid, may take it into hand.',
    'If this starship is about to be lost, you may lose 1 Force instead.',
    'Unless you occupy a system, your vehicles may not move.',
    'For remainder of turn, all your aliens are each power +1.',
    'Use 3 Force to cause opponent to reveal a hand.',
    'Shuffle, cut and replace.',
    'Opponent must first use 1 Force to fire a weapon at your droid.',
    'X = number of your pilots on table.',
    'Draw two destiny and choose one.',
    'Place this card in Used Pile OR lose 1 Force.',
    'Deploys -6 to a site where opponent has more droids than you.',
    'Whenever a unique (•) droid is lost, its owner loses 2 Force (3 if it was a spy).',
    '(Immune to attrition.)',
    'OR If a battle was just initiated, add one battle destiny.',
    'Your docking bay transit from here requires 9 Force.',
  ])('%s', (sentence) => {
    const { outlines, stopped } = read(sentence)
    expect(stopped).toBeNull()
    const [faults] = outlines.map((outline) => confirm(outline, lexicon)).filter(({ length }) => length === 0)
    expect(faults, best(sentence)).toEqual([])
  })
})

describe('the best outline', () => {
  it('attaches a phrase to the verb whose frame has it, and to the noun otherwise', () => {
    expect(best('Take one droid into hand from Reserve Deck.')).toBe(
      'Take [object [count one] droid] [into into [object hand]] [from from [object Reserve Deck]]',
    )
    expect(best('Cancel the game text of one effect.')).toContain('game text [of of [object')
  })

  it('shares subjects and objects', () => {
    expect(best('Your droid is power +1 and may move.')).toMatch(/^\[subject \[own Your\] droid\] \[item .*\] and \[item/u) // prettier-ignore
    expect(best('Cancel and redraw your destiny.')).toBe(
      '[item Cancel] and [item redraw] [object [own your] destiny]',
    )
  })

  it('keeps a term together and falls back to its words', () => {
    expect(best('Deploy a capital starship.')).toBe('Deploy [object a capital starship]')
    expect(best('Deploy a Force drain card here.')).not.toBe('(none)')
  })
})

describe('where reading stops', () => {
  it('says what could have come', () => {
    const { outlines, stopped } = read('Place a card ) here.')
    expect(outlines).toEqual([])
    expect(stopped?.span.start).toBe(13)
    expect(stopped?.tried).toContain('a relative clause')
  })
})
