import type { Frame, Id, Machine } from '../state/state.js'
import { pushMachine } from './frames.js'
import type { Play } from './play.js'
import { seatsFrom } from './players.js'
import { collect } from './triggers-live.js'

type Window = Extract<Machine, { name: 'window' }>

/** Opens a declared window: players act or pass by its policy, `first` first. */
export function pushWindow(
  play: Play,
  window: string,
  event: Window['event'],
  first: Id | null,
  frame: Frame,
): void {
  const { stage, instance } = event ?? { stage: 'would', instance: '' }
  const optional = stage === 'would' ? [] : collect(play, [{ instance, stage, left: [] }], 'offered')
  const machine: Window = {
    name: 'window',
    window,
    event,
    players: seatsFrom(play, first),
    turn: 0,
    passes: 0,
    out: [],
    optional,
    acted: false,
  }
  pushMachine(play, machine, { ...frame, names: {} })
}
