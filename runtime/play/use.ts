import { clauseOf } from '../link/refs.js'
import { renew } from '../state/draft.js'
import type { Frame, LiveRef, Machine } from '../state/state.js'
import { resolve } from './ask.js'
import { machineFrame, pop, pushCode, pushMachine } from './frames.js'
import { perform } from './life.js'
import { abilitySetting, useRoles } from './offers.js'
import type { Play } from './play.js'
import { noteUse } from './usage.js'
import { useFor } from './use-for.js'

type Use = Extract<Machine, { name: 'use' }>

/** Begins the use of an ability by the player it works for. */
export function pushUse(play: Play, live: LiveRef, answers: Use['answers'], frame: Frame): void {
  const machine: Use = { name: 'use', step: 'start', live, by: live.you ?? '', answers, instance: null }
  const setting = abilitySetting(resolve(play, live, 'action'), answers)
  pushMachine(play, machine, { ...setting, instance: frame.instance }, setting.names)
}

/** The game's procedure for using an ability says when targets, cost and effect come; without one they come in this order. */
export function stepUse(play: Play, frame: Frame, machine: Use): void {
  switch (machine.step) {
    case 'start': {
      const { resolved } = resolve(play, machine.live, 'action')
      const use = useFor(play.linked.library, resolved.label, machineFrame(play, 'window')?.machine.window)
      noteUse(play, machine.live, resolved, true)
      machine.step = use === null ? 'targets' : 'close'
      if (use === null) return
      const roles = useRoles(play, use, machine.live)
      machine.instance = perform(play, use, roles, { checked: true, by: machine.by }, frame).id
      return
    }
    case 'targets':
      machine.step = 'pay'
      return pushPart(play, frame, machine, 'targets')
    case 'pay':
      machine.step = 'carry-out'
      return pushPart(play, frame, machine, 'cost')
    case 'carry-out':
      machine.step = 'close'
      return pushPart(play, frame, machine, 'do')
    case 'close':
      pop(play)
      return
  }
}

/** The statements "chooses its targets", "pays its cost", "carry out its effect" of the game's procedure. */
export function usePart(play: Play, caller: Frame, part: 'targets' | 'cost' | 'do'): void {
  const found = machineFrame(play, 'use')
  if (!found) return
  const { frame, machine } = found
  const instance = machine.instance === null ? undefined : play.state.instances[machine.instance]
  if (part === 'do' && instance?.status === 'canceled') return
  pushPart(play, { ...frame, instance: caller.instance }, machine, part)
}

/** Names bound while choosing targets and paying are known to the effect: the finished part hands them up. */
export function keepNames(play: Play, finished: Frame): void {
  if (finished.code.in !== 'clause' || finished.code.part === 'do') return
  const found = machineFrame(play, 'use')
  if (!found) return
  Object.assign(found.frame.names, finished.names)
  renew(play.state)
}

function pushPart(play: Play, frame: Frame, machine: Use, part: 'targets' | 'cost' | 'do'): void {
  const clause = clauseOf(play.linked, machine.live.clause)
  if (clause.op !== 'action' || clause[part] === undefined) return
  pushCode(play, { in: 'clause', clause: machine.live.clause, part }, frame)
}
