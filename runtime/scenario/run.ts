/** Runs a scenario: sets up the position, gives the answers, checks what must be so. */
import type { Linked } from '../link/linked.js'
import { resume } from '../play/advance.js'
import { isFault } from '../state/fault.js'
import { openDraft, closeDraft } from '../state/draft.js'
import { answerInWords, doneWith, passOn } from './answer.js'
import { isEvent } from './events.js'
import { check } from './expect.js'
import type { Line, ScenarioFailure, ScenarioProgram, ScenarioResult, ScenarioStep } from './program.js'
import { loadDraws, setUp } from './setup.js'
import { decisionLines, eventLine, positionLines } from './show.js'
import { trouble, type Stage, type Trouble } from './stage.js'

/**
 * The outcome of a scenario. The first answer that is refused, or fault of a rule, ends it; expectations that do not hold
 * are all collected.
 */
export function runScenario(linked: Linked, program: ScenarioProgram): ScenarioResult {
  const failures: ScenarioFailure[] = []
  let stage: Stage | null = null
  let line: Line = { text: program.title, file: program.source.file, line: program.source.line }
  try {
    stage = setUp(linked, program)
    go(stage)
    for (const [index, step] of program.steps.entries()) {
      line = step.line
      const before = program.steps[index - 1]
      if (step.step !== 'expect' && before?.step === 'expect') {
        stage.since = stage.events.length
        stage.moves = []
      }
      const wrong = take(stage, step)
      if (wrong !== null) failures.push(failure(stage, step.line, step.line.text, wrong))
    }
    if (stage.state.loaded.length > 0)
      throw trouble('that every given die is rolled', `never rolled: ${stage.state.loaded.join(', ')}`)
  } catch (error) {
    failures.push(failure(stage, line, expectedBy(error) ?? line.text, messageOf(error)))
  }
  return {
    id: program.id,
    ok: failures.length === 0,
    failures,
    trace: stage ? stage.events.map((event) => eventLine(stage as Stage, event)) : [],
    decisions: stage?.answers ?? [],
    happened: [...new Set(stage?.events.flatMap(({ what, event }) => carriedOut(what, event)))],
  }
}

/** A verb happens; a procedure begins and ends; an action was taken. */
function carriedOut(what: string, event: string | undefined): string[] {
  return event !== undefined && ['happened', 'ended', 'acted'].includes(what) ? [event] : []
}

/** Carries out what is on the stack, up to the first decision. */
function go(stage: Stage): void {
  stage.moves.push({ state: stage.state, answer: null })
  const { state, events } = resume(stage.linked, stage.state)
  stage.state = state
  stage.events.push(...events)
}

/** Null when the step went well; an expectation that does not hold is told, anything else that goes wrong is thrown. */
function take(stage: Stage, step: ScenarioStep): string | null {
  switch (step.step) {
    case 'answer': {
      const refused = answerInWords(stage, step.player, step.words)
      if (refused) throw trouble(step.line.text, refused.refused)
      return null
    }
    case 'pass': {
      const refused = step.until ? passUntil(stage, step.until) : passOn(stage, doneWith(stage))
      if (refused) throw trouble(step.line.text, refused.refused)
      return null
    }
    case 'dice':
      stage.state = { ...stage.state, loaded: [...stage.state.loaded, ...step.faces] }
      return null
    case 'draws':
      stage.state = openDraft(stage.state)
      loadDraws(stage, step.player, step.values, step.line)
      stage.state = closeDraft(stage.state)
      return null
    case 'expect':
      return check(stage, step.expectation)
  }
}

function passUntil(
  stage: Stage,
  until: NonNullable<Extract<ScenarioStep, { step: 'pass' }>['until']>,
): { refused: string } | null {
  let seen = stage.events.length
  const happened = () => {
    const fresh = stage.events.slice(seen)
    seen = stage.events.length
    return fresh.some((event) => isEvent(stage, event, until))
  }
  let done = false
  const refused = passOn(stage, () => (done = happened()))
  return refused ?? (done ? null : { refused: 'somebody has to choose before that, or the game ends' })
}

function failure(stage: Stage | null, line: Line, expected: string, found: string): ScenarioFailure {
  if (!stage) return { line, expected, found, position: [] }
  const { decision } = stage.state
  // A choice that no answer mentioned; that somebody may act is so in most positions.
  const open = decision && decision.kind !== 'act' ? decisionLines(stage, decision) : []
  return { line, expected, found, position: [...positionLines(stage), ...open] }
}

function expectedBy(error: unknown): string | null {
  return error instanceof Error && 'expected' in error ? (error as Trouble).expected : null
}

/** Faults of rules and troubles of the scenario are failures of it; anything else is a fault of the program. */
function messageOf(error: unknown): string {
  if (isFault(error))
    return [error.message, ...error.texts.filter((text) => !error.message.includes(text))].join('; ')
  if (expectedBy(error) !== null && error instanceof Error) return error.message
  throw error
}
