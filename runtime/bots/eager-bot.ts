import type { Answer, Decision, Option, State } from '../state/state.js'
import { idleActs, type IdleActs } from './idle-acts.js'
import { randomAnswer, type Chance } from './random-bot.js'

/** How often it passes, or chooses nothing, where it could do something: often enough that windows close. */
const reluctance = 0.06

/** Answers of an eager bot in one match. */
export function eagerBot(): (state: State, chance: Chance) => Answer {
  const known = idleActs()
  return (state, chance) => {
    const { decision } = state
    if (!decision) return []
    if (decision.kind !== 'act') return eagerAnswer(state, decision, chance)
    const answer = eagerAct(decision, known, chance)
    const act = decision.options[answer[0] ?? -1]
    if (act && !isPass(act)) known.note(state, nameOf(act))
    return answer
  }
}

/**
 * A legal answer at random, but one that does something: it seldom declines, and a pile of many cards does not drown one
 * of few. Games between such bots are long and use much of the cards, where those of the random bot end before much is on
 * the table.
 */
export function eagerAnswer({ things }: Pick<State, 'things'>, decision: Decision, chance: Chance): Answer {
  const { options, least, most } = decision
  if (decision.kind === 'order' || decision.kind === 'number' || chance() < reluctance)
    return randomAnswer(decision, chance)
  const few = Math.max(least, Math.min(1, most))
  const count = few + Math.floor(chance() * (most - few + 1))
  const left = options.map((option, index) => ({ index, place: placeOf(things, option) }))
  const picked: number[] = []
  while (picked.length < count && left.length > 0) {
    const place = oneOf([...new Set(left.map((one) => one.place))], chance)
    const one = oneOf(
      left.filter((other) => other.place === place),
      chance,
    )
    picked.push(one.index)
    left.splice(left.indexOf(one), 1)
  }
  return picked.sort((one, other) => one - other)
}

/** Seldom passes, and seldom does again what only goes to and fro. */
function eagerAct(decision: Decision, known: IdleActs, chance: Chance): Answer {
  const { options } = decision
  const pass = options.findIndex(isPass)
  if (pass >= 0 && chance() < reluctance) return [pass]
  const acts = options.flatMap((option, index) => (isPass(option) ? [] : [index]))
  const telling = acts.filter((index) => !known.isIdle(nameOf(options[index])))
  const goesIdle = telling.length < acts.length && chance() < 0.5 ** (known.inARow() + 1)
  const among = goesIdle ? acts : telling
  if (among.length > 0) return [oneOf(among, chance)]
  return pass >= 0 ? [pass] : randomAnswer(decision, chance)
}

const isPass = ({ value }: Option): boolean => value === 'pass'

/** An act by what offers it: the action of the rules, or the clause of a card. */
const nameOf = (act: Option | undefined): string => JSON.stringify(act?.source ?? null)

function placeOf(things: State['things'], { thing }: Option): string {
  const of = thing === null ? undefined : things[thing]
  return of?.zone ?? of?.placed?.relation ?? ''
}

const oneOf = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)] as T
