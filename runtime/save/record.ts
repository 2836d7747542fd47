/** A game in progress with the way it came: what saving, undo and replay need. Plain JSON. */
import type { Linked } from '../link/linked.js'
import { advance, start, type Turn } from '../play/advance.js'
import type { Setup } from '../play/setup.js'
import { fault, isFault } from '../state/fault.js'
import { hashOf } from '../state/hash.js'
import type { Answer, Decision, Id, State } from '../state/state.js'

export interface Record {
  seed: string
  setup: Setup
  answers: Answer[]
  /** The same answers in words: what a replay with other rules is compared with. */
  said: Said[]
  state: State
}

/** Who was asked, which options were chosen, and of how many. */
export interface Said {
  player: Id
  chose: string[]
  of: number
}

/** Where a replay first goes another way. */
export interface Difference {
  /** The number of the answer, counted from 1. */
  answer: number
  was: string
  now: string
}

/** Begins a game and its record. */
export function begin(linked: Linked, seed: string, setup: Setup): Record {
  return { seed, setup, answers: [], said: [], state: start(linked, seed, setup).state }
}

/** Answers and keeps the answer. Faults as `advance`; the record stays as it is. */
export function answer(linked: Linked, record: Record, given: Answer): { record: Record; turn: Turn } {
  const turn = advance(linked, record.state, given)
  const { decision } = record.state
  const said = decision ? [...record.said, inWords(decision, given)] : record.said
  return { record: { ...record, answers: [...record.answers, [...given]], said, state: turn.state }, turn }
}

/** The game after the first `count` answers, played again from the start: undo, or looking back. */
export function replay(
  linked: Linked,
  record: Pick<Record, 'seed' | 'setup' | 'answers'>,
  count = record.answers.length,
): Record {
  if (count < 0 || count > record.answers.length) {
    throw fault('save', `There are ${record.answers.length} answers; ${count} can not be replayed.`)
  }
  let again = begin(linked, record.seed, record.setup)
  for (const given of record.answers.slice(0, count)) again = answer(linked, again, given).record
  return again
}

/** Plays the answers again, with these rules, as long as the same is asked and chosen. */
export function follow(
  linked: Linked,
  record: Omit<Record, 'state'>,
): { record: Record; difference: Difference | null } {
  let again = begin(linked, record.seed, record.setup)
  for (const [at, given] of record.answers.entries()) {
    const was = record.said[at]
    const now = wordsNow(again.state, given)
    if (was === undefined || now !== inLine(was)) {
      return { record: again, difference: { answer: at + 1, was: was ? inLine(was) : '', now } }
    }
    try {
      again = answer(linked, again, given).record
    } catch (error) {
      if (!isFault(error)) throw error
      return { record: again, difference: { answer: at + 1, was: now, now: error.message } }
    }
  }
  return { record: again, difference: null }
}

/** Whether a record's state is what its answers lead to. */
export function verify(linked: Linked, record: Record): boolean {
  return hashOf(replay(linked, record).state) === hashOf(record.state)
}

function inWords({ player, options }: Decision, given: Answer): Said {
  return {
    player,
    chose: given.map((index) => options[index]?.label ?? `option ${index}`),
    of: options.length,
  }
}

function wordsNow({ decision, result }: State, given: Answer): string {
  if (decision) return inLine(inWords(decision, given))
  return result ? 'the game is over' : 'nobody is asked'
}

function inLine({ player, chose, of }: Said): string {
  return `${player}: ${chose.join(', ') || 'nothing'} (of ${of})`
}
