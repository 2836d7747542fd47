/** Where the reading of a sentence stopped, and what could have come there. */
import type { Span } from '../../grammar/tree.js'
import type { Chart } from '../reading/chart/chart.js'
import type { Grammar } from '../reading/chart/grammar.js'
import type { Token } from '../reading/chart/token.js'
import type { OutlineReading } from './outline.js'

/** Shapes in words that people use, by the category in the grammar. */
const names: Readonly<Record<string, string>> = {
  np: 'a noun',
  things: 'a noun',
  nom: 'a noun',
  names: 'a name',
  quantity: 'a number',
  pp: 'a preposition and a noun',
  prep: 'a preposition',
  rel: 'a relative clause',
  'vp.fin': 'a verb',
  'vp.base': 'a verb',
  'vp.part': 'a past participle',
  'vp.ger': 'a verb in -ing',
  'vp.to': 'to and a verb',
  ap: 'an adjective',
  adv: 'an adverb',
  cond: 'a condition',
  about: 'what the condition is',
  delta: 'a change such as +1',
  comparison: 'a comparison such as < 3',
  paren: 'words in brackets',
  conj: 'and, or',
  comma: 'a comma',
  colon: 'a colon',
  semi: 'a semicolon',
  stop: 'the end',
  poss: "'s",
  c: 'a clause',
}

const reaching = ['c', 'cs', 'lead', 'things', 'label', 'vp.fin', 'cond']

/** The last place that something begun at the start reaches: behind it comes what fits nothing. */
export function stopOf(
  chart: Chart,
  grammar: Grammar,
  tokens: readonly Token[],
  whole: Span,
): OutlineReading['stopped'] {
  let at = tokens.length
  while (at > 0 && !reaching.some((cat) => chart.edges(0, at, cat).length > 0)) at--
  const tried = new Set<string>()
  for (let from = 0; from < at; from++)
    for (const { symbol } of chart.over(from, at))
      for (const next of grammar.root.next.get(symbol)?.next.keys() ?? []) {
        const name = names[grammar.names[next] ?? '']
        if (name !== undefined) tried.add(name)
      }
  return { span: tokens[at]?.span ?? whole, tried: [...tried].sort() }
}
