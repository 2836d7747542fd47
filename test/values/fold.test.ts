import { describe, expect, it } from 'vitest'
import type { Library } from '../../runtime/program/library.js'
import { openDraft, touch } from '../../runtime/state/draft.js'
import { tallyThing, turnThing } from '../../runtime/state/marks.js'
import { moveCard } from '../../runtime/state/move.js'
import type { State } from '../../runtime/state/state.js'
import { explain } from '../../runtime/values/explain.js'
import { remember } from '../../runtime/values/last.js'
import { valueOf } from '../../runtime/values/values.js'
import type { Linked } from '../../runtime/link/linked.js'
import {
  card,
  change,
  compare,
  local,
  num,
  power,
  sampleLibrary,
  self,
  table,
  text,
  things,
} from './sample.js'

const units = things('unit')
const strongestOfCopies: Library['stacking'] = [
  {
    key: ['affected', 'attribute', 'title', 'clause', 'player'],
    kind: null,
    keep: 'strongest',
    unlessCumulative: true,
  },
]

/** The power of the first card, with these others in play. */
function powerWith(changes: ReturnType<typeof change>[][], more: Partial<Library> = {}, base = 3): number {
  const cards = changes.map((clauses, index) => card(`Helper ${index}`, 'unit', { power: 1 }, clauses))
  const { linked, state } = table(sampleLibrary(more, [card('Guard', 'unit', { power: base }), ...cards]), [
    ['Guard', 'north', 'field'],
    ...cards.map(({ id }): [string, string, string] => [id, 'north', 'field']),
  ])
  return valueOf(linked, state, 'c1', 'power') as number
}

describe('amounts', () => {
  it('may speak of the thing that is changed', () => {
    const own = { op: 'printed', of: local('it'), name: 'power' } as const
    expect(powerWith([[change(units, 0, { amount: own })]])).toBe(6)
  })
})

describe('layers', () => {
  it('apply in the order of the game, whatever came first into force', () => {
    expect(powerWith([[change(units, 1)], [change(units, 2, { layer: 'double' })]])).toBe(7)
    expect(
      powerWith([[change(units, 1)], [change(units, 2, { layer: 'multiply' })]], {
        layers: ['add', 'multiply'],
      }),
    ).toBe(8)
    expect(powerWith([[change(units, 5, { layer: 'set' })], [change(units, 1)]])).toBe(5)
    expect(
      powerWith([[change(units, 5, { layer: 'set' })], [change(units, 1)]], { layers: ['set', 'add'] }),
    ).toBe(6)
    expect(powerWith([[change(units, 6, { layer: 'base' })], [change(units, 1)]])).toBe(7)
    expect(powerWith([[change(units, 2, { layer: 'halve' })]])).toBe(2)
  })

  it('take the lowest of several settings, and bound the value', () => {
    expect(powerWith([[change(units, 2, { layer: 'set' })], [change(units, 6, { layer: 'set' })]])).toBe(2)
    expect(powerWith([[change(units, 9)], [change(units, 4, { layer: 'cap' })]])).toBe(4)
    expect(powerWith([[change(units, -9)], [change(units, 1, { layer: 'floor' })]])).toBe(1)
    expect(powerWith([[change(units, -9)]])).toBe(0)
  })

  it('cut the net of what is added to a limit', () => {
    const limited = change(units, 2, { limit: num(2) })
    expect(powerWith([[change(units, 1)], [limited]])).toBe(5)
    expect(powerWith([[change(units, 1)], [limited], [change(units, -2)]])).toBe(4)
    expect(powerWith([[change(units, 1)], [change(units, 5, { limit: num(2) })]], { layers: ['add'] })).toBe(
      6,
    )
  })
})

describe('stacking', () => {
  const twoCopies = (cumulative: boolean, more: Partial<Library> = { stacking: strongestOfCopies }) => {
    const helper = card('Helper', 'unit', { power: 1 }, [change(units, 2, cumulative ? { cumulative } : {})])
    const { linked, state } = table(sampleLibrary(more, [helper]), [
      ['Helper', 'north', 'field'],
      ['Helper', 'north', 'field'],
    ])
    return valueOf(linked, state, 'c1', 'power')
  }

  it('counts one of equal copies, all of cumulative ones, and all without a rule', () => {
    expect(twoCopies(false)).toBe(3)
    expect(twoCopies(true)).toBe(5)
    expect(twoCopies(false, {})).toBe(5)
  })

  it('lets different titles and different clauses add up', () => {
    expect(
      powerWith([[change(units, 1), change(units, 2)], [change(units, 2)]], { stacking: strongestOfCopies }),
    ).toBe(8)
  })

  it('counts only the greatest of a kind, beside all others', () => {
    const stacking: Library['stacking'] = [
      { key: ['affected', 'attribute'], kind: 'commander', keep: 'strongest', unlessCumulative: false },
    ]
    const commander = (amount: number) => [change(units, amount, { kind: 'commander' })]
    expect(powerWith([commander(3), commander(4), [change(units, 1)]], { stacking })).toBe(8)
  })

  it('takes the section of a card for the kind of its changes', () => {
    const leader = (title: string, amount: number) => ({
      ...card(title, 'unit', { power: 1 }),
      sections: { command: text([change(units, amount)]) },
    })
    const stacking: Library['stacking'] = [
      { key: ['affected', 'attribute'], kind: 'command', keep: 'strongest', unlessCumulative: false },
    ]
    const live = [
      { type: 'unit', section: 'text', zones: ['field'] },
      { type: 'unit', section: 'command', zones: ['field'] },
    ]
    const cards = [
      card('Guard', 'unit', { power: 3 }, [change(units, 1)]),
      leader('One', 2),
      leader('Two', 4),
    ]
    const { linked, state } = table(sampleLibrary({ stacking, live }, cards), [
      ['Guard', 'north', 'field'],
      ['One', 'north', 'field'],
      ['Two', 'north', 'field'],
    ])
    expect(valueOf(linked, state, 'c1', 'power')).toBe(8)
  })

  it('never drops what the rules themselves add', () => {
    const rules = text([change(units, 1), change(units, 1)])
    expect(
      powerWith([], {
        stacking: [{ key: [], kind: null, keep: 'strongest', unlessCumulative: true }],
        rules,
      }),
    ).toBe(5)
  })
})

describe('a value that asks for itself', () => {
  it('is judged without the change that asks', () => {
    const weak = things('unit', compare(power(local('it')), '<', num(3)))
    expect(powerWith([[change(weak, 2)]], {}, 2)).toBe(4)
    expect(powerWith([[change(weak, 2)], [change(units, 1)]], {}, 2)).toBe(3)
  })

  it('is a fault when its base does', () => {
    const attributes = {
      ...sampleLibrary().attributes,
      power: {
        of: ['unit'],
        holds: 'number' as const,
        least: null,
        most: null,
        base: power(local('it')),
        round: null,
      },
    }
    expect(() => powerWith([], { attributes })).toThrow('defined by itself')
  })

  it('does not remember what was answered by leaving a change out', () => {
    // Each of the two looks at the other: asked in any order, the answers are the same.
    const other = (title: string) =>
      things('unit', compare({ op: 'title', of: local('it') }, '=', { op: 'text', value: title }))
    const first = change(self, 1, { while: compare(power(other('Second')), '>', num(1)) })
    const second = change(self, 1, { while: compare(power(other('First')), '>', num(1)) })
    const library = sampleLibrary({}, [
      card('First', 'unit', { power: 1 }, [first]),
      card('Second', 'unit', { power: 1 }, [second]),
    ])
    const ask = (order: string[]) => {
      const { linked, state } = table(library, [
        ['First', 'north', 'field'],
        ['Second', 'north', 'field'],
      ])
      return Object.fromEntries(order.map((id) => [id, valueOf(linked, state, id, 'power')]))
    }
    expect(ask(['c1', 'c2'])).toEqual(ask(['c2', 'c1']))
  })
})

describe('values', () => {
  const library = sampleLibrary({}, [
    card('Guard', 'unit', { power: 3 }, [
      change(self, 1, { while: compare({ op: 'counter', of: self, name: 'damage' }, '>', num(0)) }),
    ]),
    card('Banner', 'unit', { power: 0 }, [change(units, 2)]),
  ])
  const start = (): { linked: Linked; draft: State } => {
    const { linked, state } = table(library, [
      ['Guard', 'north', 'field'],
      ['Banner', 'north', 'hand/north'],
    ])
    return { linked, draft: openDraft(state) }
  }

  it('follow every change of a draft', () => {
    const { linked, draft } = start()
    const now = () => valueOf(linked, draft, 'c1', 'power')
    expect(now()).toBe(3)
    tallyThing(linked, draft, 'c1', 'damage', 'add', 1)
    expect(now()).toBe(4)
    moveCard(linked, draft, 'c2', 'field', 'top', remember)
    expect(now()).toBe(6)
    moveCard(linked, draft, 'c2', 'hand/north', 'top', remember)
    expect(now()).toBe(4)
  })

  it('follow effects, which stop following a card that left play', () => {
    const { linked, draft } = start()
    const code = { in: 'event', event: 'bless', part: 'do' } as const
    const events: Library['events'] = {
      bless: {
        kind: 'verb',
        roles: [],
        by: null,
        offered: [],
        candidates: {},
        cost: [],
        do: [{ op: 'apply', clause: change(local('U'), 5) }],
        windows: { before: null, after: null },
        limit: null,
        text: 'Bless.',
        source: { file: 'r', start: 0, end: 0, line: 1, column: 1 },
        spans: [],
      },
    }
    const blessed: Linked = { ...linked, library: { ...linked.library, events } }
    draft.effects.push({
      clause: { of: 'applied', code, step: 0 },
      source: null,
      visit: 0,
      you: 'north',
      names: { U: 'c1', 'visit of U': 0 },
      events: {},
      number: 1,
      until: null,
      within: null,
    })
    touch(draft)
    expect(valueOf(blessed, draft, 'c1', 'power')).toBe(8)
    moveCard(blessed, draft, 'c1', 'hand/north', 'top', remember)
    moveCard(blessed, draft, 'c1', 'field', 'top', remember)
    expect(valueOf(blessed, draft, 'c1', 'power')).toBe(3)
  })

  it('explain themselves in words', () => {
    const copies = sampleLibrary({ stacking: strongestOfCopies }, [
      card('Guard', 'unit', { power: 3 }, [
        change(self, 1, { while: compare({ op: 'counter', of: self, name: 'damage' }, '>', num(0)) }),
        change(self, -9),
      ]),
      card('Banner', 'unit', { power: 0 }, [change(units, 2), change(things('ship'), 5)]),
    ])
    const { linked, state } = table(copies, [
      ['Guard', 'north', 'field'],
      ['Banner', 'north', 'field'],
      ['Banner', 'north', 'field'],
    ])
    const told = explain(linked, state, 'c1', 'power')
    expect(told).toMatchObject({
      title: 'Guard',
      base: { value: 3, from: 'printed' },
      value: 0,
      bounded: { from: -4, to: 0 },
    })
    expect(
      told.changes.map(({ title, sentence, line, amount, running }) => [
        title,
        sentence,
        line,
        amount,
        running,
      ]),
    ).toEqual([
      ['Guard', 'Sentence 1.', 2, -9, -6],
      ['Banner', 'Sentence 0.', 1, 2, -4],
    ])
    expect(told.unapplied.map(({ title, why, by }) => [title, why, by?.title ?? null])).toEqual([
      ['Guard', 'condition', null],
      ['Banner', 'not affected', null],
      ['Banner', 'not affected', null],
      ['Banner', 'overruled', 'Banner'],
    ])
  })

  it('turn with the position of their thing', () => {
    const ready = change(self, 2, {
      while: compare({ op: 'position', of: self, group: 'readiness' }, '=', { op: 'word', value: 'ready' }),
    })
    const { linked, state } = table(sampleLibrary({}, [card('Guard', 'unit', { power: 3 }, [ready])]), [
      ['Guard', 'north', 'field'],
    ])
    const draft = openDraft(state)
    expect(valueOf(linked, draft, 'c1', 'power')).toBe(5)
    turnThing(linked, draft, 'c1', 'tapped')
    expect(valueOf(linked, draft, 'c1', 'power')).toBe(3)
    expect(valueOf(linked, state, 'c1', 'power')).toBe(5)
  })
})
