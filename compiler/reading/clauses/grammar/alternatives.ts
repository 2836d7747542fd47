/** Another amount in some case, in brackets behind a change: "power +2 (+3 if at a place)", "(3 if a ship)". */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Against, Rule, RuledOut, Site } from '../../chart/rule.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import { local, number } from '../../meaning/logic.js'
import { about as said } from '../../meaning/subject.js'
import type { Alteration, AlternativePhrase } from '../../phrases.js'

/** What is added is otherwise so in that case; nothing where something else is said than what is added. */
function otherwise(
  items: readonly Alteration[],
  { amount, isSigned }: AlternativePhrase,
  test: Expression,
): Alteration[] | RuledOut | null {
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

/** "Your ships are power +1 (+2 if ready)": those that are ready, rather than this card. */
function ofThis<T extends object>(made: T, { found, starts, end }: Site<'complement'>): T | Against<T> {
  return found('complement', starts[2] ?? end, end - 1) ? against('own-card', made) : made
}

export const alternativeRules: readonly Rule[] = [
  rule('other amount', 'alternative', ["'('", "'or'?", 'signed', "'if|when|while'"], ([, , signed]) =>
    signed.value === null
      ? null
      : {
          as: 'alternative',
          amount: signed.sign === '-' ? -signed.value : signed.value,
          isSigned: true,
        },
  ),
  rule(
    'other plain amount',
    'alternative',
    ["'('", "'or'?", 'integer', "'if|when|while'"],
    ([, , { value }]) => ({
      as: 'alternative',
      amount: value,
      isSigned: false,
    }),
  ),
  rule(
    'changed otherwise in some case',
    'alteration',
    ['alteration', 'alternative', 'case', "')'"],
    (parts, site) => {
      const [{ items }, other, test] = parts
      const made = otherwise(items, other, test.value)
      return Array.isArray(made) ? ofThis({ as: 'alteration' as const, items: made }, site) : made
    },
    ['complement'],
  ),
  rule('terse, otherwise in some case', 'terse', ['terse', 'alternative', 'case', "')'"], (parts) => {
    const [{ items }, other, test] = parts
    const made = otherwise(items, other, test.value)
    return Array.isArray(made) ? { as: 'alteration', items: made } : made
  }),
  rule(
    'things changed otherwise in some case',
    'provision',
    ['provision', 'alternative', 'case', "')'"],
    (parts, site) => {
      const [provision, other, test] = parts
      const made = otherwise(provision.items, other, test.value)
      return Array.isArray(made) ? ofThis({ ...provision, items: made }, site) : made
    },
    ['complement'],
  ),
  rule(
    'such things changed otherwise',
    'provision',
    ['provision', 'alternative', 'complement', "')'"],
    (parts) => {
      const [provision, other, { test }] = parts
      const { set } = provision.subject
      const made = set ? otherwise(provision.items, other, said(test, local(set.name))) : null
      return Array.isArray(made) ? { ...provision, items: made } : made
    },
  ),
]
