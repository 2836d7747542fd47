/** Changes of values, and what else a subject is made to be: keywords, words, bans. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { QuantityPhrase, SettingPhrase, TailPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { keywordForm, nothingSaid, startsWithVerb, withoutRest } from '../../lexicon/keyword-form.js'
import { besideBy } from '../../english/numbers/quantities.js'
import { members } from '../../meaning/quantify.js'
import type {
  Alteration,
  AlterationPhrase,
  ChangePhrase,
  HeldPhrase,
  ProvisionPhrase,
  ThingPhrase,
} from '../../phrases.js'
import { bearing } from '../meaning/bearers.js'
import { allowed, altered, costing } from './permissions.js'
import { thoseWith } from '../meaning/theirs.js'
import { throughObject } from '../meaning/departures.js'
import { changeItems } from '../meaning/provisions.js'
import { change, changesOf, tailed, times } from './values.js'

/** Changes said of values of something: "its power is +2", "adds 2 to power of each …". */
export function about(
  subject: ThingPhrase,
  made: ChangePhrase[] | ChangePhrase | RuledOut | null,
  site: Site,
): ProvisionPhrase | RuledOut | null {
  if (made === null || 'ruledOut' in made) return made
  return provision(subject, altered(...[made].flat().flatMap(changeItems)), site)
}

/** The subject must have what changes; a pronoun learns so what it may mean. */
export function provision(
  subject: ThingPhrase,
  phrase: AlterationPhrase,
  site: Site,
): ProvisionPhrase | RuledOut {
  const moved = throughObject(subject, phrase.items, site)
  if (moved) return { as: 'provision', ...moved }
  const bearer = bearing(subject, phrase.items, site)
  return 'ruledOut' in bearer ? bearer : { as: 'provision', subject: bearer, items: phrase.items }
}

export function keyword(held: HeldPhrase): AlterationPhrase | RuledOut {
  const { rest } = held
  const parameters = withoutRest(rest, held.parameters, nothingSaid)
  if (parameters !== null)
    return altered(...(held.before ?? []), { kind: 'keyword', keyword: held.keyword, parameters })
  const more = rest.map((part) => ('word' in part ? part.word : part.parameter)).join(' ')
  return ruledOut(`"${more}" has to follow: ${held.keyword} takes it`)
}

/** "Immune to N": said with "is", or behind "is power +1"; others are had or gained. */
function isState(name: string, lexicon: Lexicon): boolean {
  const fixed = keywordForm(lexicon, name).flatMap((part) => ('word' in part ? [part.word] : []))
  const [, ...words] = [...name.split(' '), ...fixed]
  return words.some((word) => ['to', 'with', 'from', 'of'].includes(word)) && !startsWithVerb(name, lexicon)
}

export const changeRules: readonly Rule[] = [
  rule('is changed', 'alteration', ["'is|are|is also|are also'", 'change'], ([, made]) =>
    altered(...changeItems(made)),
  ),
  rule('gets a change', 'alteration', ["'gets|get'", 'change'], ([, made]) => altered(...changeItems(made))),
  rule('and a change', 'alteration', ['alteration', "', and|and|,'", 'change'], ([before, , made]) => {
    const last = before.items[before.items.length - 1]
    return last?.kind === 'change' ? altered(...before.items, ...changeItems(made)) : null
  }),
  rule('and more', 'alteration', ['alteration', "', and|and|,'", 'alteration'], ([left, , right]) =>
    altered(...left.items, ...right.items),
  ),
  rule('and more, in brackets', 'alteration', ['alteration', "'( and'", 'alteration', "')'"], (parts) =>
    altered(...parts[0].items, ...parts[2].items),
  ),
  rule(
    'keyword',
    'alteration',
    ["'has|have|gains|gain|gets|get|is|are|is also|are also'", 'held'],
    ([, held]) => keyword(held),
  ),
  rule('keyword that is a verb', 'alteration', ['held'], ([held], { lexicon }) =>
    startsWithVerb(held.keyword, lexicon) ? keyword(held) : null,
  ),
  rule(
    'and a keyword',
    'alteration',
    ['alteration', "', and|and|,'", 'held'],
    ([before, , held], { lexicon }) => {
      const last = before.items.at(-1)
      const goesOn = isState(held.keyword, lexicon)
        ? last?.kind === 'change' || (last?.kind === 'keyword' && isState(last.keyword, lexicon))
        : last?.kind === 'keyword' && !isState(last.keyword, lexicon)
      const more = goesOn ? keyword(held) : null
      return more === null || 'ruledOut' in more ? more : altered(...before.items, ...more.items)
    },
  ),
  rule('value alone', 'terse', ['change'], ([made]) => altered(...changeItems(made))),
  rule('keyword alone', 'terse', ['held'], ([held]) => keyword(held)),
  rule('terse and more', 'terse', ['terse', "', and|and|,|.'", 'terse'], ([left, , right]) =>
    altered(...left.items, ...right.items),
  ),
  rule(
    'prices and more',
    'terse',
    ['alteration', "', and|and|,'", 'terse'],
    ([left, , right], { lexicon }) =>
      left.items.every(
        (item) => item.kind === 'change' && lexicon.attribute(item.attribute)?.price !== undefined,
      )
        ? altered(...left.items, ...right.items)
        : null,
  ),
  rule('terse and a verb', 'terse', ['terse', "', and|and|,'", 'alteration'], ([left, , right]) =>
    altered(...left.items, ...right.items),
  ),
  rule(
    'ability',
    'alteration',
    ["'has|have|gains|gain'", "'“'", 'sentence', "'.'?", "'”'"],
    ([, , sentence]) => altered({ kind: 'clauses', clauses: sentence.clauses }),
  ),
  rule('may, may not, must', 'alteration', ['predicates'], ([verbs], site) => allowed(verbs, site)),
  rule('done for free', 'alteration', ['predicates'], ([verbs], { lexicon }) => costing(verbs, lexicon)),

  rule(
    'as to something, said first',
    'provision',
    ['bearing', "','", 'provision'],
    ([bearing, , made], site) => {
      const items: Alteration[] = []
      for (const item of made.items) {
        if (item.kind !== 'change' || item.beside) return null
        const beside = besideBy(bearing, item.attribute, site.lexicon)
        if ('ruledOut' in beside) return beside
        items.push({ ...item, beside })
      }
      // "When in a battle at a place, …": the place belongs to what stands before it.
      return site.start > 0 ? against('nearest-attachment', { ...made, items }) : { ...made, items }
    },
  ),
  rule('for each, said first', 'provision', ["'for'", 'thing', "','", 'provision'], ([, things, , made]) => {
    if (things.determiner !== 'each') return null
    const each: Expression = { op: 'count', of: members(things) }
    const items = made.items.map((item): Alteration | null =>
      item.kind === 'change' && item.layer === 'add' ? { ...item, amount: times(item.amount, each) } : null,
    )
    return items.every((item) => item !== null) ? { ...made, items } : null
  }),
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
  rule('its values', 'valued', ['possessor', 'quantities'], ([{ thing }, { items }]) =>
    areSaid(items, 'of') ? { as: 'valued', subject: thing, quantities: items } : null,
  ),
  rule(
    'each of its values',
    'valued',
    ["'each of'", 'possessor', 'quantities'],
    ([, { thing }, { items }]) =>
      areSaid(items, 'of') ? { as: 'valued', subject: thing, quantities: items } : null,
  ),
  rule(
    'values of things',
    'valued',
    ["'the|all'?", 'quantities', "'of|against'", 'list'],
    ([, { items }, of, subject]) =>
      areSaid(items, of.word) ? { as: 'valued', subject, quantities: items } : null,
  ),
  rule(
    'all values there',
    'valued',
    ["'all'?", 'possessor?', 'quantities', 'spot?'],
    ([all, whose, { items }, spot], site) => {
      const owner = whose?.thing
      if (!(all ?? spot) || !(owner ?? spot) || (owner && owner.type.name !== 'player')) return null
      const subject = thoseWith(items, owner, spot, site)
      return subject && { as: 'valued', subject, quantities: items }
    },
  ),
  rule(
    'its value +2',
    'provision',
    ['valued', "'is|are|is each|are each'", 'setting', 'tail?'],
    ([{ subject, quantities }, , made, tail], site) =>
      made.layer === 'set' ? null : about(subject, changeOf(quantities, made, tail, site), site),
  ),
  rule(
    'its value = 3',
    'provision',
    ['valued', 'setting', 'tail?'],
    ([{ subject, quantities }, made, tail], site) =>
      made.layer === 'set' ? about(subject, changeOf(quantities, made, tail, site), site) : null,
  ),
  rule(
    'its value is 3',
    'provision',
    ['valued', "'is|equals'", 'number'],
    ([{ subject, quantities }, , value], site) =>
      about(subject, change(quantities, { layer: 'set', amount: value.value, before: value.before }), site),
  ),
  rule(
    'its value bounded',
    'provision',
    ['valued', "'is at'", "'least|most'", 'number'],
    ([{ subject, quantities }, , { word }, { value, before }], site) =>
      about(
        subject,
        change(quantities, { layer: word === 'least' ? 'floor' : 'cap', amount: value, before }),
        site,
      ),
  ),
  // "Tribute +1 for you here"
  rule('its value, said behind', 'provision', ['change', "'for'", 'thing', 'tail?'], (parts, site) => {
    const [made, , thing, tail] = parts
    return thing.type.name === 'player' ? about(thing, tailed(made, tail, site.lexicon), site) : null
  }),
  rule(
    'adds to a value',
    'provision',
    ['thing?', "'adds|add|subtracts|subtract'", 'addition', "'of|against'", 'list', 'tail?'],
    ([source, verb, added, of, subject, tail], site) =>
      bySource(source) && added.items.every(({ quantities }) => areSaid(quantities, of.word))
        ? adding(about(subject, allTailed(changesOf(verb.word, added), tail, site), site))
        : null,
  ),
  rule(
    'adds to its value',
    'provision',
    [
      'thing?',
      "'adds|add|subtracts|subtract'",
      'number',
      "'to|from|to each of|from each of'",
      'possessor',
      'quantities',
      'tail?',
    ],
    ([source, verb, amount, { word }, { thing }, { items }, tail], site) => {
      const side = word.startsWith('to') ? 'to' : 'from'
      const added = { as: 'addition' as const, items: [{ amount, side, quantities: items }] }
      return bySource(source) && areSaid(items, 'of')
        ? adding(about(thing, allTailed(changesOf(verb.word, added), tail, site), site))
        : null
    },
  ),
]

function changeOf(
  quantities: readonly QuantityPhrase[],
  setting: SettingPhrase,
  tail: TailPhrase | undefined,
  { lexicon }: Site,
): ChangePhrase | RuledOut | null {
  const made = change(quantities, setting)
  return 'ruledOut' in made ? made : tailed(made, tail, lexicon)
}

function allTailed(
  changes: ChangePhrase[] | RuledOut | null,
  tail: TailPhrase | undefined,
  { lexicon }: Site,
): ChangePhrase[] | RuledOut | null {
  if (!Array.isArray(changes) || !tail) return changes
  const made: ChangePhrase[] = []
  for (const one of changes) {
    const whole = tailed(one, tail, lexicon)
    if (!whole || 'ruledOut' in whole) return whole
    made.push(whole)
  }
  return made
}

/** "the power of", "the attrition against": what the game has stand before what has these values. */
function areSaid(quantities: readonly QuantityPhrase[], preposition: string): boolean {
  return quantities.every((quantity) => (quantity.preposition ?? 'of') === preposition)
}

const adding = (made: ReturnType<typeof about>): ReturnType<typeof about> =>
  made && !('ruledOut' in made) ? { ...made, adds: true } : made

/** Whose text this is adds; nobody else can. */
function bySource(source: ThingPhrase | undefined): boolean {
  return source === undefined || source.value?.op === 'this'
}
