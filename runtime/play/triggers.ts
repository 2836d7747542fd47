import type { Frame, Happening, Id, Instance, Machine, Option, Triggered } from '../state/state.js'
import type { LiveClause } from '../values/live.js'
import { resolve } from './ask.js'
import { wordsOfCode } from '../link/sentences.js'
import { decide, plain, yesNo } from './decide.js'
import { pop, pushCode, settingOf, type Setting } from './frames.js'
import { clauseKey, codeKey } from './keys.js'
import { knows } from './knowledge.js'
import { textOption } from './labels.js'
import type { Play } from './play.js'
import { firstOfRules, takeUpUse } from './put-off.js'
import { isPointless } from './pointless.js'
import { seatsFrom, turnPlayer } from './players.js'
import { refusedNow } from './refusal.js'
import { tell } from './tell.js'
import { bound, stillAnswers } from './triggers-live.js'
import { noteUse } from './usage.js'
import { deciderOf } from './would.js'

type Triggers = Extract<Machine, { name: 'triggers' }>

/**
 * Carries out what waits, one at a time, first what the rules have put off. Who orders the rest is the game's matter
 * (library.ordering): the turn player orders all, or each controller orders their own, players in seat order from the turn player.
 */
export function stepTriggers(play: Play, frame: Frame, machine: Triggers, picked: Option[] | null): void {
  const [first] = machine.waiting
  if (!first) {
    pop(play)
    return
  }
  if (picked && typeof picked[0]?.value === 'boolean') {
    machine.waiting.shift()
    if (picked[0].value) carryOut(play, frame, first)
    return
  }
  const ofRules = picked ? undefined : firstOfRules(machine.waiting)
  if (ofRules) return offer(play, frame, machine, ofRules)
  const group = nextGroup(play, machine.waiting)
  if (picked) return offer(play, frame, machine, group.members[Number(picked[0]?.value)] ?? first)
  if (group.members.length === 1 || sameText(group.members))
    return offer(play, frame, machine, group.members[0] ?? first)
  const options = group.members.map((member, index) => optionOf(play, member, index, group.player))
  decide(play, frame, { player: group.player, kind: 'way', options, least: 1, most: 1 })
}

/** The chosen trigger comes first, so that an answer to "do you want to" finds it there. */
function offer(play: Play, frame: Frame, machine: Triggers, chosen: Triggered): void {
  machine.waiting = [chosen, ...machine.waiting.filter((waiting) => waiting !== chosen)]
  const live = chosen.live && resolve(play, chosen.live, 'trigger')
  const instance = play.state.instances[chosen.happening.instance]
  if (live && instance && !stillAnswers(play, live, chosen.happening)) {
    machine.waiting.shift()
    return
  }
  if (live?.resolved.optional && instance) {
    const player = deciderOf(play, live, instance)
    const code = { in: 'clause', clause: live.clause, part: 'do' } as const
    const setting = settingIn(live, chosen.happening, instance)
    if (isPointless(play, code, setting, player, refusedNow(play))) {
      machine.waiting.shift()
      return
    }
    decide(play, frame, { player, kind: 'yes-no', options: yesNo, least: 1, most: 1, clause: live })
    return
  }
  machine.waiting.shift()
  carryOut(play, frame, chosen)
}

/** Runs the body of a trigger or of a scheduled effect. */
export function carryOut(play: Play, frame: Frame, triggered: Triggered): void {
  const { live, scheduled, happening } = triggered
  const instance = play.state.instances[happening.instance]
  const within = around(happening, instance)
  const event = instance?.event ?? ''
  if (live) {
    const clause = resolve(play, live, 'trigger')
    noteUse(play, live, clause.resolved)
    const setting = settingIn(clause, happening, instance)
    const code = pushCode(play, { in: 'clause', clause: live.clause, part: 'do' }, setting)
    tell(play, code, {
      what: 'triggered',
      event,
      instance: happening.instance,
      things: live.source ? [live.source] : [],
    })
  } else if (scheduled) {
    if (scheduled.use) takeUpUse(play, scheduled.use, within)
    const setting = bound({ ...scheduled, instance: within }, scheduled.pattern.bind, happening.instance)
    const code = pushCode(play, scheduled.code, setting)
    tell(play, code, { what: 'triggered', event, instance: happening.instance, things: [] })
  } else {
    tell(play, frame, { what: 'triggered', event })
  }
}

/** Of what its effect is a part: what begins, or that in which it has happened. */
function around(happening: Happening, instance: Instance | undefined): Id | null {
  return happening.stage === 'begin' ? happening.instance : (instance?.within ?? null)
}

/** From where the effect of a trigger speaks. */
function settingIn(
  live: LiveClause<'trigger'>,
  happening: Happening,
  instance: Instance | undefined,
): Setting {
  return bound(settingOf(live, around(happening, instance)), live.resolved.pattern.bind, happening.instance)
}

function nextGroup(play: Play, waiting: Triggered[]): { player: Id; members: Triggered[] } {
  const turn = turnPlayer(play)
  if (play.linked.library.ordering.by === 'turn') return { player: turn, members: waiting }
  const start = play.linked.library.ordering.by === 'seat' ? null : turn
  for (const player of seatsFrom(play, start)) {
    const members = waiting.filter((one) => (one.live?.you ?? one.scheduled?.you ?? turn) === player)
    if (members.length > 0) return { player, members }
  }
  return { player: turn, members: waiting }
}

function sameText(members: Triggered[]): boolean {
  const keys = members.map((one) =>
    one.live ? clauseKey(one.live.clause) : one.scheduled ? codeKey(one.scheduled.code) : '',
  )
  return keys.every((key) => key === keys[0])
}

/** A waiting trigger as an option of a decision. */
export function optionOf(play: Play, waiting: Triggered, index: number, viewer: Id): Option {
  const { live, scheduled, happening } = waiting
  const event = play.state.instances[happening.instance]?.event ?? null
  if (!live) {
    const self = scheduled?.self ?? null
    const known = scheduled !== null && (self === null || knows(play, viewer, self))
    const label = known ? `later: ${wordsOfCode(play.linked, scheduled.code, 0).sentence}` : 'later'
    return { ...plain(label, index), source: { thing: self, clause: null, event } }
  }
  return textOption(play, live, index, event, viewer)
}
