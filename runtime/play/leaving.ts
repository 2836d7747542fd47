import { thingOf } from '../state/draft.js'
import { moveCard, type LeftBehind } from '../state/move.js'
import { zoneId, zoneName } from '../state/places.js'
import type { Frame, Id, Value } from '../state/state.js'
import { remember } from '../values/last.js'
import { newInstance } from './instances.js'
import { pushAftermath } from './life.js'
import type { Play, Table } from './play.js'
import { sightsOf } from './sight.js'
import { tell } from './tell.js'

/**
 * What was placed on things that left play leaves by the event of its relation (relation.leavesBy), or else goes along to
 * its owner's zone of the same name.
 */
export function letGo(play: Play, frame: Frame, moved: Id[], left: LeftBehind[]): void {
  const waiting: Id[] = []
  for (const { thing, relation, by } of left) {
    if (by !== null) {
      waiting.push(
        newInstance(play, by, rolesFor(play, by, thing), frame, thingOf(play.state, thing).controller).id,
      )
      continue
    }
    const host = play.state.things[moved[0] ?? '']
    if (!host?.zone) continue
    const owner = thingOf(play.state, thing).owner
    const before = sightsOf(play, [thing])
    const inner = moveCard(
      play.linked,
      play.state,
      thing,
      zoneId(play.linked, zoneName(host.zone), owner),
      'top',
      remember,
    )
    tell(play, frame, { what: 'moved', things: [thing], to: host.zone, reason: relation }, before)
    letGo(play, frame, [thing], inner)
  }
  if (waiting.length > 0) pushAftermath(play, waiting, [], frame)
}

/** The event by which a thing leaves has the thing in its first role for things, and its owner in those for players. */
function rolesFor(table: Table, event: string, thing: Id): Record<string, Value> {
  const roles: Record<string, Value> = {}
  let filled = false
  for (const role of table.linked.library.events[event]?.roles ?? []) {
    if (role.type === 'player') roles[role.name] = table.state.things[thing]?.owner ?? null
    else if (!filled) {
      roles[role.name] = thing
      filled = true
    }
  }
  return roles
}
