/** What an unknown word may be, by its look. Each guess costs, so that known words are preferred. */
import type { ReadToken } from '../../reading/tokens.js'
import { leaf } from '../node.js'
import type { Node } from '../outline.js'

export function guesses({ word, image, capital }: ReadToken, at: number): Node[] {
  if (!/^[\p{L}\p{N}]/u.test(image)) return [leaf('sign', at, at + 1, { stem: image, type: '?', cost: 9 })]
  const unknown = (cat: string, cost: number, many: boolean | null = null): Node =>
    leaf(cat, at, at + 1, { stem: word, type: '?', form: 'unknown', cost, many })
  if (capital) return [unknown('name', 3), unknown('noun', 5), unknown('adj', 6)]
  const plural = /[^s]s$/u.test(word)
  return [
    unknown('noun', 5, plural),
    unknown('adj', 6),
    ...(word.endsWith('ly') ? [unknown('adv', 4)] : []),
    ...(word.endsWith('ing') ? [unknown('verb.ger', 5)] : []),
    ...(word.endsWith('ed') ? [unknown('verb.part', 5), unknown('verb.past', 6)] : []),
    ...(plural ? [unknown('verb.third', 6)] : []),
    unknown('verb.base', 6),
  ]
}
