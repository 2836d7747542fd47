/** States that a player can not tell from one another: the same table with other cards where that player does not see them. */
import type { Linked } from '../../runtime/link/linked.js'
import type { Chance } from '../../runtime/bots/random-bot.js'
import { knows } from '../../runtime/play/knowledge.js'
import type { Id, State, Thing } from '../../runtime/state/state.js'

/** Cards in zones that the player may not identify, but for those in `kept`, change places with each other, owner by owner. */
export function withOtherCards(
  linked: Linked,
  state: State,
  player: Id,
  kept: ReadonlySet<Id>,
  chance: Chance,
): State {
  const hidden = Object.values(state.things).filter(
    (thing) =>
      thing.kind === 'card' &&
      thing.zone !== null &&
      !kept.has(thing.id) &&
      !knows({ linked, state }, player, thing.id) &&
      !Object.values(state.things).some(({ placed }) => placed?.on === thing.id),
  )
  const things = { ...state.things }
  for (const owner of new Set(hidden.map((thing) => thing.owner))) {
    const own = hidden.filter((thing) => thing.owner === owner)
    const others = shuffled(own, chance)
    own.forEach((thing, at) => {
      things[thing.id] = inPlaceOf(thing, others[at] ?? thing)
    })
  }
  return JSON.parse(JSON.stringify({ ...state, things })) as State
}

/** The card `other`, where `thing` was. */
function inPlaceOf(thing: Thing, other: Thing): Thing {
  const { id, name, zone, known, visit, owner, controller } = thing
  return { ...other, id, name, zone, known, visit, owner, controller }
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const result = [...list]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    const held = result[last] as T
    result[last] = result[other] as T
    result[other] = held
  }
  return result
}
