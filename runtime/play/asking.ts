import type { Expression } from '../program/library.js'
import { zoneId } from '../state/places.js'
import { indexOf } from './library-index.js'
import type { WindowAt } from './offers.js'
import type { Id } from '../state/state.js'
import type { Table } from './play.js'

/**
 * Whether a player who has nothing to do in a window is asked all the same, so that silence reveals nothing. The rule:
 * ask when the player has a card that others may not see, and, judging from what everybody knows (the cards there are,
 * the rules, the window), such a card could have had something to do. Not which cards the player holds decides, only
 * that there are some.
 */
export function mayRespond(table: Table, player: Id, at: WindowAt): boolean {
  const { library } = table.linked
  const hidden = Object.entries(library.zones).filter(
    ([name, zone]) =>
      zone.each &&
      zone.seen === 'owner' &&
      (table.state.zones[zoneId(table.linked, name, player)]?.length ?? 0) > 0,
  )
  return hidden.some(([name]) => textFits(table, name, at) || ruleFits(table, name, at))
}

/** Some card's text would be live in that zone and belongs into this window. */
function textFits(table: Table, zone: string, at: WindowAt): boolean {
  const { library } = table.linked
  const window = library.windows[at.window]
  const { labels, answers } = indexOf(library)
  if (!window) return false
  const event = at.event && table.state.instances[at.event.instance]?.event
  return library.live.some(({ zones, section }) => {
    if (!zones.includes(zone)) return false
    if (window.responses && at.event && answers.get(section)?.has(`${at.event.stage} ${String(event)}`))
      return true
    return [...(labels.get(section) ?? [])].some((label) => window.offers.includes(label ?? 'abilities'))
  })
}

/** Some action of the rules that this window offers takes cards from that zone. */
function ruleFits(table: Table, zone: string, at: WindowAt): boolean {
  return Object.values(table.linked.library.events).some(
    (event) =>
      event.kind === 'action' &&
      event.offered.some(({ window }) => window === at.window) &&
      Object.values(event.candidates).some((expression) => mentions(expression, zone)),
  )
}

function mentions(expression: Expression, zone: string): boolean {
  return JSON.stringify(expression).includes(`{"op":"zone","name":${JSON.stringify(zone)}`)
}
