import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceFrom } from '../../runtime/bots/chance.js'
import { randomAnswer } from '../../runtime/bots/random-bot.js'
import { advance, start } from '../../runtime/play/advance.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { hashOf } from '../../runtime/state/hash.js'
import { begin, replay } from '../../runtime/save/save.js'
import type { Answer, State } from '../../runtime/state/state.js'
import { decks, duel } from './duel.js'

const library = duel()
const linked = linkGame(library)
const setup = decks(library)
const seeds = fc.string({ maxLength: 6 })

/** The states of a game with random answers, up to a number of decisions. */
function line(seed: string, most: number): { states: State[]; answers: Answer[] } {
  const chance = chanceFrom(seed)
  let { state } = start(linked, seed, setup)
  const states = [state]
  const answers: Answer[] = []
  while (state.decision && answers.length < most) {
    const answer = randomAnswer(state.decision, chance)
    state = advance(linked, state, answer).state
    answers.push(answer)
    states.push(state)
  }
  return { states, answers }
}

describe('laws of play', () => {
  it('a state read back from JSON plays on identically', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { states, answers } = line(seed, 60)
        answers.forEach((answer, index) => {
          const read = JSON.parse(JSON.stringify(states[index])) as State
          expect(hashOf(advance(linked, read, answer).state)).toBe(hashOf(states[index + 1] as State))
        })
      }),
      { numRuns: 4 },
    )
  })

  it('the same seed and answers give the same state, and a state is never changed', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const first = line(seed, 80)
        const before = first.states.map((state) => JSON.stringify(state))
        const second = line(seed, 80)
        expect(second.states.map(hashOf)).toEqual(first.states.map(hashOf))
        expect(first.states.map((state) => JSON.stringify(state))).toEqual(before)
      }),
      { numRuns: 3 },
    )
  })

  it('undo to any decision and forward again is the same game', () => {
    fc.assert(
      fc.property(seeds, fc.nat(50), (seed, back) => {
        const { states, answers } = line(seed, 50)
        const record = { ...begin(linked, seed, setup), answers }
        const count = Math.min(back, answers.length)
        const undone = replay(linked, record, count)
        expect(hashOf(undone.state)).toBe(hashOf(states[count] as State))
        let { state } = undone
        for (const answer of answers.slice(count)) state = advance(linked, state, answer).state
        expect(hashOf(state)).toBe(hashOf(states.at(-1) as State))
      }),
      { numRuns: 4 },
    )
  })

  it('no card is lost or doubled', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { states } = line(seed, 120)
        for (const state of states) {
          const inZones = Object.values(state.zones).flat()
          expect(new Set(inZones).size).toBe(inZones.length)
          const cardsInZones = new Set(inZones)
          const astray = Object.values(state.things).filter(
            (thing) =>
              thing.kind === 'card' &&
              (cardsInZones.has(thing.id) !== (thing.placed === null) ||
                (thing.zone !== null && !state.zones[thing.zone]?.includes(thing.id))),
          )
          expect(astray).toEqual([])
        }
        const cards = (state: State) =>
          Object.values(state.things).filter(({ kind }) => kind === 'card').length
        expect(cards(states.at(-1) as State)).toBe(cards(states[0] as State))
      }),
      { numRuns: 4 },
    )
  })

  it('every offered option can be taken', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const state of line(seed, 60).states) {
          const { decision } = state
          if (!decision || decision.most !== 1) continue
          decision.options.forEach((option, index) => {
            const { events } = advance(linked, state, [index])
            const refused = events.find(({ what }) => what === 'refused')
            expect(refused, `${option.label}: ${refused?.reason ?? ''}`).toBeUndefined()
          })
          expect(new Set(decision.options.map(({ label }) => label)).size).toBe(decision.options.length)
        }
      }),
      { numRuns: 4 },
    )
  })
})
