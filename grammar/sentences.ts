/** Cuts a line of card text into sentences. */
import { phraseOf } from './chunks.js'
import type { Source } from './source.js'
import type { Chunk, Phrase } from './tree.js'

/**
 * A sentence ends at . ! or ? before white space or the end of the line, outside brackets and titles. It also ends behind
 * a bracket or quote that itself ends in such a mark, when that bracket makes up the whole sentence or a capital follows.
 * `titled`: where chunks that are part of titles start.
 */
export function splitSentences(
  source: Source,
  chunks: Chunk[],
  titled: ReadonlySet<number>,
  at: number,
): Phrase[] {
  const sentences: Phrase[] = []
  let current: Chunk[] = []
  chunks.forEach((chunk, index) => {
    current.push(chunk)
    if (!endsAfter(chunk, chunks[index + 1], current, titled)) return
    sentences.push(phraseOf(source, current, at))
    current = []
  })
  return sentences
}

function endsAfter(
  chunk: Chunk,
  next: Chunk | undefined,
  current: readonly Chunk[],
  titled: ReadonlySet<number>,
): boolean {
  if (!next) return true
  if (next.span.start === chunk.span.end) return false
  const before = current.at(-2)
  if (isClosingSign(chunk) && before && isEndMark(before) && before.span.end === chunk.span.start)
    return next.kind === 'word' && next.capital
  if (isEndMark(chunk)) return !titled.has(chunk.span.start)
  if (chunk.kind !== 'quote' && chunk.kind !== 'group' && chunk.kind !== 'icon') return false
  const last = chunk.inside.at(-1)
  const alone = current.length === 1
  return last !== undefined && isEndMark(last) && (alone || (next.kind === 'word' && next.capital))
}

/** Behind words in single quotes: 'hit.' */
function isClosingSign(chunk: Chunk): boolean {
  return chunk.kind === 'mark' && /^['’]$/u.test(chunk.image)
}

function isEndMark(chunk: Chunk): boolean {
  return chunk.kind === 'mark' && /^[.!?]$/u.test(chunk.image)
}
