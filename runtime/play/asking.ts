import type { Expression } from '../program/expressions.js'
import type { EventPattern, Library } from '../program/library.js'
import { zoneId } from '../state/places.js'
import type { Id } from '../state/state.js'
import { matches, truthOf } from './ask.js'
import type { Setting } from './frames.js'
import { indexOf, type Ability } from './library-index.js'
import { mentions } from './mentions.js'
import type { WindowAt } from './offers.js'
import type { Table } from './play.js'

/**
 * Whether a player who has nothing to do in a window is asked all the same, so that silence reveals nothing. The rule:
 * ask when the player has a card that others may not see, and, judging from what everybody knows (the cards that the game
 * has, its rules, the window and the event it is about), such a card could have had something to do. Not which cards the
 * player holds decides, only that there are some.
 */
export function mayRespond(table: Table, player: Id, at: WindowAt): boolean {
  return ownZones(table, player).some(
    ([name, zone]) =>
      (table.state.zones[zone]?.length ?? 0) > 0 &&
      (textFits(table, name, player, at) || ruleFits(table, name, at)),
  )
}

/** The zones whose cards only that player may see: their names and ids. */
export function ownZones({ linked }: Table, player: Id): [string, Id][] {
  return Object.entries(linked.library.zones).flatMap(([name, zone]) =>
    zone.each && zone.seen === 'owner' ? [[name, zoneId(linked, name, player)]] : [],
  )
}

/** Some card's text would be in force in that zone and belongs into this window. */
function textFits(table: Table, zone: string, player: Id, at: WindowAt): boolean {
  const { abilities } = indexOf(table.linked.library)
  return table.linked.library.live.some(
    ({ zones, section }) =>
      zones.includes(zone) && abilities.get(section)?.some((ability) => couldFit(table, ability, player, at)),
  )
}

/** What an ability asks about the card it is on, or about hidden cards, is not known to the others; everything else is. */
function couldFit(table: Table, ability: Ability, player: Id, at: WindowAt): boolean {
  const window = table.linked.library.windows[at.window]
  const setting: Setting = { names: {}, instance: null, self: null, you: player, events: {} }
  if (!window) return false
  const known = knownPart(table.linked.library, ability)
  if (!known.response) {
    if (!window.offers.includes(ability.label ?? 'abilities')) return false
    return !known.while || truthOf(table, setting, known.while)
  }
  if (!window.responses || at.event === null) return false
  return matches(table, setting, known.response, at.event.instance, at.event.stage)
}

interface KnownPart {
  while: Expression | null
  response: EventPattern | null
}

const knownParts = new WeakMap<Ability, KnownPart>()

function knownPart(library: Library, ability: Ability): KnownPart {
  const kept = knownParts.get(ability)
  if (kept) return kept
  const { response } = ability
  const where = response?.where && publicPart(library, response.where)
  const part: KnownPart = {
    while: ability.while ? publicPart(library, ability.while) : null,
    response: response ? { bind: response.bind, event: response.event, stage: response.stage } : null,
  }
  if (part.response && where) part.response.where = where
  knownParts.set(ability, part)
  return part
}

/** Those of several conditions that everybody can judge; null when none is left. */
function publicPart(library: Library, test: Expression): Expression | null {
  if (test.op === 'and') {
    const items = test.items.flatMap((item) => publicPart(library, item) ?? [])
    return items.length === 0 ? null : { ...test, items }
  }
  const hidden = Object.entries(library.zones).flatMap(([name, { seen }]) => (seen === 'all' ? [] : [name]))
  return mentions(test, 'this') || hidden.some((zone) => takesFrom(test, zone)) ? null : test
}

/** Some action of the rules that this window offers takes cards from that zone. */
function ruleFits(table: Table, zone: string, at: WindowAt): boolean {
  return Object.values(table.linked.library.events).some(
    (event) =>
      event.kind === 'action' &&
      event.offered.some(({ window }) => window === at.window) &&
      Object.values(event.candidates).some((expression) => takesFrom(expression, zone)),
  )
}

const taken = new WeakMap<Expression, Map<string, boolean>>()

/** Whether an expression speaks of a zone of that name. Looked for once. */
export function takesFrom(expression: Expression, zone: string): boolean {
  let known = taken.get(expression)
  if (!known) taken.set(expression, (known = new Map()))
  let found = known.get(zone)
  if (found === undefined) {
    found = JSON.stringify(expression).includes(`{"op":"zone","name":${JSON.stringify(zone)}`)
    known.set(zone, found)
  }
  return found
}
