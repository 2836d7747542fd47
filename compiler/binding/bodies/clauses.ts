/** Game text: sentences to clauses, each with its number, its place and its words. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Clause } from '../../../runtime/program/clauses.js'
import type { TextProgram } from '../../../runtime/program/library.js'
import type { Statements } from '../../../runtime/program/statements.js'
import { lowerClause } from '../../lower/index.js'
import { joined, linkSentences, mayLean } from '../../reading/clauses/link.js'
import { withNames, type Names, type Text } from './binding.js'
import { readingsAs, readOnly } from './read.js'
import { addSpan, placedClause } from './stamp.js'

/** Clauses of a text in the making. */
export interface Clauses {
  clauses: Clause<Statements>[]
  /** The sentence of each clause, by its id. */
  sentences: string[]
}

export function emptyClauses(): Clauses {
  return { clauses: [], sentences: [] }
}

/**
 * Adds the clauses of the sentences. A sentence that only tells what to do, on the same line as the one before, goes on
 * with what that one does: "Draw a card. Discard a card."
 */
export function bindSentences(text: Text, sentences: readonly Phrase[], names: Names, into: Clauses): void {
  let known = names
  let before: Phrase | null = null
  for (const sentence of linked(text, names, sentences)) {
    const read = readOnly(text, known, sentence, ['sentence'], 'sentence')
    const line = lastLine(before)
    before = sentence
    if (read === null) continue
    known = withNames(known, read.binds, read.mentions)
    const at = addSpan(text, sentence.span, sentence.text)
    const placed = read.meaning.map((clause) => placedClause(clause, at))
    const [first] = placed
    const goesOn =
      line === sentence.span.line && placed.length === 1 && first !== undefined && continues(into, first)
    if (goesOn) extendLast(into, first, sentence.text)
    else if (placed.some(({ op }) => op === 'instruction'))
      text.binding.reporter.report('no-moment', text.file, sentence.span, { sentence: sentence.text })
    else for (const clause of placed) addClause(into, clause, sentence.text)
  }
}

/** The sentences, each with those that lean on it, without what only reminds of a rule. */
function linked(text: Text, names: Names, sentences: readonly Phrase[]): Phrase[] {
  const reads = (phrase: Phrase) => readingsAs(text, names, phrase, ['sentence']).readings.length > 0
  const found: Phrase[] = []
  for (const sentence of linkSentences(sentences.filter((one) => !isReminder(one) || reads(one)))) {
    const before = found.at(-1)
    const both = before && mayLean(sentence) && !reads(sentence) ? joined(before, sentence) : null
    if (both && reads(both)) found[found.length - 1] = both
    else found.push(sentence)
  }
  return found
}

export function addClause(into: Clauses, clause: Clause<Statements>, sentence: string): void {
  const id = into.sentences.push(sentence) - 1
  into.clauses.push({ ...clause, id })
}

export function textProgram(text: Text, { clauses, sentences }: Clauses): TextProgram {
  return { clauses: clauses.map(lowerClause), spans: text.spans, sentences }
}

/** Words in parentheses only: they remind of a rule and say nothing. */
function isReminder(sentence: Phrase): boolean {
  return sentence.chunks.every(
    (chunk) => chunk.kind === 'group' || (chunk.kind === 'mark' && chunk.image === '.'),
  )
}

function continues({ clauses }: Clauses, clause: Clause<Statements>): boolean {
  const last = clauses[clauses.length - 1]
  if (clause.op !== 'instruction' || clause.label !== undefined || last === undefined) return false
  return last.op === 'trigger' || last.op === 'action' || last.op === 'replace'
}

function extendLast(into: Clauses, clause: Clause<Statements>, sentence: string): void {
  const last = into.clauses.pop()
  if (last === undefined || !('do' in last) || !('do' in clause)) return
  into.clauses.push({ ...last, do: [...last.do, ...clause.do] })
  const id = last.id ?? 0
  into.sentences[id] = `${into.sentences[id] ?? ''} ${sentence}`
}

/** The line on which a sentence ends: that of its last word. */
function lastLine(sentence: Phrase | null): number | null {
  return sentence?.chunks[sentence.chunks.length - 1]?.span.line ?? null
}
