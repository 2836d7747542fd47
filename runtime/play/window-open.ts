import type { Frame, Id, Machine } from '../state/state.js'
import { pushMachine } from './frames.js'
import type { Play } from './play.js'
import { seatsFrom, turnPlayer } from './players.js'
import { collect } from './triggers-live.js'

type Window = Extract<Machine, { name: 'window' }>

/** Who is asked first about an event: as the window says, the player who acts in it or that player's opponent. */
export function firstToAnswer(play: Play, window: string, by: Id | null): Id | null {
  if (play.linked.library.windows[window]?.opponentFirst !== true) return by
  return by === null ? turnPlayer(play) : (seatsFrom(play, by)[1] ?? by)
}

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
    act: null,
    used: [],
  }
  pushMachine(play, machine, frame)
}
