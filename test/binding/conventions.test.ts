import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

const line = 'convention: a heading with a number guesses\n'
const verb = `
verb: a player P guesses
  gives: a number
  give back the number of cards in P's hand
`
const card = `card: Lucky Cat
type: unit
text: T (4+): Draw 2 cards.
`

describe('a heading with a number', () => {
  it('tries by the verb that the game names', () => {
    const bound = bind({
      'tiny.game': tiny['tiny.game'] + line,
      'tiny.rules': tiny['tiny.rules'] + verb,
      'tiny.cards': card,
    })
    expect(found(bound)).toEqual([])
    expect(bound.library.cards['lucky-cat']?.sections['text']?.clauses[0]).toMatchObject({
      op: 'action',
      label: 'T',
      do: expect.arrayContaining([
        expect.objectContaining({ op: 'perform', event: 'guess', as: 'reached' }),
      ]) as unknown,
    })
  })

  it('needs a verb that gives a number', () => {
    const game = { 'tiny.game': tiny['tiny.game'] + line, 'tiny.rules': tiny['tiny.rules'] }
    expect(found(bind(game))).toEqual([
      'tiny.game:21 GT-B42 The game has no verb "guesses" that gives a number.',
    ])
    const silent = verb.replace(/ {2}give.*\n/g, '') + '  draw 1 card\n'
    expect(found(bind({ ...game, 'tiny.rules': game['tiny.rules'] + silent })).join()).toContain('GT-B42')
  })

  it('can not be read where the game names none', () => {
    const bound = bind({ ...tiny, 'tiny.cards': card })
    expect(found(bound)).toEqual([expect.stringContaining('GT-R0')])
  })

  it('may leave its number open where the game says how far it goes', () => {
    const open = card.replace('4+', 'X+').replace('2', 'X')
    const texts = {
      'tiny.game': tiny['tiny.game'] + line,
      'tiny.rules': tiny['tiny.rules'] + verb,
      'tiny.cards': open,
    }
    expect(found(bind(texts)).join()).toContain('GT-R0')
    const bound = bind({
      ...texts,
      'tiny.game': `${texts['tiny.game']}convention: open numbers go up to 9\n`,
    })
    expect(found(bound)).toEqual([])
    expect(bound.library.cards['lucky-cat']?.sections['text']?.clauses[0]).toMatchObject({
      targets: [{ op: 'choose-number', as: 'X', most: { op: 'number', value: 9 } }],
    })
  })
})

describe('several of a keyword', () => {
  const keyword = (game: string, more = '') =>
    bind({
      ...tiny,
      'tiny.game': tiny['tiny.game'].replace('convention: keywords combine by each\n', game),
      'more.rules': `keyword: Ward N\n${more}  This unit gets +N power.\n`,
    })

  it('come to what the keyword says, or else the game', () => {
    expect(keyword('', '  combines: add\n').library.keywords['ward']?.combine).toBe('add')
    expect(keyword('convention: keywords combine by once\n').library.keywords['ward']?.combine).toBe('once')
  })

  it('are a finding where neither says', () => {
    expect(found(keyword('')).join()).toContain('GT-B46')
    expect(found(keyword('', '  combines: each\n'))).toEqual([])
  })
})
