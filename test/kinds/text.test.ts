/** Kinds 1 to 13: what a text says is what is played: no more, no less, nothing else. */
import { describe, expect, test } from 'vitest'
import { failures, keep, keepGame, type Keep } from './game.js'

const crew = `card: Ox
type: unit
power: 3
shield: 1
cost: 1

card: Drum
type: unit
power: 1
shield: 5
cost: 1
`
const table = (body: string) => `scenario: it
given
  North's deck has 9 cards
  South's deck has 9 cards
  it is North's turn
  Ox is in the field
  Drum is in the field
  North's cards are Ox
  South's cards are Drum
${body}`

const card = (text: string): Keep =>
  keep(`${crew}\ncard: Flag\ntype: unit\npower: 1\nshield: 1\ntext:\n  ${text}\n`)
const flag = (body: string) => table(`  Flag is in the field\n  North's cards are Flag\n${body}`)

describe('a line that is accepted is carried out whole', () => {
  test('1: no part of it may be dropped or bound to another subject', () => {
    const both = card('Your units get +1 power and enemy units get -1 shield.')
    const lines = flag(`then
  the power of Ox is 4
  the shield of Ox is 1
  the power of Drum is 1
  the shield of Drum is 4
`)
    expect(failures(both, lines)).toEqual([])
    // Every word of it counts: without it the library is another one, or the line is refused.
    const words = 'Your units get +1 power and enemy units get -1 shield.'.split(' ')
    words.forEach((_word, at) => {
      const other = card(words.toSpliced(at, 1).join(' '))
      expect(
        other.findings.length > 0 || other.bound.library.hash !== both.bound.library.hash,
        words[at],
      ).toBe(true)
    })
  })

  test('2: an "if" decides, before the sentence, behind it, and about a trigger', () => {
    const lines = (gold: number, power: number, hand: number) =>
      flag(`  North's gold is ${gold}
when
  North: attack
  North: Ox
then
  the power of Drum is ${power}
  South's deck has ${9 - hand} cards
`)
    for (const text of [
      'If you have at least 3 gold, enemy units get +1 power. When your unit hits a unit, if you have at least 3 gold, opponent draws 1 card.',
      'Enemy units get +1 power if you have at least 3 gold. When your unit hits a unit, draw 1 card. If you have at least 3 gold, opponent draws 1 card.',
    ]) {
      const game = card(text)
      expect(failures(game, lines(3, 2, 1))).toEqual([])
      expect(failures(game, lines(2, 1, 0))).toEqual([])
    }
  })

  test('3: a rider in the middle or at the end counts', () => {
    const lines = (gold: number, place: string) =>
      flag(`  North's gold is ${gold}
when
  North: attack
  North: Ox
then
  North's gold is ${gold + 1}
  Flag is in ${place}
`)
    const game = card(
      'When your unit hits a unit, gain 1 gold. If you have less than 6 gold, discard this unit.',
    )
    expect(failures(game, lines(2, "North's grave"))).toEqual([])
    expect(failures(game, lines(5, 'the field'))).toEqual([])
  })

  test('4: "or" takes in both, not only what is both', () => {
    const lines = (given: string, power: number) => flag(`${given}then\n  the power of Drum is ${power}\n`)
    const either = card(
      'Each enemy tapped or ready unit gets +1 power. While Drum is tapped or Drum has at least 1 damage, Drum gets +2 power.',
    )
    expect(failures(either, lines('', 2))).toEqual([])
    expect(failures(either, lines('  Drum is tapped\n', 4))).toEqual([])
    expect(failures(either, lines('  Drum has 1 damage\n', 4))).toEqual([])
    const one = card('While Drum is tapped and Drum has at least 1 damage, Drum gets +2 power.')
    expect(failures(one, lines('  Drum has 1 damage\n', 1))).toEqual([])
    expect(failures(one, lines('  Drum is tapped\n  Drum has 1 damage\n', 3))).toEqual([])
  })
})

describe('a word that nothing reads is told', () => {
  test('5: in a card, a rule, a setting or a declaration', () => {
    expect(card('Your units get +1 power zealously.').findings.join()).toContain('zealously')
    expect(keep(`${crew}zeal: 4\n`).findings.join()).toContain('zeal')
    const rules = (from: string, to: string) => keep(crew, (file) => file.replace(from, to)).findings.join()
    expect(rules('  after: responses\n  move R', '  aftr: responses\n  move R')).toContain('aftr')
    expect(rules('closes after 2 passes\nwindow', 'closes after 2 pases\nwindow')).toContain('pases')
    expect(rules('of a unit; first ready', 'of a unit; fisrt ready')).toContain('fisrt')
  })

  test('6: and so is a name that nothing declares, wherever it stands', () => {
    expect(keep(`${crew}text:\n  This unit gets +1 honour.\n`).findings.join()).toContain('honour')
    expect(keep(crew, (file) => file.replace('do turn of P', 'do tunr of P')).findings.join()).toContain(
      'tunr',
    )
    expect(
      keep(crew, (file) => file.replace('U from units in', 'U from unitz in')).findings.join(),
    ).toContain('unitz')
  })

  test('7: a misspelt event is an error and not a trigger that never fires', () => {
    const { findings } = card('When this unit htis a unit, draw a card.')
    expect(findings.join()).toContain('htis')
  })
})

describe('nothing is in play but what is printed', () => {
  const plain = `${crew}
card: Flag
type: unit
power: 1
shield: 1
`
  test('8: a card forbids only what its words forbid', () => {
    const lines = flag(`then
  North's choices are attack
when
  North: attack
then
  North's choices are Ox and Flag
`)
    expect(failures(keep(plain), lines)).toEqual([])
    const words = 'You may not attack with this unit.'
    const found = failures(keep(`${plain}text:\n  ${words}\n`), lines)
    expect(found.join()).not.toEqual('')
    expect(
      failures(
        keep(`${plain}text:\n  ${words}\n`),
        flag(`then\n  North may not attack with Flag because "${words}"\n`),
      ),
    ).toEqual([])
  })

  test('9 and 13: what is played, shown and searched is one text', () => {
    const words = 'When your unit hits a unit, gain 1 gold.'
    const { bound } = card(words)
    const flagCard = Object.values(bound.library.cards).find(({ title }) => title === 'Flag')
    expect(flagCard?.sections['text']?.sentences).toEqual([words])
  })

  test('12: after an erratum the new words are played, and the library is another one', () => {
    const lines = (power: number) => flag(`then\n  the power of Ox is ${power}\n`)
    const [old, revised] = [card('Your units get +2 power.'), card('Your units get +1 power.')]
    expect([failures(old, lines(5)), failures(revised, lines(4))]).toEqual([[], []])
    expect(failures(revised, lines(5))).toHaveLength(1)
    expect(old.bound.library.hash).not.toBe(revised.bound.library.hash)
  })
})

describe('who does what to whom', () => {
  test('10: to deal damage is not to be dealt damage', () => {
    const game = card(
      'When this unit deals damage to a unit, gain 1 gold.\n  When a unit deals damage to this unit, gain 5 gold.',
    )
    const lines = (attack: string, gold: number) =>
      flag(`  Flag has 0 damage\nwhen\n  ${attack}\nthen\n  North's gold is ${gold}\n`)
    expect(failures(game, lines('North: attack\n  North: Flag', 4))).toEqual([])
    expect(failures(game, lines('North: pass\n  South: attack\n  South: Flag', 8))).toEqual([])
  })

  test('11: a change is of the value that is named, and of no other', () => {
    const game = card('Ox is shield +1.')
    expect(
      failures(game, flag('then\n  the shield of Ox is 2\n  the power of Ox is 3\n  the cost of Ox is 1\n')),
    ).toEqual([])
    expect(keepGame).toContain('attribute: strength')
  })
})
