/**
 * The pages of the words of games. To write those in docs/games anew: `npx vitest run test/handbook/vocabulary.test.ts -u`.
 */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findGames } from '../../compiler/build/project.js'
import { loadSources, readGame } from '../../compiler/build/read-game.js'
import { vocabularyPage } from '../../compiler/handbook/index.js'
import { readFile } from '../../grammar/index.js'
import { root } from '../laws/games.js'

const texts = {
  'quay.game': `game: Quay
type: card
type: hull; a card; plural hulls
type: barge; a hull
type: ghost; a card; not modelled
attribute: draught; a number of a hull; at least 0
attribute: flags; words of a card; red, blue
zone: pier; shared; in play
window: calls; offers abilities, HAIL`,
  'quay.rules': `verb: a player P moors a hull H [2.1]
  move H to the pier

action: a player P hails a hull H
  in: calls
  while: P's turn is running

keyword: Tow N (a hull) [3]
  This hull is draught +N.

vocabulary: ghosts
  a ghost haunts a hull H`,
  'quay.cards': `new words: flags

card: Gull
type: barge   flags: green, red`,
}

describe('the page of the words of a game', () => {
  const trees = Object.entries(texts).map(([file, text]) => readFile(file, text).tree)
  const page = vocabularyPage('quay', trees).split('\n')

  it.each([
    '# The words of Quay',
    '  - `hull`; plural hulls',
    '    - `barge`',
    '| `draught` | a number of a hull; at least 0 |  |',
    '| `flags` | words of a card | blue, green, red |',
    '- `pier`; shared; in play',
    '- `calls`; offers abilities, HAIL',
    '| `Tow N (a hull)` | This hull is draught +N. | 3 |',
    '- `a player P moors a hull H` [2.1]',
    "- `a player P hails a hull H`, while P's turn is running",
  ])('has %s', (line) => {
    expect(page).toContain(line)
  })

  it('has no word without rules, and no empty part', () => {
    expect(page.filter((line) => line.includes('ghost'))).toEqual([])
    expect(page).not.toContain('## Counters')
  })
})

const ending = '-vocabulary.md'
const pages = readdirSync(`${root}/docs/games`).filter((name) => name.endsWith(ending))

describe('docs/games', () => {
  it.each(pages)('%s is what the texts say', async (name) => {
    const id = name.slice(0, -ending.length)
    const game = (await findGames(root)).find((one) => one.id === id) ?? { id, files: [] }
    const { trees } = readGame(id, await loadSources(root, game))
    await expect(vocabularyPage(id, trees)).toMatchFileSnapshot(`../../docs/games/${name}`)
  })
})
