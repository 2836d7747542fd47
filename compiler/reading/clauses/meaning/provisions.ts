/** From a subject and what it is like to clauses that put this into force. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import { local } from '../../meaning/logic.js'
import { members } from '../../meaning/quantify.js'
import { walk } from '../../meaning/subject.js'
import type {
  Alteration,
  ChangePhrase,
  ClausePhrase,
  DurationPhrase,
  PredicatePhrase,
  ProvisionPhrase,
  ThingPhrase,
  MeaningClause,
} from '../../phrases.js'
import { known, ownActor } from './deeds.js'
import { hostName } from './hosts.js'
import { thoseAt } from './departures.js'
import { eventOf } from './patterns.js'
import { over } from './quantify.js'
import type { Doing } from './quantify.js'

/** The clauses as a phrase, unless there is a reason against them. */
export function clause(clauses: MeaningClause[] | RuledOut): ClausePhrase | RuledOut {
  return Array.isArray(clauses) ? { as: 'clause', clauses } : clauses
}

/** In force as long as the text is: "a unit at this site" means each such unit. */
export function standing(phrase: ProvisionPhrase, site: Site): MeaningClause[] | RuledOut {
  const { determiner } = phrase.subject
  if (phrase.items.some((item) => item.kind === 'change' && item.before.length > 0))
    return ruledOut('dice are rolled when something happens, not all the time')
  if (determiner === 'no' && phrase.items.every((item) => item.kind === 'event' && item.force === 'permit')) {
    const items = phrase.items.map((item): Alteration =>
      item.kind === 'event' ? { ...item, force: 'ban' } : item,
    )
    return clausesOf(items, { ...phrase.subject, determiner: 'any' }, site)
  }
  if (['no', 'exactly', 'up to', 'any number of', 'at least'].includes(determiner))
    return ruledOut('it is not said which of these')
  return clausesOf(phrase.items, phrase.subject, site)
}

/** For a while: who is meant is chosen when it happens. */
export function applied(
  phrase: ProvisionPhrase,
  duration: DurationPhrase | null,
  site: Site,
): Statements | RuledOut {
  const doing = { actor: ownActor(site), site }
  return over(phrase.subject, true, doing, (value) => {
    const several = { ...phrase.subject.type, many: phrase.subject.type.many }
    // Who fills a role now keeps the effect when the procedure has ended.
    const name = `it${site.start}`
    const kept = isPassing(value)
    return besideChosen(phrase.items, doing, (items) => {
      const clauses = clausesOf(items, known(kept ? local(name) : value, several), site)
      if (!Array.isArray(clauses)) return clauses
      const until = duration ? { until: duration.until } : {}
      const before = items.flatMap((item) => (item.kind === 'change' ? item.before : []))
      return [
        ...before,
        ...(kept ? [{ op: 'let', name, value } as const] : []),
        ...clauses.map((clause) => ({ op: 'apply', clause, ...until }) as const),
      ]
    })
  })
}

/** As to what values change is chosen when it happens, too: "your power at a place you control is +2 this turn". */
function besideChosen(
  items: Alteration[],
  doing: Doing,
  then: (items: Alteration[]) => Statements | RuledOut,
): Statements | RuledOut {
  const found = items.find((item) => item.kind === 'change' && item.beside)
  const beside = found?.kind === 'change' ? found.beside : undefined
  if (!beside) return then(items)
  return over(beside, true, doing, (value) =>
    then(
      items.map((item) =>
        item.kind === 'change' && item.beside === beside
          ? { ...item, beside: known(value, beside.type) }
          : item,
      ),
    ),
  )
}

/** Whether it is said by the role it has in a procedure. */
function isPassing(value: Expression): boolean {
  let found = false
  walk(value, ({ op }) => {
    if (op === 'role' || op === 'running') found = true
  })
  return found
}

function clausesOf(items: Alteration[], subject: ThingPhrase, site: Site): MeaningClause[] | RuledOut {
  const clauses: MeaningClause[] = []
  for (const item of items) {
    const clause = clauseOf(item, members(subject), subject, site)
    if ('ruledOut' in clause) return clause
    clauses.push(clause)
  }
  return clauses
}

function clauseOf(
  item: Alteration,
  affected: Expression,
  subject: ThingPhrase,
  site: Site,
): MeaningClause | RuledOut {
  switch (item.kind) {
    case 'change':
      return {
        op: 'change',
        affected: item.unsaid ? local(hostName) : affectedBy(item, subject, affected, site),
        attribute: item.attribute,
        ...(item.beside && { beside: members(item.beside) }),
        layer: item.layer,
        amount: item.amount,
        ...(item.cumulative ? { cumulative: true } : {}),
        ...(item.limit ? { limit: item.limit } : {}),
      }
    case 'keyword':
      return {
        op: 'grant',
        affected,
        clauses: [],
        keyword: item.keyword,
        ...(Object.keys(item.parameters).length > 0 ? { parameters: item.parameters } : {}),
      }
    case 'clauses':
      return { op: 'grant', affected, clauses: item.clauses }
    case 'word':
      return { op: 'add', affected, attribute: item.attribute, word: { op: 'word', value: item.word } }
    case 'silence':
      return { op: 'silence', affected }
    case 'event': {
      const { from, ...predicate } = item.predicate
      const doer = from ? thoseAt(subject, from, site) : subject
      if (!doer) return ruledOut('it is not said what moves from there')
      const event = eventOf(predicate, doer, site, 'would')
      if (item.force === 'permit' && subject.type.name === 'player' && !isOwnAction(item.predicate, site))
        return ruledOut(
          `no rule lets a player ${item.predicate.frame.stem}, so it can not be allowed more widely`,
        )
      return 'ruledOut' in event ? event : { op: item.force, pattern: event.pattern }
    }
  }
}

/** What moves for free from a place is free there. */
function affectedBy(
  { from }: { from?: ThingPhrase },
  subject: ThingPhrase,
  affected: Expression,
  site: Site,
): Expression {
  const there = from ? thoseAt(subject, from, site) : null
  return there ? members(there) : affected
}

/** Only what the rules let players do can be permitted more widely; other verbs are done by what lets them. */
export function isOwnAction(predicate: PredicatePhrase, site: Site): boolean {
  const { target } = predicate.frame
  return 'event' in target && site.lexicon.procedure(target.event)?.kind === 'action'
}

/** A change as what is said of a subject, value by value. */
export function changeItems(change: ChangePhrase): Alteration[] {
  const { values, layer, amount, before, cumulative, limit } = change
  return values.map((value) => ({ kind: 'change', ...value, layer, amount, before, cumulative, limit }))
}
