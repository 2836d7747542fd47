/** Mistakes in scenarios. */
import type { Phrase, Span } from '../../grammar/tree.js'
import type { Problem, Readings } from '../reading/api.js'
import { scenarioProblems, type ScenarioProblem } from './problems.js'
import type { Line } from '../../runtime/scenario/program.js'

/** Where a scenario's mistakes go while it is compiled. */
export interface Report {
  file: string
  problems: Problem[]
}

/** The only mistake with which a scenario still runs. */
export const ambiguous = scenarioProblems['several-readings'].code

/** Adds a mistake; returns null, so that a form can end with it. */
export function report(
  to: Report,
  span: Span,
  problem: ScenarioProblem,
  message: string,
  hints: string[] = [],
): null {
  to.problems.push({ code: scenarioProblems[problem].code, span, message, hints })
  return null
}

export function lineOf(phrase: Phrase, to: Report): Line {
  return { text: phrase.text, file: to.file, line: phrase.span.line }
}

/** The one meaning of a phrase. Several readings are a mistake of the scenario; the first stands, so that it can run. */
export function meaningOf<M>(readings: Readings<M>, phrase: Phrase, to: Report): M | null {
  const [first, ...others] = readings.readings
  if (!first) {
    to.problems.push(...readings.problems)
    if (readings.problems.length === 0)
      report(to, phrase.span, 'not-understood', `This could not be read: ${phrase.text}`)
    return null
  }
  if (others.length > 0) {
    report(
      to,
      phrase.span,
      'several-readings',
      `This can be read in ${readings.readings.length} ways: ${phrase.text}`,
      readings.readings.map((reading) => JSON.stringify(reading.meaning)),
    )
  }
  return first.meaning
}
