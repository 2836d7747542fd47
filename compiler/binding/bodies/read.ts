/** One phrase, one reading: everything else is reported with the words it is about. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Problem, Readings } from '../../reading/api.js'
import { said } from '../diagnostics.js'
import { readingProblems } from '../../reading/problems.js'
import { isCapitalName, isWord } from '../phrases.js'
import { said as inWords, sameWords, scopeOf, type Names, type ReadingKind, type Text } from './binding.js'
import type { Read } from './kinds.js'
import { printReadings } from './print.js'

/** All readings of the phrase as these kinds of phrase; nothing is reported. */
export function readingsAs<K extends ReadingKind>(
  text: Text,
  names: Names,
  phrase: Phrase,
  kinds: readonly K[],
): { readings: Read<K>[] } & Pick<Readings<unknown>, 'problems' | 'stuck' | 'shut'> {
  const scope = scopeOf(text, names)
  const tried = kinds.map((as) => ({ as, read: readKind(text, as, phrase, scope) }))
  const readings = tried.flatMap(({ as, read }) => read.readings.map((one) => ({ ...one, as }) as Read<K>))
  return {
    readings,
    ...(tried.every(({ read }) => read.stuck === true) && { stuck: true as const }),
    ...(tried.every(({ read }) => read.shut === true) && { shut: true as const }),
    // Beside a reading nobody asks why the phrase is nothing else.
    get problems() {
      return tried.flatMap(({ read }) =>
        readings.length === 0 || read.readings.length > 0 || read.more === true ? read.problems : [],
      )
    },
  }
}

function readKind(
  text: Text,
  as: ReadingKind,
  phrase: Phrase,
  scope: ReturnType<typeof scopeOf>,
): Readings<unknown> {
  const { reader } = text.binding
  if (phrase.chunks.length === 0) return { readings: [], problems: [] }
  return reader[as](phrase, scope)
}

/**
 * The only reading of the phrase. None, or several, is reported; the first of several is given all the same, so that
 * what follows can be read.
 */
export function readOnly<K extends ReadingKind>(
  text: Text,
  names: Names,
  phrase: Phrase,
  kinds: readonly K[],
  what: string,
): Read<K> | null {
  const tried = readingsAs(text, names, phrase, kinds)
  record(text, names, phrase, what, tried.readings)
  return onlyOne(text, names, phrase, what, tried.readings, tried)
}

export function record<K extends ReadingKind>(
  text: Text,
  names: Names,
  phrase: Phrase,
  what: string,
  readings: Read<K>[],
): void {
  const as = readings[0]?.as
  if (as === undefined) return
  const scope = scopeOf(text, names)
  text.binding.phrases.push({ file: text.file, what, phrase, as, scope, readings })
}

/** Reports none or several; see `readOnly`. `tried`: what the reader made of the phrase. */
export function onlyOne<K extends ReadingKind>(
  text: Text,
  names: Names,
  phrase: Phrase,
  what: string,
  readings: Read<K>[],
  tried: Pick<Readings<unknown>, 'problems'>,
): Read<K> | null {
  const { reporter } = text.binding
  const [first] = readings
  if (first === undefined) {
    if (reportLost(text, names, phrase)) return null
    reporter.pass(() => {
      const told = telling(tried.problems)
      return told.length > 0 ? told : [unreadable(phrase, what)]
    }, text.file)
    return null
  }
  const ambiguous = tried.problems.filter(isTooAmbiguous)
  if (ambiguous.length > 0) reporter.pass(() => ambiguous, text.file)
  if (readings.length > 1) {
    const words = printReadings(readings as readonly Read<ReadingKind>[], text.binding.wordings)
    const printed = words.map((one, index) => `(${index + 1}) ${one}`)
    const facts = { what, count: String(readings.length), readings: printed.join('; ') }
    reporter.report(
      text.self === null ? 'several-readings' : 'card-several-readings',
      text.file,
      phrase.span,
      facts,
    )
  }
  return first
}

function unreadable({ span }: Phrase, what: string): Problem {
  const { code, message } = said('unreadable', { what, reason: 'It has no words.' })
  return { code, span, message, hints: [] }
}

/** There are readings beside those that were found, so that nobody can say which is meant. */
function isTooAmbiguous({ code }: Readings<unknown>['problems'][number]): boolean {
  return code === readingProblems['too-ambiguous'].code
}

/** Problems come with each kind that was tried: all unknown words, or else the problem of what got furthest. */
function telling(problems: Readings<unknown>['problems']): Readings<unknown>['problems'] {
  const unknown = problems.filter(({ code }) => code === readingProblems['unknown-word'].code)
  if (unknown.length > 0) return unknown
  return [...problems].sort((a, b) => b.span.start - a.span.start).slice(0, 1)
}

/** A phrase that uses a name which has a value only in some branch above. */
function reportLost(text: Text, names: Names, phrase: Phrase): boolean {
  for (const lost of names.lost) {
    if (names.live.some((one) => sameWords(one.words, lost.words))) continue
    const at = phrase.chunks.findIndex((chunk, start) =>
      isCapitalName(chunk)
        ? lost.words.length === 1 && lost.words[0] === chunk.image
        : lost.words.every((word, index) => isWord(phrase.chunks[start + index], word)),
    )
    const chunk = phrase.chunks[at]
    if (chunk === undefined) continue
    const facts = { name: inWords(lost.words), where: lost.where }
    text.binding.reporter.report('name-not-always-bound', text.file, chunk.span, facts)
    return true
  }
  return false
}
