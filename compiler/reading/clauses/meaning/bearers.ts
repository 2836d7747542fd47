/** Who may have what is said of a subject: a value, a keyword, a deed. A pronoun learns so what it may mean. */
import { typeAttribute } from '../../../../runtime/program/kernel-names.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { narrowed, pendingOf } from '../../meaning/pending.js'
import { listed } from '../../meaning/types.js'
import type { Alteration, ThingPhrase } from '../../phrases.js'

/** The types of which something may have it; null where nothing is known of that. */
function bearersOf(item: Alteration, lexicon: Lexicon): { of: string[]; what: string } | null {
  if (item.kind === 'change')
    return item.unsaid ? null : { of: item.of, what: `${item.attribute} is a value` }
  if (item.kind === 'event') {
    const doer = item.predicate.frame.subject?.type.name
    return doer === undefined ? null : { of: [doer], what: `to ${item.predicate.frame.stem} is a deed` }
  }
  // Of a type besides may be what is of the same kind: a unit, if that type is one of units.
  if (item.kind === 'word' && item.attribute === typeAttribute)
    return { of: [lexicon.parent(item.word) ?? item.word], what: `to be a ${item.word} is a type` }
  const bearer = item.kind === 'keyword' ? lexicon.keyword(item.keyword)?.bearer : undefined
  return bearer === undefined ? null : { of: [bearer], what: 'this is a keyword' }
}

/** The subject as one that may have all of this. */
export function bearing(
  subject: ThingPhrase,
  items: readonly Alteration[],
  site: Site,
): ThingPhrase | RuledOut {
  let narrower: ThingPhrase = subject
  for (const item of items) {
    const bearers = bearersOf(item, site.lexicon)
    if (bearers === null) continue
    const isIt = site.scope.self && subject.value && pendingOf(subject.value)?.way === 'it'
    if (isIt && item.kind === 'event' && bearers.of.includes('player')) return ruledOut('"it" is no player')
    const fitting = narrowed(site.lexicon, narrower, bearers.of)
    // What can not have a keyword may be said to have it: it then does nothing for it.
    if (!fitting && item.kind === 'keyword') continue
    if (!fitting) return ruledOut(`${bearers.what} of a ${listed(bearers.of)}, not of a ${subject.type.name}`)
    narrower = fitting
  }
  return narrower
}
