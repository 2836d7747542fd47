import type { Expression } from '../program/expressions.js'
import type { EventPattern, Library } from '../program/library.js'
import { zoneId } from '../state/places.js'
import type { Id } from '../state/state.js'
import { matches, truthOf } from './ask.js'
import type { Setting } from './frames.js'
import type { Linked } from '../link/linked.js'
import { indexOf, offerIn, type Ability, type Printed } from './library-index.js'
import { mentions } from '../program/mentions.js'
import { unlabelled, type WindowAt } from './offers.js'
import type { Table } from './play.js'

/**
 * Whether a player who has nothing to do in a window is asked all the same, so that silence reveals nothing. The rule:
 * ask when the player has a card that others may not see, and, judging from what everybody knows (the cards that the game
 * has, its rules, the window and the event it is about), such a card could have had something to do. Not which cards the
 * player holds decides, only that there are some.
 */
export function mayRespond(table: Table, player: Id, at: WindowAt): boolean {
  const { takers, open } = hiddenIn(table.linked)
  const held = ownZones(table, player).some(
    ([name, zone]) =>
      (table.state.zones[zone]?.length ?? 0) > 0 &&
      (textFits(table, name, player, at) || takers.has(`${name}\n${at.window}`)),
  )
  if (held) return true
  // In the open, and yet secret: which card it is that lies there.
  return (open.get(player) ?? []).some(
    ([name, zone]) => takers.has(`${name}\n${at.window}`) && holdsSecret(table, zone),
  )
}

function holdsSecret({ linked, state }: Table, zone: Id): boolean {
  const secret = Object.entries(linked.library.positions).flatMap(([group, { hidden }]) =>
    hidden ? [[group, hidden.position] as const] : [],
  )
  return (state.zones[zone] ?? []).some((id) =>
    secret.some(([group, position]) => state.things[id]?.positions[group] === position),
  )
}

/** The zones whose cards only that player may see: their names and ids. */
export function ownZones({ linked }: Table, player: Id): readonly [string, Id][] {
  return hiddenIn(linked).zones.get(player) ?? []
}

/** Some card's text would be in force in that zone and belongs into this window. */
function textFits(table: Table, zone: string, player: Id, at: WindowAt): boolean {
  const program = table.linked.library.windows[at.window]
  if (!program) return false
  const { texts } = hiddenIn(table.linked)
  const setting: Setting = { names: {}, instance: null, self: null, you: player, events: {} }
  const acts = texts.get(`${zone}\n${at.window}`)
  if (acts?.some(({ while: test }) => !test || truthOf(table, setting, test))) return true
  if (at.event === null) return false
  const { instance, stage } = at.event
  const event = table.state.instances[instance]?.event ?? ''
  const answers = program.responses ? (texts.get(answering(zone, event, stage)) ?? []) : []
  const triggers = hiddenIn(table.linked).triggers.get(answering(zone, event, stage)) ?? []
  return [...answers, ...triggers].some(
    ({ response }) => response && matches(table, setting, response, instance, stage),
  )
}

/** What an ability asks about the card it is on, or about hidden cards, is not known to the others; everything else is. */
interface KnownPart {
  while: Expression | null
  response: EventPattern | null
}

/** What everybody knows of zones that only their owner sees. */
interface Hidden {
  /** Their names and ids, by player. */
  zones: Map<Id, [string, Id][]>
  /** The same for zones in which everybody sees all but what a position hides. */
  open: Map<Id, [string, Id][]>
  /** What texts that are in force there could do, by zone and window, or by zone and the event that they answer. */
  texts: Map<string, KnownPart[]>
  /** What texts that are in force there could do of their own, if their owner likes, by zone and the event that they see. */
  triggers: Map<string, KnownPart[]>
  /** Zone and window of actions that take cards from there. */
  takers: Set<string>
}

const known = new WeakMap<Linked, Hidden>()

/** Found once for a library. */
function hiddenIn(linked: Linked): Hidden {
  let found = known.get(linked)
  if (!found) known.set(linked, (found = find(linked)))
  return found
}

function find(linked: Linked): Hidden {
  const { library } = linked
  const hidden: Hidden = {
    zones: new Map(),
    open: new Map(),
    texts: new Map(),
    triggers: new Map(),
    takers: new Set(),
  }
  const seenBy = (seen: string): string[] =>
    Object.keys(library.zones).filter((name) => {
      const zone = library.zones[name]
      return zone?.each === true && zone.seen === seen
    })
  const names = seenBy('owner')
  const open = seenBy('all')
  for (const { id } of library.players) {
    hidden.zones.set(
      id,
      names.map((name) => [name, zoneId(linked, name, id)]),
    )
    hidden.open.set(
      id,
      open.map((name) => [name, zoneId(linked, name, id)]),
    )
  }
  for (const zone of names) {
    const { abilities, optional } = indexOf(library)
    for (const { pattern } of inForceFrom(linked, zone, optional)) {
      const part: KnownPart = { while: null, response: publicPattern(library, pattern) }
      const key = answering(zone, pattern.event, pattern.stage)
      hidden.triggers.set(key, [...(hidden.triggers.get(key) ?? []), part])
    }
    for (const ability of inForceFrom(linked, zone, abilities)) {
      const part = knownPart(library, ability)
      const { event, stage } = part.response ?? {}
      const keys = part.response
        ? [answering(zone, event ?? '', stage ?? '')]
        : windowsFor(library, ability.label).map((window) => `${zone}\n${window}`)
      for (const key of keys) hidden.texts.set(key, [...(hidden.texts.get(key) ?? []), part])
    }
  }
  for (const zone of [...names, ...open])
    for (const window of Object.keys(library.windows))
      if (ruleFits(library, zone, window, open.includes(zone))) hidden.takers.add(`${zone}\n${window}`)
  return hidden
}

function answering(zone: string, event: string, stage: string): string {
  return `${zone}\n${event}\n${stage}`
}

/** Of clauses by section, those whose text can be in force in a zone. */
function inForceFrom<T>(
  { library, kinds }: Linked,
  zone: string,
  bySection: ReadonlyMap<string, readonly Printed<T>[]>,
): Set<T> {
  const found = new Set<T>()
  for (const { type, section, zones } of library.live) {
    if (!zones.includes(zone)) continue
    for (const printed of bySection.get(section) ?? [])
      if (kinds.get(printed.type)?.has(type)) found.add(printed.clause)
  }
  return found
}

function windowsFor(library: Library, label = unlabelled): string[] {
  return Object.keys(library.windows).filter((window) => library.windows[window]?.offers.includes(label))
}

function knownPart(library: Library, { while: test, response }: Ability): KnownPart {
  if (!response) return { while: test ? publicPart(library, test) : null, response: null }
  return { while: null, response: publicPattern(library, response) }
}

function publicPattern(library: Library, { bind, event, stage, where }: EventPattern): EventPattern {
  const known = where && publicPart(library, where)
  return { bind, event, stage, ...(known && { where: known }) }
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

/** Some action of the rules that a window offers takes cards from that zone; `secret`: those that a position hides. */
function ruleFits(library: Library, zone: string, window: string, secret: boolean): boolean {
  return Object.values(library.events).some(
    (event) =>
      event.kind === 'action' &&
      offerIn(event, window) !== undefined &&
      Object.values(event.candidates).some(
        (expression) => takesFrom(expression, zone) && (!secret || asksForSecret(library, expression)),
      ),
  )
}

function asksForSecret({ positions }: Library, expression: Expression): boolean {
  const text = JSON.stringify(expression)
  return Object.values(positions).some(
    ({ hidden }) => hidden && text.includes(JSON.stringify(hidden.position)),
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
