/** Checks why a value is what it is. */
import type { Expression } from '../program/library.js'
import { explain, type Explanation, type ExplainedChange, type UnappliedChange } from '../values/explain.js'
import type { Reason } from './program.js'
import { valueShown } from './show.js'
import { askThings, type Stage } from './stage.js'

/** Null when every reason is in the explanation of the value that the condition speaks of; otherwise what is there. */
export function missingReason(stage: Stage, test: Expression, reasons: readonly Reason[]): string | null {
  if (reasons.length === 0) return null
  const value = valueIn(test)
  const [thing] = value ? askThings(stage, value.of) : []
  const [beside] = value?.beside ? askThings(stage, value.beside) : []
  if (!value || thing === undefined || (value.beside && beside === undefined))
    return 'a reason can only be given for a value of one thing'
  const explanation = explain(stage.linked, stage.state, thing, value.name, beside)
  const missing = reasons.find((reason) => !explains(explanation, reason))
  return missing
    ? `"${missing.words}" ${missing.counts ? 'is no such change' : 'is not among those that do not count'}:\n${explained(stage, explanation)}`
    : null
}

function valueIn(test: Expression): Extract<Expression, { op: 'attribute' }> | null {
  if (test.op !== 'compare') return null
  return [test.left, test.right].find((side) => side.op === 'attribute') ?? null
}

function explains(explanation: Explanation, { words, counts, layer, amount }: Reason): boolean {
  const named = ({ title, sentence }: { title: string; sentence: string }) => {
    return `${title} ${sentence}`.toLowerCase().includes(words.toLowerCase())
  }
  if (!counts) return explanation.unapplied.some(named)
  return explanation.changes.some(
    (change) =>
      named(change) &&
      (layer === null || sameLayer(layer, change.layer)) &&
      (amount === null || change.amount === amount),
  )
}

/** Games may double in a step of its own. */
function sameLayer(wanted: string, layer: string): boolean {
  return layer === wanted || (wanted === 'multiply' && layer === 'double')
}

/** The explanation, a line for the base, each change, and each change that does not count. */
function explained(stage: Stage, { base, changes, unapplied, value }: Explanation): string {
  const about = (change: ExplainedChange | UnappliedChange) => {
    return `${change.layer} ${valueShown(stage, change.amount)}: ${change.title} — ${change.sentence} [${change.file}:${change.line}]`
  }
  return [
    `  base ${valueShown(stage, base.value)}`,
    ...changes.map((change) => `  ${about(change)}`),
    ...unapplied.map((change) => `  does not count (${change.why}): ${about(change)}`),
    `  = ${valueShown(stage, value)}`,
  ].join('\n')
}
