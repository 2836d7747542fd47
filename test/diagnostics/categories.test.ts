/** A misspelt word is answered with words of its own kind only: what could stand in its place. */
import { expect, it } from 'vitest'
import { compileGame } from '../../compiler/build/compile-game.js'
import { smallGame, withExample } from '../../compiler/diagnostics/examples/index.js'
import { createReader } from '../../compiler/reading/reader.js'

const reader = createReader()

function meant(file: string, wrong: string): string[] {
  const texts = withExample({ in: file, wrong, right: '' }, 'wrong')
  const sources = Object.entries(texts).map(([name, text]) => ({
    file: `cards-src/harbour/${name}`,
    text,
    problems: [],
  }))
  const hints = compileGame('harbour', sources, reader).diagnostics.flatMap((one) => one.hints)
  return hints.flatMap((hint) => /^Did you mean ["`](.*)["`]\?$/.exec(hint)?.[1] ?? [])
}

it.each([
  ['a declaration', 'harbour.game', 'zoen: attic; shared', ['zone']],
  ['a type in a declaration', 'harbour.game', 'attribute: draught; a number of a shipp', ['ship', 'ships']],
  ['a zone', 'harbour.game', 'live: the text of a pier in the hnad', ['hand']],
  ['an attribute', 'harbour.game', 'draws: powre of the deck', ['power']],
  ['an item of rules', 'harbour.rules', 'verbs: a player P rests\n  P draws 1 card', ['verb']],
  [
    'a setting',
    'harbour.rules',
    'action: a player P rests\n  in: actions\n  limti: once per turn\n  P draws 1 card',
    ['limit', 'limit'],
  ],
  ['a window', 'harbour.rules', 'action: a player P rests\n  in: actoins\n  P draws 1 card', ['actions']],
  ['a procedure', 'harbour.rules', 'verb: a player P rests\n  do tunr by P', ['turn']],
  ['the type of a card', 'fleet.cards', 'card: New Tub\ntype: shpi', ['ship']],
  ['a field of a card', 'fleet.cards', 'card: New Tub\ntype: ship\npowre: 2', ['power']],
  ['a word of an attribute', 'fleet.cards', 'card: New Tub\ntype: ship\nside: nroth', ['north']],
  ['a title in a deck', 'fleet.deck', 'deck: Second Fleet\n2 Olt Tub', ['Old Tub']],
] as const)('%s', (_, file, wrong, wanted) => {
  expect(meant(file, wrong)).toEqual(wanted)
})

it('nothing is suggested for what is not near anything', () => {
  expect(Object.keys(smallGame)).toContain('fleet.cards')
  expect(meant('fleet.cards', 'card: New Tub\ntype: xylophone')).toEqual([])
})
