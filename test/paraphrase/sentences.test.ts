/** Paraphrases of sentences of the small game of the language page. */
import { describe, expect, it } from 'vitest'
import { bearerIn, paraphrase, wordingsOf, type Wordings } from '../../compiler/paraphrase/index.js'
import { createReader } from '../../compiler/reading/reader.js'
import { readPhrase } from '../../grammar/index.js'
import { entries, onCard } from '../reading/clauses/harbour.js'

/** The roles of events, as their headers name them. */
const events = Object.fromEntries(
  entries.flatMap((entry) => {
    if (entry.entry !== 'frame' || !('event' in entry.frame.target)) return []
    const { subject, complements, target } = entry.frame
    const slots = [...(subject === null ? [] : [subject]), ...complements]
    const roles = slots.flatMap(({ role, type }) =>
      role === null || type === null ? [] : [{ name: role, type: type.name, optional: false }],
    )
    return [[target.event, { roles }]]
  }),
) as unknown as Wordings['events']
const wordings = wordingsOf(
  {
    attributes: {},
    events,
    stacking: [],
    types: { unit: { parent: 'card' }, ship: { parent: 'unit' }, place: { parent: 'card' } },
    windows: {},
  },
  entries,
)

function said(text: string): string[] {
  const { readings } = createReader().sentence(readPhrase(text).phrase, onCard)
  return readings.map(({ meaning }) =>
    paraphrase({ as: 'sentence', meaning }, wordings, bearerIn(text, wordings)),
  )
}

describe('the paraphrase', () => {
  const cases: [printed: string, words: string][] = [
    [
      'If this unit would suffer N damage, N becomes N + 1.',
      'Whenever this unit would suffer N damage, this happens first: N becomes N plus 1.',
    ],
    ['Deploys only to a place.', 'This card may be deployed to a place only if that place is a place.'],
    [
      'You may discard a card. If you do not, destroy a unit.',
      'When the rules carry out this text:\n  You may do this:\n    You choose a card in play.\n    You discard the chosen card.\n' +
        '  If that was not done:\n    You choose a unit in play.\n    You destroy the chosen unit.',
    ],
    [
      'Destroy a tapped pilot with power less than 3.',
      'When the rules carry out this text:\n  You choose a tapped pilot unit in play with power less than 3.\n  You destroy the chosen unit.',
    ],
    [
      'While ready, each of your other pilots is cumulatively power +1.',
      'While this text is in force and this card is ready, the power of each other pilot unit you control is 1 higher. Several such changes add up.',
    ],
    [
      'While you have at most 1 pilot, power +1.',
      'While this text is in force and there is at most 1 pilot unit you control, this card’s power is 1 higher. Several such changes add up.',
    ],
    [
      'Each pilot that is not tapped is power +1.',
      'While this text is in force, the power of each pilot unit in play that is not tapped is 1 higher. Several such changes add up.',
    ],
    [
      'When this unit suffers N damage, draw a card.',
      'Whenever this unit suffers any amount of damage, you draw 1 card.',
    ],
    ['When a unit is destroyed, draw a card.', 'Whenever a unit is destroyed, you draw 1 card.'],
    [
      'While this unit is tapped and you have a scout, power +1.',
      'While this text is in force, this unit is tapped, and there is a scout unit you control: this unit’s power is 1 higher. Several such changes add up.',
    ],
    [
      'Each of your units at the same place as this unit is power +1.',
      'While this text is in force, the power of each unit you control that is at the same place as this unit is 1 higher. Several such changes add up.',
    ],
    [
      'Destroy a unit other than Mara.',
      'When the rules carry out this text:\n  You choose a unit in play that is not a unit whose byname is “Mara”.\n  You destroy the chosen unit.',
    ],
    [
      'Draw a card for each ship crewed by Mara.',
      'When the rules carry out this text: you draw a number of cards equal to the number of ships that a unit whose byname is “Mara” crews.',
    ],
    [
      'Choose one: draw a card; or gain 3 gold.',
      'When the rules carry out this text:\n  You choose one of these:\n    - You draw 1 card.\n    - You gain 3 gold.',
    ],
  ]
  it.each(cases)('%s', (printed, words) => {
    expect(said(printed)).toEqual([words])
  })
})
