import type { Frame, Machine } from '../state/state.js'
import { isAnyDue } from './checks.js'
import { batchFrame, pop, pushMachine } from './frames.js'
import { pushLife } from './life.js'
import type { Play } from './play.js'
import { lookBackAtAll, triggersAt, windowAfter, withLeft } from './triggers-live.js'
import { firstToAnswer, pushWindow } from './window-open.js'

type Aftermath = Extract<Machine, { name: 'aftermath' }>

/**
 * What follows one event, or several that happen together: those that waited happen now; state checks until nothing is
 * left to check; all triggers at once; then the windows declared after such events. Inside another `together`, checks and
 * triggers are left to that one.
 */
export function stepAftermath(play: Play, frame: Frame, machine: Aftermath): void {
  switch (machine.step) {
    case 'start':
      machine.step = 'perform'
      // What happens together is seen by all that was there before any of it, whatever goes first.
      if (machine.waiting.length > 1 && !outerBatch(play, frame)) machine.before = lookBackAtAll(play)
      return
    case 'perform': {
      const id = machine.waiting.shift()
      const instance = id === undefined ? undefined : play.state.instances[id]
      if (instance) return void pushLife(play, instance, {}, frame)
      if (id !== undefined) return
      machine.step = 'settled'
      if (!outerBatch(play, frame) && isAnyDue(play))
        pushMachine(play, { name: 'checks', rounds: 0, check: 0, waiting: [] }, frame)
      return
    }
    case 'settled': {
      machine.happened.push(...(frame.batch?.done ?? []))
      frame.batch = null
      const outer = batchFrame(play)
      if (outer?.batch) {
        outer.batch.done.push(...machine.happened)
        pop(play)
        return
      }
      machine.step = 'window'
      machine.happened = machine.happened.map((happening) => withLeft(play, happening, machine.before))
      machine.before = []
      triggersAt(play, machine.happened, frame)
      return
    }
    case 'window': {
      const happening = machine.happened.shift()
      if (!happening) {
        pop(play)
        return
      }
      const instance = play.state.instances[happening.instance]
      const window = instance && windowAfter(play, instance.event)
      if (instance && window) {
        const first = firstToAnswer(play, window, instance.by)
        pushWindow(play, window, { instance: instance.id, stage: happening.stage }, first, frame)
      }
      return
    }
  }
}

/** Whether a `together` around this one is still going on. */
function outerBatch(play: Play, frame: Frame): boolean {
  const own = frame.batch
  frame.batch = null
  const outer = batchFrame(play) !== null
  frame.batch = own
  return outer
}
