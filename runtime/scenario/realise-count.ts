/** Numbers of cards made true: blank cards are added at the bottom of a zone, or taken away again. */
import type { CardProgram, Expression } from '../program/library.js'
import { addCard } from '../state/new-state.js'
import { dropThing, setZone } from '../state/draft.js'
import { zoneOwner } from '../state/places.js'
import type { Id } from '../state/state.js'
import type { Line } from './program.js'
import { sides, wantedNumber } from './rewrite.js'
import { numberIn } from './realise-things.js'
import { ask, askThings, blankCard, type Stage } from './stage.js'

type Things = Extract<Expression, { op: 'things' }>

export function makeCount(stage: Stage, test: Expression, line: Line): boolean {
  if (test.op !== 'compare') return false
  const wanted = wantedNumber(test, (side) => numberIn(stage, side))
  if (wanted?.of.op !== 'count') return false
  const counted = wanted.of.of
  const contents = counted.op === 'things' ? counted.among : counted
  if (contents?.op !== 'contents') return false
  const [zone, ...others] = askThings(stage, contents.of)
  if (zone === undefined || others.length > 0) return false
  const printed = counted.op === 'things' ? printedFor(stage, counted) : {}
  if (!printed) return false
  const type = counted.op === 'things' ? counted.type : anyType(stage)
  const there = askThings(stage, counted)
  fill(
    stage,
    zone,
    wanted.value - there.length,
    () => blankCard(stage.linked.library.cards, type, printed, line),
    there,
  )
  return true
}

function fill(stage: Stage, zone: Id, missing: number, card: () => CardProgram, there: readonly Id[]): void {
  for (let count = 0; count < missing; count++) {
    addCard(stage.linked, stage.state, card().id, zoneOwner(zone), zone)
  }
  const blanks = there.filter((id) => stage.state.things[id]?.card?.startsWith('blank/'))
  for (const id of missing < 0 ? blanks.slice(missing) : []) {
    setZone(
      stage.state,
      zone,
      (stage.state.zones[zone] ?? []).filter((one) => one !== id),
    )
    dropThing(stage.state, id)
  }
}

/** Blank cards with these values on top of a zone, the first on top. */
export function stack(
  stage: Stage,
  zone: Id,
  attribute: string,
  values: readonly number[],
  line: Line,
): void {
  const type = stage.linked.library.attributes[attribute]?.of[0] ?? anyType(stage)
  const ids = values.map((value) => {
    const card = blankCard(stage.linked.library.cards, type, { [attribute]: value }, line)
    return addCard(stage.linked, stage.state, card.id, zoneOwner(zone), zone)
  })
  const rest = (stage.state.zones[zone] ?? []).filter((id) => !ids.includes(id))
  setZone(stage.state, zone, [...ids, ...rest])
}

/** What must be printed on a card so that it belongs to a set; null when that can not be printed. */
function printedFor(stage: Stage, set: Things): CardProgram['printed'] | null {
  const printed: CardProgram['printed'] = {}
  return !set.where || collect(stage, set.where, set.name, printed) ? printed : null
}

function collect(stage: Stage, test: Expression, name: string, printed: CardProgram['printed']): boolean {
  const isIt = (of: Expression) => of.op === 'local' && of.name === name
  if (test.op === 'and') return test.items.every((item) => collect(stage, item, name, printed))
  if (test.op === 'has' && isIt(test.of)) {
    const word = ask(stage, test.word)
    const words = printed[test.attribute]
    if (typeof word === 'string') printed[test.attribute] = [...(Array.isArray(words) ? words : []), word]
    return typeof word === 'string'
  }
  return sides(test).some(([left, right]) => {
    if ((left.op !== 'attribute' && left.op !== 'printed') || !isIt(left.of)) return false
    const value = ask(stage, right)
    if (typeof value === 'string' || typeof value === 'number') printed[left.name] = value
    return typeof value === 'string' || typeof value === 'number'
  })
}

/** A type that any card of a deck may have. */
function anyType(stage: Stage): string {
  const types = stage.linked.library.types
  return types['card'] ? 'card' : (Object.keys(types).find((name) => types[name]?.parent === null) ?? 'card')
}
