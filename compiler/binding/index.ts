/**
 * Binding: from the trees of a game's files to its library. First what the game declares and all headers of rules, which
 * make the lexicon; then every body and every card, phrase by phrase, each with exactly one reading.
 */
import {
  readText,
  type AnyTree,
  type CardsTree,
  type GameTree,
  type Phrase,
  type RulesTree,
} from '../../grammar/index.js'
import type { Library } from '../../runtime/program/library.js'
import { wordingsOf, type Wordings } from '../paraphrase/index.js'
import type { Reader } from '../reading/api.js'
import { createLexicon } from '../reading/lexicon/create.js'
import type { LexiconEntry } from '../reading/lexicon/entries.js'
import type { Lexicon } from '../reading/lexicon.js'
import { lowerClause } from '../lower/index.js'
import { namesAsWritten } from './as-written.js'
import type { Binding, ReadPhrase } from './bodies/binding.js'
import { emptyClauses } from './bodies/clauses.js'
import { bindCards, bindGameText, readHeaders } from './cards/cards.js'
import { fieldNames } from './cards/fields.js'
import { addTitles, collectCards } from './cards/titles.js'
import { addShortNames } from './cards/title-parts.js'
import { declareOthers, declareTypes } from './declarations/index.js'
import { createReporter, type Diagnostic } from './diagnostics.js'
import { emptyLibrary, type Draft, type KeywordText } from './draft.js'
import { declareItems, declareProcedureTypes } from './headers/items.js'
import { stableHash } from './hash.js'
import { addKernelTypes } from './types.js'
import { declareVocabulary, modelled } from './vocabulary.js'
import { checkWhole } from './whole.js'

export type { Diagnostic } from './diagnostics.js'
export type { ReadPhrase } from './bodies/binding.js'
export type { KeywordText } from './draft.js'
export { problems as bindingProblems } from './problems.js'

export interface BoundGame {
  /** With everything that could be understood; it is fit to run when no diagnostic is an error. */
  library: Library
  lexicon: Lexicon
  diagnostics: Diagnostic[]
  /** Every phrase that was read, with all its readings. */
  phrases: ReadPhrase[]
  /** Game text of a made-up card of that type; null when it could not be read. */
  compileText: (text: string, type: string) => CompiledText | null
  /** Sentences of a card of that type, with all that was found in them. */
  compileSentences: (file: string, sentences: readonly Phrase[], type: string) => TriedText
  /** What fields of printed lists are called on cards of this game, by their names in lower case. */
  listFields: ReadonlyMap<string, string>
  /** Types and words of printed cards that the rules know nothing of, in lower case. */
  withoutRules: ReadonlySet<string>
  /** Several cards may bear one title. */
  sharedTitles: boolean
  /** How the game puts things, for paraphrases. */
  wordings: Wordings
  /** What its keywords mean, in the order of their rules. */
  keywordTexts: readonly KeywordText[]
  /** What the lexicon is made of. */
  entries: readonly LexiconEntry[]
  /** Words that the game declares and does not model yet: for outlines, not for meaning. */
  vocabulary: readonly LexiconEntry[]
}

/** A text that was compiled, whatever came of it. */
export interface TriedText {
  compiled: CompiledText
  /** Whether an error is among the diagnostics, which are worked out only when somebody asks for them. */
  failed: boolean
  readonly diagnostics: Diagnostic[]
  phrases: ReadPhrase[]
}

/** Game text by itself: its clauses, and the keywords among its sentences. */
export type CompiledText = ReturnType<typeof bindGameText>

/**
 * Files are taken in the order of their names, so that the same texts always give the same library.
 * @param id of the game; without it, the name of its `.game` file
 */
export function bindGame(trees: readonly AnyTree[], reader: Reader, id?: string): BoundGame {
  const inOrder = [...trees].sort((a, b) => (a.file < b.file ? -1 : 1))
  const games = inOrder.filter((tree): tree is GameTree => tree.kind === 'game')
  const rules = inOrder.filter((tree): tree is RulesTree => tree.kind === 'rules')
  const cardFiles = inOrder.filter((tree): tree is CardsTree => tree.kind === 'cards')

  const draft = emptyDraft(id ?? idOf(games[0]?.file ?? ''))
  const { library, reporter } = draft
  const inUse = modelled(games)
  declareTypes(draft, inUse)
  declareProcedureTypes(draft, rules)
  declareOthers(draft, inUse)
  declareItems(draft, rules)
  const aside = declareVocabulary(draft, games, rules)
  const cards = collectCards(draft, cardFiles)
  const headers = readHeaders(draft, cards, fieldNames(draft))
  addTitles(draft, headers)
  if (draft.shortNamed.size > 0) addShortNames(draft, headers)

  const lexicon = createLexicon(draft.entries)
  const binding: Binding = {
    reader,
    lexicon,
    reporter,
    phrases: [],
    gives: draft.gives,
    wordings: wordingsOf(library, draft.entries, namesAsWritten(inOrder)),
  }
  for (const bind of [...draft.later, ...aside.later]) bind(binding)
  library.rules.clauses = draft.ruleClauses.clauses.map(lowerClause)
  library.rules.sentences = draft.ruleClauses.sentences
  bindCards(draft, binding, headers)
  if (games[0] !== undefined) checkWhole(draft, games[0])
  library.hash = stableHash({ ...library, hash: '' })
  return {
    library,
    lexicon,
    diagnostics: reporter.found,
    phrases: binding.phrases,
    compileText: (text, type) => compileText(binding, text, type),
    compileSentences: (file, sentences, type) => compileSentences(binding, file, sentences, type),
    listFields: draft.listFields,
    withoutRules: draft.withoutRules,
    sharedTitles: draft.sharedTitles,
    entries: draft.entries,
    wordings: binding.wordings,
    keywordTexts: draft.keywordTexts,
    vocabulary: aside.entries,
  }
}

function compileText(binding: Binding, text: string, type: string): CompiledText | null {
  const { sentences, problems } = readText(text)
  const { compiled, failed } = compileSentences(binding, '', sentences, type)
  return failed || problems.length > 0 ? null : compiled
}

function compileSentences(
  binding: Binding,
  file: string,
  sentences: readonly Phrase[],
  type: string,
): TriedText {
  const reporter = createReporter()
  const phrases: ReadPhrase[] = []
  const compiled = bindGameText({ ...binding, reporter, phrases }, file, type, sentences)
  return {
    compiled,
    failed: reporter.failed,
    get diagnostics() {
      return reporter.found
    },
    phrases,
  }
}

function emptyDraft(game: string): Draft {
  const draft: Draft = {
    library: emptyLibrary(game),
    entries: [],
    reporter: createReporter(),
    typeTerms: new Map(),
    words: new Map(),
    openWords: new Set(),
    bearers: new Map(),
    aliases: new Set(),
    marks: null,
    listFields: new Map(),
    withoutRules: new Set(),
    sharedTitles: false,
    shortNamed: new Set(),
    required: [],
    combine: null,
    gives: new Map(),
    procedures: new Set(),
    callers: [],
    ruleClauses: emptyClauses(),
    keywordTexts: [],
    later: [],
  }
  addKernelTypes(draft)
  return draft
}

/** `cards-src/harbour/harbour.game` -> harbour */
function idOf(file: string): string {
  const name = file.split(/[\\/]/).pop() ?? ''
  return name.replace(/\.game$/, '') || 'game'
}
