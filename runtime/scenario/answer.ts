/** Gives answers in words to the decisions of a game. */
import { advance } from '../play/advance.js'
import type { Answer, Decision, State } from '../state/state.js'
import { bestFits } from './match.js'
import type { AnswerWord } from './program.js'
import { decisionLines, wordsShown } from './show.js'
import { nameOf, type Stage } from './stage.js'

/** Why an answer was not accepted. */
export interface Refused {
  refused: string
}

/** Answers the decision of the stage. */
export function give(stage: Stage, answer: Answer): void {
  const { decision } = stage.state
  const depth = stage.state.frames.length
  const passing =
    decision?.kind === 'act' && answer.every((index) => decision.options[index]?.value === 'pass')
  stage.begun = stage.begun.filter((other) => other <= depth)
  if (decision?.kind === 'act' && !passing && !stage.begun.includes(depth)) stage.begun.push(depth)
  const said = answer.map((index) => decision?.options[index]?.label ?? '?').join(', ')
  stage.answers.push(`${nameOf(stage, decision?.player ?? '')}: ${said || 'nothing'}`)
  const { state, events } = advance(stage.linked, stage.state, answer)
  stage.state = state
  stage.events.push(...events)
}

/** A copy on which answers can be tried: states are values, so only what the stage collects is copied. */
export function fork(stage: Stage): Stage {
  return { ...stage, events: [...stage.events], answers: [...stage.answers], begun: [...stage.begun] }
}

/** Answers decisions of a player until the words are used up; forced decisions of anyone on the way are taken. */
export function answerInWords(stage: Stage, player: string, words: readonly AnswerWord[]): Refused | null {
  let left = words
  while (left.length > 0) {
    const { decision } = stage.state
    if (!decision) return { refused: `nobody has to decide; left over: ${wordsShown(left)}` }
    const found = decision.player === player ? choose(stage, decision, left) : null
    if (found && 'answer' in found) {
      give(stage, found.answer)
      left = left.filter((_, index) => !found.taken.includes(index))
      continue
    }
    const forced = forcedAnswer(decision)
    if (!forced)
      return (
        found ?? {
          refused: [
            `${nameOf(stage, decision.player)} has to decide first`,
            ...decisionLines(stage, decision),
          ].join('\n'),
        }
      )
    give(stage, forced)
  }
  return null
}

type Found = { answer: Answer; taken: number[] } | Refused

/** The options that the words mean, as many as the decision takes. */
function choose(stage: Stage, decision: Decision, words: readonly AnswerWord[]): Found {
  const nothing = words.findIndex((word) => word.is === 'word' && word.text === 'nothing')
  if (nothing >= 0 && decision.least === 0) return { answer: [], taken: [nothing] }
  const answer: Answer = []
  const taken: number[] = []
  while (answer.length < decision.most) {
    const places = words.flatMap((_, index) => (taken.includes(index) ? [] : [index]))
    const rest = places.map((index) => words[index]).filter((word) => word !== undefined)
    const open = decision.options.map((option, index) => (answer.includes(index) ? null : option))
    const fits = bestFits(
      stage,
      rest,
      open.map((option) => option ?? said),
    )
    const [fit, other] = fits
    if (!fit) break
    if (other) {
      const labels = fits.map(({ option }) => `"${decision.options[option]?.label ?? ''}"`)
      return refuse(stage, decision, `"${wordsShown(rest)}" fits several options: ${labels.join(', ')}`)
    }
    answer.push(fit.option)
    taken.push(...fit.taken.map((index) => places[index] ?? -1))
  }
  if (answer.length === 0 || answer.length < decision.least) {
    return refuse(stage, decision, `no option is called "${wordsShown(words)}"`)
  }
  return { answer, taken }
}

/** Stands for an option that was chosen already: no words fit it. */
const said = { label: '', value: null, thing: null, source: { thing: null, clause: null, event: null } }

function refuse(stage: Stage, decision: Decision, why: string): Refused {
  return { refused: [why, ...decisionLines(stage, decision)].join('\n') }
}

/** The only answer that a decision allows, if there is only one. */
export function forcedAnswer(decision: Decision): Answer | null {
  const all = decision.options.map((_, index) => index)
  if (decision.most === 0) return []
  if (decision.kind === 'order') return all.length === 1 ? all : null
  return decision.least === all.length ? all : null
}

/** Everyone passes until somebody has to choose or `done` says so. Null when it ended well. */
export function passOn(stage: Stage, done: (before: State) => boolean): Refused | null {
  for (let count = 0; count < 500; count++) {
    const { decision } = stage.state
    if (!decision) return null
    const pass = decision.options.findIndex((option) => decision.kind === 'act' && option.value === 'pass')
    const forced = forcedAnswer(decision)
    if (pass < 0 && !forced) return null
    const before = stage.state
    give(stage, pass < 0 ? (forced ?? []) : [pass])
    if (done(before)) return null
  }
  return { refused: 'passing goes on without end' }
}

/**
 * The depth of the stack at or above which passing stops: where the last unfinished action was taken, if the players are
 * inside it; when they are back in that window, where the one around was taken; else where the innermost procedure began.
 */
export function boundOf(stage: Stage): number {
  const depth = stage.state.frames.length
  const around = stage.begun.filter((one) => one < depth)
  if (around.length > 0) return Math.max(...around)
  const lives = stage.state.frames.flatMap((frame, index) => (frame.machine?.name === 'life' ? [index] : []))
  return lives.at(-1) ?? 0
}
