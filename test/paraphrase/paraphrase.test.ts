import { describe, expect, it } from 'vitest'
import { validateMeaning } from '../../compiler/schema/index.js'
import { paraphrase, type Wordings } from '../../compiler/paraphrase/index.js'
import type { Clause } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import { sampleLibrary } from '../emit/sample.js'
import { everyClause, everyExpression, everyStatement } from './nodes.js'

const paraphraseExpression = (meaning: Expression, wordings?: Wordings): string =>
  paraphrase({ as: 'number', meaning }, wordings)
const paraphraseStatements = (meaning: Statements, wordings?: Wordings): string =>
  paraphrase({ as: 'effect', meaning }, wordings)
const paraphraseClauses = (meaning: Clause<Statements>[], wordings?: Wordings): string =>
  paraphrase({ as: 'sentence', meaning }, wordings)
const local = (name: string): Expression => ({ op: 'local', name })
const self: Expression = { op: 'this' }
const number = (value: number): Expression => ({ op: 'number', value })
const library = {
  ...sampleLibrary(),
  events: {
    ...sampleLibrary().events,
    lose: {
      ...sampleLibrary().events['rest'],
      kind: 'verb' as const,
      text: 'verb: a player P loses N gold [6.6]\n  repeat N times',
      roles: [
        { name: 'P', type: 'player', optional: false },
        { name: 'N', type: 'number', optional: false },
      ],
    },
    attack: {
      ...sampleLibrary().events['attack'],
      kind: 'verb' as const,
      text: 'verb: the attacker (a ship) attacks the target (a ship)',
    },
  },
} as ReturnType<typeof sampleLibrary>

const rebelsHere: Expression = {
  op: 'things',
  name: 'it4',
  type: 'ship',
  where: {
    op: 'and',
    items: [
      { op: 'holds', relation: 'at', left: local('it4'), right: self },
      { op: 'compare', by: '=', left: { op: 'controller', of: local('it4') }, right: { op: 'you' } },
      {
        op: 'compare',
        by: '<',
        left: { op: 'attribute', of: local('it4'), name: 'power' },
        right: number(4),
      },
    ],
  },
}

describe('the paraphrase', () => {
  it('speaks of every kind of node', () => {
    const texts = [
      ...everyExpression.map((node) => paraphraseExpression(node, library)),
      ...everyStatement.map((node) => paraphraseStatements([node], library)),
      ...everyClause.map((node) => paraphraseClauses([node], library)),
    ]
    for (const text of texts) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/undefined|\[object|NaN/)
    }
    // The samples are meanings that the schema allows: otherwise this would prove little.
    for (const node of everyClause) expect(validateMeaning(node)).toEqual([])
  })

  it('describes a set by what its members are', () => {
    expect(paraphraseExpression(rebelsHere, library)).toBe(
      'all ships in play that are at this card, that you control and whose power is less than 4',
    )
    expect(
      paraphraseExpression({
        op: 'things',
        name: 'x',
        type: 'ship',
        where: { op: 'odd', of: { op: 'counter', of: local('x'), name: 'damage' } },
      }),
    ).toBe('all ships X in play for which the number of damage counters on X is odd')
  })

  it('says of a change what, when and whether copies add up', () => {
    const clause: Clause<Statements> = {
      op: 'change',
      affected: rebelsHere,
      attribute: 'power',
      layer: 'add',
      amount: number(1),
    }
    expect(paraphraseClauses([clause], library)).toBe(
      'As long as this text is in force, the power of each ship in play that is at this card, that you control and whose power is less than 4 is higher by 1.\n' +
        'Changes with the same affected, title do not add up: only the strongest one counts.',
    )
    expect(paraphraseClauses([{ ...clause, cumulative: true }], library)).toContain(
      'copies of this text add up, as it says itself',
    )
    expect(paraphraseClauses([{ ...clause, amount: number(-2) }], library)).toContain('is lower by 2')
  })

  it('says of a trigger who decides and what happens', () => {
    const clause: Clause<Statements> = {
      op: 'trigger',
      pattern: {
        bind: 'e',
        event: 'attack',
        stage: 'just',
        where: {
          op: 'compare',
          by: '=',
          left: { op: 'participant', event: 'e', role: 'attacker' },
          right: self,
        },
      },
      optional: true,
      times: 1,
      per: 'turn',
      do: [
        {
          op: 'perform',
          event: 'lose',
          roles: { P: { op: 'you' }, N: { op: 'divide', left: number(5), right: number(2), round: 'up' } },
        },
        {
          op: 'choose',
          by: { op: 'opponent', of: { op: 'you' } },
          as: 'C',
          from: rebelsHere,
          least: number(0),
          most: number(2),
        },
        { op: 'perform', event: 'lose', roles: { P: { op: 'controller', of: local('C') }, N: number(1) } },
      ],
    }
    expect(paraphraseClauses([clause], library).split('\n')).toEqual([
      'Each time just after this card attacks any ship, at most once per turn, you may decide whether this is done:',
      '  You lose 5 divided by 2, rounded up gold.',
      '  Your opponent may choose up to 2 of these: all ships in play that are at this card, that you control and whose power is less than 4 (called C from here).',
      "  C's controller loses 1 gold.",
    ])
    expect(paraphraseClauses([{ ...clause, optional: false }], library)).toContain(
      'whether or not anyone wants it',
    )
  })
})
