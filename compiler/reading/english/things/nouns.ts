/** What stands behind a noun, the extremes, and lists of things. */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import type { NounPhrase } from '../../categories.js'
import { local } from '../../meaning/logic.js'
import { members } from '../../meaning/quantify.js'
import { common, fitsOne, listed } from '../../meaning/types.js'
import type { ThingPhrase } from '../../phrases.js'
import { valueOfQuantity } from '../numbers/quantities.js'
import { described, determined, known } from './build.js'

/** More was said behind the noun already: what follows had a nearer noun to belong to. */
const goesOn = (noun: NounPhrase) => noun.modified === true

export const nounRules: readonly Rule[] = [
  rule('described behind', 'noun', ['noun', 'modifier'], ([noun, said], { lexicon }) => {
    const made = described(noun, said, lexicon)
    if ('ruledOut' in made) return made
    const next: NounPhrase = { ...made, modified: true }
    return goesOn(noun) ? against('nearest-attachment', next) : next
  }),
  rule(
    'the extreme',
    'thing',
    ["'the'", 'noun', "'with the'", "'highest|greatest|most|lowest|least|fewest'", 'quantity', 'modifier?'],
    ([, plain, , word, quantity, said], { lexicon }) => {
      const noun = said ? described(plain, said, lexicon) : plain
      if ('ruledOut' in noun) return noun
      if (!fitsOne(lexicon, noun.type.name, quantity.of))
        return ruledOut(`${quantity.name} is of a ${listed(quantity.of)}, not of a ${noun.type.name}`)
      const kind = ['highest', 'greatest', 'most'].includes(word.word) ? 'greatest' : 'least'
      const { name } = noun.set
      const value = valueOfQuantity(quantity, local(name))
      const of = members(determined(noun, 'all'))
      return known(noun.type, { op: 'extreme', kind, of, name, value })
    },
  ),
  rule('one of', 'thing', ['integer', "'of'", 'thing'], ([{ value }, , thing]) => {
    if (!thing.type.many || !['bare', 'the', 'all'].includes(thing.determiner)) return null
    const type = { name: thing.type.name, many: value !== 1 }
    const set = thing.set ?? { name: 'one', type: type.name, among: members(thing), where: null }
    const count = { op: 'number', value } as const
    return {
      ...thing,
      type,
      set,
      value: null,
      determiner: value === 1 ? 'a' : 'exactly',
      count: value === 1 ? null : count,
    }
  }),
  rule('things in brackets', 'thing', ["'('", 'list', "')'"], ([, list]) => list),
  rule('one thing', 'list', ['thing'], ([thing]) => thing),
  rule('things joined', 'list', ['list', "','?", "'and'", 'thing'], ([left, , , right], { lexicon }) => {
    const joinable = (thing: ThingPhrase) =>
      thing.value !== null || ['bare', 'each', 'all', 'the'].includes(thing.determiner)
    if (!joinable(left) || !joinable(right)) return ruledOut('things to be chosen are said one by one')
    if ((left.type.name === 'player') !== (right.type.name === 'player'))
      return ruledOut('players and things')
    const type = { name: common(lexicon, left.type.name, right.type.name), many: true }
    const items = [members(left), members(right)].flatMap((each) =>
      each.op === 'list' ? each.items : [each],
    )
    const made = known(type, { op: 'list', items }, 'all')
    return right.determiner === 'bare' && right.set ? against('shared-qualifier', made) : made
  }),
]
