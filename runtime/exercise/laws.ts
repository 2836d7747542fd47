/** The laws of play, looked at while a game goes on: cheap ones at every decision, dear ones now and then. */
import type { Chance } from '../bots/random-bot.js'
import type { Match } from '../bots/match.js'
import type { Linked } from '../link/linked.js'
import { advance } from '../play/advance.js'
import type { Setup } from '../play/setup.js'
import { view } from '../play/view.js'
import { replay } from '../save/record.js'
import { isFault } from '../state/fault.js'
import { hashOf } from '../state/hash.js'
import type { Answer, State } from '../state/state.js'
import { withOtherCards } from './other-cards.js'

/** How often dear laws are looked at: at each so-manieth decision, and in each so-manieth game. */
export interface Looks {
  decision: number
  game: number
}

/** What a law says that does not hold; null when all do. */
export type Breach = string | null

/** Every card is in one place, there are as many as when the game began, and the decision is one that can be answered. */
export function atEachDecision(state: State, cards: number): Breach {
  return cardBreach(state, cards) ?? formBreach(state)
}

/** Every option can be taken, a state read back plays on the same, and a view is the same whatever lies hidden. */
export function nowAndThen(linked: Linked, state: State, answer: Answer, chance: Chance): Breach {
  return optionBreach(linked, state) ?? copyBreach(linked, state, answer) ?? viewBreach(linked, state, chance)
}

/** The same answers lead to the same end, also when they are given from the start once more. */
export function afterwards(linked: Linked, setup: Setup, { seed, answers, hash }: Match): Breach {
  const again = replay(linked, { seed, setup, answers })
  return hashOf(again.state) === hash ? null : 'the same answers lead to another end'
}

export const cardsIn = ({ things }: State): number =>
  Object.values(things).filter(({ kind }) => kind === 'card').length

function cardBreach(state: State, cards: number): Breach {
  const zoned = new Map<string, string>()
  for (const [zone, ids] of Object.entries(state.zones)) {
    for (const id of ids) {
      if (zoned.has(id)) return `${id} is in two zones`
      zoned.set(id, zone)
    }
  }
  let count = 0
  for (const { id, kind, zone, placed } of Object.values(state.things)) {
    if (kind !== 'card') continue
    count += 1
    if ((zoned.get(id) ?? null) !== zone) return `${id} is not where it says`
    if (zone !== null && placed !== null) return `${id} is in a zone and on another thing`
  }
  return count === cards ? null : `there are ${count} cards and there were ${cards}`
}

function formBreach({ decision }: State): Breach {
  if (!decision) return null
  const { options, least, most, about } = decision
  // With nothing to choose it is asked all the same where that is not for the others to know.
  if (least > most || most > options.length) return `"${about.text}" can not be answered`
  const labels = new Set(options.map(({ label }) => label))
  return labels.size === options.length ? null : `"${about.text}" has two options with one label`
}

function optionBreach(linked: Linked, state: State): Breach {
  const { decision } = state
  if (decision?.most !== 1) return null
  for (const [index, { label }] of decision.options.entries()) {
    try {
      const refused = advance(linked, state, [index]).events.find(({ what }) => what === 'refused')
      if (refused) return `the option "${label}" is refused: ${refused.reason ?? ''}`
    } catch (error) {
      if (!isFault(error)) throw error
      return `the option "${label}" can not be taken: ${error.message}`
    }
  }
  return null
}

function copyBreach(linked: Linked, state: State, answer: Answer): Breach {
  const read = JSON.parse(JSON.stringify(state)) as State
  const [one, other] = [state, read].map((from) => hashOf(advance(linked, from, answer).state))
  return one === other ? null : 'a state read back plays on differently'
}

function viewBreach(linked: Linked, state: State, chance: Chance): Breach {
  for (const { id } of linked.library.players) {
    const other = withOtherCards(linked, state, id, new Set(), chance)
    if (!other) continue
    const [here, there] = [state, other].map((shown) => JSON.stringify(view(linked, shown, id)))
    if (here !== there) return `the view of ${id} depends on hidden cards`
  }
  return null
}
