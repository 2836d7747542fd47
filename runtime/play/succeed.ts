import type { Frame, Id, LiveEffect, State, Steps } from '../state/state.js'
import { touch } from '../state/draft.js'
import { ownInstance } from '../state/going-on.js'
import { inPlaceOf, withAnother } from '../values/visits.js'
import { idOf, visitOf } from './ask.js'
import type { Play } from './play.js'
import { tell } from './tell.js'

type Succeed = Extract<Steps[number], { op: 'succeed' }>

/**
 * From now on effects that last on one thing, and what is scheduled for it, are of another: a unit that takes the place of
 * the one it covers. Roles of what is running are for the rules to fill anew; counters and positions as well.
 */
export function succeed(play: Play, frame: Frame, step: Succeed): void {
  const heir = idOf(play, frame, step.by)
  const old = idOf(play, frame, step.what)
  if (heir === null || old === null || heir === old) return
  const { state } = play
  const visit = visitOf(play, heir)
  const lasting = state.effects.filter((effect) => !isOver(state, effect, old))
  for (const { events } of [...lasting, ...state.scheduled]) passOn(state, events, old, heir)
  state.effects = state.effects.map((effect) => {
    if (isOver(state, effect, old)) return effect
    const names = withAnother(state, effect.names, old, heir)
    return effect.source === old ? { ...effect, names, source: heir, visit } : { ...effect, names }
  })
  state.scheduled = state.scheduled.map((one) => ({
    ...one,
    self: one.self === old ? heir : one.self,
    names: withAnother(state, one.names, old, heir),
    ...(one.use && {
      use: {
        ...one.use,
        live: one.use.live.source === old ? { ...one.use.live, source: heir, visit } : one.use.live,
        names: withAnother(state, one.use.names, old, heir),
      },
    }),
  }))
  touch(state)
  tell(play, frame, { what: 'succeeded', things: [old, heir] })
}

/** It came from the old thing on an earlier visit, and does not follow it any more. */
function isOver({ things }: State, { source, visit }: LiveEffect, old: Id): boolean {
  return source === old && things[old]?.visit !== visit
}

/** "That unit" of an effect is one who took part in what happened. */
function passOn(state: State, events: Readonly<Record<string, Id>>, old: Id, heir: Id): void {
  for (const id of Object.values(events)) {
    if (state.instances[id]?.status !== 'done') continue
    const instance = ownInstance(state, id)
    if (!instance) continue
    for (const [role, value] of Object.entries(instance.roles))
      instance.roles[role] = inPlaceOf(value, old, heir)
  }
}
