import { describe, expect, it } from 'vitest'
import { isKind, link } from '../../runtime/link/link.js'
import { clauseOf, codeOf } from '../../runtime/link/refs.js'
import { sentenceOf, wordsOfCode } from '../../runtime/link/sentences.js'
import type { Clause, Steps } from '../../runtime/program/library.js'
import type { ClauseRef, CodeRef } from '../../runtime/state/state.js'
import { card, change, sampleLibrary, self, things } from '../values/sample.js'

const granted = change(self, 2)
const applied = change(things('unit'), 3)
const steps: Steps = [
  { op: 'draw' },
  { op: 'guard', test: { op: 'truth', value: true }, do: [{ op: 'apply', clause: applied, at: 1 }] },
]
const clauses: Clause<Steps>[] = [
  { op: 'grant', affected: self, clauses: [granted] },
  { op: 'action', cost: [{ op: 'shuffle', zone: self }], do: steps },
]
const linked = link(sampleLibrary({}, [card('Guard', 'unit', {}, clauses)]))
const written = (clause: number): ClauseRef => ({ of: 'card', card: 'Guard', section: 'text', clause })
const code = (part: 'do' | 'cost' | 'targets'): CodeRef => ({ in: 'clause', clause: written(1), part })

describe('references', () => {
  it('lead to clauses and code, also inside each other', () => {
    expect(clauseOf(linked, { of: 'granted', by: written(0), clause: 0 })).toBe(granted)
    expect(codeOf(linked, code('do'))).toBe(steps)
    expect(codeOf(linked, code('targets'))).toEqual([])
    const nested: CodeRef = { in: 'nested', code: code('do'), step: 1 }
    expect(clauseOf(linked, { of: 'applied', code: nested, step: 0 })).toBe(applied)
    expect(() => clauseOf(linked, written(7))).toThrow('no clause at')
    expect(() => codeOf(linked, { in: 'event', event: 'none', part: 'do' })).toThrow('no code at')
  })

  it('lead back to the words', () => {
    expect(sentenceOf(linked, written(1))).toEqual({
      title: 'Guard',
      sentence: 'Sentence 1.',
      file: 'sample.cards',
      line: 2,
    })
    expect(sentenceOf(linked, { of: 'granted', by: written(0), clause: 0 })).toMatchObject({
      title: 'Guard',
      file: 'sample.cards',
    })
    const nested: CodeRef = { in: 'nested', code: code('do'), step: 1 }
    expect(sentenceOf(linked, { of: 'applied', code: nested, step: 0 })).toMatchObject({
      title: 'Guard',
      sentence: 'Sentence 1.',
      line: 2,
    })
    expect(wordsOfCode(linked, code('cost'), 0)).toMatchObject({ title: 'Guard', line: 2 })
  })
})

describe('types', () => {
  it('are kinds of their parents', () => {
    expect(isKind(linked, 'ship', 'card')).toBe(true)
    expect(isKind(linked, 'place', 'unit')).toBe(false)
    expect(isKind(linked, 'ship', 'thing')).toBe(true)
  })

  it('that go round in a circle are a fault', () => {
    expect(() => link(sampleLibrary({ types: { a: { parent: 'b' }, b: { parent: 'a' } } }))).toThrow(
      'a kind of itself',
    )
  })
})
