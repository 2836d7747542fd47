import { describe, expect, it } from 'vitest'
import { validateMeaning } from '../../compiler/schema/index.js'
import { paraphrase, wordingsOf, type Wordings } from '../../compiler/paraphrase/index.js'
import type { Clause } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { LexiconEntry } from '../../compiler/reading/lexicon/entries.js'
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
const sample = sampleLibrary()
const role = (name: string, type: string) => ({ name, type, optional: false })
const one = (type: string) => ({ name: type, many: false })
const complement = { preposition: null, words: [], optional: false }
/** `verb: a player P loses N gold`, `verb: the attacker (a ship) attacks the target (a ship)` */
const entries: LexiconEntry[] = [
  {
    entry: 'frame',
    frame: {
      kind: 'verb',
      stem: 'lose',
      subject: { role: 'P', type: one('player') },
      complements: [{ ...complement, words: ['gold'], role: 'N', type: one('number') }],
      target: { event: 'lose' },
    },
  },
  {
    entry: 'frame',
    frame: {
      kind: 'verb',
      stem: 'attack',
      subject: { role: 'attacker', type: one('ship') },
      complements: [{ ...complement, role: 'target', type: one('ship') }],
      target: { event: 'attack' },
    },
  },
]
const events = {
  ...sample.events,
  lose: { ...sample.events['rest'], roles: [role('P', 'player'), role('N', 'number')] },
  attack: { ...sample.events['attack'], roles: [role('attacker', 'ship'), role('target', 'ship')] },
} as Wordings['events']
const wordings = wordingsOf({ ...sample, events }, entries, new Map([['ship', 'Ship']]))

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
      ...everyExpression.map((node) => paraphraseExpression(node, wordings)),
      ...everyStatement.map((node) => paraphraseStatements([node], wordings)),
      ...everyClause.map((node) => paraphraseClauses([node], wordings)),
    ]
    for (const text of texts) {
      expect(text).not.toBe('')
      expect(text).not.toMatch(/undefined|\[object|NaN/)
    }
    // The samples are meanings that the schema allows: otherwise this would prove little.
    for (const node of everyClause) expect(validateMeaning(node)).toEqual([])
  })

  it('describes a set by what its members are', () => {
    expect(paraphraseExpression(rebelsHere, wordings)).toBe(
      'all Ships you control with power less than 4 that are at this card',
    )
    expect(
      paraphraseExpression({
        op: 'things',
        name: 'x',
        type: 'ship',
        where: { op: 'odd', of: { op: 'counter', of: local('x'), name: 'damage' } },
      }),
    ).toBe('all ships in play, called X, for which the damage on X is odd')
  })

  it('says of a change what, when and whether copies add up', () => {
    const clause: Clause<Statements> = {
      op: 'change',
      affected: rebelsHere,
      attribute: 'power',
      layer: 'add',
      amount: number(1),
    }
    const each = 'each Ship you control with power less than 4 that is at this card'
    expect(paraphraseClauses([clause], wordings)).toBe(
      `While this text is in force, the power of ${each} is 1 higher. ` +
        'Copies do not add up: of changes of the same thing of cards with the same title, only the strongest counts.',
    )
    expect(paraphraseClauses([{ ...clause, cumulative: true }], wordings)).toContain(
      'It is cumulative: several such changes add up.',
    )
    expect(paraphraseClauses([{ ...clause, amount: number(-2) }], wordings)).toContain('is 2 lower')
    const halved = paraphraseClauses([{ ...clause, layer: 'halve', amount: number(2) }], wordings)
    expect(halved).toMatch(/ is halved, rounded (up|down)/)
    const limited = paraphraseClauses(
      [{ ...clause, limit: number(2), while: { op: 'odd', of: number(3) } }],
      wordings,
    )
    expect(limited).toContain('While this text is in force and 3 is odd, ')
    expect(limited).toContain('by no more than 2 through all such changes together')
  })

  it('says how long a change lasts', () => {
    const clause: Clause<Statements> = { op: 'silence', affected: self }
    const until = { bind: 'e', event: 'attack', stage: 'just' } as const
    expect(paraphraseStatements([{ op: 'apply', clause, until }], wordings)).toBe(
      'Until the next time that a Ship attacks a Ship, the game text of this card is not in force.',
    )
    expect(paraphraseStatements([{ op: 'apply', clause }], wordings)).toBe(
      'For the rest of the game, the game text of this card is not in force.',
    )
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
    expect(paraphraseClauses([clause], wordings).split('\n')).toEqual([
      'Whenever this card attacks a Ship (at most once each turn), you may do this:',
      '  You lose an amount of gold equal to half of 5 (rounded up).',
      '  Your opponent may choose up to 2 Ships you control with power less than 4 that are at this card, or none (called C from here on).',
      '  The player who controls C loses 1 gold.',
    ])
    expect(paraphraseClauses([{ ...clause, optional: false }], wordings)).toContain('this happens:')
  })
})
