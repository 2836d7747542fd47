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

function tokensOfChunks(chunks: readonly Chunk[]): ReadToken[] {
  const tokens: ReadToken[] = []
  for (const chunk of chunks) {
    const { image, span } = chunk
    if (chunk.kind === 'group') tokens.push(...bracketed('(', chunk.inside, ')', span))
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

export function tokensOf(phrase: Phrase): ReadToken[] {
  const tokens = tokensOfChunks(phrase.chunks)
  return tokens.at(-1)?.image === '.' ? tokens.slice(0, -1) : tokens
}
