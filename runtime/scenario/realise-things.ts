/** Conditions about single things made true: where they are, and what marks they bear. */
import type { CardProgram, Expression } from '../program/library.js'
import { setThing, thingOf, touch } from '../state/draft.js'
import { moveCard, placeThing, reorder } from '../state/move.js'
import { zoneOwner } from '../state/places.js'
import type { Id, Thing, Value } from '../state/state.js'
import { idsIn, sides, wantedNumber } from './rewrite.js'
import { ask, askThings, type Stage } from './stage.js'

/** Places and owners. */
export function makePlace(stage: Stage, test: Expression): boolean {
  if (test.op === 'holds') {
    const [on] = askThings(stage, test.right)
    const things = askThings(stage, test.left)
    for (const id of things) if (on !== undefined) put(stage, id, test.relation, on)
    return on !== undefined && things.length > 0
  }
  if (test.op === 'contains') return isAmong(stage, test.item, test.list)
  return sides(test).some(([left, right]) => equalPlace(stage, left, right))
}

function equalPlace(stage: Stage, left: Expression, right: Expression): boolean {
  switch (left.op) {
    case 'square': {
      const [square] = askThings(stage, right)
      const relation = groundRelation(stage)
      if (square === undefined || relation === undefined) return false
      for (const id of askThings(stage, left.of)) put(stage, id, relation, square)
      return true
    }
    case 'owner': {
      const [player] = askThings(stage, right)
      if (player === undefined) return false
      for (const id of askThings(stage, left.of)) change(stage, id, { owner: player, controller: player })
      return true
    }
    case 'first': {
      if (left.of.op !== 'contents') return false
      const [zone] = askThings(stage, left.of.of)
      const things = askThings(stage, right)
      if (zone === undefined || !toZone(stage, things, zone)) return false
      reorder(stage.state, zone, (cards) => [...things, ...cards.filter((card) => !things.includes(card))])
      return true
    }
    default:
      return false
  }
}

function isAmong(stage: Stage, item: Expression, list: Expression): boolean {
  if (list.op === 'contents') {
    const [zone] = askThings(stage, list.of)
    return zone !== undefined && toZone(stage, askThings(stage, item), zone)
  }
  if (list.op === 'things' && list.among) return isAmong(stage, item, list.among)
  return false
}

/** Cards go to the bottom, so that those named first lie on top. */
export function toZone(stage: Stage, things: readonly Id[], zone: Id): boolean {
  if (!stage.state.zones[zone]) return false
  for (const id of things) {
    if (stage.state.things[id]?.kind !== 'card') return false
    moveCard(stage.linked, stage.state, id, zone, 'bottom', () => null)
    const owner = thingOf(stage.state, id).owner ?? zoneOwner(zone)
    if (owner !== null) change(stage, id, { owner, controller: thingOf(stage.state, id).controller ?? owner })
  }
  return true
}

function put(stage: Stage, id: Id, relation: string, on: Id): void {
  placeThing(stage.linked, stage.state, id, relation, on)
}

/** The stored relation by which things stand on squares: the one called `at`, or else the first. */
function groundRelation(stage: Stage): string | undefined {
  const stored = Object.entries(stage.linked.library.relations).filter(([, relation]) => relation.stored)
  return (stored.find(([name]) => name === 'at') ?? stored[0])?.[0]
}

/** Positions, counters, control, and what is printed on cards made for the scenario. */
export function makeMark(stage: Stage, test: Expression): boolean {
  if (test.op === 'has') {
    const word = ask(stage, test.word)
    return (
      typeof word === 'string' &&
      askThings(stage, test.of).some((id) => printWord(stage, id, test.attribute, word))
    )
  }
  if (test.op !== 'compare') return false
  const counted = wantedNumber(test, (side) => numberIn(stage, side))
  if (counted?.of.op === 'counter') {
    const { of, name } = counted.of
    const things = askThings(stage, of)
    for (const id of things) {
      change(stage, id, { counters: { ...thingOf(stage.state, id).counters, [name]: counted.value } })
    }
    return things.length > 0
  }
  return sides(test).some(([left, right]) => equalMark(stage, left, right))
}

function equalMark(stage: Stage, left: Expression, right: Expression): boolean {
  if (left.op === 'position') {
    const [position] = idsIn(ask(stage, right))
    if (position === undefined) return false
    for (const id of askThings(stage, left.of)) {
      change(stage, id, { positions: { ...thingOf(stage.state, id).positions, [left.group]: position } })
    }
    return true
  }
  if (left.op === 'controller') {
    const [player] = askThings(stage, right)
    if (player === undefined) return false
    for (const id of askThings(stage, left.of)) change(stage, id, { controller: player })
    return true
  }
  if ((left.op !== 'attribute' || left.beside) && left.op !== 'printed') return false
  const value = ask(stage, right)
  return askThings(stage, left.of).some((id) => print(stage, id, { [left.name]: value }))
}

/** Prints values on a card that was made for the scenario; other cards keep what they say. */
function print(stage: Stage, id: Id, values: Record<string, Value>): boolean {
  const card = madeCardOf(stage, id)
  if (!card) return false
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'number' || typeof value === 'string') card.printed[name] = value
  }
  touch(stage.state)
  return true
}

function printWord(stage: Stage, id: Id, attribute: string, word: string): boolean {
  const card = madeCardOf(stage, id)
  if (!card) return false
  const words = card.printed[attribute]
  card.printed[attribute] = [...(Array.isArray(words) ? words.filter((one) => one !== word) : []), word]
  touch(stage.state)
  return true
}

function madeCardOf(stage: Stage, id: Id): CardProgram | null {
  const card = stage.state.things[id]?.card
  return card?.startsWith('made/') ? (stage.linked.library.cards[card] ?? null) : null
}

/** The number that an expression is, when it is one whatever the position. */
export function numberIn(stage: Stage, side: Expression): number | null {
  const plain = ['number', 'add', 'subtract', 'multiply'].includes(side.op)
  const value = plain ? ask(stage, side) : null
  return typeof value === 'number' ? value : null
}

function change(stage: Stage, id: Id, fields: Partial<Thing>): void {
  setThing(stage.state, { ...thingOf(stage.state, id), ...fields })
}
