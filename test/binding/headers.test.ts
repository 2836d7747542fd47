import { describe, expect, it } from 'vitest'
import { readFile } from '../../grammar/index.js'
import { bind, found, tiny } from './bind.js'

const withRules = (rules: string, cards = '') =>
  found(
    bind({ ...tiny, 'tiny.rules': tiny['tiny.rules'] + rules, ...(cards !== '' && { 'tiny.cards': cards }) }),
  )

describe('a header', () => {
  it('has a preposition before each role that is no amount', () => {
    expect(
      withRules('\nprocedure: raid by the raider (a player) the goal (a unit)\n  discard the goal\n'),
    ).toEqual([expect.stringContaining('"goal" needs a preposition before it')])
    expect(
      withRules('\nprocedure: raid by the raider (a player) on the goal (a unit)\n  discard the goal\n'),
    ).toEqual([])
  })

  it('has one before an amount with a name of its own, too', () => {
    const header = (before: string) =>
      `\nprocedure: raid by the raider (a player) ${before}the rest (a number)\n  the raider draws the rest cards\n`
    expect(withRules(header(''))[0]).toContain('"rest" needs a preposition before it')
    expect(withRules(header('with ')).join()).not.toContain('preposition')
  })

  it('of several lines is told when what goes on with it was meant for its body', () => {
    const rules = (indent: string) => `\nverb: P hauls N gold\n${indent}lose the top card of P's deck\n`
    const hints = (indent: string) =>
      bind({ ...tiny, 'tiny.rules': tiny['tiny.rules'] + rules(indent) }).diagnostics.flatMap(
        (one) => one.hints,
      )
    expect(hints('    ').join()).toContain('goes on with the header; a body is indented by two')
    expect(hints('  ').join()).not.toContain('goes on with the header')
  })

  it('may have a verb of several words, of which the game says the forms', () => {
    const rules = '\nverb: a player P gold digs at a unit U\n  P draws 1 card\n'
    const card = 'card: Fence\ntype: unit\ntext: When you gold dig at a unit, discard a card.\n'
    expect(withRules(rules, card).join()).toContain('"gold" should be in the third person')
    const bound = bind({
      'tiny.game': `${tiny['tiny.game']}word: gold digs, gold dug, gold digging; the verb gold dig\n`,
      'tiny.rules': tiny['tiny.rules'] + rules,
      'tiny.cards': card,
    })
    expect(found(bound)).toEqual([])
    expect(bound.library.cards['fence']?.sections['text']?.clauses[0]).toMatchObject({
      op: 'trigger',
      pattern: { event: 'gold dig' },
    })
  })

  it('of a keyword says who may have it', () => {
    const kept = 'keyword: Guard N (a unit)\n  This unit gets +N power.\n'
    expect(withRules(`\n${kept}`, 'card: Fence\ntype: unit\ntext: Guard 2.\n')).toEqual([])
    expect(withRules(`\n${kept}`, 'card: Fence\ntype: card\ntext: Guard 2.\n')).toContain(
      'tiny.cards:3 GT-B43 The keyword guard is for a unit, and this is a card.',
    )
  })
})

describe('a way', () => {
  it('has a colon when lines below it say what it does', () => {
    const text = (colon: string) =>
      `rule: r\n  P chooses one\n    - tap${colon}\n      tap a unit\n    - draw a card\n`
    expect(readFile('a.rules', text(':')).problems).toEqual([])
    expect(readFile('a.rules', text('')).problems).toEqual([expect.objectContaining({ code: 'GT-G18' })])
  })
})

describe('what an action is chosen from', () => {
  it('is the cards of a zone that is named', () => {
    const action =
      "\naction: a player P shows a card C\n  in: actions\n  choose: C from P's hand\n  discard C\n"
    const bound = bind({ ...tiny, 'tiny.rules': tiny['tiny.rules'] + action })
    expect(found(bound)).toEqual([])
    expect(bound.library.events.show?.candidates.C).toMatchObject({
      op: 'contents',
      of: { op: 'zone', name: 'hand' },
    })
  })
})
