import { describe, expect, it } from 'vitest'
import { bindGame } from '../../compiler/binding/index.js'
import { createLexicon } from '../../compiler/reading/lexicon/create.js'
import { createReader } from '../../compiler/reading/reader.js'
import { readFile } from '../../grammar/index.js'

const game = `game: Harbour
players: North; South
type: card
type: unit; a card
type: barge; a unit; not modelled
attribute: power; a number of a unit
attribute: draught; a number of a barge; not modelled
start: game
`
const rules = `procedure: game
  let X be 1

vocabulary: the tide
  a player P moors a barge B at a unit U for N rope
  a barge B is adrift
  the toll of a barge B
`

function bound(rulesText = rules, gameText = game) {
  const trees = [readFile('harbour.game', gameText).tree, readFile('harbour.rules', rulesText).tree]
  return bindGame(trees, createReader(), 'harbour')
}

describe('words that are not modelled', () => {
  const { library, lexicon, entries, vocabulary, diagnostics } = bound()
  const wide = createLexicon([...entries, ...vocabulary])

  it('are no part of the library and of what the reader knows', () => {
    expect(diagnostics.map(({ message }) => message)).toEqual([])
    expect(Object.keys(library.types)).not.toContain('barge')
    expect(Object.keys(library.attributes)).toEqual(['power'])
    expect(lexicon.senses('barge')).toEqual([])
    expect(lexicon.frames('moor')).toEqual([])
  })

  it('are known to outlines with their types', () => {
    expect(wide.parent('barge')).toBe('unit')
    expect(wide.attribute('draught')).toEqual({ of: ['barge'], holds: 'number' })
    const [moor] = wide.frames('moor')
    expect(moor?.complements.map(({ preposition, words, type }) => [preposition, words, type?.name])).toEqual(
      [
        [null, [], 'barge'],
        ['at', [], 'unit'],
        ['for', ['rope'], 'number'],
      ],
    )
    expect(wide.frames('adrift').map(({ kind }) => kind)).toEqual(['copula'])
    expect(wide.frames('toll').map(({ kind }) => kind)).toEqual(['noun'])
  })

  it('are checked like all headers', () => {
    const wrong = rules.replace('moors', 'moor').replace('a barge B is adrift', 'let B be 1')
    expect(bound(wrong).diagnostics.map(({ message }) => message)).toHaveLength(2)
    const twice = game.replace('; a number of a barge', '; a number of a boat')
    expect(bound(rules, twice).diagnostics.length).toBeGreaterThan(0)
  })

  it('do not hide what is modelled', () => {
    expect(Object.keys(bound(rules, game.replace('attribute: power', 'attribute: speed')).library.attributes)).toEqual(['speed']) // prettier-ignore
  })
})
