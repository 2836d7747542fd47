/** The examples of the language page: the canonical form of a sentence, printed and read. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canonical, readCanonical } from '../../compiler/paraphrase/index.js'
import { createReader } from '../../compiler/reading/reader.js'
import { readPhrase } from '../../grammar/index.js'
import { onCard } from '../reading/clauses/harbour.js'

const text = readFileSync(new URL('../../docs/language.md', import.meta.url), 'utf8')
const block = /^```canonical\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? ''
const examples = block
  .split(/^> /m)
  .slice(1)
  .map((example) => example.split('\n'))
  .map(([printed = '', ...lines]) => [printed, lines.join(' ').replace(/\s+/g, ' ').trim()] as const)

describe('the canonical form on the language page', () => {
  it('has examples', () => {
    expect(examples.length).toBeGreaterThan(3)
  })
  it.each(examples)('%s', (printed, form) => {
    const { readings } = createReader().sentence(readPhrase(printed).phrase, onCard)
    expect(readings.map(({ meaning }) => canonical({ as: 'sentence', meaning }))).toEqual([form])
    expect(readCanonical(form).readings.map(canonical)).toEqual([form])
  })
})
