import type { Frame, Id, Machine, Option, Value } from '../state/state.js'
import { begin } from './act.js'
import { resolve } from './ask.js'
import { mayRespond } from './asking.js'
import { decide, plain } from './decide.js'
import { pop } from './frames.js'
import { actOf, offersIn } from './offers.js'
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
  if (picked) return act(play, frame, machine, player, value ?? null)
  const silent = policy.notNested === true && isNested(play, machine)
  const offers = silent ? [] : offersIn(play, player, machine)
  const options = [...optionalFor(play, machine, player), ...offers]
  if (options.length === 0 && (silent || policy.must || !mayRespond(play, player, machine)))
    return passes(play, frame, machine, policy.again, player, false)
  const [only, ...others] = options
  if (policy.must && only && others.length === 0) return act(play, frame, machine, player, only.value)
  decide(play, frame, {
    player,
    kind: 'act',
    options: policy.must ? options : [...options, plain('pass', pass)],
    least: 1,
    most: 1,
  })
}

/** The player does what was offered: uses an optional trigger, told by its number, or acts. */
function act(play: Play, frame: Frame, machine: Window, player: Id, value: Value): void {
  machine.passes = 0
  machine.acted = true
  const trigger = typeof value === 'number' ? machine.optional[value] : undefined
  if (trigger) {
    machine.optional = machine.optional.filter((one) => one !== trigger)
    return carryOut(play, frame, trigger)
  }
  const chosen = actOf(play, player, machine, value)
  if (!chosen) return
  if (chosen.kind === 'action') tell(play, frame, { what: 'acted', player, event: chosen.event })
  begin(play, frame, machine, player, chosen)
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
function optionalFor(play: Play, machine: Window, player: Id): Option[] {
  const found: Option[] = []
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
    found.push(optionOf(play, waiting, index, player))
  }
  return found
}
