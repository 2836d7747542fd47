import { addPast, touch } from '../state/draft.js'
import type { Happening, Id, Instance, PastEvent } from '../state/state.js'
import { serial } from '../values/history.js'
import { indexOf, momentOf } from './library-index.js'
import { runningChain } from './instances.js'
import type { Play } from './play.js'
import { isUse } from './usage.js'

/** Keeps an event in the history if some text could ask whether it happened. */
export function record(play: Play, happening: Happening): void {
  const instance = play.state.instances[happening.instance]
  if (!instance) return
  if (!indexOf(play.linked.library).asked.has(momentOf(instance.event, happening.stage))) return
  addPast(play.state, {
    instance: instance.id,
    event: instance.event,
    stage: happening.stage,
    roles: { ...instance.roles },
    within: runningChain(play)
      .map((running) => running.id)
      .reverse(),
    by: instance.by,
    self: instance.source.thing,
  })
}

/** Nothing that began before a procedure can have happened inside it. */
function isAnyWithin(history: readonly PastEvent[], procedure: Id): boolean {
  const since = serial(procedure)
  for (let index = history.length - 1; index >= 0; index--) {
    const past = history[index]
    if (!past || serial(past.instance) < since) return false
    if (past.within.includes(procedure)) return true
  }
  return false
}

/** When a procedure has ended: forgets what only questions about it could have asked for. */
export function forget(play: Play, instance: Instance): void {
  const { asked, limits } = indexOf(play.linked.library)
  if (play.linked.library.events[instance.event]?.kind !== 'procedure') return
  const { history } = play.state
  if (!isAnyWithin(history, instance.id)) return
  const running = runningChain(play).filter((outer) => outer.id !== instance.id)
  play.state.history = history.filter((past) => {
    if (!past.within.includes(instance.id)) return true
    const scopes = isUse(past) ? limits : asked.get(momentOf(past.event, past.stage))
    if (!scopes || scopes.has(null)) return scopes !== undefined
    return running.some((outer) => past.within.includes(outer.id) && scopes.has(outer.event))
  })
  touch(play.state)
}
