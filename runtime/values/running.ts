/** Procedures that are running, and who fills their roles. */
import type { Id, Instance, State, Value } from '../state/state.js'
import type { Memo } from './memo.js'
import { noteProbe, notePassing, probes, type Probe } from './recorder.js'

/** The innermost running procedure or verb of that name; one that was canceled still runs as long as it goes on. */
export function runningInstance(memo: Memo, event: string): Instance | null {
  const found = runs(memo, event)
  noteProbe(running(event), found?.id ?? null)
  return found
}

const running = probes((memo, event) => runs(memo, event)?.id ?? null, { moves: true })

function runs(memo: Memo, event: string): Instance | null {
  const known = memo.running.get(event)
  if (known !== undefined) return known
  const found = innermost(memo.state, event)
  memo.running.set(event, found)
  return found
}

function innermost(state: State, event: string): Instance | null {
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

const roles = new Map<string, Map<string, Probe>>()

/** The same for the innermost running procedure of a name. */
export function roleOfRunning(memo: Memo, instance: Instance, role: string): Value {
  const found = roleOf(memo.state, instance, role)
  noteProbe(roleProbe(instance.event, role), found)
  return found
}

function roleProbe(event: string, role: string): Probe {
  let known = roles.get(event)
  if (!known) roles.set(event, (known = new Map()))
  let probe = known.get(role)
  if (!probe) {
    probe = {
      look: (memo) => {
        const instance = runs(memo, event)
        return instance && roleOf(memo.state, instance, role)
      },
      moves: true,
    }
    known.set(role, probe)
  }
  return probe
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
