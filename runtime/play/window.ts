import type { Act, Frame, Id, Machine, Option } from '../state/state.js'
import { begin } from './act.js'
import { resolve } from './ask.js'
import { mayRespond } from './asking.js'
import { decide, plain } from './decide.js'
import { pop } from './frames.js'
import { offersIn } from './offers.js'
import type { Play } from './play.js'
import { tell } from './tell.js'
import { carryOut, optionOf } from './triggers.js'
import { stillAnswers } from './triggers-live.js'
import { deciderOf } from './would.js'

type Window = Extract<Machine, { name: 'window' }>

/** The value of the option to do nothing. */
const pass = 'pass'

/** One step of a window: whoever is asked acts or passes; it closes after enough passes in a row. */
export function stepWindow(play: Play, frame: Frame, machine: Window, picked: Option[] | null): void {
  const policy = play.linked.library.windows[machine.window]
  if (machine.acted) {
    machine.acted = false
    if (policy?.alternate) next(machine)
  }
  if (!policy || closed(play, machine, policy.passes)) {
    pop(play)
    return
  }
  const player = machine.players[machine.turn] ?? ''
  const value = picked?.[0]?.value
  if (value === pass) return passes(play, frame, machine, policy.again, player, true)
  const silent = policy.notNested === true && isNested(play, machine)
  const offers = silent ? [] : offersIn(play, player, machine)
  const optional = optionalFor(play, machine, player)
  if (!picked) {
    const options = [...optional.map(({ option }) => option), ...offers.map(({ option }) => option)]
    if (options.length === 0 && (silent || policy.must || !mayRespond(play, player, machine)))
      return passes(play, frame, machine, policy.again, player, false)
    decide(play, frame, {
      player,
      kind: 'act',
      options: policy.must ? options : [...options, plain('pass', pass)],
      least: 1,
      most: 1,
    })
    return
  }
  machine.passes = 0
  machine.acted = true
  const trigger = optional.find(({ option }) => option.value === value)
  if (trigger) {
    machine.optional = machine.optional.filter((one) => one !== trigger.waiting)
    return carryOut(play, frame, trigger.waiting)
  }
  const offer = offers.find(({ option }) => option.value === value)
  if (!offer) return
  if (offer.kind === 'action') tell(play, frame, { what: 'acted', player, event: offer.event })
  const act: Act =
    offer.kind === 'action'
      ? { kind: 'action', event: offer.event, by: player }
      : { kind: 'ability', live: offer.live, answers: offer.answers }
  begin(play, frame, machine, player, act)
}

/** Another window of its kind is open around it. */
function isNested(play: Play, { window }: Window): boolean {
  const open = play.state.frames.filter(
    ({ machine }) => machine?.name === 'window' && machine.window === window,
  )
  return open.length > 1
}

/** Nothing is left to answer once the event has been canceled, or everybody has passed or is out. */
function closed(play: Play, machine: Window, passes: number): boolean {
  if (machine.out.length >= machine.players.length || machine.passes >= passes) return true
  const event = machine.event && play.state.instances[machine.event.instance]
  return machine.event?.stage === 'would' && (event?.status === 'canceled' || event?.status === 'replaced')
}

function passes(play: Play, frame: Frame, machine: Window, again: boolean, player: Id, told: boolean): void {
  machine.passes += 1
  if (!again) machine.out.push(player)
  if (told) tell(play, frame, { what: 'passed', player })
  next(machine)
}

function next(machine: Window): void {
  for (let step = 0; step < machine.players.length; step++) {
    machine.turn = (machine.turn + 1) % machine.players.length
    if (!machine.out.includes(machine.players[machine.turn] ?? '')) return
  }
}

/** The optional triggers that this player may use here. */
function optionalFor(
  play: Play,
  machine: Window,
  player: Id,
): { option: Option; waiting: Window['optional'][number] }[] {
  const found: { option: Option; waiting: Window['optional'][number] }[] = []
  for (const [index, waiting] of machine.optional.entries()) {
    const live = waiting.live && resolve(play, waiting.live, 'trigger')
    const instance = play.state.instances[waiting.happening.instance]
    if (
      !live ||
      !instance ||
      deciderOf(play, live, instance) !== player ||
      !stillAnswers(play, live, waiting.happening)
    )
      continue
    found.push({ option: optionOf(play, waiting, index, player), waiting })
  }
  return found
}
