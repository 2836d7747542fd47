/** What is put off: "later, at the end of the battle, …". */
import type { CodeRef, Id, Machine, Scheduled, Triggered } from '../state/state.js'
import { machineFrame, pushMachine } from './frames.js'
import type { Play } from './play.js'

/** A procedure that was broken off has no end, so nothing comes of what was put off until then. */
export function forgetPutOff(play: Play, instance: Id): void {
  const { scheduled } = play.state
  if (scheduled.some(({ within }) => within === instance))
    play.state.scheduled = scheduled.filter(({ within }) => within !== instance)
}

/**
 * Of what waits, the first that the rules themselves have put off: no player's text, so nobody orders it, and it comes before
 * what players order. The effect of an ability stays with whoever used that, though the rules say when it comes.
 */
export function firstOfRules(waiting: readonly Triggered[]): Triggered | undefined {
  return waiting.find(({ scheduled }) => scheduled && !scheduled.use && isOfRules(scheduled.code))
}

function isOfRules(code: CodeRef): boolean {
  if (code.in === 'nested') return isOfRules(code.code)
  return code.in === 'event' || code.in === 'check'
}

/** The ability that is in use now, with what is known of it so far: "later, …, carry out its effect" means that of this ability. */
export function useNow(play: Play): NonNullable<Scheduled['use']> | null {
  const found = machineFrame(play, 'use')
  return found && { live: found.machine.live, by: found.machine.by, names: { ...found.frame.names } }
}

/** Below code that was put off, the use of the ability whose effect it carries out; nothing is left to do in it. */
export function takeUpUse(
  play: Play,
  { live, by, names }: NonNullable<Scheduled['use']>,
  around: Id | null,
): void {
  const machine: Extract<Machine, { name: 'use' }> = {
    name: 'use',
    step: 'close',
    live,
    by,
    answers: null,
    instance: null,
  }
  const { source: self, you, events } = live
  pushMachine(play, machine, { names, instance: around, self, you, events }, names)
}
