/**
 * What is going on: frames and events. A draft shares them with the state it was made from until it makes them its own;
 * only what is its own may be changed in place. Held records of what is not yet its own are out of date afterwards.
 */
import { notesOf, renew } from './draft.js'
import type { Frame, Id, Instance, State } from './state.js'

/** The frame at a place of the stack, to be changed; undefined when there is none. */
export function ownFrame(draft: State, index: number): Frame | undefined {
  const kept = notesOf(draft)
  const { frames } = draft
  if (index < kept.sharedFrames) {
    for (let place = Math.min(kept.sharedFrames, frames.length) - 1; place >= index; place--) {
      const frame = frames[place]
      if (frame) frames[place] = copyFrame(frame)
    }
    kept.sharedFrames = index
  }
  return frames[index]
}

/** The innermost frame, to be changed. */
export function topFrame(draft: State): Frame | undefined {
  return ownFrame(draft, draft.frames.length - 1)
}

/** Puts a new frame on the stack. */
export function pushFrame(draft: State, frame: Frame): void {
  draft.frames.push(frame)
  renew(draft)
}

/** Takes frames off the stack, from a place on; as many as are given, or all above. Returns them. */
export function dropFrames(draft: State, from: number, many = draft.frames.length - from): Frame[] {
  const kept = notesOf(draft)
  kept.sharedFrames = Math.min(kept.sharedFrames, from)
  renew(draft)
  return draft.frames.splice(from, many)
}

/** An event, to be changed; undefined when there is none of that id. */
export function ownInstance(draft: State, id: Id): Instance | undefined {
  const instance = draft.instances[id]
  if (!instance) return undefined
  const own = ownTable(draft)
  if (own.has(id)) return instance
  own.add(id)
  return (draft.instances[id] = {
    ...instance,
    roles: { ...instance.roles },
    values: { ...instance.values },
  })
}

/** Adds an event. */
export function addInstance(draft: State, instance: Instance): void {
  ownTable(draft).add(instance.id)
  draft.instances[instance.id] = instance
}

/** Forgets all events but these. */
export function keepInstances(draft: State, held: ReadonlySet<Id>): void {
  const own = ownTable(draft)
  const kept: State['instances'] = {}
  for (const id in draft.instances) {
    const instance = draft.instances[id]
    if (instance && held.has(id)) kept[id] = instance
    else own.delete(id)
  }
  draft.instances = kept
}

function ownTable(draft: State): Set<Id> {
  const kept = notesOf(draft)
  if (!kept.ownInstances) {
    draft.instances = { ...draft.instances }
    kept.ownInstances = new Set()
  }
  return kept.ownInstances
}

function copyFrame(frame: Frame): Frame {
  return {
    ...frame,
    names: { ...frame.names },
    events: { ...frame.events },
    guards: frame.guards.slice(),
    batch: frame.batch && copyPart(frame.batch),
    machine: frame.machine && copyPart(frame.machine),
  }
}

/** A record with its own lists and tables; what is in those is never changed in place. */
function copyPart<T extends object>(part: T): T {
  const copy = { ...part }
  for (const key in copy) {
    const field = copy[key]
    if (Array.isArray(field)) copy[key] = field.slice() as typeof field
    else if (field !== null && typeof field === 'object') copy[key] = { ...field }
  }
  return copy
}
