/** Another amount in some case, in brackets behind a change: "power +2 (+3 if at a place)", "(3 if a ship)". */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Against, Rule, RuledOut, Site } from '../../chart/rule.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Lexicon } from '../../lexicon.js'
import { local, not, number, or } from '../../meaning/logic.js'
import { about as said } from '../../meaning/subject.js'
import { besideBy } from '../../english/numbers/quantities.js'
import type { BearingPhrase } from '../../categories.js'
import type {
  Alteration,
  AlternativePhrase,
  ClausePhrase,
  EffectPhrase,
  MeaningClause,
} from '../../phrases.js'
import { conditioned } from '../meaning/conditions.js'
import { bothName, withBoth } from '../meaning/both.js'
import { orderedOtherwise } from '../meaning/otherwise.js'
import { wholeForm } from './keywords.js'
import { time } from './periods.js'

/** What is added is otherwise so in that case; nothing where something else is said than what is added. */
function otherwise(
  items: readonly Alteration[],
  other: AlternativePhrase,
  test: Expression,
  lexicon: Lexicon,
): Alteration[] | RuledOut | null {
  const { amount, isSigned } = other
  const last = items.at(-1)
  if (last?.kind === 'keyword') {
    const made = keywordOtherwise(last, other, test, lexicon)
    return made && [...items.slice(0, -1), made]
  }
  if (other.compared !== undefined) return null
  const made: Alteration[] = []
  for (const item of items) {
    if (item.kind === 'event' && item.force === 'permit') {
      made.push(item)
      continue
    }
    if (item.kind !== 'change' || item.before.length > 0) return null
    if (item.layer !== 'add' && (isSigned || item.layer !== 'set')) return null
    if (item.amount.op !== 'number') return ruledOut('it is not said instead of which amount')
    // "subtracts 1 (2 if …)": the sign is not said again.
    const sign = !isSigned && item.amount.value < 0 ? -1 : 1
    made.push({ ...item, amount: { op: 'if', test, then: number(amount * sign), else: item.amount } })
  }
  return made.some(({ kind }) => kind === 'change') ? made : null
}

/** "immune to damage < 3 (< 5 if ready)": the one number of a keyword, with the words before it. */
function keywordOtherwise(
  item: Extract<Alteration, { kind: 'keyword' }>,
  { amount, isSigned, compared }: AlternativePhrase,
  test: Expression,
  lexicon: Lexicon,
): Alteration | null {
  const [only, ...more] = Object.entries(item.parameters)
  if (!only || more.length > 0 || isSigned || only[1].op !== 'number') return null
  const [name, usual] = only
  const form = wholeForm(lexicon, item.keyword)
  const before = form[form.findIndex((part) => 'parameter' in part) - 1]
  if (compared !== undefined && !(before && 'word' in before && before.word === compared)) return null
  return { ...item, parameters: { [name]: { op: 'if', test, then: number(amount), else: usual } } }
}

/** "Power +1 while ready (+2 if tapped)": the same when its condition stands before the brackets. */
function clauseOtherwise(
  one: MeaningClause,
  other: AlternativePhrase,
  test: Expression,
  lexicon: Lexicon,
): MeaningClause | null {
  if (one.op === 'grant' && one.keyword !== undefined) {
    const { keyword, parameters = {} } = one
    const made = keywordOtherwise({ kind: 'keyword', keyword, parameters }, other, test, lexicon)
    return made?.kind === 'keyword' ? { ...one, parameters: made.parameters } : null
  }
  if (one.op !== 'change' || other.compared !== undefined || one.amount.op !== 'number') return null
  if (one.layer !== 'add' && (other.isSigned || one.layer !== 'set')) return null
  const sign = !other.isSigned && one.amount.value < 0 ? -1 : 1
  return { ...one, amount: { op: 'if', test, then: number(other.amount * sign), else: one.amount } }
}

/** "Your ships are power +1 (+2 if ready)": those that are ready, rather than this card. */
function ofThis<T extends object>(made: T, { found, starts, end }: Site<'complement'>): T | Against<T> {
  return found('complement', starts[2] ?? end, end - 1) ? against('own-card', made) : made
}

const places = ['at', 'on', 'in', 'aboard', 'with'] as const

/** "(+2 at a place)": without "if" only where something is says in which case. */
const isSaid = (other: AlternativePhrase, { found, starts, end }: Site, part = 2): boolean => {
  const from = starts[part] ?? end
  return !other.bare || places.some((word) => found(`'${word}'`, from, from + 1))
}

/** "Deploy +1 (+2 to a place)": there, so much more than what is said of all. */
function besideOtherwise(
  items: readonly Alteration[],
  { amount, isSigned, compared }: AlternativePhrase,
  bearing: BearingPhrase,
  { lexicon }: Site,
): Alteration[] | RuledOut | null {
  if (compared !== undefined || !isSigned) return null
  const more: Alteration[] = []
  for (const item of items) {
    if (item.kind !== 'change' || item.layer !== 'add' || item.amount.op !== 'number') return null
    if (item.beside || item.before.length > 0) return null
    const beside = besideBy(bearing, item.attribute, lexicon)
    if ('ruledOut' in beside) return beside
    more.push({ ...item, amount: number(amount - item.amount.value), beside })
  }
  return [...items, ...more]
}

/** "(and forfeit -2 if a leader)": added in that case alone. */
function addedIf(items: readonly Alteration[], test: Expression): Alteration[] | null {
  const made = items.map((item): Alteration | null =>
    item.kind === 'change' && item.layer === 'add'
      ? { ...item, amount: { op: 'if', test, then: item.amount, else: number(0) } }
      : null,
  )
  return made.every((item) => item !== null) ? made : null
}

/** "Tribute -1 here (if …, tribute +1 instead)": it is that tribute. */
function asSaidOf(instead: MeaningClause, { clauses }: ClausePhrase): MeaningClause {
  if (instead.op !== 'change' || instead.beside) return instead
  const usual = clauses.find((one) => one.op === 'change' && one.attribute === instead.attribute)
  return usual?.op === 'change' && usual.beside ? { ...instead, beside: usual.beside } : instead
}

export const alternativeRules: readonly Rule[] = [
  rule('other amount', 'alternative', ["'('", "'or'?", 'signed', "'if|when|while'?"], ([, , signed, word]) =>
    signed.value === null
      ? null
      : {
          as: 'alternative',
          amount: signed.sign === '-' ? -signed.value : signed.value,
          isSigned: true,
          ...(!word && { bare: true }),
        },
  ),
  rule(
    'other plain amount',
    'alternative',
    ["'('", "'or'?", 'integer', 'unit-word?', "'if|when|while'?"],
    ([, , { value }, , word]) => ({
      as: 'alternative',
      amount: value,
      isSigned: false,
      ...(!word && { bare: true }),
    }),
  ),
  rule(
    'other bound',
    'alternative',
    ["'('", "'or'?", "'<|>'", 'integer', "'if|when|while'?"],
    ([, , compared, { value }, word]) => ({
      as: 'alternative',
      amount: value,
      isSigned: false,
      compared: compared.word,
      ...(!word && { bare: true }),
    }),
  ),
  rule(
    'nothing at all',
    'alternative',
    ["'('", "'or'?", "'free|for free'", "'if|when|while'?"],
    ([, , , word]) => ({
      as: 'alternative',
      amount: 0,
      isSigned: false,
      ...(!word && { bare: true }),
    }),
  ),
  rule('both of what was said', 'case', ["'both'"], () => ({ as: 'condition', value: local(bothName) })),
  rule(
    'otherwise in some case, behind a condition',
    'clause',
    ['clause', 'alternative', 'case', "')'"],
    ([one, other, test], site) => {
      const [only, ...more] = one.clauses
      if (!only || more.length > 0 || one.timed !== 'behind' || !isSaid(other, site)) return null
      const made = clauseOtherwise(only, other, test.value, site.lexicon)
      const clauses = made && 'while' in made && made.while ? withBoth([made], made.while) : made && [made]
      return Array.isArray(clauses) ? { ...one, clauses } : clauses
    },
  ),
  // "Power +1 (if tapped, power -1 instead)"
  rule(
    'something else in some case, in brackets',
    'clause',
    ['clause', "'( if'", 'case', "','", 'clause', "'instead )'"],
    ([one, , test, , other], { lexicon }) => {
      if (one.timed || ![...one.clauses, ...other.clauses].every(({ op }) => op === 'change')) return null
      const usual = conditioned(one.clauses, time({ while: not(test.value) }), lexicon)
      const instead = conditioned(
        other.clauses.map((each) => asSaidOf(each, one)),
        time({ while: test.value }),
        lexicon,
      )
      if (!Array.isArray(usual)) return usual
      return Array.isArray(instead) ? { ...one, clauses: [...usual, ...instead] } : instead
    },
  ),
  // "Adds one fate with Ann (or while at a place)": it is so then, too.
  rule('or at another time, in brackets', 'clause', ['clause', "'( or'", 'time', "')'"], ([one, , time]) => {
    const [only, ...more] = one.clauses
    if (!only || more.length > 0 || !('while' in only) || !only.while || one.timed === 'front') return null
    if (!time.while || time.times !== null) return null
    return { ...one, clauses: [{ ...only, while: or(only.while, time.while) }] }
  }),
  rule(
    'done otherwise in some case',
    'effect',
    ['effect', 'alternative', 'case', "')'"],
    ([done, other, test], site) => {
      const made = isSaid(other, site) ? orderedOtherwise(done.statements, other, test.value) : null
      return Array.isArray(made) ? ({ ...done, statements: made } satisfies EffectPhrase) : made
    },
  ),
  rule(
    'had for a price, otherwise in some case',
    'ability',
    ['ability', 'alternative', 'case', "')'"],
    ([ability, other, test], site) => {
      const made = isSaid(other, site) ? orderedOtherwise(ability.effect, other, test.value) : null
      return Array.isArray(made) ? { ...ability, effect: made } : made
    },
  ),
  rule(
    'paid otherwise in some case',
    'predicates',
    ['predicates', 'alternative', 'case', "')'"],
    ([verbs, other, test]) => {
      const last = verbs.parts.at(-1)
      const roles = Object.entries(last?.predicate.filled ?? {}).filter(([, { as }]) => as === 'number')
      const [role, usual] = roles[0] ?? []
      if (!last || role === undefined || usual?.as !== 'number' || roles.length > 1) return null
      if (other.isSigned || other.compared !== undefined || usual.value.op !== 'number') return null
      const value: Expression = { op: 'if', test: test.value, then: number(other.amount), else: usual.value }
      const filled = { ...last.predicate.filled, [role]: { ...usual, value } }
      const parts = [...verbs.parts.slice(0, -1), { ...last, predicate: { ...last.predicate, filled } }]
      return { ...verbs, parts }
    },
  ),
  rule(
    'changed otherwise in some case',
    'alteration',
    ['alteration', 'alternative', 'case', "')'"],
    (parts, site) => {
      const [{ items }, other, test] = parts
      const made = isSaid(other, site) ? otherwise(items, other, test.value, site.lexicon) : null
      return Array.isArray(made) ? ofThis({ as: 'alteration' as const, items: made }, site) : made
    },
    ['complement'],
  ),
  rule('terse, otherwise in some case', 'terse', ['terse', 'alternative', 'case', "')'"], (parts, site) => {
    const [{ items }, other, test] = parts
    const made = isSaid(other, site) ? otherwise(items, other, test.value, site.lexicon) : null
    return Array.isArray(made) ? { as: 'alteration', items: made } : made
  }),
  rule(
    'things changed otherwise in some case',
    'provision',
    ['provision', 'alternative', 'case', "')'"],
    (parts, site) => {
      const [provision, other, test] = parts
      const made = isSaid(other, site) ? otherwise(provision.items, other, test.value, site.lexicon) : null
      return Array.isArray(made) ? ofThis({ ...provision, items: made }, site) : made
    },
    ['complement'],
  ),
  rule(
    'such things changed otherwise',
    'provision',
    ['provision', 'alternative', 'complement', "')'"],
    (parts, site) => {
      const [provision, other, { test }] = parts
      const { set } = provision.subject
      if (!set || !isSaid(other, site)) return null
      const made = otherwise(provision.items, other, said(test, local(set.name)), site.lexicon)
      return Array.isArray(made) ? { ...provision, items: made } : made
    },
  ),
  rule(
    'changed otherwise as to something',
    'provision',
    ['provision', 'alternative', 'bearing', "')'"],
    ([provision, other, bearing], site) => {
      const made = other.bare ? besideOtherwise(provision.items, other, bearing, site) : null
      return Array.isArray(made) ? { ...provision, items: made } : made
    },
  ),
  rule(
    'such things changed besides',
    'provision',
    ['provision', "'( and'", 'terse', "'if|when|while'", 'complement', "')'"],
    ([provision, , { items }, , { test }]) => {
      const { set } = provision.subject
      const made = set && addedIf(items, said(test, local(set.name)))
      return made ? { ...provision, items: [...provision.items, ...made] } : null
    },
  ),
]
