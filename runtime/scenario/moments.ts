/**
 * What was so at a moment that has passed. States are values and play is deterministic, so the answers since the last
 * `when` are given again, and the position is looked at while the event happens.
 */
import { readAnswer } from '../play/decide.js'
import type { GameEvent } from '../play/journal.js'
import { openPlay, type Play } from '../play/play.js'
import { run } from '../play/run.js'
import type { EventPattern, Expression } from '../program/library.js'
import { openDraft, touch } from '../state/draft.js'
import { isEvent } from './events.js'
import { notTrue } from './facts.js'
import type { Move, Stage } from './stage.js'

/** Null when the condition held at the first such event; otherwise what was so. */
export function notTrueAt(stage: Stage, pattern: EventPattern, test: Expression): string | null {
  let found: string | null = 'no such event happened'
  let over = false
  for (const move of stage.moves) {
    again(stage, move, (play, event) => {
      const now = { ...stage, state: play.state }
      if (over || !isEvent(now, event, pattern)) return
      over = true
      found = whileRunning(play, event, () => notTrue(now, test))
    })
    if (over) return found
  }
  return found
}

function again(stage: Stage, { state, answer }: Move, seen: (play: Play, event: GameEvent) => void): void {
  const play: Play = { ...openPlay(stage.linked, openDraft(state)), events: [] }
  play.events.push = (...events) => {
    for (const event of events) seen(play, event)
    return 0
  }
  const { decision } = play.state
  const picked = answer && decision ? readAnswer(decision, answer) : null
  if (answer) {
    play.state.decision = null
    play.state.answers += 1
  }
  run(play, picked)
}

/** An event that has just ended is taken for running, so that its roles can be asked for. */
function whileRunning<T>(play: Play, event: GameEvent, look: () => T): T {
  const instance = play.state.instances[event.instance ?? '']
  const { status } = instance ?? { status: 'done' as const }
  if (instance) instance.status = 'running'
  touch(play.state)
  const seen = look()
  if (instance) instance.status = status
  touch(play.state)
  return seen
}
