/** From text to trees: the entry point `gametext/grammar`. None of these functions throws, whatever the text. */
import { readCardsFile } from './cards-file.js'
import { plainImage } from './chunks.js'
import { readDeckFile } from './deck-file.js'
import { readGameFile } from './game-file.js'
import { makeSource } from './layout.js'
import { readSentences, readWhole } from './lines.js'
import type { GrammarProblem } from './problems.js'
import { readRulesFile } from './rules-file.js'
import { readScenarioFile } from './scenario-file.js'
import { report, type Source } from './source.js'
import { indexTitles } from './titles.js'
import { tokenize } from './tokens.js'
import type { AnyTree, Phrase } from './tree.js'

export { decode, unreadable } from './decode.js'
export { settingNames } from './fixed-words.js'
export { grammarProblems, type GrammarProblem, type ProblemCode, type ProblemKind } from './problems.js'
export type * from './tree.js'

export interface ReadOptions {
  /** Titles of cards: their full stops, colons and brackets are then part of them. */
  titles?: readonly string[]
  /** Names of fields of cards that hold game text; `text` always does, and so does a name with a block below it. */
  sections?: readonly string[]
}

const readers: Record<AnyTree['kind'], (source: Source, options: ReadOptions) => AnyTree> = {
  game: readGameFile,
  rules: readRulesFile,
  cards: (source, options) => readCardsFile(source, options.sections),
  deck: readDeckFile,
  scenario: readScenarioFile,
}

/** The kind of a file by the end of its name; null if it is none that holds a game. */
export function kindOfFile(file: string): AnyTree['kind'] | null {
  const kinds = Object.keys(readers) as AnyTree['kind'][]
  return kinds.find((kind) => file.endsWith(`.${kind}`)) ?? null
}

/** Reads a file. The tree has all that could be read, the problems (in the order of the text) have the rest. */
export function readFile(
  file: string,
  text: string,
  options: ReadOptions = {},
): { tree: AnyTree; problems: GrammarProblem[] } {
  const kind = kindOfFile(file)
  const source = makeSource(file, text, indexTitles(options.titles ?? []))
  const whole = { start: 0, end: text.length }
  if (!kind) {
    report(source, 'GT-G03', whole, {
      file,
      kinds: Object.keys(readers)
        .map((one) => `.${one}`)
        .join(' '),
    })
    return { tree: { kind: 'game', file, items: [], comments: [] }, problems: source.problems }
  }
  if (source.clean.trim() === '' && source.problems.length === 0) report(source, 'GT-G02', whole)
  const tree = readers[kind](source, options)
  return { tree, problems: inOrder(source.problems) }
}

/** Reads a text as one phrase. */
export function readPhrase(
  text: string,
  file = '',
  options: ReadOptions = {},
): { phrase: Phrase; problems: GrammarProblem[] } {
  const source = makeSource(file, text, indexTitles(options.titles ?? []))
  const phrase = readWhole(source, { start: 0, end: text.length })
  return { phrase, problems: inOrder(source.problems) }
}

/** Reads a text as sentences of a card. */
export function readText(
  text: string,
  file = '',
  options: ReadOptions = {},
): { sentences: Phrase[]; problems: GrammarProblem[] } {
  const source = makeSource(file, text, indexTitles(options.titles ?? []))
  const sentences = readSentences(source, { start: 0, end: text.length })
  return { sentences, problems: inOrder(source.problems) }
}

/**
 * A text as images of its tokens, the way they are in chunks: "Vell's Ship" is Vell, 's, Ship. For terms and titles that
 * are to be found in phrases.
 */
export function imagesOf(text: string): string[] {
  return tokenize(text).map((token) => plainImage(token.image))
}

function inOrder(problems: GrammarProblem[]): GrammarProblem[] {
  return problems.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end)
}
