import { stir } from '../state/draft.js'
import { addInstance, ownFrame, ownInstance } from '../state/going-on.js'
import { perLibrary } from '../values/per-library.js'
import * as part from '../values/parts.js'
import { lookAt, noteProbe, probes } from '../values/recorder.js'
import type { Frame, Id, Instance, Value } from '../state/state.js'
import type { Setting } from './frames.js'
import type { Play, Table } from './play.js'
import { clauseOfCode } from './tell.js'

/** A new event that has not begun. `setting` is the frame that causes it. */
export function newInstance(
  play: Play,
  event: string,
  roles: Record<string, Value>,
  setting: Setting & Partial<Pick<Frame, 'code'>>,
  by: Id | null,
): Instance {
  const id = `i${play.state.next++}`
  const outer = setting.instance === null ? null : play.state.instances[setting.instance]
  const instance: Instance = {
    id,
    event,
    roles: { ...emptyRoles(play, event), ...roles },
    by: by ?? doerOf(play, event, roles) ?? setting.you,
    within: setting.instance,
    status: 'pending',
    source: {
      thing: setting.self ?? outer?.source.thing ?? null,
      clause: (setting.code && clauseOfCode(setting.code)) ?? outer?.source.clause ?? null,
    },
    values: {},
  }
  addInstance(play.state, instance)
  return instance
}

/** The player who acts in an event: the acting role if it is a player, else who controls it. */
export function doerOf(table: Table, event: string, roles: Record<string, Value>): Id | null {
  const role = table.linked.library.events[event]?.by
  const value = role === null || role === undefined ? null : roles[role]
  if (typeof value !== 'string') return null
  const thing = lookAt(table.state, value, part.controller)
  return thing?.kind === 'player' ? value : (thing?.controller ?? null)
}

/** All roles of an event, unfilled. */
export function emptyRoles(table: Table, event: string): Record<string, Value> {
  return { ...unfilled(table.linked).get(event) }
}

const unfilled = perLibrary(
  ({ library }) =>
    new Map(
      Object.entries(library.events).map(([event, { roles }]) => [
        event,
        Object.fromEntries(roles.map(({ name }) => [name, null])),
      ]),
    ),
)

const inChain = probes((memo, event) => called(memo, event)?.id ?? null, { moves: true })

/** The innermost of what is running that has a name. */
export function runningCalled(table: Table, event: string): Instance | null {
  const found = called(table, event)
  noteProbe(inChain(event), found?.id ?? null)
  return found
}

function called(table: Pick<Table, 'state'>, event: string): Instance | null {
  return runningChain(table).find((instance) => instance.event === event) ?? null
}

/** What is running, innermost first. */
export function runningChain(table: Pick<Table, 'state'>): Instance[] {
  const running: Instance[] = []
  for (const frame of table.state.frames) {
    const instance =
      frame.machine?.name === 'life' && frame.instance ? table.state.instances[frame.instance] : undefined
    if (instance?.status === 'running') running.push(instance)
  }
  return running.reverse()
}

/**
 * Names bound in the body of an event are its roles: texts may ask for them while it runs, and a role that changes
 * (the defender after a block) changes in every frame that works for it.
 */
export function setRole(play: Play, frame: Frame, name: string, value: Value, declared = false): void {
  const instance = frame.instance === null ? undefined : play.state.instances[frame.instance]
  if (!instance) return
  const own = declared || (frame.code.in === 'event' && frame.code.event === instance.event)
  if (!own && !(name in instance.roles)) return
  fillRole(play, instance, name, value)
  for (const [index, other] of play.state.frames.entries()) {
    if (other.instance !== instance.id || other.code.in === 'machine' || !(name in other.names)) continue
    const frame = ownFrame(play.state, index)
    if (frame) frame.names[name] = value
  }
}

/** Gives an event, and only the event, another filler of a role. */
export function fillRole(play: Play, { id }: Instance, name: string, value: Value): void {
  const instance = ownInstance(play.state, id)
  if (instance) instance.roles[name] = value
  stir(play.state)
}

/** What is running tells which texts apply: values are worked out anew. */
export function setStatus(play: Play, { id }: Instance, status: Instance['status']): void {
  const instance = ownInstance(play.state, id)
  if (instance) instance.status = status
  stir(play.state)
}
