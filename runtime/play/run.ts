import { codeOf } from '../link/refs.js'
import { renew } from '../state/draft.js'
import { topFrame } from '../state/going-on.js'
import type { Frame, Machine, Option } from '../state/state.js'
import { stepAftermath } from './aftermath.js'
import { stepChecks } from './checks.js'
import { pop } from './frames.js'
import { testGuards } from './guards.js'
import { stepLife } from './life.js'
import { deepest, endsLoop, tooDeep } from './loops.js'
import { spend, type Play } from './play.js'
import { doStep } from './steps.js'
import { sweep } from './sweep.js'
import { stepTake } from './take.js'
import { stepTriggers } from './triggers.js'
import { keepNames, stepUse } from './use.js'
import { whoActs } from './who-acts.js'
import { stepWindow } from './window.js'

type MachineStep<N extends Machine['name']> = (
  play: Play,
  frame: Frame,
  machine: Extract<Machine, { name: N }>,
  picked: Option[] | null,
) => void

const machines: { [N in Machine['name']]: MachineStep<N> } = {
  life: stepLife,
  triggers: stepTriggers,
  window: stepWindow,
  take: stepTake,
  use: stepUse,
  checks: stepChecks,
  aftermath: stepAftermath,
}

/** Plays on until a player must decide or the game is over. `picked` answers the frame that asked. */
export function run(play: Play, picked: Option[] | null): void {
  const { state } = play
  let answer = picked
  while (state.result === null && state.decision === null) {
    if (answer === null && testGuards(play)) continue
    const frame = topFrame(state)
    if (!frame) break
    spend(play, frame, whoActs)
    if (state.frames.length > deepest) throw tooDeep(play)
    if (frame.machine) stepMachine(play, frame, frame.machine, answer)
    else stepCode(play, frame, answer)
    answer = null
  }
  if (state.result !== null) {
    state.frames = []
    state.decision = null
  }
  sweep(play)
  renew(state)
}

function stepMachine<N extends Machine['name']>(
  play: Play,
  frame: Frame,
  machine: Extract<Machine, { name: N }>,
  picked: Option[] | null,
): void {
  if (machine.name === 'triggers' && endsLoop(play)) return
  const step = machines[machine.name as N] as MachineStep<N>
  step(play, frame, machine, picked)
}

function stepCode(play: Play, frame: Frame, picked: Option[] | null): void {
  const index = frame.step
  const step = codeOf(play.linked, frame.code)[index]
  if (!step) {
    pop(play)
    keepNames(play, frame)
    return
  }
  // The frame points behind the step while it is done, so that control steps may change it.
  frame.step = index + 1
  if (!doStep(play, frame, step, picked)) frame.step = index
}
