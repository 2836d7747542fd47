import type { Frame, Id, Instance, LiveRef, Machine, Option } from '../state/state.js'
import { idOf, matches, refOf, resolve, truthOf, type LiveClause } from './ask.js'
import { decide, yesNo } from './decide.js'
import { canStart } from './first-deed.js'
import { pushCode, settingOf } from './frames.js'
import { setStatus } from './instances.js'
import { clauseKey, liveKey } from './keys.js'
import { mentions } from '../program/mentions.js'
import { restrictionsOf } from './own-text.js'
import { textOption } from './labels.js'
import type { Play, Table } from './play.js'
import { tell } from './tell.js'
import { bound } from './triggers-live.js'
import { noteUse, usable } from './usage.js'

type Life = Extract<Machine, { name: 'life' }>
type Replacement = LiveClause<'replace'>

/**
 * Replacement and prevention: each clause at most once for one event. Of several the affected player takes one, and what
 * still fits afterwards is looked up again, since the event may have changed.
 */
export function stepWould(
  play: Play,
  frame: Frame,
  life: Life,
  instance: Instance,
  picked: Option[] | null,
): void {
  if (instance.status === 'canceled' || instance.status === 'replaced') {
    tell(play, frame, {
      what: instance.status,
      event: instance.event,
      instance: instance.id,
      roles: instance.roles,
    })
    life.step = 'close'
    return
  }
  const one = life.offered[0]
  if (picked && one && life.offered.length === 1) {
    life.offered = []
    life.applied.push(liveKey(one))
    if (picked[0]?.value === true) apply(play, frame, instance, resolve(play, one, 'replace'))
    return
  }
  if (picked) {
    const chosen = life.offered[Number(picked[0]?.value)]
    life.offered = chosen ? [chosen] : []
  } else {
    life.offered = fitting(play, life, instance).map(refOf)
  }
  if (life.offered.length === 0) {
    life.step = 'before'
    return
  }
  if (life.offered.length === 1) return offerOne(play, frame, life, instance)
  if (alike(play, life.offered)) {
    life.offered = life.offered.slice(0, 1)
    return offerOne(play, frame, life, instance)
  }
  const player = affectedBy(play, instance)
  const options = life.offered.map((live, index) => textOption(play, live, index, instance.event, player))
  decide(play, frame, { player, kind: 'way', options, least: 1, most: 1 })
}

/** Copies of one sentence that work for one player and do not speak of the card they are on: their order is no choice. */
function alike(table: Table, [first, ...others]: readonly LiveRef[]): boolean {
  if (!first || mentions(resolve(table, first, 'replace').resolved.do, 'this')) return false
  return others.every(({ clause, you }) => you === first.you && clauseKey(clause) === clauseKey(first.clause))
}

function offerOne(play: Play, frame: Frame, life: Life, instance: Instance): void {
  const ref = life.offered[0]
  if (!ref) return
  const live = resolve(play, ref, 'replace')
  if (live.resolved.optional) {
    decide(play, frame, {
      player: deciderOf(play, live, instance),
      kind: 'yes-no',
      options: yesNo,
      least: 1,
      most: 1,
      clause: ref,
    })
    return
  }
  life.offered = []
  life.applied.push(liveKey(ref))
  apply(play, frame, instance, live)
}

/** Who says whether an optional clause is used: as the text says, or the player it works for. */
export function deciderOf(
  table: Table,
  live: LiveClause<'replace'> | LiveClause<'trigger'>,
  instance: Instance,
): Id {
  const { by, pattern } = live.resolved
  const named = by && idOf(table, bound(settingOf(live, instance.id), pattern.bind, instance.id), by)
  return named || live.you || instance.by || firstPlayer(table)
}

function apply(play: Play, frame: Frame, instance: Instance, live: Replacement): void {
  const clause = live.resolved
  noteUse(play, live, clause)
  tell(play, frame, {
    what: 'triggered',
    event: instance.event,
    instance: instance.id,
    things: live.source ? [live.source] : [],
  })
  if (clause.instead) setStatus(play, instance, 'replaced')
  pushCode(
    play,
    { in: 'clause', clause: live.clause, part: 'do' },
    bound(settingOf(live, instance.id), clause.pattern.bind, instance.id),
  )
}

function fitting(table: Table, life: Life, instance: Instance): Replacement[] {
  return restrictionsOf(table, 'replace', instance.event, instance.roles).filter((live) => {
    const key = liveKey(live)
    if (life.applied.includes(key) || underWay(table, key)) return false
    const scope = settingOf(live, instance.id)
    if (!matches(table, scope, live.resolved.pattern, instance.id, 'would')) return false
    if (!usable(table, live, live.resolved)) return false
    if (live.resolved.optional && !canStart(table, live, instance.id)) return false
    return (
      !live.resolved.if ||
      truthOf(table, bound(scope, live.resolved.pattern.bind, instance.id), live.resolved.if)
    )
  })
}

/** What a replacement does is not replaced by the same clause again. */
function underWay(table: Table, key: string): boolean {
  return table.state.frames.some(
    (frame) =>
      frame.machine?.name === 'life' &&
      frame.machine.step === 'would' &&
      frame.machine.applied.includes(key) &&
      frame.instance !== null,
  )
}

/** The player to whom it happens: the first player, or controller of a thing, among the roles beside the acting one. */
export function affectedBy(table: Table, instance: Instance): Id {
  const program = table.linked.library.events[instance.event]
  for (const role of program?.roles ?? []) {
    const value = instance.roles[role.name]
    if (role.name === program?.by || typeof value !== 'string') continue
    const thing = table.state.things[value]
    if (thing?.kind === 'player') return thing.id
    if (thing?.controller) return thing.controller
  }
  return instance.by ?? firstPlayer(table)
}

function firstPlayer(table: Table): Id {
  return table.linked.library.players[0]?.id ?? ''
}
