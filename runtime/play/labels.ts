import { shuffled } from '../random/random.js'
import { sentenceOf, type Words } from '../link/sentences.js'
import type { Frame, Id, LiveRef, Option, Value } from '../state/state.js'
import type { Play, Table } from './play.js'
import { clauseOfCode } from './tell.js'
import { knows } from './knowledge.js'

/** The title of a card, the title of a player, the face of a die; the id of anything else. */
export function titleOf(table: Table, id: Id | null): string {
  if (id === null) return ''
  const { library } = table.linked
  const thing = table.state.things[id]
  if (!thing) return id
  if (thing.kind === 'player') return library.players.find((player) => player.id === id)?.title ?? id
  if (thing.kind === 'die') return `die ${thing.face}`
  return library.cards[thing.card ?? '']?.title ?? id
}

/** A value in words, as one player may know it. */
export function labelOf(table: Table, value: Value, viewer: Id): string {
  if (value === null) return 'nothing'
  if (Array.isArray(value)) return value.map((item) => labelOf(table, item, viewer)).join(', ')
  if (typeof value !== 'string') return String(value)
  const thing = table.state.things[value]
  if (!thing) return table.state.instances[value]?.event ?? value
  return knows(table, viewer, value) ? titleOf(table, value) : 'a card'
}

/**
 * The words of a text in force. Those of a keyword have its numbers filled in, and the keyword with them behind: by these
 * two of one keyword are told apart, and called.
 */
export function wordsInForce({ linked }: Table, { clause, names }: LiveRef): Words {
  const words = sentenceOf(linked, clause)
  if (clause.of !== 'keyword') return words
  const { parameters = [] } = linked.library.keywords[clause.keyword] ?? {}
  const filled = (word: string): string => (parameters.includes(word) ? String(names[word] ?? word) : word)
  const sentence = words.sentence.replace(/[\p{L}\p{N}]+/gu, filled)
  return { ...words, sentence: `${sentence} [${[clause.keyword, ...parameters.map(filled)].join(' ')}]` }
}

/** A text in force as an option: its title and sentence, as far as the one who chooses may know them. */
export function textOption(
  table: Table,
  live: LiveRef,
  value: Value,
  event: string | null,
  viewer: Id,
): Option {
  if (live.source !== null && !knows(table, viewer, live.source)) {
    return { label: 'a card', value, thing: live.source, source: { thing: live.source, clause: null, event } }
  }
  const words = wordsInForce(table, live)
  return {
    label: `${titleOf(table, live.source) || words.title}: ${words.sentence}`,
    value,
    thing: live.source,
    source: { thing: live.source, clause: live.clause, event },
  }
}

/**
 * Values as options of a choice that is asked now. Those that the chooser may not identify come last, mixed: neither their
 * order nor their place among the others tells what they are or how they came to be there.
 */
export function optionsOf(play: Play, frame: Frame, values: readonly Value[], chooser: Id): Option[] {
  const options = values.map((value): Option => ({
    label: labelOf(play, value, chooser),
    value,
    thing: typeof value === 'string' && play.state.things[value] ? value : null,
    source: {
      thing: frame.self,
      clause: clauseOfCode(frame.code),
      event: frame.instance === null ? null : (play.state.instances[frame.instance]?.event ?? null),
    },
  }))
  const blind = options.filter(({ thing }) => thing !== null && !knows(play, chooser, thing))
  if (blind.length === 0) return options
  const last = blind.length === 1 ? blind : shuffled(play.state, blind)
  return [...options.filter((option) => !blind.includes(option)), ...last]
}
