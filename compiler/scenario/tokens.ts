/** Lines of a scenario as tokens: enough to tell its own small forms from conditions of the card language. */
import type { Chunk, Phrase } from '../../grammar/tree.js'

export interface Token {
  image: string
  /** Lower case. */
  word: string
  kind: Chunk['kind']
  /** Of a number or signed number. */
  value: number | null
  /** The words inside a quote. */
  quoted: string | null
  /** The chunk of the phrase it comes from. */
  chunk: number
}

function tokensOf(chunk: Chunk, index: number): Token[] {
  const one = (image: string, more: Partial<Token> = {}): Token => ({
    image,
    word: image.toLowerCase(),
    kind: chunk.kind,
    value: null,
    quoted: null,
    chunk: index,
    ...more,
  })
  switch (chunk.kind) {
    case 'word':
      return [one(chunk.image)]
    case 'number':
      return [one(chunk.image, { value: chunk.value })]
    case 'signed':
      return [
        one(chunk.image, { value: chunk.value === null ? null : Number(`${chunk.sign}${chunk.value}`) }),
      ]
    case 'quote':
      return [one(chunk.image, { quoted: chunk.image.replace(/^["“]|["”]$/g, '') })]
    case 'group':
      return [one('('), ...chunk.inside.flatMap((inner) => tokensOf(inner, index)), one(')')]
    case 'icon':
      return chunk.inside.flatMap((inner) => tokensOf(inner, index))
    case 'dice':
    case 'mark':
      return [one(chunk.image)]
  }
}

export function tokenize(phrase: Phrase): Token[] {
  return phrase.chunks.flatMap(tokensOf)
}

/** The part of a phrase from one token to before another; tokens of one chunk are not taken apart. */
export function part(phrase: Phrase, tokens: readonly Token[], from: number, to = tokens.length): Phrase {
  const inside = tokens.slice(from, to)
  const first = inside[0]?.chunk ?? phrase.chunks.length
  const last = inside.at(-1)?.chunk ?? first - 1
  return phraseOf(phrase.chunks.slice(first, last + 1), phrase)
}

/** These chunks as a phrase, placed where they stand; an empty one stands where `within` does. */
export function phraseOf(chunks: Chunk[], within: Phrase): Phrase {
  const first = chunks[0]
  const last = chunks.at(-1)
  if (!first || !last) return { chunks: [], span: within.span, text: '' }
  return {
    chunks,
    span: { ...first.span, end: last.span.end },
    text: spaced(chunks.map((chunk) => chunk.image)),
  }
}

/** A phrase with words put behind it, as if they had been written at its end. */
export function withWords(phrase: Phrase, words: readonly string[]): Phrase {
  const span = { ...phrase.span, start: phrase.span.end }
  const more = words.map((image): Chunk => ({ kind: 'word', image, capital: false, span }))
  return phraseOf([...phrase.chunks, ...more], phrase)
}

/** The index of these words in the tokens, or -1. */
export function find(tokens: readonly Token[], ...words: string[]): number {
  return tokens.findIndex((_, at) => words.every((word, step) => tokens[at + step]?.word === word))
}

/** The tokens between separators, which are dropped; empty pieces too. */
export function split(tokens: readonly Token[], ...separators: string[]): Token[][] {
  const pieces: Token[][] = [[]]
  for (const token of tokens) {
    if (separators.includes(token.word)) pieces.push([])
    else pieces.at(-1)?.push(token)
  }
  return pieces.filter((piece) => piece.length > 0)
}

export function textOf(tokens: readonly Token[]): string {
  return spaced(tokens.map((token) => token.image))
}

function spaced(images: readonly string[]): string {
  return images.join(' ').replace(/ ('s?(?= |$)|[,;:.)\]])|([([]) /gu, '$1$2')
}
