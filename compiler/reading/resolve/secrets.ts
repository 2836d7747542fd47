/** Secret choices: what a body may read back as "P's choice". */
import type { Named } from '../api.js'
import { walk } from '../meaning/subject.js'
import { isExpression } from './bindings.js'
import { typeOfValue } from './value-types.js'

/** The word under which a secret choice is in scope; whose it is, is said before it. */
export const choiceWord = 'choice'

/** Names for the secret choices of a meaning; `by` is filled in where they are read back. */
export function secretChoices(meaning: unknown): Named[] {
  const found: Named[] = []
  walk(meaning, ({ op, secret, as, from }) => {
    if (op !== 'choose' || secret !== true || typeof as !== 'string' || !isExpression(from)) return
    const value = { op: 'chosen', name: as, by: { op: 'nothing' } } as const
    found.push({ words: [choiceWord], type: { name: typeOfValue(from).name, many: false }, value })
  })
  return found
}
