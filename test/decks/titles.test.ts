/** What a deck is read as: which card a title means, where several bear it, and who plays with it. */
import { describe, expect, it } from 'vitest'
import { compileDecks } from '../../compiler/decks/index.js'
import { readFile } from '../../grammar/index.js'
import { bound, library } from '../scenario/harness.js'

const [lantern] = Object.values(library.cards).filter(({ title }) => title === 'Lantern')
if (!lantern) throw new Error('no Lantern')
const twin = { ...lantern, id: 'lantern-of-the-south', printed: { ...lantern.printed, side: 'south' } }
const twins = { ...library, cards: { ...library.cards, [twin.id]: twin } }

function compiled(text: string) {
  const { tree } = readFile('twins.deck', `game: harbour\n\n${text}`)
  if (tree.kind !== 'deck') throw new Error('no deck file')
  const { decks, problems } = compileDecks(tree, bound.lexicon, twins)
  return { cards: decks[0]?.parts.flatMap(({ cards }) => cards), problems }
}

it('is for scenarios alone when its head says so', () => {
  const decks = (text: string) => {
    const { tree } = readFile('lamps.deck', `game: harbour\n\n${text}`)
    return tree.kind === 'deck' ? compileDecks(tree, bound.lexicon, library).decks : []
  }
  const [kept, played] = decks('deck: Lamps\nuse: scenarios\n2 Lantern\n\ndeck: More Lamps\n3 Lantern')
  expect(kept?.onlyInScenarios).toBe(true)
  expect(played && 'onlyInScenarios' in played).toBe(false)
})

describe('a title in a deck', () => {
  it.each([
    ['north', lantern.id],
    ['South', twin.id],
  ])('means the card that is what the head of the deck says: %s', (side, card) => {
    const { cards, problems } = compiled(`deck: Lamps\nside: ${side}\n2 Lantern`)
    expect(problems).toEqual([])
    expect(cards).toEqual([{ card, count: 2 }])
  })

  it('is a mistake where the head of the deck leaves it open', () => {
    const { problems } = compiled('deck: Lamps\n2 Lantern')
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'GT-S05 Several cards are called "Lantern".',
    ])
  })
})
