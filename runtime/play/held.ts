/** Triggers that wait: a procedure may say that what cards answer while it runs comes when its body has ended. */
import type { Id, Machine, Triggered } from '../state/state.js'
import { machineFrame } from './frames.js'
import type { Play } from './play.js'

/** The outermost running procedure that holds triggers now, to be changed; what is inside one that does not, comes at once. */
export function holderOf(play: Play): Extract<Machine, { name: 'life' }> | null {
  const { frames, instances } = play.state
  let holder: Id | null = null
  for (let index = frames.length - 1; index >= 0; index--) {
    const frame = frames[index]
    if (frame?.machine?.name !== 'life' || frame.instance === null) continue
    const event = instances[frame.instance]?.event ?? ''
    const says = play.linked.library.events[event]?.triggers
    if (says === 'at once') break
    if (says === 'afterwards' && frame.machine.step === 'held') holder = frame.instance
  }
  return holder === null
    ? null
    : (machineFrame(play, 'life', (_life, { instance }) => instance === holder)?.machine ?? null)
}

/** Rules do what they do at once. */
export function isOfCard({ live }: Triggered): boolean {
  return live !== null && live.source !== null
}
