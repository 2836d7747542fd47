import { describe, expect, it } from 'vitest'
import type { Expression } from '../../runtime/program/expressions.js'
import { openDraft } from '../../runtime/state/draft.js'
import { placeThing } from '../../runtime/state/move.js'
import type { Frame, Instance, State, Value } from '../../runtime/state/state.js'
import type { Setting } from '../../runtime/values/context.js'
import { contextOf, evaluate } from '../../runtime/values/values.js'
import { isMember } from '../../runtime/values/evaluate.js'
import { card, compare, local, num, power, sampleLibrary, self, table, things, word } from './sample.js'

const library = sampleLibrary(
  {
    definitions: {
      twice: {
        parameters: ['N'],
        value: { op: 'multiply', items: [num(2), local('N')] },
        source: { file: 'r', start: 0, end: 0, line: 7, column: 1 },
      },
      endless: {
        parameters: [],
        value: { op: 'call', definition: 'endless', arguments: {} },
        source: { file: 'r.rules', start: 0, end: 0, line: 9, column: 1 },
      },
    },
    relations: {
      at: { stored: true, test: null, leavesBy: null },
      aboard: { stored: true, test: null, leavesBy: null },
      present: {
        stored: false,
        test: {
          op: 'or',
          items: [
            { op: 'holds', relation: 'at', left: local('left'), right: local('right') },
            {
              op: 'holds',
              relation: 'present',
              left: things('thing', {
                op: 'holds',
                relation: 'aboard',
                left: local('left'),
                right: local('it'),
              }),
              right: local('right'),
            },
          ],
        },
        leavesBy: null,
      },
    },
    grid: { width: 8, height: 8, terrain: ['wall'], edges: ['door'], size: 'size' },
  },
  [
    card('Guard', 'unit', { power: 2, icons: ['pilot'], side: 'light' }),
    card('Barge', 'ship', { power: 4, size: 2 }),
    card('Pier', 'place', {}),
    card('Scout', 'unit', { power: 1 }),
  ],
)

function world(): {
  ask: (expression: Expression, setting?: Setting) => Value
  state: State
  linked: ReturnType<typeof table>['linked']
} {
  const { linked, state } = table(library, [
    ['Guard', 'north', 'hand/north'],
    ['Barge', 'north', 'field'],
    ['Pier', 'south', 'field'],
    ['Scout', 'south', 'deck/south'],
    ['Scout', 'south', 'deck/south'],
  ])
  const draft = openDraft(state)
  placeThing(linked, draft, 'c1', 'aboard', 'c2')
  placeThing(linked, draft, 'c2', 'at', 'c3')
  return {
    ask: (expression, setting) => evaluate(contextOf(linked, draft, setting), expression),
    state: draft,
    linked,
  }
}

const zone = (name: string, of: Expression): Expression => ({ op: 'zone', name, of })
const contents = (of: Expression): Expression => ({ op: 'contents', of })
const list = (...items: Expression[]): Expression => ({ op: 'list', items })
const north = word('north')
const south = word('south')
const c = (id: string): Expression => word(id)

describe('sets', () => {
  it('hold the things of a type in play, or among a list', () => {
    const { ask } = world()
    expect(ask(things('unit'))).toEqual(['c1', 'c2'])
    expect(ask(things('ship'))).toEqual(['c2'])
    expect(ask(things('player'))).toEqual(['north', 'south'])
    expect(ask({ op: 'things', name: 'it', type: 'unit', among: contents(zone('deck', south)) })).toEqual([
      'c4',
      'c5',
    ])
    expect(ask(things('unit', compare(power(local('it')), '>', num(2))))).toEqual(['c2'])
  })

  it('test one thing without listing the others', () => {
    const { state, linked } = world()
    const context = contextOf(linked, state, { self: 'c1' })
    const strong = things('unit', compare(power(local('it')), '>', power(self)))
    expect(isMember(context, strong, 'c2')).toBe(true)
    expect(isMember(context, strong, 'c1')).toBe(false)
    expect(isMember(context, things('unit'), 'c4')).toBe(false)
  })

  it('combine and pick', () => {
    const { ask } = world()
    const all = contents(list(zone('deck', south), word('field')))
    expect(ask({ op: 'count', of: all })).toBe(3)
    expect(ask({ op: 'first', of: all, count: num(1) })).toEqual(['c4'])
    expect(ask({ op: 'last', of: all, count: num(2) })).toEqual(['c5', 'c3'])
    expect(
      ask({ op: 'extreme', kind: 'greatest', of: things('unit'), name: 'it', value: power(local('it')) }),
    ).toEqual(['c2'])
    expect(
      ask({
        op: 'extreme',
        kind: 'least',
        of: list(c('c4'), c('c5'), c('c2')),
        name: 'it',
        value: power(local('it')),
      }),
    ).toEqual(['c4', 'c5'])
    expect(ask({ op: 'sum', of: things('unit'), name: 'it', value: power(local('it')) })).toBe(6)
    expect(
      ask({ op: 'every', of: things('unit'), name: 'it', where: compare(power(local('it')), '≥', num(2)) }),
    ).toBe(true)
    expect(ask({ op: 'contains', list: things('unit'), item: list(c('c1'), c('c2')) })).toBe(true)
    expect(ask({ op: 'contains', list: things('unit'), item: { op: 'nothing' } })).toBe(false)
    expect(ask(list(c('c1'), c('c1'), things('unit')))).toEqual(['c1', 'c2'])
  })
})

describe('places', () => {
  it('are found by stored relations and by those that rules define, however deep', () => {
    const { ask } = world()
    const present = (left: string) => ask({ op: 'holds', relation: 'present', left: c(left), right: c('c3') })
    expect(present('c1')).toBe(true)
    expect(present('c4')).toBe(false)
    expect(ask(zone('hand', { op: 'players' }))).toEqual(['hand/north', 'hand/south'])
    expect(() => ask({ op: 'zone', name: 'hand' })).toThrow('whose is meant')
  })

  it('on the grid are squares under the bottom of a chain of hosts', () => {
    const { linked, state } = world()
    const draft = openDraft(state)
    placeThing(linked, draft, 'c2', 'at', '2,3')
    draft.terrain = { '1,3': ['wall'], '1,3|1,4': ['door'] }
    const ask = (expression: Expression) => evaluate(contextOf(linked, draft), expression)
    expect(ask({ op: 'square', of: c('c1') })).toBe('2,3')
    expect(ask({ op: 'space', of: c('c1') })).toEqual(['2,3', '3,3', '2,4', '3,4'])
    expect(ask({ op: 'corners', of: c('c2') })).toEqual(['@2,3', '@4,3', '@2,5', '@4,5'])
    expect(ask({ op: 'distance', from: c('c2'), to: word('0,3'), diagonal: 2, blocked: list() })).toBe(2)
    expect(
      ask({ op: 'distance', from: c('c2'), to: word('0,3'), diagonal: 2, blocked: list(word('1,3')) }),
    ).toBe(3)
    expect(ask({ op: 'clear-line', from: c('c2'), to: word('0,3'), blocked: list(word('1,3')) })).toBe(true)
    expect(
      ask({ op: 'clear-line', from: c('c2'), to: word('0,3'), blocked: list(word('1,3'), word('1,4')) }),
    ).toBe(false)
    expect(ask({ op: 'has', of: word('1,3'), attribute: 'terrain', word: word('wall') })).toBe(true)
    expect(
      ask(things('square', { op: 'has', of: local('it'), attribute: 'terrain', word: word('wall') })),
    ).toEqual(['1,3'])
    expect(ask({ op: 'steps', of: word('0,0'), kind: 'any' })).toEqual(['1,0', '0,1', '1,1'])
    expect(ask({ op: 'between', from: word('0,0'), to: word('0,1') })).toEqual(['0,0|0,1'])
    expect(ask({ op: 'line-through', from: word('@0,0'), to: word('4,0'), through: list(word('2,0')) })).toBe(
      true,
    )
  })
})

describe('what is written', () => {
  it('is read from the card', () => {
    const { ask } = world()
    expect(ask({ op: 'title', of: c('c1') })).toBe('Guard')
    expect(ask({ op: 'title', of: south })).toBe('South')
    expect(ask({ op: 'has', of: c('c1'), attribute: 'icons', word: word('pilot') })).toBe(true)
    expect(ask({ op: 'attribute', of: c('c1'), name: 'icons' })).toEqual(['pilot'])
    expect(ask({ op: 'attribute', of: c('c1'), name: 'side' })).toBe('light')
    expect(ask({ op: 'printed', of: c('c2'), name: 'power' })).toBe(4)
    expect(ask({ op: 'position', of: c('c1'), group: 'readiness' })).toBe('ready')
    expect(ask({ op: 'counter', of: north, name: 'gold' })).toBe(3)
    expect(ask({ op: 'opponent', of: { op: 'owner', of: c('c1') } })).toBe('south')
    expect(ask({ op: 'is', of: c('c2'), type: 'unit' })).toBe(true)
    expect(ask({ op: 'is', of: list(c('c2'), c('c1')), type: 'ship' })).toBe(false)
  })
})

describe('numbers and conditions', () => {
  it('follow the rules of arithmetic', () => {
    const { ask } = world()
    const divide = (round: 'up' | 'down') => ask({ op: 'divide', left: num(5), right: num(2), round })
    expect([divide('up'), divide('down')]).toEqual([3, 2])
    expect(ask({ op: 'subtract', left: num(2), right: { op: 'add', items: [num(1), num(3)] } })).toBe(-2)
    expect(ask({ op: 'least', items: [num(3), num(2)] })).toBe(2)
    expect(ask({ op: 'greatest', items: [num(3), num(2)] })).toBe(3)
    expect(ask({ op: 'odd', of: num(-3) })).toBe(true)
    expect(ask({ op: 'if', test: { op: 'truth', value: false }, then: num(1), else: num(2) })).toBe(2)
    expect(ask(compare(list(c('c1')), '=', c('c1')))).toBe(true)
    expect(ask(compare(list(), '=', { op: 'nothing' }))).toBe(true)
    expect(ask(compare(list(c('c1'), c('c2')), '≠', list(c('c2'), c('c1'))))).toBe(false)
    expect(ask({ op: 'call', definition: 'twice', arguments: { N: num(4) } })).toBe(8)
  })

  it('fault with the place of the text', () => {
    const { ask } = world()
    expect(() => ask({ op: 'add', items: [word('red')] })).toThrow('A number is needed here, not "red"')
    expect(() => ask(local('X'))).toThrow('Nothing is called "X" here')
    expect(() => ask(power(things('unit')))).toThrow('One thing is needed here')
    expect(() => ask({ op: 'call', definition: 'endless', arguments: {} })).toThrow(
      'r.rules:9: "endless" asks for itself without end',
    )
  })
})

describe('procedures', () => {
  const instance = (
    id: string,
    event: string,
    roles: Record<string, Value>,
    within: string | null,
  ): Instance => ({
    id,
    event,
    roles,
    by: 'north',
    within,
    status: 'running',
    source: { thing: null, clause: null },
    values: {},
  })
  const frame = (of: string, names: Record<string, Value> = {}): Frame => ({
    code: { in: 'machine' },
    step: 0,
    names,
    instance: of,
    self: null,
    you: null,
    events: {},
    guards: [],
    batch: null,
    machine: null,
  })

  it('answer for their roles, innermost first; events for who took part', () => {
    const { linked, state } = world()
    const draft = openDraft(state)
    draft.instances = {
      i1: instance('i1', 'turn', { 'the player': 'north', 'bid of south': 4 }, null),
      i2: instance('i2', 'attack', { attacker: 'c1' }, 'i1'),
      i3: instance('i3', 'attack', { attacker: 'c2' }, 'i2'),
      i4: { ...instance('i4', 'battle', { attacker: 'c5' }, null), status: 'done' },
    }
    draft.frames = [frame('i1'), frame('i2', { target: 'c4' }), frame('i3')]
    const ask = (expression: Expression, setting: Setting = {}) =>
      evaluate(contextOf(linked, draft, setting), expression)
    expect(ask({ op: 'role', procedure: 'attack', name: 'attacker' })).toBe('c2')
    expect(ask({ op: 'role', procedure: 'turn', name: 'the player' })).toBe('north')
    expect(ask({ op: 'role', procedure: 'battle', name: 'attacker' })).toBe(null)
    // What answers the end of a battle may still ask who fought in it.
    const answering = { events: { ended: 'i4' } }
    expect(ask({ op: 'role', procedure: 'battle', name: 'attacker' }, answering)).toBe('c5')
    expect(ask({ op: 'running', procedure: 'turn' })).toBe('i1')
    expect(ask({ op: 'participant', event: 'hit', role: 'attacker' }, { events: { hit: 'i2' } })).toBe('c1')
    expect(ask({ op: 'participant', event: 'hit', role: 'target' }, { events: { hit: 'i2' } })).toBe('c4')
    expect(ask({ op: 'chosen', name: 'bid', by: south }, { instance: 'i3' })).toBe(4)
  })

  it('count what has happened, in all or within one', () => {
    const { linked, state } = world()
    const draft = openDraft(state)
    const lost = (id: string, thing: string, within: string[]) =>
      ({
        instance: id,
        event: 'lose',
        stage: 'just',
        roles: { thing },
        within,
        by: 'north',
        self: null,
      }) as const
    draft.instances = { i2: instance('i2', 'turn', {}, null) }
    draft.frames = [frame('i2')]
    draft.history = [lost('i1', 'c1', ['i0']), lost('i3', 'c1', ['i2']), lost('i4', 'c2', ['i2'])].map(
      (past) => ({ ...past, within: [...past.within] }),
    )
    const happened = (within?: string, thing?: string): Expression => ({
      op: 'happened',
      pattern: {
        bind: 'loss',
        event: 'lose',
        stage: 'just',
        ...(thing
          ? { where: compare({ op: 'participant', event: 'loss', role: 'thing' }, '=', c(thing)) }
          : {}),
      },
      ...(within ? { within } : {}),
    })
    const ask = (expression: Expression) => evaluate(contextOf(linked, draft), expression)
    expect(ask(happened())).toBe(3)
    expect(ask(happened('turn'))).toBe(2)
    expect(ask(happened('turn', 'c1'))).toBe(1)
    expect(ask(happened('battle'))).toBe(0)
  })
})
