import { dropFrames, ownFrame, pushFrame } from '../state/going-on.js'
import type { CodeRef, Frame, Id, LiveRef, Machine } from '../state/state.js'
import type { Play } from './play.js'

/** For whom and with what names a frame works. */
export type Setting = Pick<Frame, 'names' | 'instance' | 'self' | 'you' | 'events'>

export const emptySetting: Setting = { names: {}, instance: null, self: null, you: null, events: {} }

/** Pushes a frame that runs code; names are copied. */
export function pushCode(play: Play, code: CodeRef, setting: Setting): Frame {
  return push(play, code, setting, null, setting.names)
}

/** Pushes a frame in which the runtime itself works; the names of the setting are not for it. */
export function pushMachine(
  play: Play,
  machine: Machine,
  setting: Setting,
  names: Setting['names'] = {},
): Frame {
  return push(play, { in: 'machine' }, setting, machine, names)
}

function push(
  play: Play,
  code: CodeRef,
  setting: Setting,
  machine: Machine | null,
  names: Setting['names'],
): Frame {
  const frame: Frame = {
    code,
    step: 0,
    names: { ...names },
    instance: setting.instance,
    self: setting.self,
    you: setting.you,
    events: { ...setting.events },
    guards: [],
    batch: null,
    machine,
  }
  pushFrame(play.state, frame)
  return frame
}

export function pop(play: Play): Frame | undefined {
  return dropFrames(play.state, play.state.frames.length - 1)[0]
}

/** The innermost frame with a machine of that name, to be changed. */
export function machineFrame<N extends Machine['name']>(
  play: Play,
  name: N,
  test: (machine: Extract<Machine, { name: N }>, frame: Frame) => boolean = () => true,
): { frame: Frame; index: number; machine: Extract<Machine, { name: N }> } | null {
  const frames = play.state.frames
  for (let index = frames.length - 1; index >= 0; index--) {
    const frame = frames[index]
    if (!frame || !isAt(frame, name) || !test(frame.machine, frame)) continue
    const own = ownFrame(play.state, index)
    return own && isAt(own, name) ? { frame: own, index, machine: own.machine } : null
  }
  return null
}

function isAt<N extends Machine['name']>(
  frame: Frame,
  name: N,
): frame is Frame & { machine: Extract<Machine, { name: N }> } {
  return frame.machine?.name === name
}

/** The innermost frame whose `together` is being collected, to be changed. */
export function batchFrame(play: Play): Frame | null {
  for (let index = play.state.frames.length - 1; index >= 0; index--) {
    if (play.state.frames[index]?.batch) return ownFrame(play.state, index) ?? null
  }
  return null
}

/** How a clause in force sees the world when its text is carried out. */
export function settingOf(live: LiveRef, instance: Id | null): Setting {
  return { names: live.names, instance, self: live.source, you: live.you, events: live.events }
}
