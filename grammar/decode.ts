/** From the bytes of a file to text. */
import { makeProblem, type GrammarProblem } from './problems.js'
import { spanOf } from './source.js'

/** Most findings about bytes of one file: a picture is told as such after a few. */
const mostFindings = 20

/** Decodes UTF-8; what is none is given as U+FFFD, with its place. A byte order mark is left out. */
export function decode(bytes: Uint8Array): { text: string; problems: GrammarProblem[] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), problems: [] }
  } catch {
    return decodeBroken(bytes)
  }
}

function decodeBroken(bytes: Uint8Array): { text: string; problems: GrammarProblem[] } {
  const text = new TextDecoder('utf-8').decode(bytes)
  const written = '\uFFFD'
  const lineStarts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/gu), (end) => end.index + end[0].length)]
  const problems: GrammarProblem[] = []
  let offset = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  let at = 0
  for (const character of text) {
    const size = utf8Length(character)
    if (character === written && !isReplacement(bytes, offset)) {
      const byte = `0x${(bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`
      problems.push(makeProblem('GT-G04', spanOf({ lineStarts }, at, at + 1), { byte }))
      if (problems.length === mostFindings) break
      offset += brokenLength(bytes, offset)
    } else offset += size
    at += character.length
  }
  return { text, problems }
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Whether the file itself has U+FFFD here. */
function isReplacement(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd
}

/** Bytes that stand for one replacement: the longest start of a character that could have become valid. */
function brokenLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const wanted =
    first >= 0xf0 && first <= 0xf4
      ? 4
      : first >= 0xe0 && first < 0xf0
        ? 3
        : first >= 0xc2 && first < 0xe0
          ? 2
          : 1
  let length = 1
  while (length < wanted && continues(first, length, bytes[at + length] ?? 0)) length++
  return length
}

function continues(first: number, index: number, byte: number): boolean {
  if (index > 1) return byte >= 0x80 && byte <= 0xbf
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  return byte >= low && byte <= high
}

/** For a file that the caller could not read at all. */
export function unreadable(reason: string): GrammarProblem {
  return makeProblem('GT-G01', { start: 0, end: 0, line: 1, column: 1 }, { reason })
}
