/** Amounts of the event that is answered: said again, made more or less, prevented. */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import { halved } from '../../english/numbers/factors.js'
import { number } from '../../meaning/logic.js'
import { pendingValue } from '../../meaning/pending.js'
import type { Lexicon } from '../../lexicon.js'
import type { NumberPhrase } from '../../phrases.js'
import { amountOf, thatAmount } from '../meaning/amounts.js'
import { asEffect, rebind } from '../meaning/becoming.js'
import { lessTo, lessened } from '../meaning/prevention.js'
import { clause } from '../meaning/provisions.js'
import { effect } from './effects.js'

/** The game has a verb of its own for it. */
const declares = (lexicon: Lexicon, stem: string): boolean =>
  lexicon.frames(stem).some(({ target }) => !('kernel' in target))

const amount = (value: Expression): NumberPhrase => ({ as: 'number', value, before: [] })

export const amountRules: readonly Rule[] = [
  rule('that much', 'factor', ["'that much|that many'"], () => amount(thatAmount)),
  rule('that damage', 'factor', ["'that|this'", 'unit-word'], ([, { word }], { lexicon }) =>
    lexicon.counting().some(({ complement }) => complement.words.includes(word))
      ? amount(amountOf(word))
      : null,
  ),
  rule('the result', 'factor', ["'it|the result|that amount|that number'"], (_, { scope, start }) =>
    scope.self
      ? amount(pendingValue({ position: start, way: 'it', number: 'one', types: ['number'] }))
      : null,
  ),
  rule(
    'what was drawn',
    'factor',
    ["'the'?", "'total'?", 'result-word'],
    ([, total, { word }], { lexicon, scope, start }) =>
      scope.self && lexicon.results().has(total ? `total ${word}` : word)
        ? amount(pendingValue({ position: start, way: 'it', number: 'one', types: ['number'] }))
        : null,
  ),
  rule('half as much', 'factor', ["'half as much|half as many'"], (_, { lexicon }) =>
    halved({ ...amount(thatAmount), ofSame: true }, lexicon),
  ),
  rule('twice as much', 'factor', ["'twice as much|twice as many'"], () => ({
    ...amount({ op: 'multiply', items: [number(2), thatAmount] }),
    ofSame: true,
  })),
  rule('so much more', 'factor', ['integer', "'more|less|fewer'"], ([{ value }, word]) =>
    amount(
      word.word === 'more'
        ? { op: 'add', items: [thatAmount, number(value)] }
        : { op: 'subtract', left: thatAmount, right: number(value) },
    ),
  ),
  rule(
    'make an amount less',
    'effect',
    ["'reduce|lower'", 'number', "'by'", 'number'],
    ([, name, , by], site) => effect(lessened(name.value, { atMost: false, by }, site)),
  ),
  rule('make an amount more', 'effect', ["'increase|raise'", 'number', "'by'", 'number'], ([, name, , by]) =>
    effect(asEffect(rebind(name.value, { op: 'add', items: [name.value, by.value] }), by.before)),
  ),
  rule(
    'prevent some of it',
    'effect',
    ["'prevent'", "'up to'?", 'number', "'of it'"],
    ([, limit, by], site) => effect(lessened(thatAmount, { atMost: limit !== undefined, by }, site)),
  ),
  rule(
    'prevent some of that damage',
    'effect',
    ["'prevent'", "'up to'?", 'number', "'of'", 'number'],
    ([, limit, by, , of], site) => effect(lessened(of.value, { atMost: limit !== undefined, by }, site)),
  ),
  rule(
    'prevent so much',
    'effect',
    ["'prevent'", "'up to'?", 'number', 'unit-word', "'to'", 'list'],
    ([, limit, by, { word }, , thing], site) =>
      lessTo(word, thing, { atMost: limit !== undefined, by }, site).map((made) => {
        if ('ruledOut' in made) return made
        const done = effect(made.do)
        if ('ruledOut' in done) return done
        const answer = { ...done, answers: made.pattern }
        return declares(site.lexicon, 'prevent') ? against('declared-verb', answer) : answer
      }),
  ),
  rule(
    'amount made less all the time',
    'clause',
    ['unit-word', "'to'", 'list', "'is reduced by'", 'number'],
    ([{ word }, , thing, , by], site) => {
      if (['no', 'exactly', 'up to', 'at least'].includes(thing.determiner))
        return ruledOut('it is not said which of these')
      return lessTo(word, thing, { atMost: false, by }, site).map((made) =>
        'ruledOut' in made
          ? made
          : clause([{ op: 'replace', pattern: made.pattern, optional: false, instead: false, do: made.do }]),
      )
    },
  ),
]
