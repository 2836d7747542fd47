import type { Frame, Option, Steps } from '../state/state.js'
import { carryOutAct } from './act.js'
import { applyClause } from './effects.js'
import { require } from './ending.js'
import { stepBegin, stepEnd } from './together.js'
import type { Play } from './play.js'
import * as choices from './step-choices.js'
import * as control from './step-control.js'
import * as events from './step-events.js'
import * as things from './step-things.js'
import { succeed } from './succeed.js'
import { usePart } from './use.js'

type Step = Steps[number]
type StepOf<Op extends Step['op']> = Extract<Step, { op: Op }>

/**
 * What each kind of step does. A handler that asks returns false while it waits for the answer, and is called again
 * with what was picked; the step is then done. All others return nothing: the step is done.
 */
type Handlers = {
  [Op in Step['op']]: (play: Play, frame: Frame, step: StepOf<Op>, picked: Option[] | null) => boolean | void
}

const handlers: Handlers = {
  let: control.letName,
  jump: control.jump,
  branch: control.branch,
  iterate: control.iterate,
  count: control.count,
  guard: control.guard,
  schedule: control.schedule,
  begin: (play, frame) => stepBegin(play, frame),
  end: (play, frame) => stepEnd(play, frame),

  perform: events.performStep,
  announce: events.announce,
  window: events.window,
  cancel: events.cancel,
  assign: events.assign,
  finish: events.finish,
  win: events.win,
  draw: events.draw,
  stop: events.stop,
  return: events.giveBack,
  require,
  targets: (play, frame) => usePart(play, frame, 'targets'),
  pay: (play, frame) => usePart(play, frame, 'cost'),
  'carry-out': (play, frame) => {
    if (!carryOutAct(play, frame)) usePart(play, frame, 'do')
  },
  apply: applyClause,
  succeed,

  move: things.move,
  place: things.place,
  turn: things.turn,
  control: things.control,
  tally: things.tally,
  shuffle: things.shuffle,
  reveal: things.reveal,
  roll: things.roll,
  reroll: things.reroll,

  choose: choices.choose,
  'choose-number': choices.chooseNumber,
  order: choices.order,
  ask: choices.ask,
  pick: choices.pick,
}

/** Does one step of a frame's code. The frame already points at the next step, so that control steps may change it. */
export function doStep(play: Play, frame: Frame, step: Step, picked: Option[] | null): boolean {
  play.linked.watch?.(step)
  return dispatch(play, frame, step, picked) !== false
}

function dispatch<Op extends Step['op']>(
  play: Play,
  frame: Frame,
  step: StepOf<Op>,
  picked: Option[] | null,
): boolean | void {
  const handler = handlers[step.op as Op] as Handlers[Op]
  return handler(play, frame, step, picked)
}
