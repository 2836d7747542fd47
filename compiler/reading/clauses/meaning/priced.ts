/** What somebody else does has a price besides what it costs by the rules: "opponent must first pay 1 gold to move a ship". */
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import { and, not } from '../../meaning/logic.js'
import type { MeaningClause, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { able } from './ability-to.js'
import { carryOut, known } from './deeds.js'
import { eventOf, isAlways, participant } from './patterns.js'

/** Who can not pay may not do it; who does it pays first. */
export function pricedFor(
  who: ThingPhrase,
  price: PredicatesPhrase,
  { parts: [deed, ...more] }: PredicatesPhrase,
  site: Site,
): MeaningClause[] | RuledOut | null {
  const isPlain = ({ modal, form }: { modal: unknown; form: string }) => modal === null && form === 'base'
  if (who.type.name !== 'player' || !deed || more.length > 0 || !isPlain(deed.predicate)) return null
  if (!price.parts.every(({ predicate }) => isPlain(predicate))) return null
  const event = eventOf(deed.predicate, who, site, 'would')
  if ('ruledOut' in event) return event
  const doer = deed.predicate.frame.subject
  if (doer?.type.name !== 'player') return ruledOut('it is not said who pays')
  const { pattern } = event
  const payer = known(participant(pattern.bind, doer.role), { name: 'player', many: false })
  const paying = carryOut({ ...price, subject: payer }, site)
  if (!Array.isArray(paying)) return paying
  const payable = able(paying)
  if (!payable) return ruledOut('it is not known whether this price can be paid')
  const where = and(pattern.where ?? null, not(payable))
  return [
    { op: 'ban', pattern: { ...pattern, ...(!isAlways(where) && { where }) } },
    { op: 'replace', pattern, optional: false, instead: false, do: paying },
  ]
}
