/** What is printed on a card whose text is not in force where the card is: what it says of itself may count all the same. */
import type { Linked, LinkedText } from '../link/linked.js'
import type { Clause, Steps } from '../program/library.js'
import { isInZones } from '../state/places.js'
import type { Id, State, Thing } from '../state/state.js'
import { makeLive, type LiveClause } from './live.js'
import type { Memo } from './memo.js'
import { rootSeen } from './places.js'
import * as part from './parts.js'
import { noteThing } from './recorder.js'
import { isUp, mainSection, printedRef } from './sources.js'

/** Clauses of a card that fit, as far as they are not in force. */
export function notInForce(
  linked: Linked,
  state: State,
  id: Id,
  fits: (clause: Clause<Steps>) => boolean,
): readonly LiveClause[] {
  const thing = state.things[id]
  const card = thing?.card == null ? undefined : linked.library.cards[thing.card]
  if (!thing || !card) return none
  // Nearly always there is nothing: no list is made for that.
  let found: LiveClause[] | null = null
  for (const section in card.sections) {
    const { clauses } = card.sections[section] ?? { clauses: [] }
    for (let index = 0; index < clauses.length; index++) {
      const clause = clauses[index]
      if (!clause || !fits(clause) || isInForce(linked, state, thing, section)) continue
      noteThing(thing, part.controller | part.visit | part.positions)
      ;(found ??= []).push(liveOf(thing, section, index, clause))
    }
  }
  return found ?? none
}

const none: readonly LiveClause[] = []

/** Changes of a price that a card makes to itself: "deploys -2 to …". */
export function ownPrice(
  { linked, state }: Memo,
  id: Id,
  attribute: string,
): readonly LiveClause<'change'>[] {
  const found = notInForce(linked, state, id, (clause) => {
    return clause.op === 'change' && clause.attribute === attribute && clause.affected.op === 'this'
  })
  return found as readonly LiveClause<'change'>[]
}

const made = new WeakMap<Thing, Map<Clause<Steps>, LiveClause>>()

/** The same one each time, so that it is known when it is asked for what it changes. */
function liveOf(thing: Thing, section: string, index: number, clause: Clause<Steps>): LiveClause {
  let known = made.get(thing)
  if (!known) made.set(thing, (known = new Map()))
  let live = known.get(clause)
  if (!live) {
    const ref = { of: 'card', card: thing.card ?? '', section, clause: index } as const
    known.set(clause, (live = makeLive({ ...printedRef(thing), clause: ref }, clause)))
  }
  return live
}

function isInForce(linked: Linked, state: State, thing: Thing, section: string): boolean {
  return liveHere(linked, state, thing, section).some(({ only }) => !only)
}

/** Of what others give to a card no more is in force than would be of its own text where it is. */
export function partHere(linked: Linked, state: State, thing: Thing): LinkedText['only'] {
  return liveHere(linked, state, thing, mainSection)[0]?.only
}

function liveHere(linked: Linked, state: State, thing: Thing, section: string): LinkedText[] {
  const live = linked.live.get(thing.type) ?? []
  rootSeen(state, thing)
  noteThing(thing, part.positions)
  return live.filter(
    (one) => one.section === section && isUp(thing, one) && isInZones(linked, state, thing, one.zones),
  )
}
