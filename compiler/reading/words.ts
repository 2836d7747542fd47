/** The lattice of words: for each stretch of tokens, all that the lexicon, the scope and the tokens themselves say it may be. */
import type { Named, Scope } from './api.js'
import type { WordEdge } from './chart/chart.js'
import type { Category, Payloads } from './categories.js'
import type { Sense } from './lexicon.js'
import { numberWords } from './number-words.js'
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
      for (const sense of scope.lexicon.senses(images.slice(start, start + length).join(' '))) {
        const category = categoryOf(sense)
        // The category comes from the sense, whose type the table of categories repeats.
        if (category)
          edges.push({ category, start, end: start + length, payload: sense as Payloads[Category] })
      }
    }
  }
  return edges
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
    if (said.has(key) || named.words.length === 0) continue
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

/** Roles of procedures that run here, or that no other procedure has: "the battlefield". */
function roleNames(scope: Scope): Named[] {
  const byWords = new Map<string, (typeof scope.lexicon.roles)[number][]>()
  for (const role of scope.lexicon.roles) {
    const key = role.words.join(' ')
    const same = byWords.get(key)
    if (same) same.push(role)
    else byWords.set(key, [role])
  }
  return [...byWords.values()].flatMap((same): Named[] => {
    const running = [...scope.running].reverse().map((event) => same.find((role) => role.event === event))
    const role = running.find((found) => found !== undefined) ?? (same.length === 1 ? same[0] : undefined)
    if (!role || role.words.every(isCapitalName)) return []
    return [
      { words: role.words, type: role.type, value: { op: 'role', procedure: role.event, name: role.name } },
    ]
  })
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
