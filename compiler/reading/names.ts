/** Names that a phrase may use: those in scope, and roles of procedures. */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Named, Scope } from './api.js'
import type { WordEdge } from './chart/edge.js'
import type { Lexicon } from './lexicon.js'
import { compare, nothing } from './meaning/logic.js'
import type { ReadToken } from './tokens.js'

const capitalName = /^\p{Lu}\d*$/u

/** One capital, perhaps with digits, as P and U2. */
export function isCapitalName(word: string): boolean {
  return capitalName.test(word)
}

export function nameEdges(tokens: readonly ReadToken[], scope: Scope): WordEdge[] {
  const edges: WordEdge[] = []
  const { roles, byFirst } = roleNames(scope)
  // The latest of several names with the same words hides the others.
  const own = new Map<string, Named>()
  for (const named of scope.names)
    if (named.words.length > 0 && named.value.op !== 'chosen') own.set(named.words.join(' '), named)
  tokens.forEach((token, start) => {
    const fitting = [...own].flatMap(([, named]) => (fits(named, tokens, start) ? [named] : []))
    const others = (byFirst.get(token.word) ?? []).filter(
      (named) => !own.has(named.words.join(' ')) && fits(named, tokens, start),
    )
    for (const named of [...fitting, ...others])
      edges.push({ category: 'name', start, end: start + named.words.length, payload: { as: 'name', named } })
    const { image } = token
    if (isCapitalName(image) && !own.has(image) && !roles.has(image))
      edges.push({ category: 'new-name', start, end: start + 1, payload: { as: 'new-name', name: image } })
  })
  return edges
}

function fits({ words }: Named, tokens: readonly ReadToken[], start: number): boolean {
  return words.every((word, index) => {
    const token = tokens[start + index]
    return isCapitalName(word) ? token?.image === word : token?.word === word.toLowerCase()
  })
}

type Role = Lexicon['roles'][number]

interface RoleNames {
  /** Their words. */
  roles: ReadonlySet<string>
  /** By their first word. */
  byFirst: ReadonlyMap<string, readonly Named[]>
}

/** By lexicon and by what runs, since most sentences share both. */
const known = new WeakMap<Lexicon, Map<string, RoleNames>>()

function roleNames({ lexicon, running }: Scope): RoleNames {
  let all = known.get(lexicon)
  if (!all) known.set(lexicon, (all = new Map()))
  const key = running.join('\n')
  let names = all.get(key)
  if (!names) all.set(key, (names = indexed(namedRoles(lexicon, running))))
  return names
}

function indexed(names: readonly Named[]): RoleNames {
  const byFirst = new Map<string, Named[]>()
  for (const named of names) {
    const first = named.words[0]?.toLowerCase() ?? ''
    const others = byFirst.get(first)
    if (others) others.push(named)
    else byFirst.set(first, [named])
  }
  return { roles: new Set(names.map(({ words }) => words.join(' '))), byFirst }
}

/**
 * Roles of procedures, said from anywhere: of the innermost that is known to run here, or else of whichever that has such
 * a role is running.
 */
function namedRoles(lexicon: Lexicon, procedures: readonly string[]): Named[] {
  const byWords = new Map<string, Role[]>()
  for (const role of lexicon.roles) {
    if (role.words.every(isCapitalName)) continue
    const key = role.words.join(' ')
    const same = byWords.get(key)
    if (same) same.push(role)
    else byWords.set(key, [role])
  }
  return [...byWords.values()].flatMap((same): Named[] => {
    const running = [...procedures].reverse().map((event) => same.find((role) => role.event === event))
    const innermost = running.find((role) => role !== undefined)
    const [first, ...others] = innermost ? [innermost] : same
    if (
      !first ||
      others.some((role) => role.type.name !== first.type.name || role.type.many !== first.type.many)
    )
      return []
    return [{ words: first.words, type: first.type, value: whicheverRuns(first, others) }]
  })
}

function whicheverRuns(first: Role, others: readonly Role[]): Expression {
  const value: Expression = { op: 'role', procedure: first.event, name: first.name }
  const [next, ...rest] = others
  if (!next) return value
  const test = compare('≠', { op: 'running', procedure: first.event }, nothing)
  return { op: 'if', test, then: value, else: whicheverRuns(next, rest) }
}
