import { describe, expect, it } from 'vitest'
import { jsonSchema, validateLibrary, validateMeaning, validateProgram } from '../../compiler/schema/index.js'
import { expressionNodes } from '../../runtime/program/expressions.js'
import { statementNodes } from '../../runtime/program/statements.js'
import { stepNodes } from '../../runtime/program/steps.js'
import { sampleLibrary } from '../emit/sample.js'

const self = { op: 'this' }
const trigger = (body: unknown) => ({
  op: 'trigger',
  pattern: { bind: 'e', event: 'attack', stage: 'just' },
  optional: false,
  do: body,
})

describe('the schema of meanings', () => {
  it('knows every kind of node', () => {
    const defs = jsonSchema('meaning')['$defs'] as object
    for (const op of Object.keys(expressionNodes)) expect(defs).toHaveProperty([`expression-${op}`])
    for (const op of Object.keys(statementNodes)) expect(defs).toHaveProperty([`statement-${op}`])
    for (const op of Object.keys(stepNodes))
      expect(jsonSchema('program')['$defs']).toHaveProperty([`step-${op}`])
  })

  it('accepts nested statements and not steps', () => {
    const may = { op: 'may', by: { op: 'you' }, do: [{ op: 'draw' }] }
    expect(validateMeaning(trigger([may]))).toEqual([])
    expect(validateMeaning(trigger([{ op: 'jump', to: 1 }]))).toEqual([
      { path: '/do/0', message: 'there is no kind of node "jump"' },
    ])
    expect(validateProgram([{ op: 'jump', to: 1 }])).toEqual([])
    expect(validateProgram([may])).not.toEqual([])
    expect(validateMeaning(self, 'expression')).toEqual([])
  })

  const damages: [string, unknown, string, RegExp][] = [
    ['no op', { of: self }, '', /"op" must name/],
    ['an unknown kind', { op: 'fly' }, '', /no kind of node "fly"/],
    ['a missing field', { op: 'attribute', of: self }, '', /"name" is missing/],
    ['a field too many', { op: 'this', what: 1 }, '', /"what" does not belong/],
    ['a wrong type', { op: 'number', value: '3' }, '/value', /must be number/],
    ['a word outside a closed set', { op: 'compare', by: '==', left: self, right: self }, '/by', /one of =/],
    [
      'damage deep inside',
      { op: 'not', of: { op: 'count', of: { op: 'list', items: [{ op: 'local' }] } } },
      '/of/of/items/0',
      /"name" is missing/,
    ],
    ['not a number', { op: 'number', value: NaN }, '/value', /number/],
    ['a negative place', { op: 'this', at: -1 }, '/at', />= 0/],
    ['a list for a node', [], '', /object/],
  ]
  it.each(damages)('rejects %s, with its path', (_, data, path, message) => {
    const faults = validateMeaning(data, 'expression')
    expect(faults.map((fault) => fault.path)).toContain(path)
    expect(faults.map((fault) => fault.message).join('\n')).toMatch(message)
  })
})

describe('the schema of libraries', () => {
  it('accepts the sample', () => {
    expect(validateLibrary(sampleLibrary())).toEqual([])
    expect(validateLibrary(JSON.parse(JSON.stringify(sampleLibrary())))).toEqual([])
  })

  it('rejects the loss of any property, with its name', () => {
    const library = sampleLibrary()
    for (const key of Object.keys(library)) {
      const damaged = Object.fromEntries(Object.entries(library).filter(([name]) => name !== key))
      expect(validateLibrary(damaged)).toEqual([{ path: '', message: `"${key}" is missing` }])
    }
  })

  it('says where a card is damaged', () => {
    const library = JSON.parse(JSON.stringify(sampleLibrary())) as {
      cards: Record<string, { sections: { text: { clauses: object[] } } }>
    }
    Object.assign(library.cards['2-1B']?.sections.text.clauses[0] ?? {}, { amount: { op: 'number' } })
    expect(validateLibrary(library)).toEqual([
      { path: '/cards/2-1B/sections/text/clauses/0/amount', message: '"value" is missing' },
    ])
    const noBase = sampleLibrary()
    Object.assign(noBase.attributes['power'] ?? {}, { base: { op: 'nope' } })
    expect(validateLibrary(noBase)).toEqual([
      { path: '/attributes/power/base', message: 'there is no kind of node "nope"' },
    ])
  })
})
