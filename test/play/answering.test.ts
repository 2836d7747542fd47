import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from '../binding/bind.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { runScenario } from '../../runtime/scenario/index.js'
import { compileScenarios } from '../../compiler/scenario/index.js'
import { createReader } from '../../compiler/reading/reader.js'
import { readFile } from '../../grammar/index.js'

const texts = {
  ...tiny,
  'tiny.game': `${tiny['tiny.game']}
type: trick; a card
zone: waiting; shared
window: answers; answers; closes after 2 passes; the opponent first
live: the text of a trick in the hand
use: use
`,
  'tiny.rules': `${tiny['tiny.rules']}
procedure: use of the source (a card) by the user (a player)
  if the source is a trick
    the user tries the source
  carry out its effect
  if the use was canceled
    discard the source
  otherwise if the source is in waiting
    move the source to the bottom of the source's owner's deck

action: a player P marches
  in: actions
  do raid by P

procedure: raid by the raider (a player)
  the raider starts a raid
  the raider draws 3 cards

verb: a player P starts a raid
  after: answers

verb: a player P tries a trick T
  after: answers
  move T to waiting
`,
  'tiny.cards': `${tiny['tiny.cards']}
card: Windfall
type: trick
text: T: Draw 2 cards.

card: Ambush
type: trick
text: If opponent just started a raid, cancel the raid.

card: Refusal
type: trick
text: If opponent just tried a trick, cancel that trick.
`,
}

const scenario = `game: tiny
scenario: an answer to an answer
given
  it is North's turn
  North's deck has 5 cards
  Windfall is in North's hand
  First is in South's hand
  First and Second are copies of Refusal
  Second is in North's hand
when
  North: Windfall
then
  South decides
when
  South: First
  North: Second
  all pass
then
  North's hand has 3 cards
  South's discard pile holds First

scenario: an answer that cancels what it answers is carried out to its end
given
  it is North's turn
  North's deck has 5 cards
  Ambush is in South's hand
when
  North: march
  South: Ambush
  all pass
then
  North's hand has 1 card
  Ambush is in South's deck
`

describe('a window that asks the opponent first, and cards canceled while they are used', () => {
  it('cancels the use of a card, which then goes where the rules say', () => {
    const bound = bind(texts)
    expect(found(bound)).toEqual([])
    const { tree } = readFile('tiny.scenario', scenario)
    if (tree.kind !== 'scenario') throw new Error('no scenario')
    const compiled = compileScenarios(tree, bound.lexicon, createReader(), bound.library, {
      decks: [],
      compileText: bound.compileText,
    })
    expect(compiled.problems).toEqual([])
    const linked = linkGame(bound.library)
    for (const program of compiled.scenarios) expect(runScenario(linked, program).failures).toEqual([])
  })
})
