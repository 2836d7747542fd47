/**
 * A hundred sentences as they are printed, and what the paraphrase makes of them. Each was checked by hand: is it true,
 * complete, unambiguous, and good to read? `vitest -u` writes the files anew, for the sentences that stand in them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bearerIn, paraphrase, type Meant } from '../../compiler/paraphrase/index.js'
import { createReader } from '../../compiler/reading/reader.js'
import type { CompiledGame } from '../../compiler/build/compile-game.js'
import { readPhrase } from '../../grammar/index.js'
import { allGames, root } from '../laws/games.js'

const reader = createReader()
const games = await allGames()
const fileOf = (id: string): string => join(root, 'test', 'paraphrase', 'golden', `${id}.txt`)
const sentencesIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []))

/** Every reading, as `read` shows it. */
function paraphrased({ bound }: CompiledGame, text: string): string {
  const { lexicon, library, wordings } = bound
  const titles = Object.values(library.cards).map(({ title }) => title)
  const type = Object.keys(library.types)[0] ?? 'card'
  const scope = { lexicon, names: [], self: { type }, running: [], mentioned: [] }
  const { readings } = reader.sentence(readPhrase(text, '', { titles }).phrase, scope)
  const said = readings.map(({ meaning }) =>
    paraphrase({ as: 'sentence', meaning }, wordings, bearerIn(text, wordings)),
  )
  const numbered = said.length === 1 ? said : said.map((one, index) => `(${String(index + 1)}) ${one}`)
  return numbered.length === 0 ? 'can not be read' : numbered.join('\n')
}

describe('a hundred sentences in other words', () => {
  it('are a hundred, of all games', () => {
    const counts = games.map(({ id }) => sentencesIn(fileOf(id)).length)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(14)
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(100)
  })

  it.each(games.map((game) => [game.id, game] as const))('%s', async (id, game) => {
    const said = sentencesIn(fileOf(id)).map((text) => `> ${text}\n${paraphrased(game, text)}\n`)
    await expect(said.join('\n')).toMatchFileSnapshot(fileOf(id))
  })
})

describe('readings of different meaning', () => {
  it('are said in different words', () => {
    const alike: string[] = []
    let count = 0
    for (const { bound } of games) {
      for (const { as, phrase, scope, readings } of bound.phrases) {
        // Whoever set a reading aside says by which rule.
        const chose = readings.some(({ defaults }) => defaults.length > 0)
        const all = [...readings, ...((chose && reader[as](phrase, scope).setAside) || [])]
        const said = all.map(({ meaning }) => paraphrase({ as, meaning } as Meant, bound.wordings))
        if (said.length > 1) count++
        if (new Set(said).size < said.length) alike.push([phrase.text, ...said].join('\n'))
      }
    }
    expect(alike).toEqual([])
    expect(count).toBeGreaterThan(20)
  }, 120_000)
})
