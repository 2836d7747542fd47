import { sentenceOf, wordsOfCode, type Words } from '../link/sentences.js'
import type { ClauseRef, CodeRef, Decision, Frame, Id, LiveRef } from '../state/state.js'
import type { GameEvent, Sight } from './journal.js'
import { sightsIn } from './sight.js'
import type { Play, Table } from './play.js'

/**
 * Adds to what the caller of `advance` is told; the source is the text of the frame. `before`: how the cards looked before
 * it happened, where that may be another matter.
 */
export function tell(
  play: Play,
  frame: Frame,
  event: Omit<GameEvent, 'source' | 'sights'>,
  before?: Record<Id, Sight>,
): void {
  const source = frame.instance === null ? null : (play.state.instances[frame.instance]?.source ?? null)
  const clause = clauseOfCode(frame.code) ?? source?.clause ?? null
  const words = wordsOfFrame(play, frame)
  const thing = frame.self ?? source?.thing ?? null
  const sights = sightsIn(play, event, thing, before)
  play.events.push({
    ...event,
    // Roles may still change; what was told stays as it was.
    ...(event.roles && { roles: { ...event.roles } }),
    ...(sights && { sights }),
    source: {
      thing,
      clause,
      text: words.sentence,
      file: words.file,
      line: words.line,
    },
  })
}

/** The clause whose text a piece of code belongs to. */
export function clauseOfCode(code: CodeRef): ClauseRef | null {
  if (code.in === 'clause') return code.clause
  return code.in === 'nested' ? clauseOfCode(code.code) : null
}

/** The sentence that a frame carries out, with its place. */
export function placeOf(table: Table, frame: Frame): Decision['about'] {
  const words = wordsOfFrame(table, frame)
  return { text: words.sentence, file: words.file, line: words.line }
}

/** The sentence of a clause in force, with its place. */
export function placeOfClause({ linked }: Table, live: LiveRef): Decision['about'] {
  const { sentence, file, line } = sentenceOf(linked, live.clause)
  return { text: sentence, file, line }
}

function wordsOfFrame(table: Table, frame: Frame): Words {
  const { linked, state } = table
  const machine = frame.machine
  // A frame points behind the step that it is doing.
  if (machine === null) return wordsOfCode(linked, frame.code, frame.step - 1)
  if (machine.name === 'take') return wordsOfEvent(table, machine.event)
  if (machine.name === 'use') return sentenceOf(linked, machine.live.clause)
  if (machine.name === 'checks') return wordsOfCode(linked, { in: 'check', check: machine.check }, 0)
  if (machine.name === 'window' && machine.event === null) {
    return { title: machine.window, sentence: machine.window, file: '', line: 0 }
  }
  const event = frame.instance === null ? undefined : state.instances[frame.instance]?.event
  return wordsOfEvent(table, event ?? '')
}

function wordsOfEvent(table: Table, event: string): Words {
  if (!table.linked.library.events[event]) return { title: event, sentence: event, file: '', line: 0 }
  return wordsOfCode(table.linked, { in: 'event', event, part: 'do' }, -1)
}
