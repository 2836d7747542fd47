/** Meanings are made only of what may be part of the whole; that leaves no reading out. */
import { describe, expect, it } from 'vitest'
import { parse } from '../../compiler/reading/chart/chart.js'
import type { Edge } from '../../compiler/reading/chart/edge.js'
import { createGrammar } from '../../compiler/reading/chart/grammar.js'
import { createEnglish } from '../../compiler/reading/english.js'
import { tokensOf } from '../../compiler/reading/tokens.js'
import { latticeOf } from '../../compiler/reading/words.js'
import { readPhrase } from '../../grammar/index.js'
import { onCard } from './clauses/harbour.js'

const grammar = createEnglish()

const sentences = [
  'Each of your other units is power +1 while you have a scout at a place you occupy.',
  'While you have at least 2 pilots and a scout at a place you occupy, each of your other units at the same place as Mara is power +1.',
  'While ready, this unit is defense +2.',
  'Tapped pilots at the same place as Mara with 2 damage are power +1 and defense +1.',
  'Once per turn, you may discard a card from hand to draw 2 cards.',
]

/** Their rules begin with a verb in some form only, or with one that chooses. */
const begunBySome = [
  'While crewing a ship, adds 1 to power.',
  'Each unit attacked by Mara this turn is power -1.',
  'When a unit is destroyed, draw a card.',
  'When just destroyed, draw a card.',
  'Choose a unit and a ship. Destroy the unit.',
]

/** What is made, with how it was derived. */
function told({ payload, rule, against, children }: Edge): unknown {
  return [payload, rule?.name, against, children.map(told)]
}

describe('a chart with a goal', () => {
  it.each(sentences)('has the same wholes in the same order: %s', (text) => {
    const tokens = tokensOf(readPhrase(text).phrase)
    const given = { tokens, words: latticeOf(tokens, onCard), scope: onCard }
    const all = parse(grammar, given)
    const goal = 'sentence'
    const some = parse(grammar, given, { goal })
    const whole = some.edges(0, tokens.length, goal)
    expect(whole.length).toBeGreaterThan(0)
    expect(whole.map(told)).toEqual(all.edges(0, tokens.length, goal).map(told))
    expect(some.work).toBeLessThan(0.75 * all.work)
  })
})

describe('a rule that begins with certain words only', () => {
  const anywhere = createGrammar(
    grammar.rules.map(({ name, result, parts, build, asks = [] }) => ({ name, result, parts, build, asks })),
  )
  it.each(begunBySome)('would make nothing elsewhere: %s', (text) => {
    const tokens = tokensOf(readPhrase(text).phrase)
    const given = { tokens, words: latticeOf(tokens, onCard), scope: onCard }
    const [some, all] = [grammar, anywhere].map((one) => parse(one, given))
    const made = (chart: typeof some) =>
      tokens.flatMap((_, start) => tokens.flatMap((_, end) => chart?.over(start, end + 1).map(told)))
    expect(made(some)).toEqual(made(all))
    expect(some?.work).toBeLessThan(all?.work ?? 0)
  })
})
