import type { Linked } from '../link/linked.js'
import { sentenceOf } from '../link/sentences.js'
import type { Id, Machine, Option, State, Value } from '../state/state.js'
import { liveOf, refOf, silencedAt, type LiveClause } from './ask.js'
import { knows } from './knowledge.js'
import { labelOf, titleOf, wordsInForce } from './labels.js'
import { abilityRefusal, actionRefusal, fitsWindow, offersIn, ownRole, type WindowAt } from './offers.js'
import type { Table } from './play.js'
import type { Refusal } from './refusal.js'
import { canComplete, takeRefusal, unfit } from './roles.js'

/** What is asked about: an action with some or all of its roles, an ability of a thing (or the choice of it), or an option in words. */
export type Wish = { event: string; roles: Record<string, Value> } | { thing: Id } | { words: string }

/**
 * Why something is not offered to a player now: the ban, requirement, limit, cost or condition, with the sentence that
 * says so and its place. Null when it is offered. Cards that the player may not see are none that could be meant.
 */
export function whyNot(linked: Linked, state: State, player: Id, wish: Wish): Refusal | null {
  const table: Table = { linked, state }
  const at = openWindow(state)
  if ('event' in wish) return whyNotEvent(table, player, wish.event, wish.roles, at)
  if ('thing' in wish) {
    const option = (one: Option) => one.thing === wish.thing
    return (
      whyNotChosen(table, player, labelOf(table, wish.thing, player), option) ??
      whyNotAbility(table, player, at, (live) => live.source === wish.thing)
    )
  }
  const words = wish.words.toLowerCase()
  const named = (text: string) => text.toLowerCase().includes(words)
  if (state.decision?.player === player && state.decision.options.some(({ label }) => named(label)))
    return null
  const event = Object.keys(linked.library.events).find((name) => name.toLowerCase() === words)
  if (event) return whyNotEvent(table, player, event, {}, at)
  return (
    whyNotChosen(table, player, wish.words, ({ label }) => named(label)) ??
    whyNotAbility(table, player, at, (live) =>
      named(`${titleOf(table, live.source)}: ${wordsInForce(table, live).sentence}`),
    )
  )
}

/** In a choice that is no act: what is not among the options does not fit the sentence that asks. */
function whyNotChosen(
  { state }: Table,
  player: Id,
  wanted: string,
  meant: (option: Option) => boolean,
): Refusal | null {
  const { decision } = state
  if (!decision || decision.player !== player || decision.kind === 'act' || decision.options.some(meant))
    return null
  const { text, file, line } = decision.about
  return {
    kind: 'choice',
    text: `${wanted} is not among what this lets you choose: ${text}`,
    words: { title: '', sentence: text, file, line },
    live: null,
  }
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
    ? (unfit(table, event, player, filled) ?? takeRefusal(table, event, player, filled))
    : canComplete(table, event, player, filled)
  if (refusal) return refusal
  if (program.kind !== 'action') return null
  if (!at) return unknown('No window is open in which it could be done.')
  const offered = actionRefusal(table, event, player, at)
  if (offered) return offered
  const turn = offersIn(table, player, at).some(({ value }) => value === event)
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
  const found = liveOf(table, 'action').filter((live) => seen(table, player, live) && meant(live))
  if (found.length === 0) return silenced(table, player, meant) ?? unknown('No text in force offers that.')
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

/** The text that takes away the one that would offer it. */
function silenced(table: Table, player: Id, meant: (live: Ability) => boolean): Refusal | null {
  const found = silencedAt(table).find(
    ({ live }) => live.resolved.op === 'action' && seen(table, player, live) && meant(live as Ability),
  )
  if (!found) return null
  const words = sentenceOf(table.linked, found.by.clause)
  return {
    kind: 'ban',
    text: `Its text is not in force. ${words.title}: ${words.sentence}`,
    words,
    live: refOf(found.by),
  }
}

function seen(table: Table, player: Id, { source }: LiveClause): boolean {
  return source === null || knows(table, player, source)
}

function unknown(text: string): Refusal {
  return { kind: 'unknown', text, words: null, live: null }
}
