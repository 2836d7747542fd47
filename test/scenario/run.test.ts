import { describe, expect, test } from 'vitest'
import { failures, run } from './harness.js'

const table = `given
  North has 3 gold
  North's deck has 4 cards
  South's deck has 4 cards
  Pier Nine is in the harbour
  North's cards are Pier Nine

`
const start = `${table}scenario: it
given
  it is North's action phase
  Old Tub is in North's hand
  Sea Wolf is in South's hand
`

describe('positions', () => {
  test('conditions of the card language are made true, in any order', () => {
    const lines = `${table}scenario: it
given
  Guard B has 2 damage
  Guard B is tapped
  Guard B is at Pier Nine
  the controller of Guard B is South
  Guard A and Guard B are copies of Guard
  Guard A is in North's hand
  Guard is a ship with power 5, cost 9, scout and side north
  Lantern is attached to Guard B
  North's deck has 2 cards
  there are 2 ships in South's hand
  North's discard pile holds Old Tub, Sea Wolf
  South's cards are Sea Wolf
  South's gold is 1
then
  Guard B is tapped
  the damage on Guard B is 2
  Guard B is at Pier Nine
  the controller of Guard B is South
  Guard A is in North's hand
  the cost of Guard A is 9
  Lantern is attached to Guard B
  North's deck has 2 cards
  South's hand has 2 ships
  North's discard pile holds Old Tub, Sea Wolf
  South's gold is 1
`
    expect(failures(lines)).toEqual([])
    expect(failures(`${lines}  North's discard pile holds Sea Wolf, Old Tub\n`)).toHaveLength(1)
    expect(failures(lines.replace('then', 'then\n  Guard A is tapped'))).toHaveLength(1)
  })

  test('draws come from the deck that the game declares, and dice as given', () => {
    const lines = `${table}scenario: it
given
  South's next draws are 7, 8
  it is South's turn
  the next dice are 5
  a fight at Pier Nine by South is starting
  Old Tub is in North's hand
when
  all pass
then
  events: the fight ends
  no events: South draws a card
  South's gold is 2
when
  all pass
then
  events: South draws a card
  South's gold is 2
  there is a card with cost 7 in South's hand
`
    expect(failures(lines)).toEqual([])
    expect(failures(lines.replace('are 5', 'are 5, 6'))[0]).toContain('never rolled: 6')
  })

  test('a position that contradicts itself fails before anything is played', () => {
    const found = failures(
      `${start}  Old Tub is at Pier Nine\n  Old Tub is in South's hand\nthen\n  North may pass\n`,
    )
    expect(found[0]).toContain('when the position is ready')
  })

  test('what has happened is remembered', () => {
    const lines = `${table}scenario: it
given
  it is North's action phase
  North has drawn a card this turn
then
  North has drawn a card this turn
`
    expect(failures(lines)).toEqual([])
    expect(failures(lines.replace('  North has drawn', '  South has drawn'))).toHaveLength(1)
  })
})

describe('answers and what follows', () => {
  test('words choose options, forced choices need none, passing goes on until what was begun is done', () => {
    const result = run(`${start}when
  North: deploy Old Tub to Pier Nine
then
  Old Tub is at Pier Nine
  North's gold is 2
  South decides
  events: North deploys Old Tub
  no events: South draws a card
when
  all pass
then
  events: North's action phase ends
  no events: South draws a card
  South decides
  events: South draws a card; South's action phase begins
`)
    expect(result.failures).toEqual([])
    expect(result.decisions).toEqual(['North: deploy', 'South: pass'])
    expect(result.trace.join('\n')).toContain('harbour.rules:')
  })

  test('passing until an event', () => {
    const lines = `${start}when
  all pass until North's action phase begins
then
  events: South's turn ends; North draws a card
  North decides
`
    expect(failures(lines)).toEqual([])
    expect(
      failures(
        lines.replace('until North', 'until the fight ends\n  North: pass\n  all pass until North'),
      )[0],
    ).toContain('somebody has to choose before that')
  })

  test('a moment that has passed can be asked about', () => {
    const lines = `${start}when
  North: deploy Old Tub
then
  as North deploys Old Tub: North's gold is 2
  as North spends 1 gold: Old Tub is in North's hand
`
    expect(failures(lines)).toEqual([])
    expect(failures(lines.replace('gold is 2', 'gold is 3'))[0]).toContain(
      'gold on North (2) = 3 does not hold',
    )
    expect(failures(lines.replace('as North deploys', 'as South deploys'))[0]).toContain(
      'no such event happened',
    )
  })

  test('a choice that was forced may be named all the same', () => {
    const lines = `${start}when
  North: deploy
  North: Old Tub
`
    expect(failures(lines)).toEqual([])
    expect(failures(lines.replace('North: Old Tub', 'North: Sea Wolf'))[0]).toContain('Sea Wolf')
  })

  test('wrong answers show the decision', () => {
    expect(failures(`${start}when\n  North: deploy Sea Wolf\n`)[0]).toContain(
      'no option is called "Sea Wolf"',
    )
    expect(failures(`${start}when\n  South: pass\n`)[0]).toContain('North has to decide first')
    expect(() => failures(`${start}when\n  North: deploy Old Tub twice\n`)).toThrow(
      '"twice" is no word of this game',
    )
  })
})

describe('expectations', () => {
  const table3 = `${start.replace('Old Tub is in', 'Guard is a ship with cost 9 and side north\n  Guard is in')}  Old Tub is at Pier Nine
  Lantern is in the harbour
then
`
  test.each([
    ['the power of Old Tub is 3 because "Lantern" adds 1', null],
    ['the power of Old Tub is 3 because "Lantern" adds 2', 'add 1: Lantern'],
    ['the power of Old Tub is 3 because "Amulet"', 'Lantern'],
    ['North may pass', null],
    ['North may deploy Guard', 'no option'],
    ['North may not deploy Guard because "cost"', null],
    ['North may not deploy Guard because "full moon"', 'refused because of'],
    ['North may not pass', 'it was accepted'],
    ['North decides', null],
    ['South decides', 'North has to decide'],
    ['the game goes on', null],
    ['North has won', 'the game goes on'],
    ['no events: North passes', 'event'],
  ])('%s', (line, found) => {
    let results: string[]
    try {
      results = failures(`${table3}  ${line}\n`)
    } catch (error) {
      results = [String(error)]
    }
    if (found === null) expect(results).toEqual([])
    else expect(results.join('\n')).toContain(found)
  })

  test('an answer that must be refused', () => {
    expect(failures(`${start}expect error\n  South: deploy Sea Wolf\n`)).toEqual([])
    expect(failures(`${start}expect error\n  North: deploy Old Tub\n`)[0]).toContain('it was accepted')
  })

  test('the choices on offer', () => {
    const lines = `${start}  Guard is a ship with cost 1 and side north\n  Guard is in North's hand
when
  North: deploy
then
  North's choices are Guard and Old Tub
`
    expect(failures(lines)).toEqual([])
    expect(failures(lines.replace('Guard and Old Tub', 'Guard'))[0]).toContain('there are 2 options')
  })
})

describe('decks', () => {
  const decks = 'game: harbour\n\ndeck: Night Fleet\n3 Old Tub\n1 Lantern\n\ndeck: Skiff\n2 Sea Wolf\n'
  test('legal or not, and played from the start', () => {
    const lines = `scenario: it
given
  North's deck is "Night Fleet"
  South's deck is "Skiff"
  a game is starting
then
  the deck "Night Fleet" is legal
  the deck "Skiff" is not legal because "at least 3"
  North's hand has 1 card
`
    expect(failures(lines, decks)).toEqual([])
    expect(failures(lines.replace('Skiff" is not', 'Night Fleet" is not'), decks)[0]).toContain('it is legal')
  })
})
