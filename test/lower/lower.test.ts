import { describe, expect, it } from 'vitest'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../runtime/program/statements.js'
import { lower, lowerClause } from '../../compiler/lower/index.js'

const yes: Expression = { op: 'truth', value: true }
const name = (n: string): Expression => ({ op: 'local', name: n })
const number = (value: number): Expression => ({ op: 'number', value })
const mark = (n: number): Statement => ({ op: 'let', name: `m${n}`, value: number(n), at: n })

describe('lowering statements to steps', () => {
  it('leaves leaf statements as they are', () => {
    expect(lower([mark(1), mark(2)])).toEqual([mark(1), mark(2)])
  })

  it('jumps over the other branch', () => {
    expect(lower([{ op: 'if', test: yes, then: [mark(1)], else: [mark(2)], at: 7 }, mark(3)])).toEqual([
      { op: 'branch', test: yes, otherwise: 3, at: 7 },
      mark(1),
      { op: 'jump', to: 4, at: 7 },
      mark(2),
      mark(3),
    ])
  })

  it('has no jump without another branch', () => {
    expect(lower([{ op: 'if', test: yes, then: [mark(1)] }, mark(3)])).toEqual([
      { op: 'branch', test: yes, otherwise: 2 },
      mark(1),
      mark(3),
    ])
  })

  it('takes the list of a loop once and counts from nought', () => {
    expect(lower([{ op: 'each', name: 'U', of: name('all'), do: [mark(1)] }])).toEqual([
      { op: 'let', name: 'list 1', value: name('all') },
      { op: 'let', name: 'round 1', value: number(0) },
      { op: 'iterate', name: 'U', of: name('list 1'), counter: 'round 1', end: 5 },
      mark(1),
      { op: 'jump', to: 2 },
    ])
  })

  it('gives nested loops their own counters', () => {
    const steps = lower([
      {
        op: 'repeat',
        times: number(2),
        do: [{ op: 'repeat', times: number(3), do: [mark(1)] }],
      },
    ])
    expect(steps).toEqual([
      { op: 'let', name: 'round 1', value: number(0) },
      { op: 'count', times: number(2), counter: 'round 1', end: 7 },
      { op: 'let', name: 'round 2', value: number(0) },
      { op: 'count', times: number(3), counter: 'round 2', end: 6 },
      mark(1),
      { op: 'jump', to: 3 },
      { op: 'jump', to: 1 },
    ])
  })

  it('tests before each round of a repeat until', () => {
    expect(lower([{ op: 'repeat', until: yes, do: [mark(1)] }, mark(2)])).toEqual([
      { op: 'branch', test: { op: 'not', of: yes }, otherwise: 3 },
      mark(1),
      { op: 'jump', to: 0 },
      mark(2),
    ])
  })

  it('asks, and goes on after the block when the answer is no', () => {
    expect(lower([{ op: 'may', by: name('P'), as: 'done', do: [mark(1)] }])).toEqual([
      { op: 'ask', by: name('P'), as: 'done', otherwise: 2 },
      mark(1),
    ])
  })

  it('lets every way go on at the same place', () => {
    const ways = [
      { label: 'one', do: [mark(1)] },
      { label: 'none', do: [] },
    ]
    expect(lower([{ op: 'ways', by: name('P'), ways }, mark(3)])).toEqual([
      { op: 'pick', by: name('P'), labels: ['one', 'none'], to: [1, 3] },
      mark(1),
      { op: 'jump', to: 4 },
      { op: 'jump', to: 4 },
      mark(3),
    ])
  })

  it('keeps bodies with a frame of their own nested', () => {
    const inner: Statements = [{ op: 'if', test: yes, then: [mark(1)] }]
    const flat = [{ op: 'branch', test: yes, otherwise: 2 }, mark(1)]
    const pattern = { bind: 'e', event: 'turn', stage: 'end' as const }
    expect(lower([{ op: 'whenever', test: yes, do: inner }])).toEqual([{ op: 'guard', test: yes, do: flat }])
    expect(lower([{ op: 'later', pattern, do: inner }])).toEqual([{ op: 'schedule', pattern, do: flat }])
    expect(
      lower([
        { op: 'apply', clause: { op: 'trigger', pattern, optional: false, do: inner }, until: pattern },
      ]),
    ).toEqual([
      { op: 'apply', clause: { op: 'trigger', pattern, optional: false, do: flat }, until: pattern },
    ])
  })

  it('marks the start and end of what happens together', () => {
    expect(lower([{ op: 'together', do: [mark(1)], at: 4 }])).toEqual([
      { op: 'begin', at: 4 },
      mark(1),
      { op: 'end', at: 4 },
    ])
  })
})

describe('lowering clauses', () => {
  const inner: Statements = [{ op: 'if', test: yes, then: [mark(1)] }]
  const flat = [{ op: 'branch', test: yes, otherwise: 2 }, mark(1)]

  it('lowers every part of an action', () => {
    const action = { op: 'action', targets: inner, cost: inner, do: inner, id: 3 } as const
    expect(lowerClause({ ...action })).toEqual({ op: 'action', targets: flat, cost: flat, do: flat, id: 3 })
  })

  it('lowers granted clauses', () => {
    const granted = { op: 'instruction', do: inner } as const
    expect(lowerClause({ op: 'grant', affected: name('U'), clauses: [{ ...granted }] })).toEqual({
      op: 'grant',
      affected: name('U'),
      clauses: [{ op: 'instruction', do: flat }],
    })
  })
})
