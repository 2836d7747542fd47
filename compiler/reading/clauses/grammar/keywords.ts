/** Keywords as they are written: the name, its numbers, and the fixed words that its header puts between them. */
import { against, rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { Alteration, HeldPhrase } from '../../phrases.js'
import { sameWord } from '../complements.js'
import { underLabel } from '../meaning/conditions.js'
import { self } from '../meaning/deeds.js'
import { clause, standing } from '../meaning/provisions.js'
import type { Lexicon } from '../../lexicon.js'
import { keywordForm, nothingSaid, withoutRest } from '../../lexicon/keyword-form.js'
import type { KeywordPart } from '../../lexicon/keyword-form.js'

/** All that is written of a keyword, word by word. */
export function wholeForm(lexicon: Lexicon, keyword: string): KeywordPart[] {
  const name = lexicon.keyword(keyword)?.term ?? keyword
  return [...name.split(' ').map((word) => ({ word })), ...keywordForm(lexicon, keyword)]
}

/** "Room for 2 scouts and 3 pilots": what may come of keywords that begin with the same words, which are not said again. */
function goingOn(held: HeldPhrase, lexicon: Lexicon): HeldPhrase[] {
  const { before = [], keyword } = held
  const parameters = withoutRest(held.rest, held.parameters, nothingSaid)
  if (parameters === null) return []
  const own = wholeForm(lexicon, keyword)
  const first = own[0]
  if (first === undefined || !('word' in first)) return []
  return lexicon.keywords().flatMap((other): HeldPhrase[] => {
    const whole = wholeForm(lexicon, other)
    const shared = whole.findIndex((part, index) => {
      const mine = own[index]
      return !('word' in part && mine !== undefined && 'word' in mine && sameWord(mine.word, part.word))
    })
    if (shared < 1) return []
    const done: Alteration = { kind: 'keyword', keyword, parameters }
    return [
      { as: 'held', keyword: other, parameters: {}, rest: whole.slice(shared), before: [...before, done] },
    ]
  })
}

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
  rule('keyword with a title', 'held', ['held', 'title-word'], ([held, { text, partOf }]) => {
    const [next, ...rest] = held.rest
    if (next === undefined || !('parameter' in next) || next.type !== 'text' || partOf) return null
    return {
      ...held,
      parameters: { ...held.parameters, [next.parameter]: { op: 'text', value: text } },
      rest,
    }
  }),
  // "•Mara": the mark says that this is somebody's name, be it a title or a part of one.
  rule('keyword with a marked name', 'held', ['held', "'•|*'", 'title-word'], ([held, , { text }]) => {
    const [next, ...rest] = held.rest
    if (next === undefined || !('parameter' in next) || next.type !== 'text') return null
    return {
      ...held,
      parameters: { ...held.parameters, [next.parameter]: { op: 'text', value: text } },
      rest,
    }
  }),
  rule('own name', 'own-name', ['coined-name'], ([{ image }]) => ({ as: 'own-name', text: image })),
  rule('own name goes on', 'own-name', ['own-name', 'coined-name'], ([{ text }, { image }]) => ({
    as: 'own-name',
    text: image.startsWith("'") ? `${text}${image}` : `${text} ${image}`,
  })),
  // "It carries Twin Lances (…)", "its pilot is •Mara": what only this text names; it tells in brackets what it does, or a
  // mark says that it is a name.
  rule(
    'keyword with a name of its own',
    'held',
    ['held', "'•|*'?", 'own-name'],
    ([held, mark, { text }], { lexicon }) => {
      const [next, ...rest] = held.rest
      if (next === undefined || !('parameter' in next) || next.type !== 'text') return null
      if (!mark && lexicon.keyword(held.keyword)?.label === undefined) return null
      const parameters = { ...held.parameters, [next.parameter]: { op: 'text', value: text } as const }
      return against('declared-word', { ...held, parameters, rest })
    },
  ),
  rule(
    'keyword and what it lets do',
    'clause',
    ['held', "'('", 'clause', "'.'?", "')'"],
    ([held, , { clauses }], site) => {
      const label = site.lexicon.keyword(held.keyword)?.label
      const owner = self(site)
      if (label === undefined || held.rest.length > 0 || held.before || !owner) return null
      const done = underLabel(clauses, label)
      if (!Array.isArray(done)) return done
      const item = { kind: 'keyword', keyword: held.keyword, parameters: held.parameters } as const
      const has = standing({ as: 'provision', subject: owner, items: [item] }, site)
      return Array.isArray(has) ? clause([...has, ...done]) : has
    },
  ),
  rule('keyword with a fixed word', 'held', ['held', 'fixed-word'], ([held, token]) => {
    const [next, ...rest] = held.rest
    return next !== undefined && 'word' in next && sameWord(next.word, token.word) ? { ...held, rest } : null
  }),
  rule(
    'keywords that share their beginning',
    'held',
    ['held', "', and|and|,|, or|or'"],
    ([held], { lexicon }) => goingOn(held, lexicon),
  ),
]
