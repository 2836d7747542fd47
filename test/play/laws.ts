/** The laws of play, over games with random answers. They hold for any game; each caller brings its own. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceFrom } from '../../runtime/bots/chance.js'
import { randomAnswer } from '../../runtime/bots/random-bot.js'
import type { Linked } from '../../runtime/link/linked.js'
import { advance, start } from '../../runtime/play/advance.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import type { Setup } from '../../runtime/play/setup.js'
import { whyNot } from '../../runtime/play/why-not.js'
import { begin, replay } from '../../runtime/save/record.js'
import { hashOf } from '../../runtime/state/hash.js'
import type { Answer, State } from '../../runtime/state/state.js'

interface Bounds {
  /** Decisions of a game that are looked at. */
  decisions: number
  /** Games for each law. */
  runs: number
}

export function describeLaws(
  name: string,
  game: () => { linked: Linked; setup: Setup },
  { decisions, runs }: Bounds,
): void {
  const seeds = fc.string({ maxLength: 6 })

  /** The states of a game with random answers, up to a number of decisions. */
  function line(seed: string, most = decisions): { states: State[]; answers: Answer[] } {
    const { linked, setup } = game()
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

  describe(`laws of play: ${name}`, () => {
    it('a state read back from JSON plays on identically', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { states, answers } = line(seed)
          answers.forEach((answer, index) => {
            const read = JSON.parse(JSON.stringify(states[index])) as State
            const next = advance(game().linked, read, answer).state
            expect(hashOf(next)).toBe(hashOf(states[index + 1] as State))
          })
        }),
        { numRuns: runs },
      )
    })

    it('what is kept from earlier positions makes no difference', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { states, answers } = line(seed)
          for (let index = 0; index < answers.length; index += 5) {
            const read = JSON.parse(JSON.stringify(states[index])) as State
            const next = advance(linkGame(game().linked.library), read, answers[index] as Answer).state
            expect(JSON.stringify(next)).toBe(JSON.stringify(states[index + 1]))
          }
        }),
        { numRuns: runs },
      )
    })

    it('the same seed and answers give the same state, and a state is never changed', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const first = line(seed)
          const before = first.states.map((state) => JSON.stringify(state))
          const second = line(seed)
          expect(second.states.map(hashOf)).toEqual(first.states.map(hashOf))
          expect(first.states.map((state) => JSON.stringify(state))).toEqual(before)
        }),
        { numRuns: runs },
      )
    })

    it('undo to any decision and forward again is the same game', () => {
      fc.assert(
        fc.property(seeds, fc.nat(decisions), (seed, back) => {
          const { linked, setup } = game()
          const { states, answers } = line(seed)
          const record = { ...begin(linked, seed, setup), answers }
          const count = Math.min(back, answers.length)
          const undone = replay(linked, record, count)
          expect(hashOf(undone.state)).toBe(hashOf(states[count] as State))
          let { state } = undone
          for (const answer of answers.slice(count)) state = advance(linked, state, answer).state
          expect(hashOf(state)).toBe(hashOf(states.at(-1) as State))
        }),
        { numRuns: runs },
      )
    })

    it('no card is lost or doubled', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { states } = line(seed, 3 * decisions)
          for (const state of states) expectEveryCardInOnePlace(state)
          expect(cardsIn(states.at(-1) as State)).toBe(cardsIn(states[0] as State))
        }),
        { numRuns: runs },
      )
    })

    it('"why not" has a reason for every action that is not offered, and none for those that are', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { linked } = game()
          const actions = Object.entries(linked.library.events).filter(([, { kind }]) => kind === 'action')
          for (const state of line(seed).states) {
            const { decision } = state
            if (decision?.kind !== 'act') continue
            for (const [event] of actions) {
              const offered = decision.options.some(({ value }) => value === event)
              const refusal = whyNot(linked, state, decision.player, { event, roles: {} })
              expect(refusal === null, `${event}: ${refusal?.text ?? 'no reason'}`).toBe(offered)
            }
          }
        }),
        { numRuns: runs },
      )
    })

    it('every offered option can be taken', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          for (const state of line(seed).states) {
            const { decision } = state
            if (!decision || decision.most !== 1) continue
            decision.options.forEach((option, index) => {
              const { events } = advance(game().linked, state, [index])
              const refused = events.find(({ what }) => what === 'refused')
              expect(refused, `${option.label}: ${refused?.reason ?? ''}`).toBeUndefined()
            })
            const labels = decision.options.map(({ label }) => label)
            expect(new Set(labels).size, labels.join(' | ')).toBe(labels.length)
          }
        }),
        { numRuns: runs },
      )
    })
  })
}

function expectEveryCardInOnePlace(state: State): void {
  const inZones = Object.values(state.zones).flat()
  const cardsInZones = new Set(inZones)
  expect(cardsInZones.size).toBe(inZones.length)
  const astray = Object.values(state.things).filter(
    (thing) =>
      thing.kind === 'card' &&
      (cardsInZones.has(thing.id) !== (thing.placed === null) ||
        (thing.zone !== null && !state.zones[thing.zone]?.includes(thing.id))),
  )
  expect(astray).toEqual([])
}

const cardsIn = (state: State): number =>
  Object.values(state.things).filter(({ kind }) => kind === 'card').length
