/** Effects of abilities that are put off: "later, …, carry out its effect" means the ability that is in use now. */
import type { Id, Machine, Scheduled } from '../state/state.js'
import { machineFrame, pushMachine } from './frames.js'
import type { Play } from './play.js'

/** The ability that is being used, with what is known of it so far: for an effect that comes later. */
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
