/** Keywords as they are written: the name, its numbers, and the fixed words that its header puts between them. */
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { keywordForm } from '../../lexicon/keyword-form.js'

export const keywordRules: readonly Rule[] = [
  rule('keyword named', 'held', ['keyword-word'], ([{ keyword }], { lexicon }) => ({
    as: 'held',
    keyword,
    parameters: {},
    rest: keywordForm(lexicon, keyword),
  })),
  rule('keyword with a number', 'held', ['held', 'number'], ([held, number]) => {
    const [next, ...rest] = held.rest
    if (next === undefined || !('parameter' in next) || next.type || number.before.length > 0) return null
    return { ...held, parameters: { ...held.parameters, [next.parameter]: number.value }, rest }
  }),
  rule('keyword with a title', 'held', ['held', 'title-word'], ([held, { text }]) => {
    const [next, ...rest] = held.rest
    if (next === undefined || !('parameter' in next) || next.type !== 'text') return null
    return {
      ...held,
      parameters: { ...held.parameters, [next.parameter]: { op: 'text', value: text } },
      rest,
    }
  }),
  rule('keyword with a fixed word', 'held', ['held', 'token'], ([held, token]) => {
    const [next, ...rest] = held.rest
    return next !== undefined && 'word' in next && next.word === token.word ? { ...held, rest } : null
  }),
]
