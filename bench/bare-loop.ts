/** The least that could be: the same number of seeded choices over lists of the same lengths, and no game at all. */
import { chanceFrom } from '../runtime/bots/chance.js'
import { randomAnswer } from '../runtime/bots/random-bot.js'
import type { Decision } from '../runtime/state/state.js'
import { perRound } from './clock.js'
import type { Shape } from './play.js'

/** Choices a second of CPU time. */
export function bareLoop(shapes: readonly Shape[]): number {
  const lists = shapes.slice(0, 20_000).map(
    ({ kind, least, most, options }) =>
      ({
        kind,
        least,
        most,
        options: Array.from({ length: options }, (_, value) => ({ value })),
      }) as unknown as Decision,
  )
  const chance = chanceFrom('bare loop')
  let taken = 0
  const microseconds = perRound((number) => {
    const decision = lists[number % lists.length] as Decision
    const [first] = randomAnswer(decision, chance)
    taken += first ?? 0
  })
  if (!Number.isFinite(taken)) throw new Error('The bare loop chose nothing.')
  return 1e6 / microseconds
}
