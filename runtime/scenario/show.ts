/** What people read of a scenario: decisions, the position, and what happened. */
import type { GameEvent } from '../play/journal.js'
import { zoneName, zoneOwner } from '../state/places.js'
import type { Decision, Id, Thing, Value } from '../state/state.js'
import type { AnswerWord } from './program.js'
import { nameOf, type Stage } from './stage.js'

export function wordsShown(words: readonly AnswerWord[]): string {
  return words.map((word) => (word.is === 'actor' ? word.name : word.text)).join(' ')
}

/** The decision and its options, a line each. */
export function decisionLines(stage: Stage, decision: Decision): string[] {
  const number =
    decision.least === decision.most ? `${decision.least}` : `${decision.least} to ${decision.most}`
  const about = decision.about.text ? `: ${decision.about.text}` : ''
  const head = `${nameOf(stage, decision.player)} chooses ${number}${about}${placeShown(decision.about)}`
  return [head, ...decision.options.map((option) => `  - ${option.label}`)]
}

export function valueShown(stage: Stage, value: Value): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map((one) => valueShown(stage, one)).join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? thingShown(stage, value) : String(value)
}

function thingShown(stage: Stage, id: Id): string {
  if (stage.state.things[id]) return nameOf(stage, id)
  if (stage.state.zones[id]) return zoneShown(stage, id)
  return stage.state.instances[id]?.event ?? id
}

function zoneShown(stage: Stage, zone: Id): string {
  const owner = zoneOwner(zone)
  return owner === null ? zone : `${nameOf(stage, owner)}'s ${zoneName(zone)}`
}

/** One line for each thing in play with what is on it, and one for each other zone that holds cards. */
export function positionLines(stage: Stage): string[] {
  const { state } = stage
  const things = Object.values(state.things)
  const players = things.filter(({ kind }) => kind === 'player').flatMap((player) => marksLine(stage, player))
  const zones = Object.entries(state.zones).flatMap(([zone, cards]) => {
    if (cards.length === 0) return []
    const shown = grouped(cards.map((id) => withMarks(stage, id)))
    return [`${zoneShown(stage, zone)}: ${shown.join(', ')}`]
  })
  const squares = things.filter((thing) => thing.placed && !state.things[thing.placed.on])
  return [
    ...players,
    ...zones,
    ...squares.map((thing) => `${thing.placed?.on ?? ''}: ${withMarks(stage, thing.id)}`),
  ]
}

/** Equal neighbours are counted. */
function grouped(names: readonly string[]): string[] {
  const groups: { name: string; count: number }[] = []
  for (const name of names) {
    const last = groups.at(-1)
    if (last?.name === name) last.count++
    else groups.push({ name, count: 1 })
  }
  return groups.map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`))
}

function marksLine(stage: Stage, player: Thing): string[] {
  const marks = marksOf(stage, player)
  return marks.length === 0 ? [] : [`${nameOf(stage, player.id)}: ${marks.join(', ')}`]
}

function withMarks(stage: Stage, id: Id): string {
  const thing = stage.state.things[id]
  if (!thing) return id
  const marks = marksOf(stage, thing)
  const on = Object.values(stage.state.things).filter((other) => other.placed?.on === id)
  const inside = [
    ...marks,
    ...on.map((other) => `${other.placed?.relation ?? 'on'} it: ${withMarks(stage, other.id)}`),
  ]
  return inside.length === 0 ? nameOf(stage, id) : `${nameOf(stage, id)} (${inside.join('; ')})`
}

function marksOf(stage: Stage, thing: Thing): string[] {
  const first = new Map(
    (stage.linked.positions.get(thing.type) ?? []).map(({ group, initial }) => [group, initial]),
  )
  const turned = Object.entries(thing.positions).flatMap(([group, position]) =>
    first.get(group) === position ? [] : [position],
  )
  const counters = Object.entries(thing.counters).flatMap(([name, count]) =>
    count === 0 ? [] : [`${count} ${name}`],
  )
  const control =
    thing.controller === thing.owner || thing.controller === null
      ? []
      : [`controlled by ${nameOf(stage, thing.controller)}`]
  return [...turned, ...counters, ...control]
}

/** An event in words, with the sentence that acted. */
export function eventLine(stage: Stage, event: GameEvent): string {
  const roles = Object.entries(event.roles ?? {}).flatMap(([name, value]) =>
    value === null || name.startsWith('round ') || name.startsWith('list ')
      ? []
      : [`${name}: ${valueShown(stage, value)}`],
  )
  const parts = [
    event.player ? nameOf(stage, event.player) : '',
    event.what,
    event.event ?? '',
    roles.length > 0 ? `(${roles.join('; ')})` : '',
    (event.things ?? []).map((id) => nameOf(stage, id)).join(', '),
    event.amount === undefined ? '' : String(event.amount),
    event.values ? event.values.map((value) => valueShown(stage, value)).join(', ') : '',
    event.to === undefined ? '' : `to ${thingShown(stage, event.to)}`,
    event.reason ? `because ${event.reason}` : '',
  ]
  const { text } = event.source
  return `${parts.filter(Boolean).join(' ')}${text ? ` — ${text}` : ''}${placeShown(event.source)}`
}

function placeShown({ file, line }: { file: string; line: number }): string {
  return file === '' ? '' : ` [${file}:${line}]`
}
