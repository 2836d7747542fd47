/**
 * Fixed words: which tokens may be a word that a frame or keyword of the game asks for, by what stands before them. Any
 * token could be one as far as categories go; a verb would then reach as far as the sentence does. The same for words that
 * may be anything, but stand at certain places only: labels, names, reminders.
 */
import type { Category } from './categories.js'
import type { WordEdge } from './chart/edge.js'
import { agreeing } from './clauses/complements.js'
import type { Lexicon } from './lexicon.js'
import type { ReadToken } from './tokens.js'

const fixed: ReadonlySet<string> = new Set<Category>([
  'fixed-word',
  'unit-word',
  'result-word',
  'aside-word',
  'label-word',
  'given-name',
  'coined-name',
])

/** A token that is no more than the rule says to which it belongs. */
export function isFixed(category: string): boolean {
  return fixed.has(category)
}

type Words = ReadonlySet<string>

/** Before the name of what there is only one of. */
const marks: Words = new Set(['•', '*'])

interface Known {
  /** Fixed words of frames in all forms that agree with them, by the stem of their head. */
  frames: Map<string, Words>
  keywords: Words
  /** What a verb says an amount of: the "gold" of "loses N gold". */
  units: Words
  /** The last words of what verbs give back: "fate", also for the "total fate". */
  results: Words
}

const known = new WeakMap<Lexicon, Known>()

function knownOf(lexicon: Lexicon): Known {
  let all = known.get(lexicon)
  if (!all) {
    all = {
      frames: new Map(),
      keywords: new Set(keywordWords(lexicon).flatMap(agreeing)),
      units: new Set(lexicon.counting().flatMap(({ complement }) => complement.words.flatMap(agreeing))),
      results: new Set([...lexicon.results()].map((words) => words.replace(/^total /, ''))),
    }
    known.set(lexicon, all)
  }
  return all
}

/** Of several keywords that begin alike, the further ones are said without their beginning. */
function keywordWords(lexicon: Lexicon): string[] {
  return lexicon.keywords().flatMap((name) => {
    const { term = name, form = [] } = lexicon.keyword(name) ?? {}
    return [...term.split(' '), ...form.flatMap((part) => ('word' in part ? [part.word] : []))]
  })
}

function frameWords(lexicon: Lexicon, { frames }: Known, stem: string): Words {
  let words = frames.get(stem)
  if (!words) {
    const fixed = lexicon
      .frames(stem)
      .flatMap(({ complements }) =>
        complements.flatMap((one) => [...(one.preposition?.split(' ') ?? []), ...one.words]),
      )
    // Whoever does something is said with "by" in the passive.
    frames.set(stem, (words = new Set(['by', ...fixed].flatMap(agreeing))))
  }
  return words
}

/**
 * @param words what the lexicon says of the tokens: heads of frames are among them
 * @param own whether the text is a card's, which alone speaks of what was drawn without saying it
 */
export function fixedWords(
  tokens: readonly ReadToken[],
  words: readonly WordEdge[],
  lexicon: Lexicon,
  own: boolean,
): WordEdge[] {
  const all = knownOf(lexicon)
  const asking = wordsAskedFor(words, lexicon, all)
  const before = new Set<Words>()
  const isInside = insideBrackets(tokens)
  return tokens.flatMap((payload, start) => {
    for (const one of asking.get(start) ?? []) before.add(one)
    const { word } = payload
    const categories: Category[] = []
    if ([...before].some((one) => one.has(word))) categories.push('fixed-word')
    if (all.units.has(word)) categories.push('unit-word')
    if (own && all.results.has(word)) categories.push('result-word')
    if (isInside[start] === true) categories.push('aside-word')
    if (mayBeLabel(tokens, start)) categories.push('label-word')
    if (mayBeName(tokens, start)) categories.push('given-name')
    if (mayBeCoined(tokens, start)) categories.push('coined-name')
    return categories.map((category): WordEdge => ({ category, start, end: start + 1, payload }))
  })
}

/** For each token whether it stands in brackets; they are no part of what is inside. */
function insideBrackets(tokens: readonly ReadToken[]): boolean[] {
  let isInside = false
  return tokens.map(({ word }) => {
    if (word === '(' || word === ')') {
      isInside = word === '('
      return false
    }
    return isInside
  })
}

function mayBeLabel(tokens: readonly ReadToken[], at: number): boolean {
  const next = tokens[at + 1]?.word
  return tokens[at]?.capital === true && (next === ':' || next === '(')
}

/** "… is Twin Lances (…)", "… is •Mara, who …", "… is Mara's Lance (…)", "… is long lance (…)" */
export function mayBeCoined(tokens: readonly ReadToken[], at: number): boolean {
  if (at === 0) return false
  const isCapital = (index: number) => tokens[index]?.capital === true
  if (tokens[at]?.word === "'s") return isCapital(at - 1) && isCapital(at + 1)
  if (!isCapital(at)) return isPlainName(tokens, at)
  if (marks.has(tokens[at - 1]?.word ?? '')) return true
  const end = tokens.findIndex(({ capital, word }, index) => index > at && !capital && word !== "'s")
  return tokens[end]?.word === '('
}

/** The most words of a name that is written small. */
const mostPlain = 3

/** All there is between "is" and a bracket. */
function isPlainName(tokens: readonly ReadToken[], at: number): boolean {
  let first = at
  while (at - first < mostPlain && isPlainWord(tokens[first - 1])) first--
  let end = at + 1
  while (end - first <= mostPlain && isPlainWord(tokens[end])) end++
  const isShort = end - first <= mostPlain
  return isShort && isPlainWord(tokens[at]) && tokens[first - 1]?.word === 'is' && tokens[end]?.word === '('
}

function isPlainWord(token: ReadToken | undefined): boolean {
  return token !== undefined && /^\p{Ll}[\p{L}-]*$/u.test(token.word) && token.word !== 'is'
}

/** "as A", "as the A", "as the A B" */
function mayBeName(tokens: readonly ReadToken[], at: number): boolean {
  const isAs = (before: number) => tokens[at - before]?.word === 'as'
  const isThe = (before: number) => tokens[at - before]?.word === 'the'
  return isAs(1) || (isThe(1) && isAs(2)) || (isThe(2) && isAs(3))
}

/** What heads and keywords ask for, by the position behind them. */
function wordsAskedFor(edges: readonly WordEdge[], lexicon: Lexicon, all: Known): Map<number, Words[]> {
  const asking = new Map<number, Words[]>()
  for (const { category, end, payload } of edges) {
    const isHead = 'stem' in payload && typeof payload.stem === 'string'
    if (!isHead && category !== 'keyword-word') continue
    const words = isHead ? frameWords(lexicon, all, String(payload.stem)) : all.keywords
    const others = asking.get(end)
    if (others) others.push(words)
    else asking.set(end, [words])
  }
  return asking
}
