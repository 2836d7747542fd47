/** Taking phrases apart without a lexicon: words, marks, parts. */
import type { Chunk, Phrase, Span } from '../../grammar/tree.js'

/** One capital letter, perhaps with digits: a name such as P or U2. */
export const capitalName = /^[A-Z]\d*$/

export function isWord(chunk: Chunk | undefined, ...images: string[]): boolean {
  return chunk?.kind === 'word' && images.includes(chunk.image.toLowerCase())
}

export function isMark(chunk: Chunk | undefined, image: string): boolean {
  return chunk?.kind === 'mark' && chunk.image === image
}

export function isCapitalName(chunk: Chunk | undefined): chunk is Chunk {
  return chunk?.kind === 'word' && capitalName.test(chunk.image)
}

/** The part [from, to) of a phrase, by chunks. */
export function slice(phrase: Phrase, from: number, to = phrase.chunks.length): Phrase {
  const chunks = phrase.chunks.slice(from, to)
  const first = chunks[0]
  const last = chunks[chunks.length - 1]
  if (first === undefined || last === undefined) {
    const next = phrase.chunks[from]?.span ?? phrase.span
    const span = { ...next, end: next.start }
    return { chunks, span, text: '' }
  }
  const span: Span = { ...first.span, end: last.span.end }
  return { chunks, span, text: textBetween(phrase, span) }
}

/** A phrase may go over several lines, of which its text keeps only the words; then the text is put together anew. */
function textBetween(phrase: Phrase, span: Span): string {
  const whole = phrase.text.length === phrase.span.end - phrase.span.start
  if (whole) return phrase.text.slice(span.start - phrase.span.start, span.end - phrase.span.start)
  const inside = phrase.chunks.filter((c) => c.span.start >= span.start && c.span.end <= span.end)
  return inside.reduce((text, chunk, index) => {
    const before = inside[index - 1]
    const gap = before !== undefined && before.span.end < chunk.span.start ? ' ' : ''
    return text + gap + chunk.image
  }, '')
}

/** Parts between the marks of this image; empty parts are left out. */
export function splitAtMarks(phrase: Phrase, image: string): Phrase[] {
  const parts: Phrase[] = []
  let start = 0
  phrase.chunks.forEach((chunk, index) => {
    if (!isMark(chunk, image)) return
    parts.push(slice(phrase, start, index))
    start = index + 1
  })
  parts.push(slice(phrase, start))
  return parts.filter((part) => part.chunks.length > 0)
}

/** Parts between commas, `and` and `or`: "a unit, a ship or an asset". */
export function splitList(phrase: Phrase): Phrase[] {
  const parts: Phrase[] = []
  let start = 0
  phrase.chunks.forEach((chunk, index) => {
    if (!isMark(chunk, ',') && !isWord(chunk, 'and', 'or')) return
    parts.push(slice(phrase, start, index))
    start = index + 1
  })
  parts.push(slice(phrase, start))
  return parts.filter((part) => part.chunks.length > 0)
}

/** The words of a term as the lexicon keeps them: lower case, one space between. */
export function term(phrase: Phrase | Chunk[]): string {
  const chunks = Array.isArray(phrase) ? phrase : phrase.chunks
  let text = ''
  chunks.forEach((chunk, index) => {
    const before = chunks[index - 1]
    const touches = before?.span.end === chunk.span.start
    text += (index > 0 && !touches ? ' ' : '') + chunk.image
  })
  return text.toLowerCase()
}

/** The phrase without an article at its start. */
export function withoutArticle(phrase: Phrase): Phrase {
  return isWord(phrase.chunks[0], 'a', 'an', 'the') ? slice(phrase, 1) : phrase
}

/** Whether the phrase starts with these words; the rest of it if it does. */
export function after(phrase: Phrase, ...words: string[]): Phrase | null {
  const fits = words.every((word, index) => isWord(phrase.chunks[index], word))
  return fits ? slice(phrase, words.length) : null
}

/** The index of the first chunk at which these words stand, or -1. */
export function find(phrase: Phrase, ...words: string[]): number {
  return phrase.chunks.findIndex((_, at) => words.every((word, i) => isWord(phrase.chunks[at + i], word)))
}

/** The number that is all of the phrase, or null. */
export function wholeNumber(phrase: Phrase): number | null {
  const [first, second] = phrase.chunks
  if (first === undefined || phrase.chunks.length > 2) return null
  if (second === undefined) {
    if (first.kind === 'number') return first.value
    return first.kind === 'signed' && first.value !== null
      ? (first.sign === '-' ? -1 : 1) * first.value
      : null
  }
  return isMark(first, '-') && second.kind === 'number' ? -second.value : null
}

/** The phrase with words before it that its place makes plain. */
export function withWords(words: string[], phrase: Phrase): Phrase {
  const span = { ...phrase.span, end: phrase.span.start }
  const chunks = words.map((image): Chunk => ({ kind: 'word', image, capital: false, span }))
  return { ...phrase, chunks: [...chunks, ...phrase.chunks], text: `${words.join(' ')} ${phrase.text}` }
}
