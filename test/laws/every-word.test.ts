/**
 * Every word counts: without any token, or with another number in its place, a text means something else or cannot be
 * read. Exempt are the published empty words (compiler/reading/empty-words.ts), and what a rule fills in that the reading
 * then tells ("your", where a zone without owner is your own).
 */
import { describe, expect, it } from 'vitest'
import type { ReadPhrase } from '../../compiler/binding/index.js'
import type { Reading } from '../../compiler/reading/api.js'
import { knownIdle } from './known-idle.js'
import { isEmptyWord } from '../../compiler/reading/empty-words.js'
import { fillsIn, preferenceIds, preferences } from '../../compiler/reading/preferences.js'
import { createReader } from '../../compiler/reading/reader.js'
import type { Chunk, Phrase } from '../../grammar/tree.js'
import { allGames } from './games.js'

const reader = createReader()
const games = await allGames()

interface Change {
  what: string
  phrase: Phrase
}

/** The phrase without each of its tokens, and with each of its numbers changed. */
function* changes(phrase: Phrase): Generator<Change> {
  for (const { chunk, chunks, previous, next } of without(phrase.chunks)) {
    if (!isEmptyWord(chunk.image, previous, next))
      yield { what: `without "${chunk.image}"`, phrase: { ...phrase, chunks } }
  }
  for (const { chunk, chunks } of renumbered(phrase.chunks)) {
    yield { what: `another number for "${chunk.image}"`, phrase: { ...phrase, chunks } }
  }
}

interface Changed {
  chunk: Chunk
  chunks: Chunk[]
  /** The words beside it, if any. */
  previous?: string | undefined
  next?: string | undefined
}

function* without(chunks: readonly Chunk[]): Generator<Changed> {
  for (const [index, chunk] of chunks.entries()) {
    const last = index === chunks.length - 1 && chunk.kind === 'mark' && /^[.!?]$/.test(chunk.image)
    const beside = { previous: chunks[index - 1]?.image, next: chunks[index + 1]?.image }
    if (!last) yield { chunk, chunks: chunks.toSpliced(index, 1), ...beside }
    if ('inside' in chunk) {
      for (const inner of without(chunk.inside)) {
        yield { ...inner, chunks: chunks.with(index, { ...chunk, inside: inner.chunks }) }
      }
    }
  }
}

function* renumbered(chunks: readonly Chunk[]): Generator<Changed> {
  for (const [index, chunk] of chunks.entries()) {
    const other = withOtherNumber(chunk)
    if (other) yield { chunk, chunks: chunks.with(index, other) }
    if ('inside' in chunk) {
      for (const inner of renumbered(chunk.inside)) {
        yield { ...inner, chunks: chunks.with(index, { ...chunk, inside: inner.chunks }) }
      }
    }
  }
}

function withOtherNumber(chunk: Chunk): Chunk | null {
  if (chunk.kind === 'number') return { ...chunk, value: chunk.value + 7, image: String(chunk.value + 7) }
  if (chunk.kind === 'signed' && chunk.value !== null) {
    return { ...chunk, value: chunk.value + 7, image: `${chunk.sign}${chunk.value + 7}` }
  }
  if (chunk.kind === 'dice')
    return { ...chunk, sides: chunk.sides + 7, image: `${chunk.count}d${chunk.sides + 7}` }
  return null
}

/** What readings mean, and the names they bring in for the lines below. */
const meanings = (readings: readonly Pick<Reading<unknown>, 'meaning' | 'binds'>[]): Set<string> =>
  new Set(
    readings.map(({ meaning, binds }) =>
      JSON.stringify([meaning, binds.map(({ words }) => words)], (key, value: unknown) =>
        key === 'at' ? undefined : value,
      ),
    ),
  )

const filled: readonly string[] = preferenceIds.filter(fillsIn).map((id) => preferences[id].means)

/** Something was filled in that was said before. */
function leavesMoreOpen(one: Reading<unknown>, before: readonly Reading<unknown>[]): boolean {
  return one.defaults.some(
    (means) => filled.includes(means) && !before.some(({ defaults }) => defaults.includes(means)),
  )
}

/** The changes of a phrase that change nothing. */
function idle({ phrase, as, scope, readings, file }: ReadPhrase): string[] {
  const before = meanings(readings)
  const found: string[] = []
  for (const { what, phrase: changed } of changes(phrase)) {
    if (changed.chunks.length === 0) continue
    const after = meanings(
      reader[as](changed, scope).readings.filter((one) => !leavesMoreOpen(one, readings)),
    )
    if ([...after].some((meaning) => before.has(meaning))) {
      found.push(`${file}:${phrase.span.line} ${what}: ${phrase.text}`)
    }
  }
  return found
}

/** Phrases that say the same in the same words are looked at once. */
function distinct(phrases: readonly ReadPhrase[]): ReadPhrase[] {
  const known = new Set<string>()
  return phrases.filter(({ phrase, as, readings }) => {
    const key = `${as} ${phrase.text} ${[...meanings(readings)].join()}`
    return !known.has(key) && known.add(key)
  })
}

const withoutPlace = (one: string): string => one.replace(/^\S+ /, '')

describe('every word counts', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s',
    (_, game) => {
      const found = distinct(game.bound.phrases).flatMap(idle)
      expect(found.filter((one) => !knownIdle.includes(withoutPlace(one)))).toEqual([])
      const texts = game.bound.phrases.map(({ phrase }) => phrase.text)
      const gone = knownIdle.filter((one) => !found.some((other) => withoutPlace(other) === one))
      expect(gone.filter((one) => texts.some((text) => one.endsWith(`: ${text}`)))).toEqual([])
    },
    600_000,
  )
})
