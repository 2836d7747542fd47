/** No word of a game in the general code: what games call their own must not occur in grammar/, compiler/ or runtime/. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Library } from '../../runtime/program/library.js'
import { allGames, root } from './games.js'
import { ordinaryWords } from './ordinary-words.js'

const games = await allGames()

/** What a game declares by name: types, zones, keywords, events, titles … in lower case. */
function termsOf({
  types,
  attributes,
  zones,
  positions,
  counters,
  relations,
  keywords,
  windows,
  cards,
  events,
  players,
}: Library): string[] {
  const declared = [types, attributes, zones, counters, relations, keywords, windows, events].flatMap((of) =>
    Object.keys(of),
  )
  const words = Object.values(positions).flatMap(({ values }) => values)
  const printed = Object.values(cards).flatMap(({ title, printed: on }) => [
    title,
    ...Object.values(on).flat(),
  ])
  return [...declared, ...words, ...printed, ...players.flatMap(({ id, title }) => [id, title])]
    .filter((term): term is string => typeof term === 'string')
    .map((term) => term.toLowerCase())
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? sourceFiles(path) : path.endsWith('.ts') ? [path] : []
  })
}

/** Comments may give examples in the words of a game. */
const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ' ')

/** Words of the code: identifiers in camelCase and kebab-case are taken apart. */
const wordsOf = (code: string): string =>
  ` ${code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'•]+/gu, ' ')} `

describe('the general code knows no game', () => {
  const own = new Set(games.flatMap(({ bound }) => termsOf(bound.library)))
  const telling = [...own]
    .map((term) => wordsOf(term).trim())
    .filter((term) => term.length > 2 && !ordinaryWords.has(term))
  const files = ['grammar', 'compiler', 'runtime'].flatMap((folder) => sourceFiles(join(root, folder)))

  it('looks for the words of at least four games', () => {
    expect(games.length).toBeGreaterThanOrEqual(4)
    expect(telling.length).toBeGreaterThan(100)
    expect(files.length).toBeGreaterThan(100)
  })

  it('uses none of their own words', () => {
    const found = files.flatMap((file) => {
      const code = wordsOf(withoutComments(readFileSync(file, 'utf8')))
      return telling
        .filter((term) => code.includes(` ${term} `))
        .map((term) => `${relative(root, file)}: ${term}`)
    })
    expect(found).toEqual([])
  })
})
