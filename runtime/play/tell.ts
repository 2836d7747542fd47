import { sentenceOf, wordsOfCode, type Words } from '../link/sentences.js'
import type { ClauseRef, CodeRef, Decision, Frame } from '../state/state.js'
import type { GameEvent } from './journal.js'
import type { Play, Table } from './play.js'

/** Adds to what the caller of `advance` is told; the source is the text of the frame. */
export function tell(play: Play, frame: Frame, event: Omit<GameEvent, 'source'>): void {
  const source = frame.instance === null ? null : (play.state.instances[frame.instance]?.source ?? null)
  const clause = clauseOfCode(frame.code) ?? source?.clause ?? null
  const words = wordsOfFrame(play, frame)
  play.events.push({
    ...event,
    // Roles may still change; what was told stays as it was.
    ...(event.roles && { roles: { ...event.roles } }),
    source: {
      thing: frame.self ?? source?.thing ?? null,
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
