import type { Linked } from '../link/linked.js'
import { sentenceOf } from '../link/sentences.js'
import type { Id, Machine, State, Value } from '../state/state.js'
import { liveOf } from './ask.js'
import { titleOf } from './labels.js'
import { abilityRefusal, actionRefusal, fitsWindow, offersIn, ownRole, type WindowAt } from './offers.js'
import type { Table } from './play.js'
import type { Refusal } from './refusal.js'
import { canComplete, takeRefusal } from './roles.js'

/** What is asked about: an action with some or all of its roles, an ability of a thing, or an option in words. */
export type Wish = { event: string; roles: Record<string, Value> } | { thing: Id } | { words: string }

/**
 * Why something is not offered to a player now: the ban, requirement, limit, cost or condition, with the sentence that
 * says so and its place. Null when it is offered.
 */
export function whyNot(linked: Linked, state: State, player: Id, wish: Wish): Refusal | null {
  const table: Table = { linked, state }
  const at = openWindow(state)
  if ('event' in wish) return whyNotEvent(table, player, wish.event, wish.roles, at)
  if ('thing' in wish) return whyNotAbility(table, player, at, (live) => live.source === wish.thing)
  const words = wish.words.toLowerCase()
  if (
    state.decision?.player === player &&
    state.decision.options.some((option) => option.label.toLowerCase().includes(words))
  ) {
    return null
  }
  const event = Object.keys(linked.library.events).find((name) => name.toLowerCase() === words)
  if (event) return whyNotEvent(table, player, event, {}, at)
  return whyNotAbility(table, player, at, (live) => {
    const text = `${titleOf(table, live.source)}: ${sentenceOf(linked, live.clause).sentence}`
    return text.toLowerCase().includes(words)
  })
}

/** The innermost window that is open, if any. */
export function openWindow(state: State): WindowAt | null {
  const frame = state.frames.findLast(({ machine }) => machine?.name === 'window')
  return (frame?.machine as Extract<Machine, { name: 'window' }> | undefined) ?? null
}

function whyNotEvent(
  table: Table,
  player: Id,
  event: string,
  roles: Record<string, Value>,
  at: WindowAt | null,
): Refusal | null {
  const program = table.linked.library.events[event]
  if (!program) return unknown(`The game has no ${event}.`)
  const filled = { ...ownRole(table, event, player), ...roles }
  const whole = program.roles.every(({ name, optional }) => optional || name in filled)
  const refusal = whole
    ? takeRefusal(table, event, player, filled)
    : canComplete(table, event, player, filled)
  if (refusal) return refusal
  if (program.kind !== 'action') return null
  if (!at) return unknown('No window is open in which it could be done.')
  const offered = actionRefusal(table, event, player, at)
  if (offered) return offered
  const turn = offersIn(table, player, at).some((offer) => offer.kind === 'action' && offer.event === event)
  return turn && table.state.decision?.player === player
    ? null
    : unknown(`It is not for ${player} to act now.`)
}

type Ability = Parameters<typeof abilityRefusal>[1]

function whyNotAbility(
  table: Table,
  player: Id,
  at: WindowAt | null,
  meant: (live: Ability) => boolean,
): Refusal | null {
  const found = liveOf(table, 'action').filter(meant)
  const [first] = found
  if (!first) return unknown('No text in force offers that.')
  const mine = found.filter((live) => live.you === player)
  if (mine.length === 0) return unknown(`Its text works for another player than ${player}.`)
  if (!at) return unknown('No window is open in which it could be used.')
  const fitting = mine.filter((live) => fitsWindow(table, live, at))
  if (fitting.length === 0)
    return unknown(`The window ${at.window} does not offer it, or is not about what it answers.`)
  const acts = table.state.decision?.player === player
  for (const live of fitting) {
    if (abilityRefusal(table, live, at) === null)
      return acts ? null : unknown(`It is not for ${player} to act now.`)
  }
  const refused = fitting[0]
  return refused ? abilityRefusal(table, refused, at) : null
}

function unknown(text: string): Refusal {
  return { kind: 'unknown', text, words: null, live: null }
}
