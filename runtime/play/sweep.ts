import { dropThing } from '../state/draft.js'
import type { Play } from './play.js'

/** More finished events than this are looked through for those that nothing refers to any more. */
const keptAtMost = 16

/** Forgets finished events and rolled dice that no frame, effect or scheduled text refers to. */
export function sweep(play: Play): void {
  const { state } = play
  const dice = Object.values(state.things).filter((thing) => thing.kind === 'die')
  const ids = Object.keys(state.instances)
  if (ids.length <= keptAtMost && dice.length <= keptAtMost) return
  const held = new Set<string>()
  note(held, JSON.stringify([state.frames, state.effects, state.scheduled]))
  // What is running or pending is referred to by a frame; what is around it is kept with it, and so are its roles.
  for (const pending = [...held]; pending.length > 0;) {
    const instance = state.instances[pending.pop() ?? '']
    if (!instance) continue
    const inner = new Set<string>()
    note(inner, JSON.stringify([instance.within, instance.roles, instance.values]))
    for (const id of inner) {
      if (held.has(id)) continue
      held.add(id)
      pending.push(id)
    }
  }
  for (const id of ids) if (!held.has(id)) delete state.instances[id]
  for (const die of dice) if (!held.has(die.id)) dropThing(state, die.id)
}

function note(held: Set<string>, json: string): void {
  for (const match of json.matchAll(/"([id]\d+)"/g)) if (match[1] !== undefined) held.add(match[1])
}
