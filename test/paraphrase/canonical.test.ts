/** The canonical form: every meaning has one, which has exactly one reading, which is that meaning. */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noNames, type Binding } from '../../compiler/binding/bodies/binding.js'
import { bindSentences, emptyClauses } from '../../compiler/binding/bodies/clauses.js'
import { createReporter } from '../../compiler/binding/diagnostics.js'
import type { CompiledGame } from '../../compiler/build/compile-game.js'
import { canonical, declaredIn, readCanonical, type Meant } from '../../compiler/paraphrase/index.js'
import { createReader } from '../../compiler/reading/reader.js'
import type { Clause } from '../../runtime/program/clauses.js'
import type { Statements } from '../../runtime/program/statements.js'
import { allGames } from '../laws/games.js'
import { bodies, expressions, patterns, texts } from './generated.js'
import { everyClause, everyExpression, everyStatement } from './nodes.js'

/** What is no part of a meaning: where in a text it stood. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, held: unknown) => (key === 'at' || key === 'id' ? undefined : held)))

const meaningOf = ({ as, meaning }: Meant): unknown => (as === 'thing' ? meaning.value : meaning)

/** `known`: texts that were read back before, as that meaning. */
function readsBack(
  meant: Meant,
  declares?: Parameters<typeof readCanonical>[1],
  known?: Map<string, unknown>,
): void {
  const text = canonical(meant)
  const meaning = bare(meaningOf(meant))
  if (known?.has(text) && isDeepStrictEqual(known.get(text), meaning)) return
  known?.set(text, meaning)
  const { readings, stopped } = readCanonical(text, declares)
  const [first, ...more] = readings
  if (first !== undefined && more.length === 0 && isDeepStrictEqual(bare(first.meaning), meaning)) return
  expect({ text, stopped, readings: readings.map((one) => bare(one.meaning)) }).toEqual({
    text,
    stopped: null,
    readings: [meaning],
  })
}

const meant = (as: Meant['as'], meaning: unknown): Meant => ({ as, meaning }) as Meant

describe('the canonical form is read back as the same meaning, and as no other', () => {
  it('of every node with every expression in every place', () => {
    const inside = (node: object): object[] =>
      Object.entries(node).flatMap(([field, held]) =>
        (held as { op?: string }).op === 'this'
          ? everyExpression.map((expression) => ({ ...node, [field]: expression }))
          : [],
      )
    for (const node of everyExpression)
      for (const one of [node, ...inside(node)]) readsBack(meant('number', one))
    for (const node of everyStatement)
      for (const one of [node, ...inside(node)]) readsBack(meant('effect', [one]))
    for (const node of everyClause)
      for (const one of [node, ...inside(node)]) readsBack(meant('sentence', [one]))
  })

  it('of generated meanings with any names', () => {
    const check = (as: Meant['as'], made: fc.Arbitrary<unknown>): void =>
      fc.assert(
        fc.property(made, (meaning) => readsBack(meant(as, meaning))),
        { numRuns: 100, seed: 3 },
      )
    check('number', expressions(4))
    check('effect', bodies(3))
    check('sentence', texts(3))
    check('event', patterns(3))
  })

  it('of all clauses of cards and all phrases of rules in the games, with the readings that were set aside', async () => {
    const reader = createReader()
    let count = 0
    for (const game of await allGames()) {
      const { bound } = game
      const declares = declaredIn(bound.library)
      const clauses = clausesOf(game)
      expect(clauses.length).toBeGreaterThan(10)
      const known = new Map<string, unknown>()
      for (const clause of clauses) readsBack(meant('sentence', [clause]), declares, known)
      for (const { as, phrase, scope, readings } of bound.phrases) {
        // Whoever set a reading aside says by which rule.
        const chose = readings.some(({ defaults }) => defaults.length > 0)
        const setAside = (chose && reader[as](phrase, scope).setAside) || []
        for (const { meaning } of [...readings, ...setAside]) {
          readsBack(meant(as, meaning), declares, known)
          count++
        }
      }
    }
    expect(count).toBeGreaterThan(1000)
  }, 120_000)
})

/** The clauses of a game's cards, with sentences that go on with one before joined to it. */
function clausesOf({ bound, trees }: CompiledGame): Clause<Statements>[] {
  const { lexicon, wordings } = bound
  const reporter = createReporter()
  const binding: Binding = {
    reader: createReader(),
    lexicon,
    reporter,
    phrases: [],
    wordings,
    gives: new Map(),
  }
  return trees.flatMap((tree) => {
    if (tree.kind !== 'cards') return []
    return tree.items.flatMap(({ sections }) =>
      sections.flatMap(({ sentences }) => {
        const clauses = emptyClauses()
        const type = Object.keys(bound.library.types)[0] ?? 'card'
        const place = { file: tree.file, spans: [], words: [], running: [], gives: null, first: null }
        bindSentences({ binding, self: { type }, ...place }, sentences, noNames, clauses)
        return clauses.clauses
      }),
    )
  })
}

describe('a text that is not in the canonical form', () => {
  const stops = (text: string): [string, string[]] => {
    const { readings, stopped } = readCanonical(text)
    expect(readings).toEqual([])
    return [text.slice(stopped?.at), stopped?.expected ?? []]
  }
  it('stops at a bracket that stands too deep in others', () => {
    for (const [open, close] of [
      ['(', ')'],
      ['[', ']'],
      ['not (', ')'],
      ['0 plus (', ')'],
    ] as const) {
      const nested = (depth: number): string => `${open.repeat(depth)}0${close.repeat(depth)}`
      expect(readCanonical(nested(20_000))).toEqual({
        readings: [],
        stopped: { at: open.length * 301 - 1, expected: [] },
      })
      expect(readCanonical(nested(301)).stopped?.at).toBe(open.length * 301 - 1)
      expect(readCanonical(nested(300)).stopped?.at).not.toBe(open.length * 301 - 1)
    }
  })

  it('is told where it stops and what could have stood there', () => {
    expect(stops('the power of this exceeds 1')).toEqual([
      'exceeds 1',
      expect.arrayContaining(['is', 'minus']),
    ])
    expect(stops('do draw with [P you]')).toEqual(['you]', [':']])
    expect(stops('the power of')[1]).toContain('an expression')
    expect(stops('the power of (this')).toEqual(['', []])
    expect(stops('')).toEqual(['', []])
  })
})
