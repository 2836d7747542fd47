/** How a keyword is written behind its name: its numbers, and fixed words between and behind them: "Ward 2 for 3 gold". */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Lexicon } from '../lexicon.js'

/** A parameter is a number unless it is a text: the title of a card. `optional`: it and all behind it may be left out. */
export type KeywordPart = ({ parameter: string; type?: 'text' } | { word: string }) & { optional?: true }

/** The parts behind the name, in order; a keyword declared without words has its numbers alone. */
export function keywordForm(lexicon: Lexicon, name: string): readonly KeywordPart[] {
  const keyword = lexicon.keyword(name)
  return keyword?.form ?? (keyword?.parameters ?? []).map((parameter) => ({ parameter }))
}

/** What the numbers come to when only `rest` of the form has not been said: 0 for what may be left out; null if more is wanted. */
export function withoutRest<Value>(
  rest: readonly KeywordPart[],
  parameters: Readonly<Record<string, Value>>,
  zero: Value,
): Record<string, Value> | null {
  if (rest[0] !== undefined && !rest[0].optional) return null
  const omitted = rest.flatMap((part) => ('parameter' in part ? [[part.parameter, zero] as const] : []))
  return { ...parameters, ...Object.fromEntries(omitted) }
}

/** The number of what is left out, in a sentence. */
export const nothingSaid: Expression = { op: 'number', value: 0 }

/** "draws 2 cards at dusk": a keyword that reads as a verb phrase needs no other verb. */
export function startsWithVerb(name: string, lexicon: Lexicon): boolean {
  const [first = ''] = name.split(' ')
  const isModal = ['may', 'must', 'can'].includes(first.toLowerCase())
  return isModal || lexicon.senses(first).some((sense) => sense.cat === 'verb' && sense.form === 'third')
}
