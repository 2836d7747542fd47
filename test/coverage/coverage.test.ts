import { describe, expect, it } from 'vitest'
import { coverageOf, type Coverage } from '../../compiler/coverage/index.js'
import { readList } from '../../compiler/importing/read-list.js'
import { sources } from '../importing/harbour.js'

const action = 'Once during each of your turns, you may discard this unit to'
const records = [
  { title: 'Cutter', type: 'Ship', kind: 'Fast', power: 1, text: `${action} draw 2 cards.` },
  { title: 'Barge', type: 'Ship', power: 2, text: `${action} gain 2 gold.` },
  { title: 'Bard', type: 'Unit', text: `${action} praise a unit. ${action} draw a card.` },
  { title: 'Beauty', type: 'Unit', text: 'This unit is charm +1.' },
  { title: 'Keel', type: 'Unit', power: 'X', text: `${action} draw a card.` },
  { title: 'Raft', type: 'Unit', text: 'Whenever glorbing, zorble the frump.' },
  { title: 'Buoy', type: 'Place', text: 'This place is power +1.' },
  { title: 'Stone', type: 'Unit', text: '' },
]

function cover(list: object[], files = sources()): Coverage {
  const { cards } = readList(list.map((one) => JSON.stringify(one)).join('\n'))
  return coverageOf({
    id: 'harbour',
    sources: files,
    list: cards,
    file: 'list.cards',
    step: () => undefined,
  })
}

const coverage = cover(records)
const blocked = (title: string) =>
  coverage.blockers
    .filter(({ example }) => example.title === title)
    .map(({ kind, what }) => `${kind}: ${what}`)

describe('what counts as understood', () => {
  it('one meaning, of which every word is shown to do something', () => {
    expect(coverage).toMatchObject({ cards: 8, sentences: 8 })
    expect(coverage.understood).toEqual({ cards: 2, sentences: 3 })
    expect(coverage.shares.understood).toEqual({ cards: 2 / 8, sentences: 3 / 8 })
  })

  it('not a verb that no scenario shows, nor one without an effect, nor a value that no rule uses', () => {
    expect(blocked('Barge')).toEqual(['effect: event gain gold'])
    expect(blocked('Bard')).toEqual(['effect: event praise'])
    expect(blocked('Beauty')).toEqual(['effect: attribute charm'])
  })

  it('not a card whose header is wrong, or whose text is never in force', () => {
    expect(blocked('Keel')).toEqual(['field: The power should be a number, not ….'])
    expect(blocked('Buoy')).toContain('effect: the text of a place is never in force')
  })

  it('nothing, while no scenario passes', () => {
    const none = sources().filter(({ file }) => !file.endsWith('.scenario'))
    const failing = sources().map((one) => ({
      ...one,
      text: one.text.replace('hand has 3 cards', 'hand has 4 cards'),
    }))
    for (const files of [none, failing]) {
      const { understood, blockers } = cover(records.slice(0, 1), files)
      expect(understood).toEqual({ cards: 0, sentences: 0 })
      expect(blockers.map(({ what }) => what)).toContain('event discard')
    }
  })

  it('and what the rules only ask for, where a text in a scenario forbids it', () => {
    const rules = `
verb: a player P feasts

procedure: banquet of the host (a player)
  if the host may feast
    the host draws 1 card
`
    const quiet = `
scenario: nobody feasts
given
  Lock is a unit with text "Opponent may not feast."
  Lock is in the sea
  North's cards are Lock
  the banquet of South is starting
then
  South's hand has 0 cards
`
    const files = (scenario: string) =>
      sources().map((one) => {
        if (one.file.endsWith('.rules')) return { ...one, text: one.text + rules }
        return one.file.endsWith('.scenario') ? { ...one, text: one.text + scenario } : one
      })
    const list = [{ title: 'Gag', type: 'Unit', text: 'Opponent may not feast.' }]
    expect(cover(list, files('')).blockers.map(({ what }) => what)).toEqual(['event feast'])
    expect(cover(list, files(quiet)).understood).toEqual({ cards: 1, sentences: 1 })
  })

  it('and what is understood is parsed and confirmed', () => {
    const { parsed, confirmed, understood } = coverage
    expect(parsed.sentences).toBeGreaterThanOrEqual(confirmed.sentences)
    expect(confirmed.sentences).toBeGreaterThanOrEqual(understood.sentences)
    expect(blocked('Raft')).not.toEqual([])
  })
})

describe('cards that need rules which the game does not have', () => {
  const declared = sources().map((one) => ({
    ...one,
    text: one.text.replace(
      'list: kind; is type\n',
      'list: kind; is type\nlist: fast ship; has no rules\nlist: frump; has no rules\n',
    ),
  }))

  it('are counted apart, by their type or a word of their text', () => {
    const { withoutRules } = cover(records, declared)
    expect(withoutRules).toMatchObject({ cards: 2, sentences: 2, understood: { cards: 1, sentences: 1 } })
    expect(coverage.withoutRules.cards).toBe(0)
  })
})

describe('the report', () => {
  it('counts by the types of the list', () => {
    expect(coverage.byType['Ship']).toMatchObject({
      cards: 2,
      sentences: 2,
      understood: { cards: 1, sentences: 1 },
    })
    expect(Object.keys(coverage.byType)).toEqual(['Unit', 'Ship', 'Place'])
  })

  it('ranks what blocks by the cards that it blocks', () => {
    const more = cover([...records, ...records.slice(1, 2).map((one) => ({ ...one, title: 'Barge Two' }))])
    expect(more.blockers[0]).toMatchObject({
      kind: 'effect',
      what: 'event gain gold',
      level: 'understood',
      cards: 2,
      sentences: 2,
      alone: 2,
      example: { line: 2, title: 'Barge' },
    })
    const counts = more.blockers.map(({ cards }) => cards)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  it('is the same each time', () => {
    const few = records.slice(0, 3)
    expect(JSON.stringify(cover(few))).toBe(JSON.stringify(cover(few)))
    expect(coverage.shuffledAccepted).toBeGreaterThanOrEqual(0)
  })
})
