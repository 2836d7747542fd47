/** States that a player can not tell from one another: the same table with other cards where that player does not see them. */
import type { Linked } from '../link/linked.js'
import type { Chance } from '../bots/random-bot.js'
import { knows, seesZone } from '../play/knowledge.js'
import { shuffledBy } from '../random/random.js'
import type { Id, State, Thing, Value } from '../state/state.js'

/**
 * Cards that the player may not identify, but for those in `kept`, change places with each other: those of one owner, and
 * where they lie open with their backs up, those that look alike. What was chosen for what is going on stays what it is: for
 * another card the choice might not have been allowed. Null when there are none.
 */
export function withOtherCards(
  linked: Linked,
  state: State,
  player: Id,
  kept: ReadonlySet<Id>,
  chance: Chance,
): State | null {
  const table = { linked, state }
  const hosts = new Set(Object.values(state.things).map(({ placed }) => placed?.on))
  const chosen = chosenIn(state)
  const groups = new Map<string, Thing[]>()
  for (const thing of Object.values(state.things)) {
    if (thing.kind !== 'card' || thing.zone === null || kept.has(thing.id)) continue
    if (hosts.has(thing.id) || chosen.has(thing.id)) continue
    if (knows(table, player, thing.id)) continue
    const open = seesZone(table, player, thing.zone)
    const group = `${thing.owner} ${open ? Object.keys(thing.positions).join() : ''}`
    groups.set(group, [...(groups.get(group) ?? []), thing])
  }
  const things = { ...state.things }
  let changed = false
  for (const own of groups.values()) {
    const others = shuffledBy(chance, own)
    own.forEach((thing, at) => {
      const other = others[at] ?? thing
      changed ||= other.card !== thing.card
      things[thing.id] = inPlaceOf(thing, other, seesZone(table, player, thing.zone ?? ''))
    })
  }
  return changed ? (JSON.parse(JSON.stringify({ ...state, things })) as State) : null
}

/** Things by which something that is going on goes by name. */
function chosenIn({ frames, instances }: State): Set<Value> {
  const running = Object.values(instances).filter(
    ({ status }) => status === 'pending' || status === 'running',
  )
  const named = [...frames.map(({ names }) => names), ...running.map(({ roles }) => roles)]
  return new Set(named.flatMap((names) => Object.values(names).flat()))
}

/** The card `other`, where `thing` was; where it lies open it looks as `thing` did. */
function inPlaceOf(thing: Thing, { card, type, positions, counters, last }: Thing, open: boolean): Thing {
  return { ...thing, card, type, last, ...(open ? {} : { positions, counters }) }
}
