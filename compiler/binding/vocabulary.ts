/**
 * Words that printed cards use and the rules of the game do not model yet: declarations that end in `; not modelled`, and
 * items `vocabulary:`. They are read like all others, but into a copy of what is declared, so that nothing of them comes
 * into the library or before the reader of meaning: text that uses them has an outline and is not understood.
 */
import type { Declaration, GameTree, Phrase, RuleItem, RulesTree } from '../../grammar/tree.js'
import type { Frame } from '../reading/lexicon.js'
import { declareOthers, declareTypes } from './declarations/index.js'
import type { Draft } from './draft.js'
import { isHeader, readNounHeader, readVerbHeader, type Header, type NoHeader } from './headers/header.js'
import { isWord, term } from './phrases.js'

const mark = 'not modelled'

function isMark(part: Phrase): boolean {
  return term(part).toLowerCase() === mark
}

function isModelled({ parts }: Declaration): boolean {
  return !parts.some(isMark)
}

/** The declarations that the rules model. */
export function modelled(trees: readonly GameTree[]): GameTree[] {
  return trees.map((tree) => ({ ...tree, items: tree.items.filter(isModelled) }))
}

function unmodelled(trees: readonly GameTree[]): GameTree[] {
  return trees.map((tree) => ({
    ...tree,
    items: tree.items
      .filter((item) => !isModelled(item))
      .map((item) => ({ ...item, parts: item.parts.filter((part) => !isMark(part)) })),
  }))
}

/** Reads them into a draft of their own, whose `entries` are the vocabulary; `draft` is complete but for its cards. */
export function declareVocabulary(
  draft: Draft,
  games: readonly GameTree[],
  rules: readonly RulesTree[],
): Draft {
  const aside: Draft = {
    ...draft,
    library: structuredClone(draft.library),
    entries: [],
    typeTerms: new Map(draft.typeTerms),
    words: new Map(draft.words),
    bearers: new Map(draft.bearers),
    openWords: new Set(draft.openWords),
    later: [],
  }
  const trees = unmodelled(games)
  declareTypes(aside, trees)
  declareOthers(aside, trees)
  for (const { file, items } of rules) {
    for (const item of items) if (item.kind === 'vocabulary') declareWords(aside, file, item)
  }
  return aside
}

/** `vocabulary: captives`, with a header of a verb, condition or value on each line below. */
function declareWords(aside: Draft, file: string, { body }: RuleItem): void {
  for (const line of body) {
    if (line.form !== 'sentence' || line.do.length > 0 || line.ways.length > 0) {
      aside.reporter.report('body-unfit', file, line.span, { what: 'vocabulary' })
      continue
    }
    const header = headerOf(aside, file, line.sentence)
    if (isHeader(header)) aside.entries.push({ entry: 'frame', frame: frameOf(header) })
    else
      aside.reporter.report('header-unreadable', file, line.span, {
        what: 'vocabulary',
        reason: header.reason,
      })
  }
}

function headerOf(aside: Draft, file: string, line: Phrase): Header | NoHeader {
  if (isWord(line.chunks[0], 'the')) return readNounHeader(aside, file, line)
  return readVerbHeader(aside, file, line)
}

/** What it stands for is a name only: nothing in the library bears it. */
function frameOf({ kind, stem, subject, complements }: Header): Frame {
  const target: Frame['target'] =
    kind === 'verb'
      ? { event: stem }
      : { definition: stem, type: { name: kind === 'copula' ? 'truth' : 'number', many: false } }
  return { kind, stem, subject, complements, target }
}
