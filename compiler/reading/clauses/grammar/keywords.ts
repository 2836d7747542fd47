/** Keywords as they are written: the name, its numbers, and the fixed words that its header puts between them. */
import { rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { HeldPhrase } from '../../phrases.js'
import { sameWord } from '../complements.js'
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
    return next !== undefined && 'word' in next && sameWord(next.word, token.word) ? { ...held, rest } : null
  }),
  rule(
    'keywords that share their beginning',
    'held',
    ['held', "', and|and|,'", 'number'],
    ([held, , number], { lexicon }) => {
      if (held.rest.length > 0 || number.before.length > 0) return null
      const term = lexicon.keyword(held.keyword)?.term ?? held.keyword
      const { before = [], keyword, parameters } = held
      return lexicon.senses(term).flatMap((sense): HeldPhrase[] => {
        if (sense.cat !== 'keyword') return []
        const form = keywordForm(lexicon, sense.keyword)
        const [first, ...rest] = form.slice(form.findIndex((part) => 'parameter' in part))
        if (first === undefined || !('parameter' in first) || first.type || rest.length === 0) return []
        return [
          {
            as: 'held',
            keyword: sense.keyword,
            parameters: { [first.parameter]: number.value },
            rest,
            before: [...before, { kind: 'keyword', keyword, parameters }],
          },
        ]
      })
    },
  ),
]
