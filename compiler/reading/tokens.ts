/**
 * From the chunks of a phrase to the tokens of the chart: groups and quotes are written out between their marks, owners
 * and negations are taken apart, and a final full stop is left off.
 */
import type { Chunk, Phrase, Span } from '../../grammar/tree.js'
import type { Token } from './chart/token.js'
import { isPossessive, possessive, splitNegation } from './lexicon/words.js'

/** What a token is besides its word: numbers, signs, dice and icons carry their chunk. */
export interface ReadToken extends Token {
  chunk: Chunk | null
}

function part(span: Span, from: number, length: number): Span {
  return { ...span, start: span.start + from, end: span.start + from + length, column: span.column + from }
}

function tokenOf(image: string, span: Span, chunk: Chunk | null): ReadToken {
  return { image, word: image.toLowerCase(), capital: /^\p{Lu}/u.test(image), span, chunk }
}

function bracketed(open: string, inside: Chunk[], close: string, span: Span): ReadToken[] {
  return [
    tokenOf(open, part(span, 0, 1), null),
    ...tokensOfChunks(inside),
    tokenOf(close, part(span, Math.max(0, span.end - span.start - 1), 1), null),
  ]
}

/** Words in single quotes are coined terms; the marks themselves say nothing: a 'react', 'break cover,'. */
function withoutMarks(chunks: readonly Chunk[]): readonly Chunk[] {
  const isMark = (chunk: Chunk | undefined): boolean => chunk !== undefined && /^['‘’]$/u.test(chunk.image)
  const touches = (left: Chunk | undefined, right: Chunk | undefined): boolean =>
    left !== undefined && right !== undefined && left.span.end === right.span.start
  const marks = new Set<Chunk>()
  for (const [at, chunk] of chunks.entries()) {
    const before = chunks[at - 1]
    const isFree = !touches(before, chunk) || before?.kind !== 'word'
    if (!isMark(chunk) || marks.has(chunk) || !isFree || !touches(chunk, chunks[at + 1])) continue
    const inside = chunks.slice(at + 1, at + mostCoined)
    const end = inside.findIndex((one, index) => isMark(one) && touches(inside[index - 1], one))
    const close = end > 0 ? inside[end] : undefined
    if (close) marks.add(chunk).add(close)
  }
  return marks.size === 0 ? chunks : chunks.filter((chunk) => !marks.has(chunk))
}

/** A coined term is short: an apostrophe further on belongs to something else. */
const mostCoined = 8

function tokensOfChunks(written: readonly Chunk[]): ReadToken[] {
  const chunks = withoutMarks(written)
  const tokens: ReadToken[] = []
  for (const [at, chunk] of chunks.entries()) {
    const { image, span } = chunk
    // "non-'hit'", "non-[Pilot]": the hyphen stands apart from what is denied.
    if (
      image === '-' &&
      chunks[at - 1]?.image.toLowerCase() === 'non' &&
      chunks[at - 1]?.span.end === span.start
    ) {
      tokens.pop()
      tokens.push(tokenOf('non-', span, null))
      continue
    }
    if (chunk.kind === 'group' || (chunk.kind === 'icon' && isSentence(chunk)))
      tokens.push(...bracketed('(', chunk.inside, ')', span))
    else if (chunk.kind === 'quote') tokens.push(...bracketed('“', chunk.inside, '”', span))
    else if (chunk.kind === 'icon') {
      const words = tokensOfChunks(chunk.inside).map((token) => token.image)
      tokens.push(tokenOf(`[${words.join(' ')}]`, span, chunk))
    } else if (isPossessive(image, tokens.at(-1)?.image)) tokens.push(tokenOf(possessive, span, null))
    else if (chunk.kind === 'word') {
      let from = 0
      for (const piece of splitNegation(image)) {
        tokens.push(tokenOf(piece, part(span, from, piece.length), chunk))
        from += piece.length
      }
    } else tokens.push(tokenOf(image, span, chunk))
  }
  return tokens
}

/** "[Guard 2.]": square brackets around a sentence are brackets, those around a word an icon. */
const isSentence = ({ inside }: { inside: readonly Chunk[] }): boolean => inside.at(-1)?.image === '.'

export function tokensOf(phrase: Phrase): ReadToken[] {
  const tokens = tokensOfChunks(phrase.chunks)
  return tokens.at(-1)?.image === '.' ? tokens.slice(0, -1) : tokens
}
