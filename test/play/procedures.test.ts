import { describe, expect, it } from 'vitest'
import type { Statements } from '../../runtime/program/statements.js'
import { isFault } from '../../runtime/state/fault.js'
import { asked, begin, card, counterOf, labels, north, play, say, south, story } from './at-the-table.js'
import {
  counter,
  damages,
  duel,
  event,
  gold,
  is,
  n,
  name,
  pattern,
  perform,
  text,
  unit,
  units,
  you,
} from './duel.js'

const battle = (body: Statements) => ({ battle: event({ kind: 'procedure', do: body }) })
const addGold = (amount: number): Statements => [gold(north, amount)]

describe('procedures', () => {
  it('end at once when a guard says so, and their end comes once', () => {
    const rules = text({
      op: 'trigger',
      pattern: pattern('battle', 'end'),
      optional: false,
      do: addGold(100),
    })
    const game = play(
      [perform('battle', {}), ...addGold(1)],
      {},
      {
        rules,
        events: battle([
          {
            op: 'whenever',
            test: is(counter(north, 'gold'), '≥', n(5)),
            do: [{ op: 'finish', procedure: 'battle' }],
          },
          ...addGold(1),
          perform('pays', { P: north, N: n(1) }),
          ...addGold(2),
          ...addGold(50),
        ]),
      },
    )
    expect(counterOf(game, 'north', 'gold')).toBe(106)
    expect(story(game.events, 'ended')).toEqual(['ended battle', 'ended game'])
  })

  it('are not cut while an event inside them is under way', () => {
    const game = play(
      [perform('battle', {})],
      {},
      {
        events: {
          ...battle([
            {
              op: 'whenever',
              test: is(counter(north, 'gold'), '≥', n(5)),
              do: [{ op: 'finish', procedure: 'battle' }],
            },
            perform('windfall', {}),
            ...addGold(1000),
          ]),
          windfall: event({ do: [...addGold(10), ...addGold(10)] }),
        },
      },
    )
    expect(counterOf(game, 'north', 'gold')).toBe(23)
  })

  it('drop what runs inside them, with the effects bound to it', () => {
    const game = play(
      [perform('battle', {})],
      { 'north field': ['Guard'] },
      {
        events: {
          ...battle([perform('round', {}), ...addGold(1000)]),
          round: event({
            kind: 'procedure',
            do: [
              {
                op: 'apply',
                clause: { op: 'change', affected: units(), attribute: 'power', layer: 'add', amount: n(1) },
                until: pattern('round', 'end'),
              },
              { op: 'finish', procedure: 'battle' },
              ...addGold(1000),
            ],
          }),
        },
      },
    )
    expect(counterOf(game, 'north', 'gold')).toBe(3)
    expect(game.state.effects).toEqual([])
  })

  it('carry out later what was put off, once, with the values of that time', () => {
    const game = play(
      [
        { op: 'let', name: 'N', value: n(7) },
        {
          op: 'later',
          pattern: pattern('battle', 'end'),
          do: [{ op: 'tally', on: north, counter: 'gold', by: 'add', amount: name('N') }],
        },
        { op: 'let', name: 'N', value: n(1) },
        perform('battle', {}),
        perform('battle', {}),
      ],
      {},
      { events: battle([]) },
    )
    expect(counterOf(game, 'north', 'gold')).toBe(10)
    expect(game.state.scheduled).toEqual([])
  })

  it('let texts ask for their roles, also for one that changed', () => {
    const hunter = unit('Hunter', 1, 9, 1, {
      op: 'trigger',
      pattern: pattern('damages', 'just'),
      optional: false,
      do: [
        {
          op: 'tally',
          on: { op: 'role', procedure: 'duel', name: 'foe' },
          counter: 'damage',
          by: 'add',
          amount: n(1),
        },
      ],
    })
    const roles = [{ name: 'foe', type: 'unit', optional: false }]
    const [first, second] = [
      units(is({ op: 'title', of: name('it') }, '=', { op: 'text', value: 'Guard' })),
      units(is({ op: 'title', of: name('it') }, '=', { op: 'text', value: 'Captain' })),
    ]
    const game = play(
      [perform('duel', { foe: first })],
      { 'north field': ['Hunter'], 'south field': ['Guard', 'Captain'] },
      {
        cards: [hunter],
        events: {
          duel: event({
            kind: 'procedure',
            roles,
            do: [{ op: 'let', name: 'foe', value: second }, damages(first, n(1))],
          }),
        },
      },
    )
    expect(counterOf(game, card(game, 'Captain'), 'damage')).toBe(1)
  })

  it('count what has happened within them, and forget it afterwards', () => {
    const paid = { op: 'happened', pattern: pattern('pays', 'just'), within: 'battle' } as const
    const body: Statements = [
      perform('pays', { P: north, N: n(1) }),
      { op: 'tally', on: south, counter: 'gold', by: 'set', amount: paid },
    ]
    const game = play([perform('battle', {}), perform('battle', {})], {}, { events: battle(body) })
    expect(counterOf(game, 'south', 'gold')).toBe(1)
    expect(game.state.history).toEqual([])
  })

  it('keep of an event only the moment that some text asks for', () => {
    const ended = { op: 'happened', pattern: pattern('battle', 'end') } as const
    const count: Statements = [{ op: 'tally', on: south, counter: 'gold', by: 'set', amount: ended }]
    const game = play([perform('battle', {}), perform('battle', {}), ...count], {}, { events: battle([]) })
    expect(counterOf(game, 'south', 'gold')).toBe(2)
    expect(game.state.history.map(({ event, stage }) => `${event} ${stage}`)).toEqual([
      'battle end',
      'battle end',
    ])
  })

  it('undo nothing twice: a canceled procedure has no end', () => {
    const rules = text({
      op: 'trigger',
      pattern: pattern('battle', 'end'),
      optional: false,
      do: addGold(100),
    })
    const game = play(
      [perform('battle', {})],
      {},
      {
        rules,
        events: battle([
          ...addGold(1),
          { op: 'cancel', what: { op: 'running', procedure: 'battle' } },
          ...addGold(10),
        ]),
      },
    )
    expect(counterOf(game, 'north', 'gold')).toBe(4)
    expect(story(game.events, 'canceled')).toEqual(['canceled battle'])
  })
})

describe('a text without end', () => {
  const faultOf = (run: () => unknown) => {
    try {
      run()
    } catch (error) {
      if (isFault(error)) return error
      throw error
    }
    throw new Error('There was no fault.')
  }

  it('is an error that names it', () => {
    const rules = text({
      op: 'trigger',
      pattern: pattern('pays', 'just'),
      optional: false,
      do: [gold(you, 0), perform('pays', { P: north, N: n(0) })],
    })
    const library = duel({ rules, events: { game: event({ do: [perform('pays', { P: north, N: n(0) })] }) } })
    const fault = faultOf(() => begin(library, {}))
    expect(['loop', 'runaway']).toContain(fault.code)
    expect(fault.texts.join(' ')).toContain('pays')
  })

  it('is told from a circle of the same position', () => {
    const events = {
      game: event({ do: [{ op: 'repeat', until: { op: 'truth', value: false }, do: [gold(north, 0)] }] }),
    }
    expect(faultOf(() => begin(duel({ events }), {})).code).toBe('runaway')
  })

  it('is found in state checks too', () => {
    const library = duel({ events: { game: event({ do: [gold(north, 1)] }) } })
    const endless = {
      ...library,
      checks: [{ ...library.checks[0], name: 'always', each: { op: 'players' as const }, bind: 'P', do: [] }],
    }
    const fault = faultOf(() => begin(endless as typeof library, {}))
    expect(fault).toMatchObject({ code: 'loop', texts: ['always'] })
  })

  it('needs no window to be found', () => {
    const game = play([{ op: 'window', window: 'actions', first: north }], {
      'north field': ['Scholar'],
      'north deck': ['Wolf'],
    })
    say(game, 'Scholar')
    expect(labels(game)).toEqual(['deploys', 'strikes', 'Scholar: sentence 0 (action)', 'pass'])
    expect(asked(game).player).toBe('north')
  })
})
