/** What it costs to do something with a thing: "deploys -2 to a place", "sails for free", "cost -1 when deployed to a place". */
import { rule } from '../../chart/rule.js'
import type { Built, Rule, RuledOut, Site } from '../../chart/rule.js'
import { number } from '../../meaning/logic.js'
import type { Payloads, SettingPhrase, TailPhrase } from '../../categories.js'
import type { Lexicon, Sense } from '../../lexicon.js'
import type {
  AlterationPhrase,
  ChangePhrase,
  PredicatePhrase,
  ProvisionPhrase,
  ThingPhrase,
} from '../../phrases.js'
import { self } from '../meaning/deeds.js'
import { thoseAt } from '../meaning/departures.js'
import { pricesOf } from '../meaning/free.js'
import { changeItems, clause, standing } from '../meaning/provisions.js'
import { takeWord } from '../complements.js'
import { about } from './changes.js'
import { costing } from './permissions.js'
import { change, tailed } from './values.js'

type Verb = Extract<Sense, { cat: 'verb' }>

/** The change of what the verb costs. */
function price(
  { stem, form }: Verb,
  { layer, amount, before }: Omit<SettingPhrase, 'as'>,
  tail: TailPhrase | undefined,
  { lexicon }: Site,
): Built<AlterationPhrase> {
  if (form !== 'base' && form !== 'third') return null
  return lexicon.prices(stem).flatMap((attribute): (AlterationPhrase | RuledOut)[] => {
    const of = lexicon.attribute(attribute)?.of ?? []
    const plain: ChangePhrase = {
      as: 'change',
      values: [{ of, attribute }],
      layer,
      amount,
      before,
      cumulative: false,
      limit: null,
    }
    const made = tailed(plain, tail, lexicon)
    if (made === null) return []
    return ['ruledOut' in made ? made : { as: 'alteration', items: changeItems(made) }]
  })
}

/** What has a price, done for this one. */
function atPrice(
  verb: PredicatePhrase,
  free: NonNullable<PredicatePhrase['free']>,
  lexicon: Lexicon,
): PredicatePhrase | null {
  const isTold = verb.modal !== null || verb.open !== null || verb.free !== undefined
  return isTold || pricesOf(verb.frame, lexicon).length === 0 ? null : { ...verb, free }
}

/** The verb at so much more or less than it costs by the rules; null where it has no price. */
export function atMore(
  verb: PredicatePhrase,
  { sign, value }: Payloads['signed'],
  lexicon: Lexicon,
): PredicatePhrase | null {
  return value === null ? null : atPrice(verb, { more: number(sign === '-' ? -value : value) }, lexicon)
}

/** What is changed, as far as it is at this place: from there it is done. */
function startingAt(made: ProvisionPhrase, from: ThingPhrase, site: Site): ProvisionPhrase | null {
  const isPrice = made.items.every(
    (item) => item.kind === 'change' && site.lexicon.attribute(item.attribute)?.price !== undefined,
  )
  const subject = isPrice ? thoseAt(made.subject, from, site) : null
  return subject && { ...made, subject }
}

export const priceRules: readonly Rule[] = [
  rule(
    'costs so much more or less',
    'alteration',
    ["'is|are'?", 'verb-word', 'setting', 'tail?'],
    ([copula, verb, made, tail], site) =>
      copula && verb.form !== 'base' ? null : price(verb, made, tail, site),
  ),
  rule('costs nothing', 'alteration', ['verb-word', "'free|for free'", 'tail?'], ([verb, , tail], site) =>
    price(verb, { layer: 'set', amount: number(0), before: [] }, tail, site),
  ),
  rule(
    'what it takes',
    'provision',
    ['valued', "'requires|require|costs|cost'", 'number', 'unit-word'],
    ([{ subject, quantities }, , { value, before }], site) =>
      about(subject, change(quantities, { layer: 'set', amount: value, before }), site),
  ),
  rule(
    'what it takes more or less',
    'provision',
    ['valued', "'requires|require|costs|cost'", 'setting', 'unit-word'],
    ([{ subject, quantities }, , made], site) =>
      made.layer === 'add' ? about(subject, change(quantities, made), site) : null,
  ),
  rule(
    'it takes nothing',
    'provision',
    ['valued', "'is|are'", "'free'"],
    ([{ subject, quantities }], site) =>
      quantities.every(({ name }) => site.lexicon.attribute(name)?.price !== undefined)
        ? about(subject, change(quantities, { layer: 'set', amount: number(0), before: [] }), site)
        : null,
  ),
  rule('costs nothing there', 'alteration', ['verb-word', 'tail', "'free|for free'"], ([verb, tail], site) =>
    price(verb, { layer: 'set', amount: number(0), before: [] }, tail, site),
  ),
  rule(
    'verb, for free',
    'predicate',
    ['predicate', "'free|for free|( for free )'"],
    ([verb, { word }], { lexicon }) =>
      takeWord(verb, word).length > 0 ? null : atPrice(verb, true, lexicon),
  ),
  rule(
    'verb, for so much more or less',
    'predicate',
    ['predicate', 'signed'],
    ([verb, signed], { lexicon }) => atMore(verb, signed, lexicon),
  ),
  rule(
    'verb, for so much more or less of it',
    'predicate',
    ['predicate', "'for'", 'signed', 'unit-word'],
    ([verb, , signed], { lexicon }) => atMore(verb, signed, lexicon),
  ),
  // "Your units require +1 gold to move to here."
  rule(
    'takes so much more or less to do it',
    'alteration',
    ["'requires|require|costs|cost'", 'signed', 'unit-word?', "'to'", 'predicates'],
    ([, signed, , , done], { lexicon }) => {
      const [only] = done.parts
      const predicate = only && done.parts.length === 1 ? atMore(only.predicate, signed, lexicon) : null
      return predicate && costing({ ...done, parts: [{ join: null, predicate }] }, lexicon)
    },
  ),
  rule(
    'verb, for so much more or less, in brackets',
    'predicate',
    ['predicate', "'('", 'verb-word', 'signed', "')'"],
    ([verb, , again, signed], { lexicon }) =>
      signed.value === null || again.form !== 'base' || again.stem !== verb.frame.stem
        ? null
        : atPrice(verb, { more: number(signed.sign === '-' ? -signed.value : signed.value) }, lexicon),
  ),
  rule('when it is done so', 'tail', ["'when'", 'verb-word', 'bearing'], ([, verb, bearing], { lexicon }) =>
    verb.form === 'participle' && lexicon.prices(verb.stem).length > 0 ? { as: 'tail', bearing } : null,
  ),
  rule('from where this does it', 'clause', ['alteration', "'from'", 'spot?', 'thing?'], (parts, site) => {
    const [{ items }, , spot, thing] = parts
    const [from, subject] = [spot ?? thing, self(site)]
    if (!from || (spot && thing) || !subject) return null
    const made = startingAt({ as: 'provision', subject, items }, from, site)
    return made && clause(standing(made, site))
  }),
  rule('from where it is done', 'provision', ['provision', "'from'", 'spot?', 'thing?'], (parts, site) => {
    const [made, , spot, thing] = parts
    const from = spot ?? thing
    return from && !(spot && thing) ? startingAt(made, from, site) : null
  }),
]
