import { setThing, thingOf } from '../state/draft.js'
import { controlThing, revealThing, tallyThing, turnThing } from '../state/marks.js'
import { moveCard, placeThing, reorder, type LeftBehind } from '../state/move.js'
import { rerollDice, rollDice } from '../random/dice.js'
import { shuffled } from '../random/random.js'
import type { Frame, Id, Steps } from '../state/state.js'
import { remember } from '../values/last.js'
import { idOf, idsOf, numberOf } from './ask.js'
import { letGo } from './leaving.js'
import { seesZone } from './knowledge.js'
import { sightsOf } from './sight.js'
import type { Play } from './play.js'
import { bindName } from './step-control.js'
import { tell } from './tell.js'

type StepOf<Op extends Steps[number]['op']> = Extract<Steps[number], { op: Op }>

/** Several cards keep their order: the first of them ends on top. What was placed on a card that leaves play leaves too. */
export function move(play: Play, frame: Frame, step: StepOf<'move'>): void {
  const { linked, state } = play
  const zone = idOf(play, frame, step.to)
  const what = idsOf(play, frame, step.what)
  if (zone === null || what.length === 0) return
  const before = sightsOf(play, what)
  const left: LeftBehind[] = []
  for (const id of step.end === 'top' ? what.toReversed() : what) {
    left.push(...moveCard(linked, state, id, zone, step.end, remember))
  }
  tell(play, frame, { what: 'moved', things: what, to: zone }, before)
  letGo(play, frame, what, left)
}

export function place(play: Play, frame: Frame, step: StepOf<'place'>): void {
  const on = idOf(play, frame, step.on)
  const what = idsOf(play, frame, step.what)
  if (on === null || what.length === 0) return
  const before = sightsOf(play, what)
  for (const id of what) placeThing(play.linked, play.state, id, step.relation, on)
  tell(play, frame, { what: 'placed', things: what, to: on, reason: step.relation }, before)
}

export function turn(play: Play, frame: Frame, step: StepOf<'turn'>): void {
  const what = idsOf(play, frame, step.what)
  const before = sightsOf(play, what)
  const turned = what.filter((id) => turnThing(play.linked, play.state, id, step.position))
  if (turned.length > 0) tell(play, frame, { what: 'turned', things: turned, to: step.position }, before)
}

export function control(play: Play, frame: Frame, step: StepOf<'control'>): void {
  const player = idOf(play, frame, step.to)
  if (player === null) return
  const taken = idsOf(play, frame, step.what).filter((id) => controlThing(play.state, id, player))
  if (taken.length > 0) tell(play, frame, { what: 'controlled', things: taken, player })
}

export function tally(play: Play, frame: Frame, step: StepOf<'tally'>): void {
  const amount = numberOf(play, frame, step.amount)
  for (const id of idsOf(play, frame, step.on)) {
    const change = tallyThing(play.linked, play.state, id, step.counter, step.by, amount)
    if (change !== 0) tell(play, frame, { what: 'counted', things: [id], to: step.counter, amount: change })
  }
}

/** Whoever may not look at the zone no longer knows which card is which. */
export function shuffle(play: Play, frame: Frame, step: StepOf<'shuffle'>): void {
  const { state } = play
  const players = play.linked.library.players.map(({ id }) => id)
  for (const zone of idsOf(play, frame, step.zone)) {
    const seeing = players.filter((player) => seesZone(play, player, zone))
    for (const id of state.zones[zone] ?? []) {
      const thing = thingOf(state, id)
      if (thing.known.length > 0)
        setThing(state, { ...thing, known: thing.known.filter((player) => seeing.includes(player)) })
    }
    reorder(state, zone, (cards) => shuffled(state, cards))
    tell(play, frame, { what: 'shuffled', to: zone })
  }
}

export function reveal(play: Play, frame: Frame, step: StepOf<'reveal'>): void {
  const players = idsOf(play, frame, step.to)
  const things = idsOf(play, frame, step.what)
  const before = sightsOf(play, things)
  for (const id of things) revealThing(play.linked, play.state, id, players)
  if (things.length > 0) tell(play, frame, { what: 'revealed', things }, before)
}

/** `by` is who rolls: the player, or the thing whose dice they are. */
export function roll(play: Play, frame: Frame, step: StepOf<'roll'>): void {
  const by = step.by ? idOf(play, frame, step.by) : frame.you
  const dice = rollDice(play.state, numberOf(play, frame, step.count), step.sides, by)
  bindName(play, frame, step.as, dice)
  tell(play, frame, { what: 'rolled', things: dice, values: faces(play, dice), player: by })
}

export function reroll(play: Play, frame: Frame, step: StepOf<'reroll'>): void {
  const dice = idsOf(play, frame, step.what)
  rerollDice(play.state, dice)
  if (dice.length > 0) tell(play, frame, { what: 'rolled', things: dice, values: faces(play, dice) })
}

function faces(play: Play, dice: Id[]): number[] {
  return dice.map((id) => thingOf(play.state, id).face)
}
