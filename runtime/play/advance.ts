import type { Linked } from '../link/linked.js'
import { closeDraft, openDraft } from '../state/draft.js'
import { fault } from '../state/fault.js'
import { newState } from '../state/new-state.js'
import type { Answer, State } from '../state/state.js'
import { readAnswer } from './decide.js'
import { emptySetting } from './frames.js'
import type { GameEvent } from './journal.js'
import { perform } from './life.js'
import { openPlay, type Play } from './play.js'
import { run } from './run.js'
import { layOut, type Setup } from './setup.js'

/** Where the game stands now (`state.decision` or `state.result` says what is next), and what happened on the way. */
export interface Turn {
  state: State
  events: GameEvent[]
}

/**
 * Begins a game: the table is laid out and the start procedure runs to the first decision. Equal seed and setup give
 * equal states. Faults name texts that never come to an end or contradict each other.
 */
export function start(linked: Linked, seed: string, setup: Setup): Turn {
  return playOn(linked, newState(linked, seed), (play) => {
    layOut(linked, play.state, setup)
    perform(play, linked.library.start, {}, {}, emptySetting)
  })
}

/**
 * Answers the decision of a state, and plays on to the next. `state` stays as it is, also when the answer is refused
 * (fault `bad-answer`) or there is nothing to decide (`no-decision`).
 */
export function advance(linked: Linked, state: State, answer: Answer): Turn {
  if (state.library !== linked.library.hash)
    throw fault('library', 'The state was made with another library.')
  const { decision } = state
  if (!decision)
    throw fault('no-decision', state.result ? 'The game is over.' : 'There is nothing to decide.')
  const picked = readAnswer(decision, answer)
  return playOn(linked, state, (play) => {
    play.state.decision = null
    play.state.answers += 1
    return picked
  })
}

/** Plays on without an answer, as after a position was set up by hand: to the next decision, the end, or an empty stack. */
export function resume(linked: Linked, state: State): Turn {
  return playOn(linked, state, () => undefined)
}

/** Opens a draft of a state, changes it, and plays on until a player must decide. */
export function playOn(
  linked: Linked,
  state: State,
  change: (play: Play) => ReturnType<typeof readAnswer> | void,
): Turn {
  const draft = openDraft(state)
  const play = openPlay(linked, draft)
  const picked = change(play)
  run(play, picked ?? null)
  return { state: closeDraft(draft), events: play.events }
}
