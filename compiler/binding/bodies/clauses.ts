/** Game text: sentences to clauses, each with its number, its place and its words. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Clause } from '../../../runtime/program/clauses.js'
import type { TextProgram } from '../../../runtime/program/library.js'
import type { Statements } from '../../../runtime/program/statements.js'
import { lowerClause } from '../../lower/index.js'
import { isAlternative, readLinked, takesUp } from '../../reading/clauses/link.js'
import { asPlayed, isPlayed } from '../../reading/clauses/meaning/played.js'
import { asStateCheck, isStateCheck } from '../../reading/clauses/meaning/states.js'
import { whenTold } from '../../reading/clauses/meaning/told.js'
import { withTargets } from '../../reading/clauses/meaning/targets.js'
import { isWord } from '../phrases.js'
import { withNames, type Names, type Text } from './binding.js'
import type { Read } from './kinds.js'
import { onlyOne, readingsAs, record } from './read.js'
import { reportAside, reportReminders } from './reminders.js'
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
  const played = text.self !== null && isPlayed(text.binding.lexicon, text.self.type)
  const reading = (sentence: Phrase, known: Names) => {
    const phrase = played && isAlternative(sentence) ? withoutFirst(sentence) : sentence
    return readingsAs(text, known, phrase, ['sentence'])
  }
  const told = sentences.filter((one) => !isReminder(one) || isRead(text, names, one))
  for (const one of sentences) if (!told.includes(one)) reportAside(text, one)
  const results = text.binding.lexicon.results()
  const leans = (sentence: Phrase) => text.self !== null && takesUp(sentence, results)
  let before: Phrase | null = null
  for (const linked of readLinked(told, names, reading, learnt, played, leans)) {
    const { phrase: sentence, scope, found } = linked
    const isOther = played && isAlternative(sentence)
    const phrase = isOther ? withoutFirst(sentence) : sentence
    const line = isOther ? null : lastLine(before)
    before = sentence
    const begins = !played && line !== sentence.span.line
    const readings = begins ? thatStand(found.readings, text) : found.readings
    record(text, scope, phrase, 'sentence', readings)
    const read = onlyOne(text, scope, phrase, 'sentence', readings, found)
    if (read === null) continue
    reportReminders(text, read)
    const at = addSpan(text, sentence.span, sentence.text)
    const placed = read.meaning.map((clause) => placedClause(clause, at))
    const [first] = placed
    const goesOn =
      line === sentence.span.line &&
      placed.length === 1 &&
      first !== undefined &&
      continues(into, first) &&
      !standsByItself(sentence, first, text)
    if (goesOn) extendLast(into, first, sentence.text)
    else if (played)
      for (const clause of placed) addClause(into, usedAs(clause, isOther, into, text), sentence.text)
    else {
      const standing = placed.map((clause) => asStanding(clause, text))
      if (standing.some(({ op }) => op === 'instruction'))
        text.binding.reporter.report('no-moment', text.file, sentence.span, { sentence: sentence.text })
      else for (const [clause, words] of withWords(sentence, standing)) addClause(into, clause, words)
    }
  }
}

/**
 * Nobody carries out what a text only tells to do where nothing goes before it: such a reading counts if there is no other.
 * "Your units may attack units in the tower" gives leave, and is no choice that somebody makes now.
 */
function thatStand(readings: Read<'sentence'>[], text: Text): Read<'sentence'>[] {
  const standing = readings.filter(({ meaning }) =>
    meaning.every((clause) => {
      const standing = asStanding(clause, text)
      return standing.op !== 'instruction' || standing.label !== undefined
    }),
  )
  return standing.length > 0 ? standing : readings
}

/** "If you have no cards, discard this unit.": no one carries that out; it is done as soon as it is so, or once. */
function asStanding(clause: Clause<Statements>, { self, binding }: Text): Clause<Statements> {
  if (clause.op !== 'instruction' || clause.label !== undefined) return clause
  if (isStateCheck(clause.do, self?.type, binding.lexicon))
    return { ...asStateCheck(clause.do), ...(clause.at !== undefined && { at: clause.at }) }
  return self ? whenTold(clause, self.type, binding.lexicon) : clause
}

/** "A. OR B.": two abilities, each in its own words, so that whoever chooses can tell them apart. */
function withWords<Of>({ text }: Phrase, clauses: readonly Of[]): [Of, string][] {
  const ways = clauses.length > 1 ? text.split(/(?<=[.!])\s+OR\s+/) : []
  return clauses.map((clause, index) => [
    clause,
    ways.length === clauses.length ? (ways[index] ?? text) : text,
  ])
}

/** What a card tells to do is an ability of whoever plays it; an alternative is under the label of the one before. */
function usedAs(clause: Clause<Statements>, isOther: boolean, into: Clauses, text: Text): Clause<Statements> {
  const used = asPlayed(clause)
  if (used.op !== 'action') return used
  const [chosen] = [withTargets([used], new Set(), text.binding.lexicon)].flat()
  const action = chosen && 'op' in chosen && chosen.op === 'action' ? chosen : used
  const last = into.clauses.at(-1)
  const label = isOther && last?.op === 'action' ? last.label : undefined
  return label === undefined || action.label !== undefined ? action : { ...action, label }
}

/** "OR Draw a card.": the sentence without the word that parts it from the one before. */
function withoutFirst(sentence: Phrase): Phrase {
  const [or, ...chunks] = sentence.chunks
  const start = chunks[0]?.span.start ?? sentence.span.start
  const skipped = start - sentence.span.start
  const span = { ...sentence.span, start, column: sentence.span.column + skipped }
  return or === undefined ? sentence : { chunks, span, text: sentence.text.slice(skipped) }
}

function isRead(text: Text, names: Names, phrase: Phrase): boolean {
  return readingsAs(text, names, phrase, ['sentence']).readings.length > 0
}

/** What is known behind a sentence: the names that it gives, and what it speaks of. */
function learnt(names: Names, { readings: [first] }: { readings: readonly Read<'sentence'>[] }): Names {
  return first ? withNames(names, first.binds, first.mentions) : names
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

/** "Draw a card. Turn this plot if you have no cards.": what becomes of the card has its condition behind it. */
function standsByItself({ chunks: [first] }: Phrase, clause: Clause<Statements>, text: Text): boolean {
  return !isWord(first, 'if') && asStanding(clause, text).op === 'check'
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
