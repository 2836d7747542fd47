/** Whatever the words: no crash, bounded work, and every token in the outline once, in order. */
import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { confirm, readOutline, type Node } from '../../compiler/outline/index.js'
import { lexicon, phraseOf } from './swccg.js'

const folder = join(import.meta.dirname, 'structures')
const sentences = readdirSync(folder).flatMap((file) =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => /^\S/u.test(line)),
)
const words = [...new Set(sentences.flatMap((sentence) => sentence.split(' ')))]

function leaves(node: Node): [number, number][] {
  return node.parts.length === 0 ? [[node.from, node.to]] : node.parts.flatMap((part) => leaves(part.node))
}

function coversEachTokenOnce(text: string): void {
  for (const { root, tokens } of readOutline(phraseOf(text), lexicon).outlines) {
    let at = 0
    for (const [from, to] of leaves(root)) {
      expect(from, text).toBe(at)
      at = to
    }
    expect(at, text).toBe(tokens.length)
  }
}

it('has every token once', () => {
  for (const sentence of sentences.filter((_, index) => index % 3 === 0)) coversEachTokenOnce(sentence)
})

it('survives any words', () => {
  const text = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 })
    .map((all) => all.join(' '))
  fc.assert(
    fc.property(text, (one) => {
      coversEachTokenOnce(one)
      for (const outline of readOutline(phraseOf(one), lexicon).outlines) confirm(outline, lexicon)
    }),
    { numRuns: 60, seed: 7 },
  )
})

it('survives any text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (one) => coversEachTokenOnce(one)),
    { numRuns: 100, seed: 7 },
  )
})
