/** "or vice versa": the same the other way round. */
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import type { PredicatePhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { fitted } from '../complements.js'
import { destination } from './departures.js'

/** From where it leads, to where it comes from. */
function wayBack(predicate: PredicatePhrase, from: ThingPhrase, { lexicon }: Site): PredicatePhrase | null {
  const to = destination(predicate.frame, lexicon)
  const there = to?.role == null ? undefined : predicate.filled[to.role]
  if (to?.role == null || !to.type || there?.as !== 'thing') return null
  const goal = fitted(from, to.type, lexicon)
  return goal && { ...predicate, modal: null, from: there, filled: { ...predicate.filled, [to.role]: goal } }
}

/** "moves a unit from A to B or vice versa": the same with the two places exchanged. */
export function otherWayRound(list: PredicatesPhrase, site: Site): PredicatesPhrase | RuledOut | null {
  const last = list.parts.at(-1)
  if (!last || list.parts.length > 1) return null
  const { predicate } = last
  const places = predicate.frame.complements.filter(
    ({ preposition, role }) => preposition !== null && role !== null && predicate.filled[role] !== undefined,
  )
  const back = predicate.from && wayBack(predicate, predicate.from, site)
  if (back) return { ...list, parts: [last, { join: 'or', predicate: back }] }
  const [one, other, ...more] = places
  const [left, right] = [one?.role ?? '', other?.role ?? '']
  const [from, to] = [predicate.filled[left], predicate.filled[right]]
  if (!one?.type || !other?.type || !from || !to || more.length > 0)
    return ruledOut('"or vice versa" wants two places that can be exchanged')
  const [first, second] = [fitted(to, one.type, site.lexicon), fitted(from, other.type, site.lexicon)]
  if (!first || !second) return ruledOut('the two places are not of one kind')
  const swapped = { ...predicate, filled: { ...predicate.filled, [left]: first, [right]: second } }
  return { ...list, parts: [last, { join: 'or', predicate: { ...swapped, modal: null } }] }
}
