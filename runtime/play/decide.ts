import type { Decision, Id, Option, Value } from '../state/state.js'
import { fault } from '../state/fault.js'
import type { Answer, Frame, LiveRef } from '../state/state.js'
import type { Play } from './play.js'
import { placeOf, placeOfClause } from './tell.js'

export interface Question {
  player: Id
  kind: Decision['kind']
  options: Option[]
  least: number
  most: number
  secret?: boolean
  /** That there is nothing to choose is not for the others to know. */
  veiled?: boolean
  /** The clause that asks, where it is not the text of the frame. */
  clause?: LiveRef
}

/**
 * Asks a player, or answers at once where there is nothing to decide: no options, or one way to fill a mandatory choice.
 * Whether to ask for an act at all is for the window to say: it may ask a player who can only pass.
 * Returns the picked options, or null when the player has been asked and the frame must wait.
 */
export function decide(play: Play, frame: Frame, question: Question): Option[] | null {
  const options = unique(question.options)
  const most = Math.max(0, Math.min(question.most, options.length))
  const least = Math.max(0, Math.min(question.least, most))
  if (most === 0 && question.veiled !== true) return []
  const forced =
    question.kind === 'act'
      ? false
      : question.kind === 'order'
        ? options.length === 1
        : least === options.length && most > 0 && question.veiled !== true
  if (forced) return options
  play.state.decision = {
    player: question.player,
    source: question.clause ? question.clause.source : frame.self,
    kind: question.kind,
    about: question.clause ? placeOfClause(play, question.clause) : placeOf(play, frame),
    options,
    least,
    most,
    secret: question.secret ?? false,
  }
  return null
}

/** The options that an answer picks. Faults with `bad-answer` when the decision does not allow it. */
export function readAnswer(decision: Decision, answer: Answer): Option[] {
  if (!Array.isArray(answer))
    throw fault('bad-answer', 'An answer is a list of option numbers, counted from 0.')
  if (answer.length < decision.least || answer.length > decision.most) {
    const wanted =
      decision.least === decision.most ? `${decision.least}` : `${decision.least} to ${decision.most}`
    throw fault('bad-answer', `The decision takes ${wanted} of its options; the answer has ${answer.length}.`)
  }
  return answer.map((index, place) => {
    const option = Number.isInteger(index) ? decision.options[index] : undefined
    if (!option) {
      throw fault(
        'bad-answer',
        `There is no option ${String(index)}; they are 0 to ${decision.options.length - 1}.`,
      )
    }
    if (answer.indexOf(index) !== place) throw fault('bad-answer', `Option ${index} was given twice.`)
    return option
  })
}

/** An option about nothing but itself. */
export function plain(label: string, value: Value): Option {
  return { label, value, thing: null, source: { thing: null, clause: null, event: null } }
}

/** Yes first, then no. */
export const yesNo: Option[] = [plain('yes', true), plain('no', false)]

/** Numbers equal labels, so that an answer in words always means one option. */
function unique(options: Option[]): Option[] {
  const counts = new Map<string, number>()
  for (const option of options) counts.set(option.label, (counts.get(option.label) ?? 0) + 1)
  const taken = new Map<string, number>()
  return options.map((option) => {
    if (counts.get(option.label) === 1) return option
    const number = (taken.get(option.label) ?? 0) + 1
    taken.set(option.label, number)
    return { ...option, label: `${option.label} (${number})` }
  })
}
