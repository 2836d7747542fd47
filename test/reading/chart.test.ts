import { describe, expect, test } from 'vitest'
import { parse } from '../../compiler/reading/chart/chart.js'
import { createGrammar } from '../../compiler/reading/chart/grammar.js'
import { createIdentity } from '../../compiler/reading/chart/identity.js'
import { rule, ruledOut } from '../../compiler/reading/chart/rule.js'
import { and, local } from '../../compiler/reading/meaning/logic.js'
import { tokensOf } from '../../compiler/reading/tokens.js'
import { wordEdges } from '../../compiler/reading/words.js'
import { phrase, rules } from './invented.js'

const fact = (name: string) => ({ as: 'condition', value: local(name) }) as const

const joined = createGrammar([
  rule('fact', 'condition', ["'x'"], () => fact('x')),
  rule('other fact', 'condition', ["'y|z'"], ([word]) => fact(word.word)),
  rule('both', 'condition', ['condition', "'and'", 'condition'], ([left, , right]) => ({
    as: 'condition',
    value: and(left.value, right.value),
  })),
  rule('marked', 'fact', ["'at least'?", 'condition', "'now'?"], ([, only]) => only),
  rule('never', 'time', ['condition'], () => ruledOut('no time at all')),
])

function chart(text: string, bound?: number) {
  const tokens = tokensOf(phrase(text))
  const wish = bound === undefined ? {} : { bound }
  return {
    length: tokens.length,
    ...parse(joined, { tokens, words: wordEdges(tokens, rules), scope: rules }, wish),
  }
}

describe('chart', () => {
  test('equal meanings are one, however they were derived', () => {
    const found = chart('x and y and z and x and y')
    expect(found.edges(0, found.length, 'condition')).toHaveLength(1)
  })

  test('optional parts and alternatives', () => {
    for (const text of ['x', 'at least x', 'x now', 'at least z now']) {
      const found = chart(text)
      expect(found.edges(0, found.length, 'fact'), text).toHaveLength(1)
    }
    expect(chart('at x').edges(0, 2, 'fact')).toEqual([])
  })

  test('of what a goal can not be made, nothing is made', () => {
    const tokens = tokensOf(phrase('x and y and'))
    const text = { tokens, words: wordEdges(tokens, rules), scope: rules }
    expect(parse(joined, text).edges(0, 3, 'condition')).toHaveLength(1)
    expect(parse(joined, text, { goal: 'condition' })).toMatchObject({ work: 0, ruledOut: [] })
  })

  test('what was ruled out is kept with its reason', () => {
    expect(chart('x').ruledOut).toContainEqual({
      rule: 'never',
      start: 0,
      end: 1,
      reason: 'no time at all',
      unfinished: false,
    })
  })

  test('what could have followed', () => {
    expect([...chart('x and').expected(2)]).toContain('condition')
  })

  test('work is bounded', () => {
    expect(chart('x and y and z').complete).toBe(true)
    expect(chart('x and y and z', 3).complete).toBe(false)
  })
})

test('identity sees meaning: not order where it does not matter, not places', () => {
  const identify = createIdentity()
  const [x, y] = [local('x'), local('y')]
  expect(identify({ op: 'and', items: [x, y] })).toBe(identify({ op: 'and', items: [y, { ...x, at: 4 }] }))
  expect(identify({ op: 'list', items: [x, y] })).not.toBe(identify({ op: 'list', items: [y, x] }))
  expect(identify({ op: 'number', value: 1 })).not.toBe(identify({ op: 'number', value: '1' }))
})
