/** Who takes part in one event are different things; what must happen; what is printed at all. */
import { describe, expect, it } from 'vitest'
import { bindGame } from '../../../compiler/binding/index.js'
import { createReader } from '../../../compiler/reading/reader.js'
import { readFile } from '../../../grammar/index.js'

const game = {
  'bay.game': `game: Bay
players: North; South
type: card
type: crab; a card
attribute: name; a text of a crab
attribute: strength; a number of a crab
zone: sand; shared; in play
start: tide
live: the text of a crab in play`,
  'bay.rules': `procedure: tide
  the game is a draw

verb: a crab C pinches a crab D
  require C reaches D

verb: a crab C wakes

verb: a player P has a crab C pinch a crab D
  C pinches D

condition: a crab C reaches a crab D
  C's strength is at least D's strength
`,
}

function clausesOf(sentence: string): unknown[] {
  const trees = Object.entries(game).map(([file, text]) => readFile(file, text).tree)
  return bindGame(trees, createReader(), 'bay').compileText(sentence, 'crab')?.program.clauses ?? []
}

describe('a pronoun', () => {
  it('is nothing that takes part in the same event', () => {
    const [ban] = clausesOf('No crab may pinch a crab that it does not reach.')
    const part = (role: string) => ({ op: 'participant', event: 'event1', role })
    expect(JSON.stringify(ban)).toContain(JSON.stringify({ C: part('C'), D: part('D') }).slice(1, -1))
  })

  it('keeps the place of its object in the header', () => {
    const [had] = clausesOf("When an opponent's crab wakes, you may have it pinch another crab.")
    expect(had).toMatchObject({ op: 'trigger', optional: true })
    expect(JSON.stringify(had)).toContain('"C":{"op":"participant","event":"event1","role":"C"}')
  })
})

describe('conditions', () => {
  it('may ask what a text demands', () => {
    const [change] = clausesOf('While it must pinch a crab, this crab gets +1 strength.')
    expect(JSON.stringify(change)).toContain('"must":true')
  })

  it('may ask whether a text is printed', () => {
    const [change] = clausesOf('This crab gets +1 strength while it has no name.')
    const name = { op: 'attribute', of: { op: 'this' }, name: 'name' }
    expect(change).toMatchObject({
      while: { op: 'compare', by: '=', left: name, right: { op: 'nothing' } },
    })
  })
})
