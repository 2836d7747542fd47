import type { BoundGame } from '../../binding/index.js'
import { canonical, declaredIn, paraphrase, readCanonical } from '../../paraphrase/index.js'
import { problem } from '../../reading/explain-failure.js'
import { WrongUse } from '../io.js'
import type { Sentence } from './read-words.js'

/** A text in the canonical form; read as whatever it can be, by the names of the game. */
export function readCanonicalText(text: string, { library, wordings }: BoundGame): Sentence {
  if (text.trim() === '') throw new WrongUse('there is nothing to read.')
  const { readings, stopped } = readCanonical(text, declaredIn(library))
  return {
    text,
    as: readings[0]?.as ?? null,
    readings: readings.map((meant) => ({
      canonical: canonical(meant),
      paraphrase: paraphrase(meant, wordings),
      defaults: [],
      tokens: [],
      meaning: meant.meaning,
    })),
    setAside: [],
    ruledOut: [],
    problems: stopped === null ? [] : [stoppedAt(text, stopped)],
  }
}

function stoppedAt(
  text: string,
  { at, expected }: { at: number; expected: string[] },
): Sentence['problems'][number] {
  const span = { start: at, end: text.length, line: 1, column: at + 1 }
  const before = text.slice(0, at).trim()
  const place = before === '' ? 'At the beginning' : `Behind "${before.slice(-60)}"`
  const hints = expected.length === 0 ? [] : [`${place} could have stood: ${expected.join(', ')}.`]
  const told = problem('not-understood', span, { what: 'a text in the canonical form' }, hints)
  return { code: told.code, message: told.message, hints: told.hints, start: at, end: text.length }
}
