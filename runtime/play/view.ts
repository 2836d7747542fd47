import type { Decision, Id, Instance, Option, State, Thing, Value } from '../state/state.js'
import { fault } from '../state/fault.js'
import { knows, seesZone } from './knowledge.js'
import type { Table } from './play.js'
import type { Linked } from '../link/linked.js'

/**
 * What one player may know of a state. Plain data; holds nothing from which the rest could be worked out. Things go by their
 * names at the table, which change whenever this or that player could not follow them: `idOf` leads back.
 */
export interface View {
  player: Id
  /** Cards that the player may identify are there in full; of the others on the table only what everybody sees. */
  things: Record<Id, ThingView>
  /** Cards of every zone, top first; null stands for a card that the player may not identify. */
  zones: Record<Id, (Id | null)[]>
  terrain: State['terrain']
  /** What is running, outermost first. */
  running: { event: string; roles: Instance['roles']; by: Id | null }[]
  decision: Omit<Decision, 'source'> | null
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
  const seen = new Map<Id, boolean>()
  for (const thing of Object.values(state.things)) {
    const known = knows(table, player, thing.id)
    if (known || thing.placed !== null || (thing.zone !== null && seesZone(table, player, thing.zone))) {
      seen.set(thing.id, known)
    }
  }
  const named = namer(state, seen)
  const shown = [...seen].flatMap(([id, known]) => {
    const thing = state.things[id]
    return thing ? [thingView(thing, known, named)] : []
  })
  // By their names: the order in which the things of a state began to be tells which of them is which.
  const things = Object.fromEntries(shown.sort(byName).map((thing) => [thing.id, thing]))
  const zones: View['zones'] = {}
  for (const [zone, cards] of Object.entries(state.zones)) {
    zones[zone] = cards.map((id) => (seen.has(id) ? named(id) : null))
  }
  return {
    player,
    things,
    zones,
    terrain: state.terrain,
    running: runningView(state, player, named),
    decision: state.decision && decisionView(table, state.decision, player, named),
    result: state.result,
  }
}

const byName = (one: ThingView, other: ThingView): number => (one.id < other.id ? -1 : 1)

/** The id of what goes by that name in a player's view. Faults with `library` when the player sees no such thing. */
export function idOf(linked: Linked, state: State, player: Id, name: Id): Id {
  const found = Object.values(state.things).find((thing) => thing.name === name)
  const seen = view(linked, state, player).things[name]
  if (!found || !seen) throw fault('library', `${player} sees nothing called ${name}.`)
  return found.id
}

/** A value with names in place of ids; undefined for what speaks of something that the player does not see. */
type Named = (id: Id) => Id | null

function namer(state: State, seen: ReadonlyMap<Id, boolean>): Named {
  return (id) => {
    const thing = state.things[id]
    return !thing ? id : seen.has(id) ? thing.name : null
  }
}

function namedValue(value: Value, named: Named): Value | undefined {
  if (typeof value === 'string') return named(value) ?? undefined
  if (!Array.isArray(value)) return value
  const items = value.map((item) => namedValue(item, named))
  return items.some((item) => item === undefined) ? undefined : (items as Value[])
}

function thingView(thing: Thing, known: boolean, named: Named): ThingView {
  const { name, kind, owner, controller, zone, placed, positions, counters, face } = thing
  return {
    id: name,
    kind,
    owner,
    controller,
    zone,
    placed: placed && { relation: placed.relation, on: named(placed.on) ?? '' },
    positions,
    counters,
    face,
    card: known ? thing.card : null,
    type: known ? thing.type : null,
  }
}

/**
 * Of another player's decision only that it is being made, and over what sentence, if the card is known on which it
 * stands.
 */
function decisionView(
  table: Table,
  { source, ...decision }: Decision,
  player: Id,
  named: Named,
): View['decision'] {
  if (decision.player === player) {
    return {
      ...decision,
      options: decision.options.map((option) => optionView(table, option, player, named)),
    }
  }
  const hidden = source !== null && !knows(table, player, source)
  // How many may be taken tells how many there are to choose from.
  const about = hidden ? { text: '', file: '', line: 0 } : decision.about
  return { ...decision, about, options: [], least: 0, most: 0 }
}

function optionView(table: Table, { label, value, thing, source }: Option, player: Id, named: Named): Option {
  const known = source.thing === null || knows(table, player, source.thing)
  return {
    label,
    // Abilities are told apart by ids; players by their labels.
    value:
      source.clause !== null && thing !== null && thing !== value ? null : (namedValue(value, named) ?? null),
    thing: thing && named(thing),
    source: {
      thing: source.thing && named(source.thing),
      clause: known ? source.clause : null,
      event: source.event,
    },
  }
}

function runningView(state: State, player: Id, named: Named): View['running'] {
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
      const shown = namedValue(value, named)
      if (shown !== undefined) roles[name] = shown
    }
    running.push({ event, roles, by })
  }
  return running
}
