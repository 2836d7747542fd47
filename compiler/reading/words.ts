/** The lattice of words: for each stretch of tokens, all that the lexicon, the scope and the tokens themselves say it may be. */
import type { Scope } from './api.js'
import type { WordEdge } from './chart/edge.js'
import type { Category, Payloads } from './categories.js'
import type { Lexicon, Sense } from './lexicon.js'
import { fixedWords } from './fixed-words.js'
import { isCapitalName, nameEdges } from './names.js'
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

function termEdges(tokens: readonly ReadToken[], { lexicon }: Scope): WordEdge[] {
  const images = tokens.map((token) => token.image)
  return tokens.flatMap((_, start) =>
    lexicon.lengths(images, start).flatMap((length) => {
      const term = length === 1 ? (images[start] ?? '') : images.slice(start, start + length).join(' ')
      const end = start + length
      return meaningsOf(term, lexicon).map(({ category, payload, against }): WordEdge =>
        against === undefined
          ? { category, start, end, payload }
          : { category, start, end, payload, against },
      )
    }),
  )
}

type Meaning = Omit<WordEdge, 'start' | 'end'>

/** What terms may be: the same wherever they stand. */
const known = new WeakMap<Lexicon, Map<string, readonly Meaning[]>>()

function meaningsOf(term: string, lexicon: Lexicon): readonly Meaning[] {
  let all = known.get(lexicon)
  if (!all) known.set(lexicon, (all = new Map()))
  let meanings = all.get(term)
  if (!meanings) all.set(term, (meanings = termMeanings(term, lexicon)))
  return meanings
}

function termMeanings(term: string, lexicon: Lexicon): Meaning[] {
  const senses = lexicon.senses(term)
  const isAlias = senses.some((sense) => sense.cat === 'title' && sense.alias !== null)
  return senses.flatMap((sense): Meaning[] => {
    // A title that is also a name of several cards means all of them.
    if (sense.cat === 'title' && isAlias && sense.alias === null) return []
    const category = categoryOf(sense)
    if (!category) return []
    const against = preferenceAgainst(sense, senses, term, lexicon)
    return [{ category, payload: sense, ...(against !== null && { against }) }]
  })
}

function preferenceAgainst(
  sense: Sense,
  others: readonly Sense[],
  term: string,
  lexicon: Lexicon,
): PreferenceId | null {
  const isAlso = (cat: Sense['cat']): boolean => others.some((other) => other.cat === cat)
  if (sense.cat === 'type' && isAlso('zone')) return 'zone-word'
  const isWord = sense.cat === 'word' || (sense.cat === 'head' && sense.kind === 'copula')
  if (isWord && isAlso('type')) return 'type-word'
  // What is printed as an icon is told by its brackets, and no kind that is called by the bare word.
  const isIcon = (one: Sense): boolean =>
    one.cat === 'word' && one.printed === true && lexicon.attribute(one.attribute)?.bracketed === true
  if (isIcon(sense) && isAlso('title')) return 'title-word'
  const isKind = others.some(
    (other) =>
      other.cat === 'word' && lexicon.attribute(other.attribute)?.holds === 'words' && !isIcon(other),
  )
  if (sense.cat === 'title' && isKind) return 'kind-word'
  const isDeclared = others.some((other) => other.cat === 'word' && !other.printed)
  if (sense.cat === 'word' && sense.printed && isDeclared) return 'declared-word'
  return isCapitalName(term) ? 'capital-name' : null
}

function iconEdges(token: ReadToken, start: number, scope: Scope): WordEdge[] {
  if (token.chunk?.kind !== 'icon') return []
  const term = token.image.slice(1, -1)
  const { lexicon } = scope
  const words = lexicon.senses(term).flatMap((sense) => (sense.cat === 'word' ? [sense] : []))
  // What the game prints so goes before other words that are spelt alike.
  const own = words.filter(({ attribute }) => lexicon.attribute(attribute)?.bracketed)
  return (own.length > 0 ? own : words).map((sense) => wordEdge('icon', start, start + 1, sense))
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

/** The same with the tokens that may be fixed words of a frame, as the sentence grammar wants them. */
export function latticeOf(tokens: readonly ReadToken[], scope: Scope): WordEdge[] {
  const words = wordEdges(tokens, scope)
  return [...fixedWords(tokens, words, scope.lexicon, scope.self !== null), ...words]
}
