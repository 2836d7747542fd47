/** Procedures that are running, and who fills their roles. */
import type { Id, Instance, State, Value } from '../state/state.js'
import { notePassing } from './recorder.js'

/** The innermost running procedure or verb of that name; one that was canceled still runs as long as it goes on. */
export function runningInstance(state: State, event: string): Instance | null {
  notePassing()
  for (let index = state.frames.length - 1; index >= 0; index--) {
    const id = state.frames[index]?.instance
    const instance = id === null || id === undefined ? undefined : state.instances[id]
    if (instance && instance.event === event && goesOn.has(instance.status)) return instance
  }
  return null
}

const goesOn: ReadonlySet<Instance['status']> = new Set(['running', 'canceled'])

/** Who fills a role of an event: by now (a name that its body bound again), or from the start. */
export function roleOf(state: State, instance: Instance, role: string): Value {
  return instance.roles[role] ?? nameInFrames(state, instance.id, role) ?? null
}

function nameInFrames(state: State, instance: Id, name: string): Value | undefined {
  for (let index = state.frames.length - 1; index >= 0; index--) {
    const frame = state.frames[index]
    if (frame?.instance !== instance) continue
    const value = frame.names[name]
    if (value !== undefined) return value
  }
  return undefined
}

/** What a player chose secretly under a name, in the procedure of an instance or one around it, else in a running one. */
export function secretChoice(state: State, instance: Id | null, name: string, player: Id): Value {
  notePassing()
  const key = `${name} of ${player}`
  for (let id = instance; id !== null; id = state.instances[id]?.within ?? null) {
    const value = state.instances[id]?.roles[key]
    if (value !== undefined) return value
  }
  for (let index = state.frames.length - 1; index >= 0; index--) {
    const id = state.frames[index]?.instance
    const value = id === null || id === undefined ? undefined : state.instances[id]?.roles[key]
    if (value !== undefined) return value
  }
  return null
}
