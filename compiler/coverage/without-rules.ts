/** Cards that speak of what the rules of the game know nothing of, as it declares: `list: regatta; has no rules`. */
import { isA } from '../binding/cards/fields.js'
import type { BoundGame } from '../binding/index.js'
import { pluralOf } from '../reading/lexicon/inflection.js'
import type { CoveredCard } from './prepare.js'

export type WithoutRules = (card: CoveredCard) => boolean

/** Whether a card is of such a type, or has such words, in the singular or plural, in its text. */
export function withoutRulesIn({ library, withoutRules }: BoundGame): WithoutRules {
  const names = [...withoutRules]
  const words = names.flatMap((name) => [name, pluralOf(name)])
  return ({ type, sections }) => {
    if (names.some((name) => isA(library, type, name))) return true
    const text = ` ${sections.flatMap(({ sentences }) => sentences.map((one) => one.text)).join(' ')} `
    const said = text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
    return words.some((word) => said.includes(` ${word} `))
  }
}
