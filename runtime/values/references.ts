import type { Instance, Value } from '../state/state.js'
import type { Context } from './context.js'
import { complain, single, type Makers } from './evaluator.js'
import { notePassing } from './recorder.js'
import { roleOf, roleOfRunning, runningInstance, secretChoice } from './running.js'

export const referenceMakers: Makers<
  'local' | 'role' | 'running' | 'participant' | 'this' | 'you' | 'chosen'
> = {
  local: (node) => (context) => {
    const value = lookUpName(context, node.name)
    return value === undefined ? complain(context, node, `Nothing is called "${node.name}" here.`) : value
  },
  role:
    ({ procedure, name }) =>
    (context) => {
      const { state, memo } = context
      const instance = runningInstance(memo, procedure)
      if (instance) return roleOfRunning(memo, instance, name)
      const spoken = spokenOf(context, procedure)
      return spoken && roleOf(state, spoken, name)
    },
  running:
    ({ procedure }) =>
    ({ memo }) =>
      runningInstance(memo, procedure)?.id ?? null,
  participant:
    ({ event, role }) =>
    (context) =>
      participantOf(context, event, role),
  this:
    () =>
    ({ self }) =>
      self,
  you:
    () =>
    ({ you }) =>
      you,
  chosen: (node, compile) => {
    const by = single(node.by, compile)
    return (context) => {
      const player = by(context)
      return player === null ? null : secretChoice(context.state, context.instance, node.name, player)
    }
  },
}

/** The event that is answered, also when it has ended: its roles are those it had. */
function spokenOf({ state, events }: Context, event: string): Instance | null {
  for (const id of Object.values(events)) {
    notePassing()
    const instance = state.instances[id]
    if (instance?.event === event) return instance
  }
  return null
}

/** What a name stands for; undefined for nothing. */
export function lookUpName(context: Context, name: string): Value | undefined {
  for (let bound = context.bound; bound; bound = bound.next) if (bound.name === name) return bound.value
  const value = context.names[name]
  if (value !== undefined) return value
  const event = context.events[name]
  if (event !== undefined) return event
  return isRoleToFill(context, name) ? null : undefined
}

/** A declared role of the event at work, still empty. */
function isRoleToFill({ linked, state, instance }: Context, name: string): boolean {
  if (instance === null) return false
  notePassing()
  const event = state.instances[instance]?.event
  return (
    event !== undefined && (linked.library.events[event]?.roles.some((role) => role.name === name) ?? false)
  )
}

function participantOf(context: Context, event: string, role: string): Value {
  for (let bound = context.bound; bound; bound = bound.next) {
    if (bound.name === event && bound.roles) return bound.roles[role] ?? null
  }
  const id = context.events[event]
  if (id === undefined) return null
  notePassing()
  const instance = context.state.instances[id]
  if (instance) return roleOf(context.state, instance, role)
  return context.state.history.findLast((past) => past.instance === id)?.roles[role] ?? null
}
