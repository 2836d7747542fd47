/** Words that a game has of its own, in texts of its cards. */
import { expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

const card = (text: string): string => `card: Fence\ntype: unit\ntext: ${text}\n`

it('a word on cards has the plural that is declared', () => {
  const withGame = (more: string) =>
    found(
      bind({
        ...tiny,
        'tiny.game': tiny['tiny.game'] + more,
        'tiny.cards': card('T: Discard two of your scouti.'),
      }),
    )
  expect(withGame('')[0]).toContain('"scouti"')
  expect(withGame('word: scouti; the plural of scout\n')).toEqual([])
  expect(withGame('word: scouti; the plural of scoat\n')[0]).toContain('can not say')
})

it('what lies in a zone of all players is somebody’s', () => {
  expect(
    found(bind({ ...tiny, 'tiny.cards': card('Each of your other units in the field gets +1 power.') })),
  ).toEqual([])
})

it('a verb that the game declares is meant, not that of the kernel', () => {
  const rules = `
verb: a unit U wounds a unit V for N damage
  put N damage on V

verb: a player P prevents N damage to a unit U
  remove N damage from U
`
  const bound = bind({
    ...tiny,
    'tiny.rules': tiny['tiny.rules'] + rules,
    'tiny.cards': card('T: Prevent 1 damage to this unit.'),
  })
  expect(found(bound)).toEqual([])
  expect(JSON.stringify(bound.library.cards)).toContain('"event":"prevent damage"')
})

it('a sentence that gives leave is not also an order that nobody carries out', () => {
  const bound = bind({
    ...tiny,
    'tiny.cards': 'card: Gate\ntype: unit\ntext: Your units may attack units in the field.\n',
    'more.rules': 'verb: a unit U attacks a unit T\n  U becomes tapped\n',
  })
  expect(found(bound)).toEqual([])
  expect(bound.library.cards['gate']?.sections['text']?.clauses.map(({ op }) => op)).toEqual(['permit'])
})

it('a head that names no attribute for its new words is told once, at its own line', () => {
  const cards = (head: string): string =>
    `${head}\n\n${card('T: Draw a card.')}\n${card('T: Draw a card.').replace('Fence', 'Gate')}`
  const at = (head: string) => bind({ ...tiny, 'tiny.cards': cards(head) }).diagnostics
  const [only, ...others] = at('new words: icons Vampire').filter(({ span }) => span.line === 1)
  expect(others).toEqual([])
  expect(only).toMatchObject({ code: 'GT-B29', hints: [expect.stringContaining('"new words: icons"')] })
  expect(at('new words: icons').filter(({ span }) => span.line === 1)).toEqual([])
})
