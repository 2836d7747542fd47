import { expect, test } from 'vitest'
import { scenarioProblems } from '../../compiler/scenario/problems.js'
import { compile } from './harness.js'

const one = (given: string, then = '', when = '') => {
  const block = (name: string, lines: string) => (lines ? `${name}\n${lines.replace(/^/gm, '  ')}\n` : '')
  return compile(`scenario: it [4.2]\n${block('given', given)}${block('when', when)}${block('then', then)}`)
}

test('a program is plain data, with its sources, names and owners', () => {
  const { scenarios, messages } = one(
    "Tub A and Tub B are copies of Old Tub\nTub A is in North's hand\nTub B is in South's hand\nSouth's cards are Tub B\nnobody's cards are Pier Nine\nPier Nine is in the harbour",
    'Tub A is a ship',
  )
  expect(messages).toEqual([])
  const [scenario] = scenarios
  expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario)
  expect(scenario).toMatchObject({
    id: 'harbour/it',
    sources: ['4.2'],
    source: { file: 'test.scenario', line: 3 },
  })
  expect(scenario?.actors).toEqual([
    { name: 'Tub A', card: 'old-tub', owner: null, free: false },
    { name: 'Tub B', card: 'old-tub', owner: 'south', free: false },
    { name: 'Pier Nine', card: 'pier-nine', owner: null, free: true },
  ])
})

test('cards made for a scenario', () => {
  const { scenarios, messages } = one(
    'Guard is a ship with power 2, cost 3, pilot and scout, side south and text "Each other ship is power +1."\nGuard is in the harbour',
  )
  expect(messages).toEqual([])
  expect(scenarios[0]?.cards).toMatchObject([
    {
      title: 'Guard',
      type: 'ship',
      printed: { power: 2, cost: 3, icons: ['pilot', 'scout'], side: 'south' },
    },
  ])
  expect(scenarios[0]?.cards[0]?.sections['text']?.clauses).toHaveLength(1)
})

test('titles with marks', () => {
  const { scenarios, messages } = one(
    'Cove: Inner Pier is in the harbour\nOld Tub is at Cove: Inner Pier',
    'Cove: Inner Pier is a pier',
  )
  expect(messages).toEqual([])
  expect(scenarios[0]?.actors.map(({ name }) => name)).toEqual(['Cove: Inner Pier', 'Old Tub'])
})

test('titles in two scenarios of one file get different ids; shared lines come first', () => {
  const { scenarios } = compile(
    "given\n  North's gold is 1\n\nscenario: it\nthen\n  North's gold is 1\n\nscenario: it\nthen\n  North's gold is 1\n",
  )
  expect(scenarios.map(({ id }) => id)).toEqual(['harbour/it', 'harbour/it-2'])
  expect(scenarios[1]?.given).toMatchObject([{ given: 'fact', shared: true }])
})

test.each([
  ['Guard is a shp with power 2', '', '', '"shp" does not describe a card'],
  ['Guard is a pier with power 2', '', '', 'A pier has no power'],
  ['Guard A is a copy of Old Tob', '', '', 'There is no card called Old Tob'],
  ['Tub A and Tub A are copies of Old Tub', '', '', 'Tub A names a card already'],
  ["it is North's dessert phase", '', '', 'No procedure is called'],
  ['North\'s deck is "Skif"', '', '', 'There is no deck called "Skif"'],
  ['Old Tub is sort of big', '', '', 'The word "sort" is not known'],
  ['', 'North may deplyo', '', '"deplyo" is no word of this game'],
  ['', 'the power of Old Tub is 2 because "Lantern" improves it', '', '"improves" says nothing'],
  ['', '', 'Nroth: pass', '"Nroth" is no player'],
  ['', '', 'the ship sinks', 'Nobody answers'],
])('%s / %s / %s is a mistake', (given, then, when, message) => {
  const { scenarios, messages } = one(given, then, when)
  expect(messages.join('\n')).toContain(message)
  expect(scenarios).toEqual([])
})

test('every problem explains itself, and codes are unique', () => {
  const kinds = Object.values(scenarioProblems)
  expect(new Set(kinds.map(({ code }) => code)).size).toBe(kinds.length)
  for (const { title, example, fix } of kinds)
    expect([title, example, fix].every((text) => text.length > 5)).toBe(true)
})
