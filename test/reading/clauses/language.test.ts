import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { emptyWords } from '../../../compiler/reading/empty-words.js'
import { readings } from './harbour.js'

const text = readFileSync(new URL('../../../docs/language.md', import.meta.url), 'utf8')
const examples = [...text.matchAll(/^```card\n([\s\S]*?)^```$/gm)].flatMap((block) =>
  (block[1] ?? '').split('\n').filter((line) => line !== ''),
)

describe('the examples of the language page', () => {
  it('are found', () => {
    expect(examples.length).toBeGreaterThan(30)
  })
  it.each(examples)('%s', (example) => {
    expect(readings('sentence', example)).toHaveLength(1)
  })
})

it('publishes exactly the words that may be left out', () => {
  const block = /^```empty\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? ''
  expect(block.trim().split('\n')).toEqual(emptyWords)
})
