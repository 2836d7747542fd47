/** Makes chunks from tokens, and phrases from chunks. */
import type { IToken } from 'chevrotain'
import { report, spanOf, writtenText, type Range, type Source } from './source.js'
import { stopOf } from './tokens.js'
import type { Chunk, Phrase, Span } from './tree.js'

const plainForms = new Map([
  ['≤', '<='],
  ['≥', '>='],
  ['→', '->'],
  ['−', '-'],
  ['…', '...'],
])

/** Beyond this, numbers are no longer exact. */
const mostDigits = 15

/** The image of a token as chunks give it. */
export function plainImage(image: string): string {
  return image.length <= 1 || image.includes('’')
    ? (plainForms.get(image) ?? image.replaceAll('’', "'"))
    : image
}

const tokenSpan = (source: Source, token: IToken): Span => spanOf(source, token.startOffset, stopOf(token))

export function wordChunk(source: Source, token: IToken): Chunk {
  const image = plainImage(token.image)
  return { kind: 'word', span: tokenSpan(source, token), image, capital: /^\p{Lu}/u.test(image) }
}

export function markChunk(source: Source, token: IToken): Chunk {
  return { kind: 'mark', span: tokenSpan(source, token), image: plainImage(token.image) }
}

export function numberChunk(source: Source, token: IToken): Chunk {
  return {
    kind: 'number',
    span: tokenSpan(source, token),
    image: token.image,
    value: counted(source, token, token.image),
  }
}

export function signedChunk(source: Source, token: IToken): Chunk {
  const sign = token.image.startsWith('+') ? '+' : '-'
  const digits = token.image.slice(1)
  const value = digits === '' ? null : counted(source, token, digits)
  return { kind: 'signed', span: tokenSpan(source, token), image: sign + digits, sign, value }
}

export function diceChunk(source: Source, token: IToken): Chunk {
  const [count = '', sides = ''] = token.image.split('d')
  return {
    kind: 'dice',
    span: tokenSpan(source, token),
    image: token.image,
    count: count === '' ? 1 : counted(source, token, count),
    sides: counted(source, token, sides),
  }
}

export function nestedChunk(
  source: Source,
  kind: 'icon' | 'quote' | 'group',
  open: IToken,
  inside: Chunk[],
  close: IToken,
): Chunk {
  const range = { start: open.startOffset, end: stopOf(close) }
  return { kind, span: spanOf(source, range.start, range.end), image: writtenText(source, range), inside }
}

function counted(source: Source, token: IToken, digits: string): number {
  if (digits.replace(/^0+|\..*$/gu, '').length <= mostDigits) return Number(digits)
  report(
    source,
    'GT-G12',
    { start: token.startOffset, end: stopOf(token) },
    { number: `${digits.slice(0, 20)}…` },
  )
  return Number.MAX_SAFE_INTEGER
}

/** A phrase of these chunks; without chunks it is empty and stands at `at`. */
export function phraseOf(source: Source, chunks: Chunk[], at: number): Phrase {
  const range: Range = { start: chunks[0]?.span.start ?? at, end: chunks.at(-1)?.span.end ?? at }
  return { chunks, span: spanOf(source, range.start, range.end), text: writtenText(source, range) }
}
