import { fault } from '../state/fault.js'
import type { Frame, Machine, Value } from '../state/state.js'
import { keeper, kept } from '../values/kept.js'
import { listOf, liveOf, memoOn, truthOf, visitIn, type LiveClause } from './ask.js'
import { emptySetting, pop, pushCode, settingOf } from './frames.js'
import { liveKey } from './keys.js'
import { titleOf } from './labels.js'
import type { Play, Table } from './play.js'

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
  const found = nextCheck(play)
  if (!found) {
    if (!textCheck(play, frame, machine)) pop(play)
    return
  }
  machine.rounds += 1
  if (machine.rounds > roundsAtMost) {
    const name = checks[found.check]?.name ?? ''
    const texts = triggeredLately(play)
    const by = texts.length > 0 ? ` with ${texts.join(', ')}` : ''
    throw fault('loop', `The check "${name}" applies again and again${by}.`, [name, ...texts])
  }
  machine.check = found.check
  machine.waiting = found.things.map((thing) => ({ thing, visit: visitIn(play, thing) }))
}

/** Whether there is anything to check now at all. */
export function isAnyDue(play: Play): boolean {
  return kept(memoOn(play), due, [true], (now) => {
    return nextCheck(now) !== null || liveOf(now, 'check').some((live) => isDue(now, live, liveKey(live)))
  })
}

const due = keeper<boolean>()

/** The first check that applies now, and to which things; null when none does. */
function nextCheck(play: Table): { check: number; things: readonly Value[] } | null {
  const memo = memoOn(play)
  const { checks } = play.linked.library
  for (let check = 0; check < checks.length; check++) {
    const { each } = checks[check] ?? {}
    if (!each) continue
    const things = kept(memo, concerned, [check], (now) => listOf(now, emptySetting, each))
    if (things.length > 0) return { check, things }
  }
  return null
}

/** What texts of cards look for, one after the other; one of which nothing comes is not tried again before something happens. */
function textCheck(play: Play, frame: Frame, machine: Checks): boolean {
  const { done = [] } = machine
  for (const live of liveOf(play, 'check')) {
    const key = liveKey(live)
    if (done.includes(key) || !isDue(play, live, key)) continue
    machine.done = [...done, key]
    const { instance } = frame
    pushCode(play, { in: 'clause', clause: live.clause, part: 'do' }, settingOf(live, instance))
    return true
  }
  return false
}

const holding = keeper<boolean>()

function isDue(play: Table, live: LiveClause<'check'>, key: string): boolean {
  const { test } = live.resolved
  const setting = settingOf(live, null)
  return kept(memoOn(play), holding, [key], (now) => truthOf(now, setting, test))
}

/** The cards whose texts answered what happened last: they are in the circle. */
function triggeredLately(play: Play): string[] {
  const lately = play.events.slice(-4 * roundsAtMost).filter(({ what }) => what === 'triggered')
  const titles = lately.flatMap(({ things = [] }) => things.map((id) => titleOf(play, id)))
  return [...new Set(titles)].slice(0, 5)
}
