import { renew } from '../state/draft.js'
import type { CodeRef, Frame, Id, LiveRef, Machine } from '../state/state.js'
import type { Play } from './play.js'

/** For whom and with what names a frame works. */
export type Setting = Pick<Frame, 'names' | 'instance' | 'self' | 'you' | 'events'>

export const emptySetting: Setting = { names: {}, instance: null, self: null, you: null, events: {} }

/** Pushes a frame that runs code; names are copied. */
export function pushCode(play: Play, code: CodeRef, setting: Setting): Frame {
  return push(play, code, setting, null)
}

/** Pushes a frame in which the runtime itself works. */
export function pushMachine(play: Play, machine: Machine, setting: Setting): Frame {
  return push(play, { in: 'machine' }, setting, machine)
}

function push(play: Play, code: CodeRef, setting: Setting, machine: Machine | null): Frame {
  const frame: Frame = {
    code,
    step: 0,
    names: { ...setting.names },
    instance: setting.instance,
    self: setting.self,
    you: setting.you,
    events: { ...setting.events },
    guards: [],
    batch: null,
    machine,
  }
  play.state.frames.push(frame)
  renew(play.state)
  return frame
}

export function pop(play: Play): Frame | undefined {
  renew(play.state)
  return play.state.frames.pop()
}

/** The innermost frame with a machine of that name, from `below` downward. */
export function machineFrame<N extends Machine['name']>(
  play: Play,
  name: N,
  test: (machine: Extract<Machine, { name: N }>, frame: Frame) => boolean = () => true,
): { frame: Frame; index: number; machine: Extract<Machine, { name: N }> } | null {
  const frames = play.state.frames
  for (let index = frames.length - 1; index >= 0; index--) {
    const frame = frames[index]
    if (frame?.machine?.name !== name) continue
    const machine = frame.machine as Extract<Machine, { name: N }>
    if (test(machine, frame)) return { frame, index, machine }
  }
  return null
}

/** The innermost frame whose `together` is being collected. */
export function batchFrame(play: Play): Frame | null {
  for (let index = play.state.frames.length - 1; index >= 0; index--) {
    const frame = play.state.frames[index]
    if (frame?.batch) return frame
  }
  return null
}

/** How a clause in force sees the world when its text is carried out. */
export function settingOf(live: LiveRef, instance: Id | null): Setting {
  return { names: live.names, instance, self: live.source, you: live.you, events: live.events }
}
