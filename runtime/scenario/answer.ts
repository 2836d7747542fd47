/** Gives answers in words to the decisions of a game. */
import { advance } from '../play/advance.js'
import type { Answer, Decision } from '../state/state.js'
import { bestFits } from './match.js'
import type { AnswerWord } from './program.js'
import { isPaused } from './pause.js'
import { idsIn } from './rewrite.js'
import { decisionLines, wordsShown } from './show.js'
import { nameOf, type Since, type Stage } from './stage.js'

/** Why an answer was not accepted. */
export interface Refused {
  refused: string
}

/** Answers the decision of the stage. */
export function give(stage: Stage, answer: Answer): void {
  const { decision } = stage.state
  if (isPaused(stage.state)) return goOn(stage, answer)
  const depth = stage.state.frames.length
  const passing =
    decision?.kind === 'act' && answer.every((index) => decision.options[index]?.value === 'pass')
  stage.begun = stage.begun.filter((other) => other.depth < depth)
  if (decision?.kind === 'act' && !passing) stage.begun.push({ depth, within: innermost(stage) })
  const said = answer.map((index) => decision?.options[index]?.label ?? '?').join(', ')
  stage.answers.push(`${nameOf(stage, decision?.player ?? '')}: ${said || 'nothing'}`)
  stage.last = { events: stage.events.length, next: stage.state.next }
  goOn(stage, answer)
}

function goOn(stage: Stage, answer: Answer): void {
  stage.moves.push({ state: stage.state, answer })
  const { state, events } = advance(stage.linked, stage.state, answer)
  stage.state = state
  stage.events.push(...events)
}

/** Ends pauses, up to the next decision of a player. */
export function unpause(stage: Stage): void {
  while (isPaused(stage.state)) goOn(stage, [0])
}

/** A copy on which answers can be tried: states are values, so only what the stage collects is copied. */
export function fork(stage: Stage): Stage {
  return {
    ...stage,
    events: [...stage.events],
    moves: [...stage.moves],
    answers: [...stage.answers],
    begun: [...stage.begun],
  }
}

/**
 * Answers decisions of a player until the words are used up. Decisions of anyone with a single possible answer are taken
 * on the way; `strict`: but for passing, so that nothing later is meant than what is on offer now.
 */
export function answerInWords(
  stage: Stage,
  player: string,
  words: readonly AnswerWord[],
  strict = false,
): Refused | null {
  const since: Since = { events: stage.events.length, next: stage.state.next }
  // A line may name what was chosen without asking while the last answer was carried out.
  const named = !strict && words.every((word) => settled(stage, word, stage.last))
  let left = words
  while (left.length > 0) {
    const begun = left.length < words.length
    const open = left.filter((word) => !settled(stage, word, since))
    if (begun && open.length === 0 && isPaused(stage.state)) return null
    unpause(stage)
    const { decision } = stage.state
    const found = decision?.player === player ? choose(stage, decision, left) : null
    if (found && 'answer' in found) {
      give(stage, found.answer)
      left = left.filter((_, index) => !found.taken.includes(index))
      continue
    }
    if ((open.length === 0 && begun) || named) return null
    if (!decision) return { refused: `nobody has to decide; left over: ${wordsShown(open)}` }
    const forced = forcedAnswer(decision)
    const passing = decision.kind === 'act'
    if (!forced || (passing && (strict || decision.player === player))) {
      const first = `${nameOf(stage, decision.player)} has to decide first`
      return found ?? { refused: [first, ...decisionLines(stage, decision)].join('\n') }
    }
    give(stage, forced)
  }
  return null
}

/** The card that a word names was chosen without asking, as the only one possible: it has a part in what was begun. */
function settled(stage: Stage, word: AnswerWord, since: Since): boolean {
  if (word.is === 'word') return false
  const { state } = stage
  const filled = [
    ...stage.events.slice(since.events).map((event) => event.roles ?? {}),
    ...Object.values(state.instances).flatMap(({ id, roles }) =>
      Number(id.slice(1)) < since.next ? [] : [roles],
    ),
    ...state.frames.flatMap(({ machine }) => (machine?.name === 'take' ? [machine.roles] : [])),
  ]
  const ids = new Set(filled.flatMap((one) => Object.values(one)).flatMap(idsIn))
  if (word.is === 'actor') return ids.has(stage.names[word.name] ?? '')
  return [...ids].some((id) => word.cards.includes(state.things[id]?.card ?? ''))
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
export function passOn(stage: Stage, done: () => boolean): Refused | null {
  for (let count = 0; count < 500; count++) {
    const { decision } = stage.state
    if (!decision) return null
    if (isPaused(stage.state)) {
      goOn(stage, [0])
      if (done()) return null
      continue
    }
    const pass = decision.options.findIndex((option) => decision.kind === 'act' && option.value === 'pass')
    const forced = forcedAnswer(decision)
    if (pass < 0 && !forced) return null
    give(stage, pass < 0 ? (forced ?? []) : [pass])
    if (done()) return null
  }
  return { refused: 'passing goes on without end' }
}

/**
 * When passing stops: the last unfinished action is done, if the players are inside it; when they are back in the window
 * in which it was taken, the action around it; when there is none, the innermost procedure.
 */
export function doneWith(stage: Stage): () => boolean {
  const depth = stage.state.frames.length
  const around = stage.begun.filter((one) => one.depth < depth).sort((a, b) => b.depth - a.depth)[0]
  const within = around?.within ?? innermost(stage)
  return () => {
    const { frames } = stage.state
    if (around && frames.length <= around.depth) return true
    return (
      within !== null && !frames.some((frame) => frame.machine?.name === 'life' && frame.instance === within)
    )
  }
}

/** The innermost procedure or verb that is being carried out. */
function innermost(stage: Stage): string | null {
  return stage.state.frames.findLast((frame) => frame.machine?.name === 'life')?.instance ?? null
}
