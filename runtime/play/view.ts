import type { Decision, Id, Instance, State, Thing, Value } from '../state/state.js'
import { knows, seesZone } from './knowledge.js'
import type { Table } from './play.js'
import type { Linked } from '../link/linked.js'

/** What one player may know of a state. Plain data; holds nothing from which the rest could be worked out. */
export interface View {
  player: Id
  /** Cards that the player may identify are there in full; of the others on the table only what everybody sees. */
  things: Record<Id, ThingView>
  /** Cards of every zone, top first; null stands for a card that the player may not identify. */
  zones: Record<Id, (Id | null)[]>
  terrain: State['terrain']
  /** What is running, outermost first. */
  running: { event: string; roles: Instance['roles']; by: Id | null }[]
  decision: Decision | null
  result: State['result']
}

export type ThingView = Pick<
  Thing,
  'id' | 'kind' | 'owner' | 'controller' | 'zone' | 'placed' | 'positions' | 'counters' | 'face'
> & {
  card: string | null
  type: string | null
}

/** Hides what a player may not know: zones, face-down cards, others' options, and secret choices until all have chosen. */
export function view(linked: Linked, state: State, player: Id): View {
  const table: Table = { linked, state }
  const things: Record<Id, ThingView> = {}
  for (const thing of Object.values(state.things)) {
    const known = knows(table, player, thing.id)
    if (known || thing.placed !== null || (thing.zone !== null && seesZone(table, player, thing.zone))) {
      things[thing.id] = thingView(thing, known)
    }
  }
  const zones: View['zones'] = {}
  for (const [zone, cards] of Object.entries(state.zones)) {
    zones[zone] = cards.map((id) => (things[id] ? id : null))
  }
  return {
    player,
    things,
    zones,
    terrain: state.terrain,
    running: runningView(state, player, things),
    decision: state.decision && decisionView(state.decision, player),
    result: state.result,
  }
}

function thingView(thing: Thing, known: boolean): ThingView {
  const { id, kind, owner, controller, zone, placed, positions, counters, face } = thing
  const card = known ? thing.card : null
  return {
    id,
    kind,
    owner,
    controller,
    zone,
    placed,
    positions,
    counters,
    face,
    card,
    type: known ? thing.type : null,
  }
}

/** Of another player's decision only that it is being made, and over what sentence. */
function decisionView(decision: Decision, player: Id): Decision {
  if (decision.player === player) return decision
  // How many may be taken tells how many there are to choose from.
  return { ...decision, options: [], least: 0, most: 0 }
}

/** It is, or is a list with, a thing that the player does not see. */
function isHidden(state: State, value: Value, things: View['things']): boolean {
  if (Array.isArray(value)) return value.some((item) => isHidden(state, item, things))
  return typeof value === 'string' && state.things[value] !== undefined && !things[value]
}

function runningView(state: State, player: Id, things: View['things']): View['running'] {
  const choosing = state.decision?.secret === true
  const ids = state.frames.map((frame) => (frame.machine?.name === 'life' ? frame.instance : null))
  const running: View['running'] = []
  for (const id of ids) {
    const instance = id === null ? undefined : state.instances[id]
    if (instance?.status !== 'running') continue
    const { event, by } = instance
    const roles: Instance['roles'] = {}
    for (const [name, value] of Object.entries(instance.roles)) {
      const secret = choosing && state.things[name.split(' of ').at(-1) ?? '']?.kind === 'player'
      if (secret && !name.endsWith(` of ${player}`)) continue
      if (isHidden(state, value, things)) continue
      roles[name] = value
    }
    running.push({ event, roles, by })
  }
  return running
}
