import { fault } from '../state/fault.js'
import type { Frame, Machine, Value } from '../state/state.js'
import { keeper, kept } from '../values/kept.js'
import type { Expression } from '../program/expressions.js'
import { listOf, liveOf, memoOn, truthOf, visitIn, type LiveClause } from './ask.js'
import { emptySetting, pop, pushCode, settingOf } from './frames.js'
import { liveKey } from './keys.js'
import { titleOf } from './labels.js'
import type { Play } from './play.js'

const concerned = keeper<readonly Value[]>()

type Checks = Extract<Machine, { name: 'checks' }>

/** Rounds of state checks after one event, before a game that never settles is an error. */
const roundsAtMost = 300

/**
 * State checks, tried in order until none applies. All things to which one check applies are dealt with together: who is
 * concerned is settled before the first of them.
 */
export function stepChecks(play: Play, frame: Frame, machine: Checks): void {
  const { checks } = play.linked.library
  const next = machine.waiting.shift()
  if (next) {
    const check = checks[machine.check]
    if (check && visitIn(play, next.thing) === next.visit) {
      pushCode(
        play,
        { in: 'check', check: machine.check },
        { ...emptySetting, names: { [check.bind]: next.thing }, instance: frame.instance },
      )
    }
    return
  }
  for (const [index, check] of checks.entries()) {
    const things = kept(memoOn(play), concerned, String(index), () => listOf(play, emptySetting, check.each))
    if (things.length === 0) continue
    machine.rounds += 1
    if (machine.rounds > roundsAtMost) {
      const texts = triggeredLately(play)
      const by = texts.length > 0 ? ` with ${texts.join(', ')}` : ''
      throw fault('loop', `The check "${check.name}" applies again and again${by}.`, [check.name, ...texts])
    }
    machine.check = index
    machine.waiting = things.map((thing) => ({ thing, visit: visitIn(play, thing) }))
    return
  }
  if (!textCheck(play, frame, machine)) pop(play)
}

/** What texts of cards look for, one after the other; one of which nothing comes is not tried again before something happens. */
function textCheck(play: Play, frame: Frame, machine: Checks): boolean {
  const { done = [] } = machine
  for (const live of liveOf(play, 'check')) {
    const key = liveKey(live)
    const { test } = live.resolved
    if (done.includes(key) || !kept(memoOn(play), holding, key, () => isSo(play, live, test))) continue
    machine.done = [...done, key]
    const { instance } = frame
    pushCode(play, { in: 'clause', clause: live.clause, part: 'do' }, settingOf(live, instance))
    return true
  }
  return false
}

const holding = keeper<boolean>()

const isSo = (play: Play, live: LiveClause, test: Expression): boolean =>
  truthOf(play, settingOf(live, null), test)

/** The cards whose texts answered what happened last: they are in the circle. */
function triggeredLately(play: Play): string[] {
  const lately = play.events.slice(-4 * roundsAtMost).filter(({ what }) => what === 'triggered')
  const titles = lately.flatMap(({ things = [] }) => things.map((id) => titleOf(play, id)))
  return [...new Set(titles)].slice(0, 5)
}
