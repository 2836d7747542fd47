/** The words of a sentence: for each stretch of tokens all that general English and the game say it may be. */
import type { WordEdge } from '../../reading/chart/edge.js'
import type { Lexicon } from '../../reading/lexicon.js'
import { createTrie } from '../../reading/lexicon/trie.js'
import type { ReadToken } from '../../reading/tokens.js'
import { leaf } from '../node.js'
import type { Node } from '../outline.js'
import { generalWords } from './general.js'
import { quotedRuns } from './quotes.js'
import { nodesOfSense } from './senses.js'
import { guesses } from './unknown.js'

const generalTerms = createTrie()
for (const term of generalWords.keys()) generalTerms.add(term.split(' '))

const verbal = new Set(['be', 'have', 'do', 'dont', 'verb'])
const auxiliaries = new Set(['be', 'have', 'do'])
const shortForms: Readonly<Record<string, string>> = { participle: 'part', gerund: 'ger' }

/** Verb forms are part of the category: "verb.base". */
function categoryOf(cat: string, form: string): string {
  return verbal.has(cat) ? `${cat}.${shortForms[form] ?? form}` : cat
}

function edgeOf(node: Node): WordEdge {
  return { category: node.cat, start: node.from, end: node.to, payload: node }
}

function generalNodes(words: readonly string[]): Node[] {
  const nodes: Node[] = []
  for (let from = 0; from < words.length; from++) {
    for (const length of generalTerms.lengths(words, from)) {
      const term = words.slice(from, from + length).join(' ')
      for (const { cat, feature } of generalWords.get(term) ?? []) {
        const typed = feature.replace('*many', '*').replace(/(?<=.)\*$/u, '')
        const isForm = verbal.has(cat)
        const many = manyOf(cat, term, feature)
        const given = {
          stem: auxiliaries.has(cat) ? cat : term,
          form: isForm ? feature : '',
          type: cat === 'noun' ? typed : cat === 'person' ? 'player' : cat === 'pronoun' ? '*' : '',
          many,
        }
        nodes.push(leaf(categoryOf(cat, feature), from, from + length, given))
        // To have something, to do something.
        if (cat === 'have' || cat === 'do')
          nodes.push(leaf(categoryOf('verb', feature), from, from + length, given))
      }
    }
  }
  return nodes
}

/** Grammatical number as the table marks it. */
function manyOf(cat: string, term: string, feature: string): boolean | null {
  if (cat === 'be') return /^(?:are|were)$/u.test(term) ? true : /^(?:is|was)/u.test(term) ? false : null
  return /many$|s\*$/u.test(feature) ? true : feature === 'one' ? false : null
}

function gameNodes(tokens: readonly ReadToken[], words: readonly string[], lexicon: Lexicon): Node[] {
  const images = tokens.map(({ image }) => image)
  const nodes: Node[] = []
  for (let from = 0; from < words.length; from++) {
    for (const length of lexicon.lengths(words, from)) {
      const term = images.slice(from, from + length).join(' ')
      for (const sense of lexicon.senses(term)) {
        for (const node of nodesOfSense(sense, lexicon)) {
          const form = node.form
          nodes.push({ ...node, cat: categoryOf(node.cat, form), from, to: from + length })
        }
      }
    }
  }
  return nodes
}

function tokenNodes(token: ReadToken, from: number, lexicon: Lexicon): Node[] {
  const to = from + 1
  const { chunk } = token
  if (chunk?.kind === 'number') return [leaf('quantity', from, to, { stem: token.image, type: 'number' })]
  if (chunk?.kind === 'dice') return [leaf('quantity', from, to, { stem: token.image, type: 'number' })]
  if (chunk?.kind === 'signed')
    return [leaf(chunk.value === null ? 'sign' : 'signed', from, to, { stem: token.image, type: 'number' })]
  if (chunk?.kind === 'icon') {
    const inner = token.image.slice(1, -1)
    const known = lexicon.senses(inner).find(({ cat }) => cat === 'word') ?? null
    const type = known === null ? '?' : 'icon'
    return [leaf('icon', from, to, { stem: inner, sense: known, type })]
  }
  return []
}

/** All words, and what unknown words may be. */
export function wordLattice(tokens: readonly ReadToken[], lexicon: Lexicon): WordEdge[] {
  const words = tokens.map(({ word }) => word)
  const quotes = quotedRuns(tokens)
  const found = [
    ...generalNodes(words),
    ...gameNodes(tokens, words, lexicon),
    ...tokens.flatMap((token, at) => tokenNodes(token, at, lexicon)),
  ]
  const known = new Set<number>()
  for (const { from, to } of found) for (let at = from; at < to; at++) known.add(at)
  const quoted = quotes.flatMap(({ open, close }): Node[] => {
    const inside = found
      .filter(({ from, to }) => from === open + 1 && to === endInside(tokens, close))
      .map((node) => ({ ...node, to: close + 1, from: open }))
    return inside.length > 0 ? inside : coined(tokens, open, close)
  })
  const inQuotes = new Set(quotes.flatMap(({ open, close }) => [open, close]))
  const unknown = tokens.flatMap((token, at) => (known.has(at) || inQuotes.has(at) ? [] : guesses(token, at)))
  return [...found, ...quoted, ...unknown].map(edgeOf)
}

/** A comma or full stop before the closing sign belongs to it: 'hit.' */
function endInside(tokens: readonly ReadToken[], close: number): number {
  return /^[.,]$/u.test(tokens[close - 1]?.image ?? '') ? close - 1 : close
}

/** Words in single quotes that nothing declares: the text coins them, or they are words of a title. */
function coined(tokens: readonly ReadToken[], open: number, close: number): Node[] {
  const stem = tokens.slice(open + 1, endInside(tokens, close)).map(({ word }) => word).join(' ') // prettier-ignore
  const end = close + 1
  const verbs = ['base', 'third', 'past', 'participle', 'gerund'].filter((form) =>
    form === 'gerund'
      ? stem.endsWith('ing')
      : form === 'third'
        ? stem.endsWith('s')
        : form === 'base' || /(?:ed|en|t|n)$/u.test(stem),
  )
  return [
    leaf('noun', open, end, { stem, type: 'text', form: 'coined', cost: 0.5 }),
    leaf('adj', open, end, { stem, type: '?', form: 'coined', cost: 1 }),
    ...verbs.map((form) => leaf(categoryOf('verb', form), open, end, { stem, form: 'coined', cost: 1 })),
  ]
}
