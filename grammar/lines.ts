/** Reads one range of a file with the parser, of which there is one in a process: building it takes a while. */
import type { NamedParts } from './chunk-parser.js'
import { phraseOf } from './chunks.js'
import { tagFixedWords, type Surroundings } from './fixed-words.js'
import type { Head } from './heads.js'
import { lineTokens, type LineTokens } from './line-tokens.js'
import { splitSentences } from './sentences.js'
import { report, type Range, type Source } from './source.js'
import { StatementParser } from './statement-parser.js'
import { stopOf } from './tokens.js'
import type { Chunk, Phrase } from './tree.js'

let built: StatementParser | null = null

function parser(): StatementParser {
  built ??= new StatementParser()
  return built
}

function chunksOf(source: Source, line: LineTokens): Chunk[] {
  parser().begin(source, line.tokens)
  return parser().all()
}

/** The whole range as one phrase. */
export function readWhole(source: Source, range: Range): Phrase {
  return phraseOf(source, chunksOf(source, lineTokens(source, range)), range.start)
}

export function readSentences(source: Source, range: Range): Phrase[] {
  const line = lineTokens(source, range)
  return splitSentences(source, chunksOf(source, line), line.titled, range.start)
}

/** Phrases between semicolons. */
export function readParts(source: Source, range: Range): Phrase[] {
  parser().begin(source, lineTokens(source, range).tokens)
  return parser().parts()
}

/** `name: part; part`; null, without a finding, if the line has not this form. */
export function readDeclaration(source: Source, range: Range): NamedParts | null {
  parser().begin(source, lineTokens(source, range).tokens)
  const found = parser().declaration()
  return parser().errors.length === 0 ? found : null
}

/** `name: words`; null, without a finding, if the line has not this form. */
export function readHeader(source: Source, range: Range): { name: Phrase; chunks: Chunk[] } | null {
  parser().begin(source, lineTokens(source, range).tokens)
  const found = parser().header()
  return parser().errors.length === 0 ? found : null
}

/** The statements of a line; sentences among them are cut apart. What does not fit becomes a sentence, with a finding. */
export function readStatementLine(source: Source, range: Range, around: Surroundings): Head[] {
  const line = lineTokens(source, range)
  tagFixedWords(line.tokens, around)
  parser().block = around.block
  parser().begin(source, line.tokens)
  const heads = parser().statements()
  const error = parser().errors[0]
  if (!error) return heads.flatMap((head) => cutSentence(source, head, line.titled))
  const place = Number.isNaN(error.token.startOffset) ? 'the end of the line' : `"${error.token.image}"`
  const at = Number.isNaN(error.token.startOffset)
    ? range
    : { start: error.token.startOffset, end: stopOf(error.token) }
  report(source, 'GT-G15', at, { form: line.tokens[0]?.image ?? '', place })
  const sentence = phraseOf(source, chunksOf(source, line), range.start)
  return [{ head: 'sentence', sentence, span: sentence.span }]
}

function cutSentence(source: Source, head: Head, titled: ReadonlySet<number>): Head[] {
  if ('tail' in head) return [{ ...head, tail: head.tail.flatMap((one) => cutSentence(source, one, titled)) }]
  if (head.head !== 'sentence') return [head]
  const sentences = splitSentences(source, head.sentence.chunks, titled, head.span.start)
  return sentences.map((sentence) => ({ head: 'sentence', sentence, span: sentence.span }))
}
