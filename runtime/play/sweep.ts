import { diceIn, dropThing } from '../state/draft.js'
import { keepInstances } from '../state/going-on.js'
import type { Id } from '../state/state.js'
import type { Play } from './play.js'

/** More finished events than this are looked through for those that nothing refers to any more. */
const keptAtMost = 16

/** Forgets finished events and rolled dice that no frame, effect or scheduled text refers to. */
export function sweep(play: Play): void {
  const { state } = play
  const dice = diceIn(state)
  if (dice.length <= keptAtMost && !hasMoreThan(state.instances, keptAtMost)) return
  const held = new Set<Id>()
  const pending: Id[] = []
  const note = (part: unknown): void => {
    if (typeof part === 'string') {
      if (!beginnings.has(part[0]) || held.has(part)) return
      held.add(part)
      pending.push(part)
    } else if (Array.isArray(part)) part.forEach(note)
    else if (part !== null && typeof part === 'object') {
      for (const key in part) if (!places.has(key)) note(part[key as keyof typeof part])
    }
  }
  note([state.frames, state.effects, state.scheduled])
  // What is running or pending is referred to by a frame; what is around it is kept with it, and so are its roles.
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const instance = state.instances[id]
    if (instance) note([instance.within, instance.roles, instance.values])
  }
  keepInstances(state, held)
  for (const die of dice) if (!held.has(die)) dropThing(state, die)
}

/** With these the ids of events and dice begin. */
const beginnings: ReadonlySet<string | undefined> = new Set(['i', 'd'])

/** Fields that say where something is written, and so hold no ids. */
const places: ReadonlySet<string> = new Set(['code', 'clause', 'pattern', 'until'])

function hasMoreThan(table: object, many: number): boolean {
  let count = 0
  for (const key in table) if (key && ++count > many) return true
  return false
}
