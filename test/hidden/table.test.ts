/** What a player may not know, at a small table. */
import { describe, expect, it } from 'vitest'
import { advance, start } from '../../runtime/play/advance.js'
import { eventsFor } from '../../runtime/play/events-for.js'
import { explainFor } from '../../runtime/play/explain-for.js'
import type { GameEvent } from '../../runtime/play/journal.js'
import { idOf, view } from '../../runtime/play/view.js'
import { whyNot } from '../../runtime/play/why-not.js'
import type { Id, State } from '../../runtime/state/state.js'
import { keep, type Keep } from '../kinds/game.js'
import { lookForLeaks } from './laws.js'

const unit = (title: string, text = '') =>
  `card: ${title}\ntype: unit\npower: 1\nshield: 1\ncost: 1\n${text === '' ? '' : `text:\n  ${text}\n`}\n`
const ruse = (title: string, text: string) => `card: ${title}\ntype: ruse\ncost: 0\ntext:\n  ${text}\n\n`

interface Table {
  game: Keep
  state: State
  events: GameEvent[]
}

/** Begins with these cards in these places. */
function table(
  cards: string,
  places: Record<string, string[]>,
  rules = (file: string) => file,
  seed = 'seed',
): Table {
  const game = keep(cards, rules)
  expect(game.findings).toEqual([])
  const decks = Object.entries(places).map(([place, titles]) => {
    const [player = '', zone = ''] = place.split(' ')
    return { player, zone, cards: titles.map((card) => ({ card: card.toLowerCase(), count: 1 })) }
  })
  return { game, ...start(game.linked, seed, { decks }) }
}

function say(at: Table, ...words: string[]): void {
  for (const word of words) {
    const { decision } = at.state
    const index = decision?.options.findIndex(({ label }) => label.startsWith(word)) ?? -1
    if (index < 0)
      throw new Error(
        `${word}: ${decision?.options.map(({ label }) => label).join(' | ') ?? 'nobody is asked'}`,
      )
    Object.assign(at, advance(at.game.linked, at.state, [index]))
  }
}

const cardOf = ({ state }: Table, title: string, owner: Id): Id =>
  Object.values(state.things).find((thing) => thing.card === title.toLowerCase() && thing.owner === owner)
    ?.id ?? ''
const labels = ({ state }: Table): string[] => state.decision?.options.map(({ label }) => label) ?? []

describe('a card that went out of sight', () => {
  const cards =
    unit('Ox').replace('unit', 'ship') +
    unit('Yak') +
    unit('Net', 'F: Return Ox.\n  F: Fetch all ships in your deck.')
  const rules = (file: string) =>
    file.replace(
      'verb: lose a card C',
      `verb: return a card C
  move C to C's owner's deck
  shuffle the deck of C's owner

verb: fetch a card C
  move C to the field

verb: lose a card C`,
    )

  it('comes back under another name, and under none while it is hidden', () => {
    const at = table(
      cards,
      { 'north deck': ['Yak', 'Yak', 'Yak'], 'south deck': ['Yak', 'Yak'], 'north field': ['Net', 'Ox'] },
      rules,
    )
    const { linked } = at.game
    const names: Id[] = []
    const ox = cardOf(at, 'Ox', 'north')
    for (let round = 0; round < 2; round++) {
      names.push(at.state.things[ox]?.name ?? '')
      say(at, 'Net: F: Return Ox')
      const hidden = view(linked, at.state, 'south')
      expect(JSON.stringify(hidden)).not.toContain('"ox"')
      expect(hidden.zones['deck/north']?.every((card) => card === null)).toBe(true)
      say(at, 'Net: F: Fetch')
      expect(view(linked, at.state, 'south').zones['field']).toContain(at.state.things[ox]?.name)
    }
    expect(new Set(names).size).toBe(2)
    const name = at.state.things[ox]?.name ?? ''
    expect(idOf(linked, at.state, 'south', name)).toBe(ox)
    expect(() => idOf(linked, at.state, 'south', names[0] ?? '')).toThrow('sees nothing called')
  })
})

describe('what happened', () => {
  it('is told to each as far as they saw it', () => {
    const at = table(unit('Ox') + unit('Yak'), { 'north deck': ['Ox', 'Yak'], 'south deck': ['Yak'] })
    const [own] = eventsFor(at.state, at.events, 'north').filter(({ what }) => what === 'moved')
    const [other] = eventsFor(at.state, at.events, 'south').filter(({ what }) => what === 'moved')
    const ox = at.state.things[cardOf(at, 'Ox', 'north')]?.name ?? ''
    expect(own).toMatchObject({ things: [ox], cards: { [ox]: 'ox' } })
    expect(other).toMatchObject({ things: [null], cards: {}, to: 'hand/north' })
    say(at, 'deploy', ...(labels(at).includes('Ox') ? ['Ox'] : []))
    const [seen] = eventsFor(at.state, at.events, 'south').filter(({ what }) => what === 'moved')
    const now = at.state.things[cardOf(at, 'Ox', 'north')]?.name ?? ''
    expect(seen).toMatchObject({ things: [now], cards: { [now]: 'ox' }, to: 'field' })
    // Its owner is told which of the cards in the hand it was.
    const [mine] = eventsFor(at.state, at.events, 'north').filter(({ what }) => what === 'moved')
    expect(mine?.before).toEqual({ [now]: ox })
  })
})

describe('options', () => {
  const cards =
    ruse('Wake', 'When your unit deploys, gain 1 gold.') +
    unit('Bell', 'When your unit deploys, gain 2 gold.') +
    unit('Ox')
  const rules = (file: string) =>
    file
      .replace('  after: responses\n  move U to the field', '  move U to the field\n  U deploys')
      .replace('verb: lose a card C', 'verb: a unit U deploys\n  put 0 damage on U\n\nverb: lose a card C')

  it('show the one who orders no card that is hidden', () => {
    const at = table(
      cards,
      {
        'north hand': ['Ox'],
        'north field': ['Bell'],
        'north deck': ['Ox'],
        'south deck': ['Ox'],
        'south hand': ['Wake'],
      },
      rules,
    )
    expect(labels(at).join()).not.toContain('Wake')
    const loud = table(
      cards.replace('When your unit deploys, gain 1 gold.', 'When a unit deploys, gain 1 gold.'),
      {
        'north hand': ['Ox'],
        'north field': ['Bell'],
        'north deck': ['Ox'],
        'south deck': ['Ox'],
        'south hand': ['Wake'],
      },
      rules,
    )
    say(loud, 'deploy')
    if (loud.state.decision?.kind === 'choose')
      Object.assign(loud, advance(loud.game.linked, loud.state, [0]))
    expect(loud.state.decision).toMatchObject({ player: 'north', kind: 'way' })
    expect(labels(loud).sort()).toEqual(['Bell: When your unit deploys, gain 2 gold.', 'a card'])
    expect(JSON.stringify(view(loud.game.linked, loud.state, 'north').decision)).not.toContain('wake')
  })

  it('that can not be told apart come in no order that tells where they came from', () => {
    const blind = unit('Thief', 'F: Rob.') + unit('Ox') + unit('Yak')
    const first = (seed: string) => {
      const at = table(
        blind,
        {
          'north field': ['Thief'],
          'north deck': ['Ox', 'Ox'],
          'south deck': ['Ox'],
          'south hand': ['Yak', 'Ox', 'Ox', 'Ox'],
        },
        (file) =>
          file.replace(
            'verb: lose a card C',
            `verb: a player P robs
  P chooses a card C from cards in the hand of P's opponent
  P's opponent discards C

verb: lose a card C`,
          ),
        seed,
      )
      say(at, 'Thief')
      expect(labels(at)).toEqual(['a card (1)', 'a card (2)', 'a card (3)', 'a card (4)'])
      return at.state.decision?.options.findIndex(({ value }) => value === cardOf(at, 'Yak', 'south'))
    }
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(first)).size).toBeGreaterThan(1)
  })
})

describe('silence', () => {
  const cards =
    ruse('Hush', 'If opponent just played a ruse, cancel that ruse.') +
    ruse('Gift', 'F: Gain 1 gold.') +
    unit('Ox')
  const places = { 'north hand': ['Gift'], 'north deck': ['Ox', 'Ox'], 'south deck': ['Ox', 'Ox'] }

  it('is asked for whatever is in the hand, and for nothing when the hand is empty', () => {
    const asked = (hand: string[]) => {
      const at = table(cards, { ...places, 'south hand': hand })
      say(at, 'Gift')
      return [at.state.decision?.player, labels(at)]
    }
    expect(asked(['Hush'])).toEqual([
      'south',
      ['Hush: If opponent just played a ruse, cancel that ruse.', 'pass'],
    ])
    expect(asked(['Ox'])).toEqual(['south', ['pass']])
    expect(asked([])[0]).toBe('north')
  })

  it('"why not" does not tell what others hold', () => {
    const at = table(cards, { ...places, 'south hand': ['Hush'] })
    const ask = (words: string) => whyNot(at.game.linked, at.state, 'north', { words })?.text
    expect(ask('Hush')).toBe(ask('No such card'))
  })
})

describe('an explanation for one player', () => {
  it('has the words of cards that player may know, and only those', () => {
    const cards =
      unit('Ox') +
      unit('Horn', 'Each of your other units gets +1 power.') +
      ruse('Spur', 'Each of your units gets +2 power.')
    const at = table(cards, {
      'north field': ['Ox', 'Horn'],
      'north hand': ['Spur'],
      'north deck': ['Ox', 'Ox'],
      'south deck': ['Ox', 'Ox'],
    })
    const name = at.state.things[cardOf(at, 'Ox', 'north')]?.name ?? ''
    const explained = (player: Id) => explainFor(at.game.linked, at.state, player, name, 'power')
    expect(explained('north')).toMatchObject({ value: 4, changes: [{ title: 'Horn' }, { title: 'Spur' }] })
    expect(explained('south')).toMatchObject({
      value: 4,
      changes: [{ title: 'Horn' }, { title: '', sentence: '', source: null }],
    })
  })
})

describe('the law', () => {
  it('notices what a game gives away', () => {
    const cards = unit('Ox') + unit('Yak', 'When a player draws 1 card, gain 1 gold.')
    const setup = (game: Keep) => ({
      linked: game.linked,
      setup: {
        decks: ['north', 'south'].map((player) => ({
          player,
          zone: 'deck',
          cards: [
            { card: 'ox', count: 9 },
            { card: 'yak', count: 9 },
          ],
        })),
      },
    })
    const sound = setup(keep(cards))
    const quiet = lookForLeaks(sound.linked, sound.setup, 'law', 20)
    expect([quiet.leaks, quiet.answers > 10]).toEqual([[], true])
    // A text that works from the hand without being shown: what it does gives it away.
    const loud = setup(
      keep(cards, (file) =>
        file.replace('live: the text of a ruse in the hand', 'live: the text of a unit in the hand'),
      ),
    )
    expect(lookForLeaks(loud.linked, loud.setup, 'law', 20).leaks.length).toBeGreaterThan(0)
  })
})
