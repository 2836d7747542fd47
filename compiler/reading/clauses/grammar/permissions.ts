/** What may, may not and must be done, and what is done for free: verbs as what is said of somebody all the time. */
import type { Lexicon } from '../../lexicon.js'
import type { Alteration, AlterationPhrase, PredicatePhrase, PredicatesPhrase } from '../../phrases.js'
import type { Site } from '../../chart/rule.js'
import { objectOf } from '../complements.js'
import { freeOf } from '../meaning/free.js'
import { isOwnAction } from '../meaning/provisions.js'
import { isForFree } from './verbs.js'

export const altered = (...items: Alteration[]): AlterationPhrase => ({ as: 'alteration', items })

const forces: Readonly<Record<string, 'ban' | 'permit' | 'must'>> = {
  may: 'permit',
  'may not': 'ban',
  must: 'must',
}

/** "may not attack or block": the modal covers every verb. */
export function allowed(phrase: PredicatesPhrase, site: Site): AlterationPhrase | null {
  const { lexicon } = site
  const force = forces[phrase.parts[0]?.predicate.modal ?? '']
  if (!force) return null
  const items: Alteration[] = []
  for (const [index, { join, predicate }] of phrase.parts.entries()) {
    if (isForFree(predicate.frame)) return null
    const own = predicate.modal === null ? force : forces[predicate.modal]
    if (!own || (index > 0 && predicate.modal === null && predicate.form !== 'base')) return null
    if (index > 0 && force === 'ban' && join === 'and' && predicate.modal === null) return null
    const { free, ...plain } = predicate
    const item = { kind: 'event', force: own, predicate: { ...plain, modal: null } } as const
    if (free && own !== 'permit') return null
    // "may start a race for free": what a player may do by other rules costs nothing.
    const isOther = predicate.frame.subject?.type.name === 'player' && objectOf(predicate.frame) === undefined
    const isPrice = free !== undefined && isOther && !isOwnAction(predicate, site)
    items.push(...(isPrice ? [] : [item]), ...(free ? freeOf(item.predicate, free, lexicon) : []))
  }
  return items.length > 0 ? altered(...items) : null
}

/** Nothing is said but where it is done, once: the price is one of whoever does it as to that place. */
function isPriced({ frame, filled, from }: PredicatePhrase): boolean {
  const said = frame.complements.filter(({ role }) => role !== null && filled[role] !== undefined)
  return said.every(({ preposition }) => preposition !== null) && said.length + (from ? 1 : 0) < 2
}

/** "deploy and move to here for +1 gold": there, and at that price, the first is done, too. */
function likewise(verb: PredicatePhrase, last: PredicatePhrase): PredicatePhrase {
  const at = last.frame.complements.findIndex(({ role }) => role !== null && last.filled[role] !== undefined)
  const said = last.frame.complements[at]
  const own = verb.frame.complements.find(({ preposition }) => preposition === said?.preposition)
  const thing = said?.role == null ? undefined : last.filled[said.role]
  if (!last.free || verb.done.length > 0 || own?.role == null || thing?.as !== 'thing') return verb
  return { ...verb, free: last.free, filled: { ...verb.filled, [own.role]: thing } }
}

/** "moves from here for free", "deploys free aboard": what it costs, where it is done so. */
export function costing({ parts, subject }: PredicatesPhrase, lexicon: Lexicon): AlterationPhrase | null {
  const last = parts.at(-1)?.predicate
  const items = parts.flatMap(({ join, predicate }): Alteration[] => {
    const { free, ...plain } = last && !predicate.free ? likewise(predicate, last) : predicate
    return free &&
      join !== 'or' &&
      plain.modal === null &&
      ['base', 'third'].includes(plain.form) &&
      isPriced(plain)
      ? freeOf(plain, free, lexicon)
      : []
  })
  return subject || items.length < parts.length ? null : altered(...items)
}
