import { describe, expect, it } from 'vitest'
import { bindGame } from '../../../compiler/binding/index.js'
import { createReader } from '../../../compiler/reading/reader.js'
import { readFile, readText } from '../../../grammar/index.js'

const files: Record<string, string> = {
  'cards-src/reef/reef.game': `game: Reef
players: North; South
type: card
type: ship; a card
type: pier; a card
attribute: luck draw; a number of a player; at least 0; normally its luck
attribute: high luck draw; a number of a player; at least 0; normally its luck
attribute: luck; a number of a player
attribute: high luck; a number of a player
attribute: night raid; a number of a player P at a pier L; normally 1
zone: deck; of each player; ordered; seen by nobody
zone: sea; shared; in play
counter: gold; on a player
relation: at; stored
window: actions; offers abilities; closes after 2 passes
window: answers; answers; closes after 2 passes
order of changes: base, add
ordering: by the turn player
live: the text of a ship in play
use: use
start: game
`,
  'cards-src/reef/reef.rules': `procedure: game
  do turn of North

procedure: turn of a player P
  window: actions, starting with P

procedure: use of the source (a card) by the user (a player)
  the user chooses its targets
  the user pays its cost
  carry out its effect

procedure: luck draw by the drawer (a player)
  the drawer draws luck

procedure: high luck draw by the drawer (a player)
  the drawer draws high luck

procedure: raid at the port (a pier) by the raider (a player)
  the raider begins a night raid at the port

verb: a player P draws luck
  after: answers
  move the top card of P's deck to P's deck

verb: a player P draws high luck
  after: answers
  move the top card of P's deck to P's deck

verb: a player P begins a night raid [at a pier L]
  after: answers

verb: a player P wins a night raid [at a pier L]
  after: answers

verb: a player P loses N gold
  P's gold becomes P's gold - N
`,
}

const trees = Object.entries(files).map(([file, text]) => readFile(file, text, {}).tree)
const reader = createReader()
const bound = bindGame(trees, reader, 'reef')
const scope = { lexicon: bound.lexicon, names: [], self: { type: 'ship' }, running: [], mentioned: [] }

function read(text: string) {
  const [phrase] = readText(text, '', {}).sentences
  if (!phrase) throw new Error('no sentence')
  return reader.sentence(phrase, scope)
}

const clauses = (text: string) => {
  const { readings } = read(text)
  expect(readings).toHaveLength(1)
  return readings[0]?.meaning
}

describe('what was just done, called by a noun', () => {
  it('has a game that compiles', () => {
    expect(bound.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })
  it('is canceled in answer to it', () => {
    const cancel = { op: 'cancel', what: { op: 'running', procedure: 'raid' } }
    const response = { event: 'begin a night raid', stage: 'just' }
    expect(clauses('May cancel a night raid just begun.')).toMatchObject([
      { op: 'action', response, do: [cancel] },
    ])
    expect(
      clauses("Once per turn, may lose 2 gold to cancel opponent's just begun night raid."),
    ).toMatchObject([
      { op: 'action', response, cost: [{ op: 'perform', event: 'lose gold' }], do: [cancel], times: 1 },
    ])
    expect(clauses('Lose 2 gold -> cancel a night raid just begun.')).toMatchObject([
      { op: 'action', response, cost: [{ op: 'perform', event: 'lose gold' }], do: [cancel] },
    ])
  })
  it('may be of several kinds, which are answered each', () => {
    expect(clauses('May cancel a just drawn luck.')).toMatchObject([
      { response: { event: 'draw luck' }, do: [{ what: { procedure: 'luck draw' } }] },
      { response: { event: 'draw high luck' }, do: [{ what: { procedure: 'high luck draw' } }] },
    ])
  })
  it('has a number that changes until it is over', () => {
    expect(clauses('May add 2 to your just drawn high luck.')).toMatchObject([
      {
        op: 'action',
        response: { event: 'draw high luck' },
        do: [
          {
            op: 'apply',
            clause: { op: 'change', attribute: 'high luck draw', layer: 'add', cumulative: true },
            until: { event: 'high luck draw', stage: 'end' },
          },
        ],
      },
    ])
  })
  it('is told as an event, whoever did it', () => {
    expect(clauses('If a night raid was just begun at a pier, draw luck.')).toMatchObject([
      { op: 'trigger', pattern: { event: 'begin a night raid', stage: 'just' } },
    ])
    expect(read('May cancel a night raid was just begun.').readings).toEqual([])
  })
  it('is not any of several things that are done', () => {
    expect(read('May cancel a night raid.').readings).toEqual([])
    expect(read('May cancel night raid just begun.').readings).toEqual([])
  })
})
