import { describe, expect, it } from 'vitest'
import type { Statements } from '../../runtime/program/statements.js'
import { asked, card, counterOf, labels, north, play, say, south, story, turn } from './at-the-table.js'
import {
  contents,
  damages,
  event,
  n,
  name,
  perform,
  role,
  self,
  pattern,
  text,
  unit,
  units,
  gold,
  you,
  is,
  zone,
} from './duel.js'

const damageAll: Statements = [
  { op: 'together', do: [{ op: 'each', name: 'U', of: units(), do: [damages(name('U'), n(1))] }] },
]

describe('the life of an event', () => {
  it('is a logged nothing when a requirement does not hold', () => {
    const game = play([perform('pays', { P: north, N: n(9) })])
    expect(counterOf(game, 'north', 'gold')).toBe(3)
    const refused = game.events.find(({ what }) => what === 'refused')
    expect(refused).toMatchObject({ event: 'pays', roles: { N: 9 } })
    expect(refused?.reason).toContain('pays requires')
  })

  it('is prevented by a ban, with the sentence that bans it', () => {
    const pacifist = unit('Pacifist', 1, 1, 1, { op: 'ban', pattern: pattern('damages', 'would') })
    const game = play(damageAll, { 'north field': ['Pacifist'] }, { cards: [pacifist] })
    expect(counterOf(game, card(game, 'Pacifist'), 'damage')).toBe(0)
    expect(game.events.find(({ what }) => what === 'refused')?.reason).toBe('Pacifist: sentence 0 (ban)')
  })

  it('lets each replacement apply once, and changes the amount', () => {
    const game = play(
      [damages(units(is({ op: 'title', of: name('it') }, '=', { op: 'text', value: 'Guard' })), n(3))],
      {
        'north field': ['Guard', 'Shield', 'Shield'],
      },
    )
    // Both shields work for the same player and say the same: which is first is no question.
    expect(game.state.decision).toBeNull()
    expect(counterOf(game, card(game, 'Guard'), 'damage')).toBe(1)
    expect(story(game.all, 'altered')).toEqual(['altered damages', 'altered damages'])
  })

  it('has the affected player order replacements that say something else', () => {
    const halved = unit('Veil', 0, 3, 1, {
      op: 'replace',
      pattern: pattern('damages', 'would', is({ op: 'controller', of: role('e', 'U') }, '=', you)),
      optional: false,
      instead: false,
      do: [{ op: 'assign', procedure: 'damages', role: 'N', value: n(2) }],
    })
    const game = play(
      [damages(units(is({ op: 'title', of: name('it') }, '=', { op: 'text', value: 'Guard' })), n(4))],
      { 'north field': ['Guard', 'Shield', 'Veil'] },
      { cards: [halved] },
    )
    expect(asked(game)).toMatchObject({ player: 'north', kind: 'way' })
    expect(labels(game)).toEqual(['Shield: sentence 0 (replace)', 'Veil: sentence 0 (replace)'])
    say(game, 'Veil')
    expect(counterOf(game, card(game, 'Guard'), 'damage')).toBe(1)
  })

  it('is replaced by what an "instead" does, and has not happened', () => {
    const monk = unit('Monk', 1, 5, 1, {
      op: 'replace',
      pattern: pattern('damages', 'would', is(role('e', 'U'), '=', self)),
      optional: true,
      instead: true,
      do: [gold(you, 1)],
    })
    const start = () => play(damageAll, { 'north field': ['Monk'] }, { cards: [monk] })
    const replaced = start()
    expect(asked(replaced)).toMatchObject({ player: 'north', kind: 'yes-no' })
    say(replaced, 'yes')
    expect(counterOf(replaced, 'north', 'gold')).toBe(4)
    expect(story(replaced.all, 'replaced', 'happened')).toEqual(['replaced damages'])
    const declined = start()
    say(declined, 'no')
    expect(counterOf(declined, card(declined, 'Monk'), 'damage')).toBe(1)
  })

  it('shows events that happen together to triggers at once', () => {
    const game = play(damageAll, { 'north field': ['Wolf', 'Mourner'], 'south field': ['Wolf'] })
    // The mourner survives; both wolves are destroyed before its trigger is carried out, twice.
    const order = game.events.filter(({ what, event: of }) => what === 'triggered' || of === 'destroys')
    expect(order.map(({ what }) => what)).toEqual(['happened', 'happened', 'triggered', 'triggered'])
    expect(counterOf(game, 'north', 'gold')).toBe(5)
  })

  it('lets a text that leaves play see the event that took it', () => {
    const game = play(
      [damages(units(is({ op: 'title', of: name('it') }, '=', { op: 'text', value: 'Bomb' })), n(1))],
      {
        'north field': ['Bomb'],
        'south field': ['Guard'],
      },
    )
    expect(counterOf(game, card(game, 'Guard'), 'damage')).toBe(1)
  })

  it('asks the ordering player when triggers of different texts wait', () => {
    const game = play(damageAll, { 'north field': ['Bomb', 'Mourner', 'Wolf'] })
    expect(asked(game)).toMatchObject({ player: 'north', kind: 'way', least: 1, most: 1 })
    expect(labels(game)).toEqual([
      'Mourner: sentence 0 (trigger) (1)',
      'Bomb: sentence 0 (trigger)',
      'Mourner: sentence 0 (trigger) (2)',
    ])
  })

  it('gives its result to the name in the calling body', () => {
    const game = play(
      [
        { op: 'perform', event: 'doubles', roles: { N: n(4) }, as: 'result' },
        { op: 'tally', on: north, counter: 'gold', by: 'set', amount: name('result') },
      ],
      {},
      {
        events: {
          doubles: event({
            roles: [{ name: 'N', type: 'number', optional: false }],
            do: [{ op: 'return', value: { op: 'multiply', items: [name('N'), n(2)] } }],
          }),
        },
      },
    )
    expect(counterOf(game, 'north', 'gold')).toBe(8)
  })

  it('takes along by its event what was placed on a host that leaves', () => {
    const wolf = { op: 'first', of: contents(zone('hand', south)), count: n(1) } as const
    const game = play(
      [
        { op: 'place', what: wolf, relation: 'attached to', on: { op: 'first', of: units(), count: n(1) } },
        perform('destroys', { U: { op: 'first', of: units(), count: n(1) } }),
      ],
      { 'north field': ['Guard'], 'south hand': ['Wolf'] },
    )
    expect(game.state.zones['discard/south']).toEqual([card(game, 'Wolf')])
    expect(story(game.events, 'happened')).toEqual(['happened destroys', 'happened destroys'])
  })

  it('takes along what was placed on what goes along', () => {
    const wolf = { op: 'first', of: contents(zone('hand', south)), count: n(1) } as const
    const guard = { op: 'first', of: units(), count: n(1) } as const
    const second = { op: 'first', of: contents(zone('hand', south)), count: n(1) } as const
    const game = play(
      [
        { op: 'let', name: 'w', value: wolf },
        { op: 'place', what: wolf, relation: 'attached to', on: guard },
        { op: 'place', what: second, relation: 'attached to', on: { op: 'local', name: 'w' } },
        perform('destroys', { U: guard }),
      ],
      { 'north field': ['Guard'], 'south hand': ['Wolf', 'Wolf'] },
    )
    expect(game.state.zones['discard/south']).toHaveLength(2)
    expect(story(game.events, 'happened')).toHaveLength(3)
  })

  it('carries out rules text that answers events', () => {
    const rules = text({
      op: 'trigger',
      pattern: pattern('damages', 'just'),
      optional: false,
      do: [gold({ op: 'controller', of: role('e', 'U') }, 1)],
    })
    const game = play(damageAll, { 'south field': ['Guard'] }, { rules })
    expect(counterOf(game, 'south', 'gold')).toBe(4)
  })
})

describe('an action', () => {
  it('keeps its cost paid when its event is canceled', () => {
    const game = play(turn, { 'north hand': ['Guard'], 'north deck': ['Wolf'], 'south hand': ['Refusal'] })
    say(game, 'deploys')
    say(game, 'Guard')
    expect(asked(game).player).toBe('south')
    say(game, 'Refusal')
    // North holds a card that nobody else sees: it might answer the refusal.
    say(game, 'pass')
    expect(story(game.events, 'canceled')).toEqual(['canceled deploys'])
    expect(counterOf(game, 'north', 'gold')).toBe(4)
    expect(game.state.zones['hand/north']).toContain(card(game, 'Guard'))
  })

  it('is not offered when its cost can not be paid', () => {
    const game = play(
      [
        { op: 'tally', on: north, counter: 'gold', by: 'set', amount: n(0) },
        { op: 'window', window: 'actions', first: north },
      ],
      { 'north hand': ['Guard'] },
    )
    expect(labels(game)).toEqual(['pass'])
  })

  it('is limited per procedure', () => {
    const game = play(turn, { 'north field': ['Wolf', 'Wolf', 'Wolf'], 'north deck': ['Guard'] })
    for (let time = 0; time < 2; time++) {
      say(game, 'strikes')
      say(game, 'Wolf')
    }
    expect(labels(game)).not.toContain('strikes')
  })
})
