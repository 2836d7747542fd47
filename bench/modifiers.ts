/**
 * One value asked for while 10, 100 or 1,000 modifiers are in force. Four of them concern the value; the others stand
 * beside it: they change another attribute, only their own thing, things of another type, or what their thing is aboard.
 */
import type { Clause, Expression, Steps } from '../runtime/program/library.js'
import { openDraft } from '../runtime/state/draft.js'
import { tallyThing } from '../runtime/state/marks.js'
import { moveCard, placeThing } from '../runtime/state/move.js'
import { valueOf } from '../runtime/values/values.js'
import { card, change, local, num, sampleLibrary, self, table, things } from '../test/values/sample.js'
import { perRound } from './clock.js'

export interface QueryNanoseconds {
  /** Asked again, with nothing changed. */
  warm: number
  /** Asked after a change that the value rests on, the change itself not counted. */
  afterChange: number
  /** Asked after a card without text went from a hand to a discard pile, the move itself not counted. */
  afterMove: number
}

const concerning = 4

const isAboard: Expression = { op: 'holds', relation: 'aboard', left: self, right: local('it') }
const damage: Expression = { op: 'counter', of: self, name: 'damage' }

/** Texts that do not concern the value of the unit that is asked about. */
const beside: Clause<Steps>[] = [
  change(things('unit'), 1, { attribute: 'size' }),
  change(self, 1),
  change(things('ship'), 1),
  change(things('unit', isAboard), 1),
]

export function valueQuery(modifiers: number): QueryNanoseconds {
  const { linked, asked, bystander, draft } = position(modifiers)
  const ask = () => valueOf(linked, draft, asked, 'power')
  if (ask() !== 3 + 1 + 1 + 2) throw new Error(`The value came out as ${String(ask())}.`)

  const tally = (round: number) => tallyThing(linked, draft, asked, 'damage', 'set', 1 + (round % 2))
  const places = ['discard/north', 'hand/north']
  const move = (round: number) =>
    moveCard(linked, draft, bystander, places[round % 2] ?? '', 'top', () => null)
  const alone = { tally: perRound(tally), move: perRound(move) }
  const warm = perRound(ask)
  const tallied = perRound((round) => [tally(round), ask()])
  const moved = perRound((round) => [move(round), ask()])
  return {
    warm: warm * 1000,
    afterChange: (tallied - alone.tally) * 1000,
    afterMove: (moved - alone.move) * 1000,
  }
}

function position(modifiers: number) {
  const unit = (title: string, clauses: Clause<Steps>[]) =>
    card(title, 'unit', { power: 3, size: 1 }, clauses)
  const titles = beside.map((_, kind) => `Beside ${kind}`)
  const library = sampleLibrary({}, [
    unit('Asked', [
      change(self, 1, { amount: damage }),
      change(self, 1, { while: { op: 'compare', by: '>', left: damage, right: num(0) } }),
    ]),
    unit('Leader', [change(things('unit'), 1), change(things('unit'), 1, { cumulative: true })]),
    unit('Bystander', []),
    ...beside.map((clause, kind) => unit(titles[kind] ?? '', [clause])),
  ])
  const others = Array.from({ length: modifiers - concerning }, (_, number): [string, string, string] => [
    titles[number % titles.length] ?? '',
    'north',
    'field',
  ])
  const { linked, state } = table(library, [
    ['Asked', 'north', 'field'],
    ['Leader', 'north', 'field'],
    ['Bystander', 'north', 'hand/north'],
    ...others,
  ])
  const draft = openDraft(state)
  // Those that speak of what they are aboard are aboard the leader.
  for (const { id, card } of Object.values(draft.things))
    if (card === titles[3]) placeThing(linked, draft, id, 'aboard', 'c2')
  tallyThing(linked, draft, 'c1', 'damage', 'set', 1)
  return { linked, draft, asked: 'c1', bystander: 'c3' }
}
