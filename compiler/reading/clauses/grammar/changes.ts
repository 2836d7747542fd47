/** Changes of values, and what else a subject is made to be: keywords, words, bans. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import type { QuantityPhrase } from '../../categories.js'
import { number } from '../../meaning/logic.js'
import { narrowed } from '../../meaning/pending.js'
import { members } from '../../meaning/quantify.js'
import { listed } from '../../meaning/types.js'
import type {
  Alteration,
  AlterationPhrase,
  ChangePhrase,
  HeldPhrase,
  NumberPhrase,
  PredicatesPhrase,
  ProvisionPhrase,
  ThingPhrase,
} from '../../phrases.js'
import { known } from '../meaning/deeds.js'
import { changeItem } from '../meaning/provisions.js'

function change(quantity: QuantityPhrase, layer: string, amount: Expression): ChangePhrase | RuledOut {
  if (quantity.kind !== 'attribute' || quantity.holds !== 'number')
    return ruledOut(`${quantity.name} is no number that changes`)
  return {
    as: 'change',
    of: quantity.of,
    attribute: quantity.name,
    layer,
    amount,
    cumulative: false,
    limit: null,
  }
}

interface Signed {
  sign: '+' | '-'
  value: number | null
}

/** +2, -1; "+N" and "-d6" come in two parts. */
function amountOf(signed: Signed, rest?: NumberPhrase): Expression | null {
  if ((signed.value === null) !== (rest !== undefined) || (rest && rest.before.length > 0)) return null
  if (signed.value !== null) return number(signed.sign === '-' ? -signed.value : signed.value)
  if (!rest) return null
  return signed.sign === '+' ? rest.value : { op: 'multiply', items: [number(-1), rest.value] }
}

function added(
  quantity: QuantityPhrase,
  signed: Signed,
  rest?: NumberPhrase,
): ChangePhrase | RuledOut | null {
  const amount = amountOf(signed, rest)
  return amount && change(quantity, 'add', amount)
}

function times(amount: Expression, count: Expression): Expression {
  return amount.op === 'number' && amount.value === 1 ? count : { op: 'multiply', items: [amount, count] }
}

const altered = (...items: Alteration[]): AlterationPhrase => ({ as: 'alteration', items })

/** A change said of an attribute of something: "its power is +2", "adds 2 to power of each …". */
function about(
  subject: ThingPhrase,
  made: ChangePhrase | RuledOut | null,
  site: Site,
): ProvisionPhrase | RuledOut | null {
  if (made === null || 'ruledOut' in made) return made
  return provision(subject, altered(changeItem(made)), site)
}

/** "its power", which is a number, taken as whose and what. */
function ofNumber(
  phrase: NumberPhrase,
  make: (quantity: QuantityPhrase) => ChangePhrase | RuledOut | null,
  site: Site,
) {
  const { value } = phrase
  if (value.op !== 'attribute' || phrase.before.length > 0) return null
  const of = site.lexicon.attribute(value.name)?.of ?? []
  const quantity: QuantityPhrase = {
    as: 'quantity',
    of,
    holds: 'number',
    name: value.name,
    kind: 'attribute',
  }
  return about(known(value.of, { name: 'thing', many: false }), make(quantity), site)
}

/** The subject must have what changes; a pronoun learns so what it may mean. */
function provision(subject: ThingPhrase, phrase: AlterationPhrase, site: Site): ProvisionPhrase | RuledOut {
  let narrower: ThingPhrase = subject
  for (const item of phrase.items) {
    if (item.kind !== 'change') continue
    const fitting = narrowed(site.lexicon, narrower, item.of)
    if (!fitting)
      return ruledOut(`${item.attribute} is a value of a ${listed(item.of)}, not of a ${subject.type.name}`)
    narrower = fitting
  }
  return { as: 'provision', subject: narrower, items: phrase.items }
}

const forces: Readonly<Record<string, 'ban' | 'permit' | 'must'>> = {
  may: 'permit',
  'may not': 'ban',
  must: 'must',
}

/** "may not attack or block": the modal covers every verb. */
function allowed(phrase: PredicatesPhrase): AlterationPhrase | null {
  const force = forces[phrase.parts[0]?.predicate.modal ?? '']
  if (!force) return null
  const items: Alteration[] = []
  for (const [index, { join, predicate }] of phrase.parts.entries()) {
    const own = predicate.modal === null ? force : forces[predicate.modal]
    if (!own || (index > 0 && predicate.modal === null && predicate.form !== 'base')) return null
    if (index > 0 && force === 'ban' && join === 'and' && predicate.modal === null) return null
    items.push({ kind: 'event', force: own, predicate: { ...predicate, modal: null } })
  }
  return altered(...items)
}

/** "a Pilot icon": what is said behind the word must be what it is a word of. */
function wordOf(
  { attribute, word }: { attribute: string; word: string },
  said: { attribute: string } | undefined,
): AlterationPhrase | RuledOut {
  return said === undefined || said.attribute === attribute
    ? altered({ kind: 'word', attribute, word })
    : ruledOut(`${word} is no ${said.attribute}`)
}

function keyword(held: HeldPhrase): AlterationPhrase | RuledOut {
  const { rest, parameters } = held
  if (rest.length === 0) return altered({ kind: 'keyword', keyword: held.keyword, parameters })
  const more = rest.map((part) => ('word' in part ? part.word : 'a number')).join(' ')
  return ruledOut(`${held.keyword} needs ${more}`)
}

export const changeRules: readonly Rule[] = [
  rule('power +2', 'change', ['quantity', 'signed', 'number?'], ([quantity, signed, rest]) =>
    added(quantity, signed, rest),
  ),
  rule('+2 power', 'change', ['signed', 'quantity'], ([signed, quantity]) => added(quantity, signed)),
  rule('+N power', 'change', ['signed', 'number', 'quantity'], ([signed, rest, quantity]) =>
    added(quantity, signed, rest),
  ),
  rule('power = 3', 'change', ['quantity', "'='", 'number'], ([quantity, , value]) =>
    value.before.length > 0 ? null : change(quantity, 'set', value.value),
  ),
  rule('power doubled', 'change', ['quantity', "'doubled|halved|x2'"], ([quantity, word]) =>
    word.word === 'halved' ? change(quantity, 'halve', number(2)) : change(quantity, 'double', number(2)),
  ),
  rule('cumulatively', 'change', ["'cumulatively'", 'change'], ([, made]) =>
    made.cumulative ? null : { ...made, cumulative: true },
  ),
  rule(
    'cumulatively, behind',
    'change',
    ['change', "', cumulatively|cumulatively|( cumulative )'"],
    ([made]) => (made.cumulative ? null : { ...made, cumulative: true }),
  ),
  rule('limit', 'change', ['change', "'('", "'limit|maximum'", 'signed', "')'"], ([made, , , signed]) => {
    const limit = amountOf(signed)
    return limit && made.limit === null ? { ...made, limit } : null
  }),
  rule('for each', 'change', ['change', "'for'", 'thing'], ([made, , things]) =>
    things.determiner === 'each' && made.layer === 'add'
      ? { ...made, amount: times(made.amount, { op: 'count', of: members(things) }) }
      : null,
  ),

  rule('is changed', 'alteration', ["'is|are'", 'change'], ([, made]) => altered(changeItem(made))),
  rule('gets a change', 'alteration', ["'gets|get'", 'change'], ([, made]) => altered(changeItem(made))),
  rule('and a change', 'alteration', ['alteration', "', and|and|,'", 'change'], ([before, , made]) => {
    const last = before.items[before.items.length - 1]
    return last?.kind === 'change' ? altered(...before.items, changeItem(made)) : null
  }),
  rule(
    'same change of another value',
    'alteration',
    ['alteration', "'and'", 'quantity'],
    ([before, , quantity]) => {
      const last = before.items[before.items.length - 1]
      if (last?.kind !== 'change' || last.layer !== 'add') return null
      const made = change(quantity, last.layer, last.amount)
      return 'ruledOut' in made ? made : altered(...before.items, changeItem(made))
    },
  ),
  rule('and more', 'alteration', ['alteration', "', and|and|,'", 'alteration'], ([left, , right]) =>
    altered(...left.items, ...right.items),
  ),
  rule('keyword', 'alteration', ["'has|have|gains|gain|gets|get'", 'held'], ([, held]) => keyword(held)),
  rule('and a keyword', 'alteration', ['alteration', "', and|and|,'", 'held'], ([before, , held]) => {
    const more = before.items.at(-1)?.kind === 'keyword' ? keyword(held) : null
    return more === null || 'ruledOut' in more ? more : altered(...before.items, ...more.items)
  }),
  rule(
    'word',
    'alteration',
    ["'has|have|gains|gain|is also|are also'", "'a|an|the'?", 'value-word', 'attribute-word?'],
    ([, , word, attribute]) => wordOf(word, attribute),
  ),
  rule(
    'icon',
    'alteration',
    ["'has|have|gains|gain'", "'a|an'?", 'icon', 'attribute-word?'],
    ([, , word, attribute]) => wordOf(word, attribute),
  ),
  rule(
    'ability',
    'alteration',
    ["'has|have|gains|gain'", "'“'", 'sentence', "'.'?", "'”'"],
    ([, , sentence]) => altered({ kind: 'clauses', clauses: sentence.clauses }),
  ),
  rule(
    'no text',
    'alteration',
    ["'loses its game text|lose their game text|loses its text|has no text|have no text|has no game text'"],
    () => altered({ kind: 'silence' }),
  ),
  rule('may, may not, must', 'alteration', ['predicates'], ([verbs]) => allowed(verbs)),

  rule('cumulatively, said first', 'provision', ["'cumulatively'", 'provision'], ([, made]) =>
    made.items.every((item) => item.kind === 'change' && !item.cumulative)
      ? {
          ...made,
          items: made.items.map((item) => (item.kind === 'change' ? { ...item, cumulative: true } : item)),
        }
      : null,
  ),
  rule('subject and change', 'provision', ['list', 'alteration'], ([subject, phrase], site) =>
    provision(subject, phrase, site),
  ),
  rule(
    'its value +2',
    'provision',
    ['number', "'is|are'", 'signed', 'number?'],
    ([whose, , signed, rest], site) => ofNumber(whose, (quantity) => added(quantity, signed, rest), site),
  ),
  rule('its value doubled', 'provision', ['number', "'is'", "'doubled|halved'"], ([whose, , word], site) =>
    ofNumber(
      whose,
      (quantity) => change(quantity, word.word === 'halved' ? 'halve' : 'double', number(2)),
      site,
    ),
  ),
  rule('its value set', 'provision', ['number', "'is|=|equals'", 'number'], ([whose, , value], site) =>
    value.before.length > 0
      ? null
      : ofNumber(whose, (quantity) => change(quantity, 'set', value.value), site),
  ),
  rule(
    'its value bounded',
    'provision',
    ['number', "'is at'", "'least|most'", 'number'],
    ([whose, , word, value], site) =>
      value.before.length > 0
        ? null
        : ofNumber(
            whose,
            (quantity) => change(quantity, word.word === 'least' ? 'floor' : 'cap', value.value),
            site,
          ),
  ),
  rule(
    'value of things +2',
    'provision',
    ["'the'?", 'quantity', "'of'", 'list', "'is'", 'signed', 'number?'],
    ([, quantity, , subject, , signed, rest], site) => about(subject, added(quantity, signed, rest), site),
  ),
  rule(
    'adds to a value',
    'provision',
    ['thing?', "'adds|add|subtracts|subtract'", 'number', "'to|from'", "'the'?", 'quantity', "'of'", 'list'],
    ([source, verb, value, side, , quantity, , subject], site) =>
      bySource(source) ? about(subject, addedBy(quantity, verb.word, side.word, value), site) : null,
  ),
  rule(
    'adds to its value',
    'provision',
    ['thing?', "'adds|add|subtracts|subtract'", 'number', "'to|from'", 'number'],
    ([source, verb, value, side, whose], site) =>
      bySource(source)
        ? ofNumber(whose, (quantity) => addedBy(quantity, verb.word, side.word, value), site)
        : null,
  ),
]

/** Whose text this is adds; nobody else can. */
function bySource(source: ThingPhrase | undefined): boolean {
  return source === undefined || source.value?.op === 'this'
}

function addedBy(
  quantity: QuantityPhrase,
  verb: string,
  side: string,
  value: NumberPhrase,
): ChangePhrase | RuledOut | null {
  const adds = verb.startsWith('add')
  if (adds !== (side === 'to') || value.before.length > 0) return null
  return added(
    quantity,
    { sign: adds ? '+' : '-', value: value.value.op === 'number' ? value.value.value : null },
    value.value.op === 'number' ? undefined : value,
  )
}
