import { expect, it } from 'vitest'
import { bots, playMatch } from '../../runtime/bots/match.js'
import { chanceFrom } from '../../runtime/bots/chance.js'
import { afterwards, atEachDecision, cardsIn, nowAndThen } from '../../runtime/exercise/laws.js'
import { playContest } from '../../runtime/exercise/matches.js'
import { start } from '../../runtime/play/advance.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import type { State } from '../../runtime/state/state.js'
import { decks, duel } from '../play/duel.js'

const linked = linkGame(duel())
const setup = decks(duel())
const { state } = start(linked, 'laws', setup)
const chance = chanceFrom('laws')
const changed = (change: (state: State) => void): State => {
  const copy = structuredClone(state)
  change(copy)
  return copy
}
const zone = Object.keys(state.zones).find((id) => (state.zones[id]?.length ?? 0) > 1) ?? ''

it('holds for a game that goes well, from the first decision to the last', () => {
  expect(atEachDecision(state, cardsIn(state))).toBeNull()
  expect(nowAndThen(linked, state, [0], chance)).toBeNull()
  const watch = { linked, looks: { decision: 3, game: 1 } }
  const outcome = playContest(linked, { setup, bots: {}, seed: 'one' }, 2000, watch)
  expect(outcome).toMatchObject({ fault: null })
  expect(outcome.choices).toBeLessThanOrEqual(outcome.decisions)
  expect(playContest(linked, { setup, bots: {}, seed: 'one' }, 2000)).toEqual(outcome)
})

it('notices a card that is lost, doubled or astray', () => {
  const cards = cardsIn(state)
  expect(atEachDecision(state, cards + 1)).toContain('cards')
  expect(
    atEachDecision(
      changed(({ zones }) => zones[zone]?.pop()),
      cards,
    ),
  ).toContain('not where it says')
  expect(
    atEachDecision(
      changed(({ zones }) => zones[zone]?.push(zones[zone][0] ?? '')),
      cards,
    ),
  ).toContain('two zones')
})

it('notices a decision that can not be answered, or whose options can not be told apart', () => {
  const none = changed(({ decision }) => decision && (decision.options = []))
  expect(atEachDecision(none, cardsIn(state))).toContain('can not be answered')
  const twice = changed(({ decision }) => decision?.options.push(...decision.options))
  expect(atEachDecision(twice, cardsIn(state))).toContain('one label')
})

it('notices that a game can not be played again', () => {
  const match = playMatch(linked, 'again', setup, bots.random())
  expect(afterwards(linked, setup, match)).toBeNull()
  expect(afterwards(linked, setup, { ...match, hash: '0' })).toContain('another end')
})
