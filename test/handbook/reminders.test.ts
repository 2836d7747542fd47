/** Reminder texts, made from what the rules say. To write those of the games anew: `npx vitest run test/handbook/reminders.test.ts -u`. */
import { describe, expect, it } from 'vitest'
import { readFile } from '../../grammar/index.js'
import { bindGame, type BoundGame } from '../../compiler/binding/index.js'
import { findGames } from '../../compiler/build/project.js'
import { loadSources, readGame } from '../../compiler/build/read-game.js'
import { describeReminder } from '../../compiler/command/commands/keywords.js'
import { reminderFor, reminders } from '../../compiler/handbook/reminders.js'
import { createReader } from '../../compiler/reading/reader.js'
import { root } from '../laws/games.js'

const quay = {
  'quay.game': `game: Quay
type: card
type: hull; a card; plural hulls
players: North; South
attribute: draught; a number of a hull; at least 0
zone: pier; shared; in play
start: sailing
live: the text of a hull in play
live: the log of a hull in the pier; for North`,
  'quay.rules': `procedure: sailing
  the game is a draw

keyword: Tow N (a hull) [3]
  combines: add
  While this hull is in the pier, this hull is draught +N.
`,
  // A file of a designer's own.
  'mine.rules': `keyword: Leaky N (a hull)
  combines: once
  Each other hull is draught -N.
`,
}

function bound(texts: Readonly<Record<string, string>>): BoundGame {
  const trees = Object.entries(texts).map(([file, text]) => readFile(file, text).tree)
  return bindGame(
    trees.filter((tree) => tree !== null),
    createReader(),
    'quay',
  )
}

describe('reminder texts of keywords', () => {
  it('say what the rules mean, with the rules and how several combine', () => {
    expect(reminders(bound(quay)).map(describeReminder).join('')).toBe(`Leaky N (a hull)
  The draught of each other hull in play is lower by N, but not below 0.
  A second one adds nothing.
Tow N (a hull) [3]
  While this hull is among the cards in the pier, this hull’s draught is higher by N.
  The numbers of several add up.
Log: …
  In force while this hull is in the pier, for North.
  Each of several counts by itself.
`)
  })

  it('have the numbers that are printed', () => {
    expect(reminderFor(bound(quay), 'leaky', { N: 2 })?.lines).toEqual([
      'The draught of each other hull in play is lower by 2, but not below 0.',
    ])
    expect(reminderFor(bound(quay), 'leak', {})).toBeNull()
  })

  it('are there for every keyword of a game of dice', async () => {
    const folder = (await findGames(root)).find(({ id }) => id === 'swtcg')
    if (!folder) throw new Error('there is no such game')
    const { trees } = readGame(folder.id, await loadSources(root, folder))
    // Without its cards it is read in a tenth of the time.
    const rules = trees.filter(({ kind }) => kind !== 'cards')
    const game = bindGame(rules, createReader(), folder.id)
    await expect(reminders(game).map(describeReminder).join('\n')).toMatchFileSnapshot('golden/swtcg.txt')
  })
})
