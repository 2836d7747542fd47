/** Cards whose text is done by playing them: `convention: what an omen says is done by playing it`. */
import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

const declared = `type: omen; a card
live: the text of an omen in the hand
convention: what an omen says is done by playing it
`

function omen(text: string, game = declared) {
  const bound = bind({
    ...tiny,
    'tiny.game': tiny['tiny.game'] + game,
    'tiny.cards': `card: Sign\ntype: omen\ntext: ${text}\n`,
  })
  const clauses = Object.values(bound.library.cards)[0]?.sections['text']?.clauses ?? []
  return { clauses, faults: found(bound) }
}

/** What each ability needs, answers and does, in short. */
const abilities = (text: string) =>
  omen(text).clauses.map((clause) =>
    clause.op === 'action'
      ? [
          clause.label ?? '',
          clause.response ? `when ${clause.response.event}` : '',
          clause.while ? 'if' : '',
          clause.times === undefined ? '' : `${String(clause.times)} per ${clause.per ?? ''}`,
          ...clause.do.map((step) => step.op),
        ]
          .filter((part) => part !== '')
          .join(' ')
      : clause.op,
  )

describe('what such a card says to do', () => {
  it('is an ability of whoever plays it, also in several sentences', () => {
    expect(abilities('Draw a card. Discard a unit.')).toEqual(['perform choose perform'])
    expect(abilities('You may draw a card.')).toEqual(['perform'])
    expect(omen('Draw a card.', declared.replace(/convention.*\n/u, '')).faults[0]).toContain('GT-B40')
  })

  it('is offered where its condition holds, and so often as its text says', () => {
    expect(abilities('If you have a scout, draw a card.')).toEqual(['if perform'])
    expect(abilities('While you have a scout, draw a card.')).toEqual(['if perform'])
    expect(abilities('Draw a card if you have a scout.')).toEqual(['if perform'])
    expect(abilities('Once per game, draw a card.')).toEqual(['1 per game perform'])
    expect(abilities('Draw a card. If you have a scout, draw a card.')).toEqual(['perform branch perform'])
  })

  it('answers what its text waits for', () => {
    expect(abilities('If opponent just drew 2 cards, draw a card.')).toEqual(['when draw cards perform'])
    expect(abilities('T: If opponent just drew 2 cards, draw a card.')).toEqual(['T when draw cards perform'])
  })

  it('has its choices made first', () => {
    const [clause] = omen('Choose a unit. Discard that unit.').clauses
    expect(clause?.op === 'action' && clause.targets?.map((step) => step.op)).toEqual(['choose'])
  })

  it('with OR is another ability, under the same label', () => {
    expect(abilities('Draw a card. Draw a card. OR Discard a unit. Draw a card.')).toEqual([
      'perform perform',
      'perform perform',
    ])
    expect(abilities('T: Draw a card. OR Discard a unit.')).toEqual(['T perform', 'T perform'])
  })
})

it('a type that is not known is told', () => {
  const faults = omen('Draw a card.', declared.replace('what an omen', 'what an amen')).faults
  expect(faults.join()).toContain('amen')
})
