/** The lattice of words: for each stretch of tokens, all that the lexicon, the scope and the tokens themselves say it may be. */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Named, Scope } from './api.js'
import type { WordEdge } from './chart/chart.js'
import type { Category, Payloads } from './categories.js'
import type { Sense } from './lexicon.js'
import { compare, nothing } from './meaning/logic.js'
import { numberWords } from './number-words.js'
import type { PreferenceId } from './preferences.js'
import type { ReadToken } from './tokens.js'

const categoryOfSense: Record<Exclude<Sense['cat'], 'head' | 'function'>, Category> = {
  type: 'type-word',
  attribute: 'attribute-word',
  counter: 'counter-word',
  zone: 'zone-word',
  word: 'value-word',
  position: 'position-word',
  stored: 'stored-word',
  player: 'player-word',
  title: 'title-word',
  keyword: 'keyword-word',
  procedure: 'procedure-word',
  window: 'window-word',
  verb: 'verb-word',
}

function categoryOf(sense: Sense): Category | null {
  if (sense.cat === 'function') return null
  if (sense.cat === 'head') return sense.kind === 'copula' ? 'copula-word' : 'noun-word'
  return categoryOfSense[sense.cat]
}

function wordEdge<C extends Category>(
  category: C,
  start: number,
  end: number,
  payload: Payloads[C],
): WordEdge {
  return { category, start, end, payload }
}

function termEdges(tokens: readonly ReadToken[], scope: Scope): WordEdge[] {
  const images = tokens.map((token) => token.image)
  const edges: WordEdge[] = []
  for (let start = 0; start < tokens.length; start++) {
    for (const length of scope.lexicon.lengths(images, start)) {
      const term = images.slice(start, start + length).join(' ')
      const senses = scope.lexicon.senses(term)
      const isAlias = senses.some((sense) => sense.cat === 'title' && sense.alias !== null)
      for (const sense of senses) {
        // A title that is also a name of several cards means all of them.
        if (sense.cat === 'title' && isAlias && sense.alias === null) continue
        const category = categoryOf(sense)
        if (!category) continue
        // The category comes from the sense, whose type the table of categories repeats.
        const payload = sense as Payloads[Category]
        const edge: WordEdge = { category, start, end: start + length, payload }
        const against = preferenceAgainst(sense, senses, term)
        edges.push(against === null ? edge : { ...edge, against })
      }
    }
  }
  return edges
}

function preferenceAgainst(sense: Sense, others: readonly Sense[], term: string): PreferenceId | null {
  const isAlso = (cat: Sense['cat']): boolean => others.some((other) => other.cat === cat)
  if (sense.cat === 'type' && isAlso('zone')) return 'zone-word'
  if (sense.cat === 'word' && isAlso('type')) return 'type-word'
  const isDeclared = others.some((other) => other.cat === 'word' && !other.printed)
  if (sense.cat === 'word' && sense.printed && isDeclared) return 'declared-word'
  return isCapitalName(term) ? 'capital-name' : null
}

function isCapitalName(word: string): boolean {
  return /^\p{Lu}\d*$/u.test(word)
}

function nameEdges(tokens: readonly ReadToken[], scope: Scope): WordEdge[] {
  const edges: WordEdge[] = []
  const said = new Set<string>()
  // The latest of several names with the same words hides the others.
  for (const named of [...roleNames(scope), ...scope.names].reverse()) {
    const key = named.words.join(' ')
    if (said.has(key) || named.words.length === 0 || named.value.op === 'chosen') continue
    said.add(key)
    const last = tokens.length - named.words.length
    for (let start = 0; start <= last; start++) {
      const fits = named.words.every((word, index) => {
        const token = tokens[start + index]
        return isCapitalName(word) ? token?.image === word : token?.word === word.toLowerCase()
      })
      if (fits) edges.push(wordEdge('name', start, start + named.words.length, { as: 'name', named }))
    }
  }
  tokens.forEach((token, start) => {
    if (isCapitalName(token.image) && !said.has(token.image))
      edges.push(wordEdge('new-name', start, start + 1, { as: 'new-name', name: token.image }))
  })
  return edges
}

type Role = Scope['lexicon']['roles'][number]

/**
 * Roles of procedures, said from anywhere: of the innermost that is known to run here, or else of whichever that has such
 * a role is running.
 */
function roleNames(scope: Scope): Named[] {
  const byWords = new Map<string, Role[]>()
  for (const role of scope.lexicon.roles) {
    if (role.words.every(isCapitalName)) continue
    const key = role.words.join(' ')
    const same = byWords.get(key)
    if (same) same.push(role)
    else byWords.set(key, [role])
  }
  return [...byWords.values()].flatMap((same): Named[] => {
    const running = [...scope.running].reverse().map((event) => same.find((role) => role.event === event))
    const known = running.find((role) => role !== undefined)
    const [first, ...others] = known ? [known] : same
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

function iconEdges(token: ReadToken, start: number, scope: Scope): WordEdge[] {
  if (token.chunk?.kind !== 'icon') return []
  const term = token.image.slice(1, -1)
  return scope.lexicon
    .senses(term)
    .flatMap((sense) => (sense.cat === 'word' ? [wordEdge('icon', start, start + 1, sense)] : []))
}

function tokenEdges(token: ReadToken, start: number, scope: Scope): WordEdge[] {
  const end = start + 1
  const { chunk } = token
  const value = chunk?.kind === 'number' ? chunk.value : numberWords.get(token.word)
  if (value !== undefined) return [wordEdge('integer', start, end, { as: 'integer', value })]
  if (chunk?.kind === 'signed')
    return [wordEdge('signed', start, end, { as: 'signed', sign: chunk.sign, value: chunk.value })]
  if (chunk?.kind === 'dice')
    return [wordEdge('dice', start, end, { as: 'dice', count: chunk.count, sides: chunk.sides })]
  return iconEdges(token, start, scope)
}

export function wordEdges(tokens: readonly ReadToken[], scope: Scope): WordEdge[] {
  return [
    ...termEdges(tokens, scope),
    ...nameEdges(tokens, scope),
    ...tokens.flatMap((token, start) => tokenEdges(token, start, scope)),
  ]
}
