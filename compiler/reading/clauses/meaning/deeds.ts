/** From verb phrases with their subject to statements: who does what, in the order in which it is said. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import type { Type } from '../../api.js'
import type { Frame } from '../../lexicon.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import { oneByOne } from '../../meaning/names.js'
import { substitute } from '../../meaning/subject.js'
import { descends } from '../../meaning/types.js'
import type { PredicatePhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { fitted, isComplete, missing, objectOf, typeOf } from '../complements.js'
import type { Filler } from '../complements.js'
import { choosing } from '../kernel/choosing.js'
import { kernelStatement } from '../kernel/builders.js'
import type { Values } from '../kernel/builders.js'
import { thoseAt } from './departures.js'
import { usual } from './durations.js'
import { pricesOf } from './free.js'
import { isRefusal, over, prefixed } from './quantify.js'
import type { Doing } from './quantify.js'

/** The player whose text this is; null in the body of a rule. */
export function ownActor(site: Site): Expression | null {
  return site.scope.self ? { op: 'you' } : null
}

/** A thing already known, as a phrase. */
export function known(value: Expression, type: Type): ThingPhrase {
  return { as: 'thing', type, determiner: 'the', count: null, value, set: null, binds: null, pending: false }
}

/** Whose text it is, and the player who has it; null in the body of a rule. */
export const self = ({ scope }: Site): ThingPhrase | null =>
  scope.self ? known({ op: 'this' }, { name: scope.self.type, many: false }) : null

export const you = ({ scope }: Site): ThingPhrase | null =>
  scope.self ? known({ op: 'you' }, { name: 'player', many: false }) : null

/** All parts in order; a subject that is several does all of them, one after the other. */
export function carryOut(phrase: PredicatesPhrase, site: Site): Statements | RuledOut {
  const doing: Doing = { actor: ownActor(site), site }
  const { subject } = phrase
  if (!subject) return carryOutParts(phrase.parts, null, doing)
  return over(subject, false, doing, (value) => {
    const actor: Expression | null =
      subject.type.name === 'player' ? value : (doing.actor ?? { op: 'controller', of: value })
    const one = known(value, { ...subject.type, many: false })
    return carryOutParts(phrase.parts, one, { actor, site })
  })
}

/** "may A and B": what follows in the bare form is under the same "may". "A or B": the actor picks. */
function carryOutParts(
  parts: PredicatesPhrase['parts'],
  subject: ThingPhrase | null,
  doing: Doing,
): Statements | RuledOut {
  const [first, ...others] = parts
  if (!first) return []
  if (first.predicate.modal === 'may') return underMay(parts, subject, doing)
  if (others.length > 0 && others.every((part) => part.join === 'or')) return ways(parts, subject, doing)
  if (others.some((part) => part.join === 'or'))
    return ruledOut('"and" and "or" mixed: it is not said what the choice is between')
  const head = deed(first.predicate, subject, doing)
  return isRefusal(head) ? head : prefixed(head, carryOutParts(others, subject, doing))
}

function underMay(
  parts: PredicatesPhrase['parts'],
  subject: ThingPhrase | null,
  doing: Doing,
): Statements | RuledOut {
  const { actor } = doing
  if (!actor) return ruledOut('nobody is said to decide')
  const end = parts.findIndex((part, index) => index > 0 && part.predicate.form !== 'base')
  const inside = end < 0 ? parts : parts.slice(0, end)
  const outside = end < 0 ? [] : parts.slice(end)
  const plain = inside.map((part) => ({ ...part, predicate: { ...part.predicate, modal: null } }))
  const [only] = plain
  if (only && plain.length === 1 && 'kernel' in only.predicate.frame.target) {
    const chosen = choosing(only.predicate, doing, true)
    if (chosen) return isRefusal(chosen) ? chosen : prefixed(chosen, carryOutParts(outside, subject, doing))
  }
  const done = carryOutParts(plain, subject, doing)
  if (isRefusal(done)) return done
  return prefixed([{ op: 'may', by: actor, do: done }], carryOutParts(outside, subject, doing))
}

function ways(
  parts: PredicatesPhrase['parts'],
  subject: ThingPhrase | null,
  doing: Doing,
): Statements | RuledOut {
  if (!doing.actor) return ruledOut('nobody is said to choose between these')
  const found: { label: string; do: Statements }[] = []
  for (const { predicate } of parts) {
    const done = deed(predicate, subject, doing)
    if (isRefusal(done)) return done
    found.push({ label: predicate.frame.stem, do: done })
  }
  return [{ op: 'ways', by: doing.actor, ways: found }]
}

/** One verb with its roles. */
function deed(predicate: PredicatePhrase, subject: ThingPhrase | null, doing: Doing): Statements | RuledOut {
  if (predicate.modal !== null)
    return ruledOut(`"${predicate.modal}" says what may or must be, not what is done`)
  if (predicate.voice === 'middle') return doneToThis(predicate, subject, doing)
  if (predicate.only) return ruledOut('"only" restricts, it does nothing')
  const prices = predicate.free ? pricesOf(predicate.frame, doing.site.lexicon) : []
  if (predicate.free && (predicate.free === true || prices.length === 0))
    return ruledOut('only a choice is free by itself')
  const { from, ...verb } = predicate
  if (from) return fromThere(verb, from, subject, doing)
  if (!isComplete(predicate)) {
    const whole = ofThis(predicate, subject, doing.site)
    return whole ? deed(whole, subject, doing) : lacking(predicate)
  }
  const filled = withSubject(predicate, subject, doing)
  if ('ruledOut' in filled) return filled
  const { target } = predicate.frame
  if ('kernel' in target) {
    const chosen = choosing(predicate, doing, false)
    if (chosen) return chosen
  }
  return gather(Object.entries(fromSource(filled.roles, predicate)), predicate, doing, {}, (values) => {
    if ('event' in target)
      return [
        ...cheaper(predicate, prices, values),
        { op: 'perform', event: target.event, roles: { ...values }, ...resultOf(target.event, doing.site) },
      ]
    if (!('kernel' in target)) return ruledOut('this is a test, not something to do')
    const made = kernelStatement(target.kernel, values)
    return 'op' in made ? [made] : made
  })
}

/** "deploy a unit -2 from your deck": what it costs changes first. */
function cheaper({ frame, free }: PredicatePhrase, prices: readonly string[], values: Values): Statements {
  const role = objectOf(frame)?.role
  const affected = role == null ? undefined : values[role]
  if (!affected || free === undefined || free === true) return []
  return prices.map((attribute) => ({
    op: 'apply',
    clause: { op: 'change', affected, attribute, layer: 'add', amount: free.more },
    until: usual.until,
  }))
}

/** "move a unit from here to a place": one of those that are there. */
function fromThere(
  predicate: PredicatePhrase,
  from: ThingPhrase,
  subject: ThingPhrase | null,
  doing: Doing,
): Statements | RuledOut {
  const role = objectOf(predicate.frame)?.role
  const moved = role == null ? undefined : predicate.filled[role]
  const there = moved?.as === 'thing' ? thoseAt(moved, from, doing.site) : null
  if (role == null || !there) return ruledOut('it is not said what moves from there')
  return deed({ ...predicate, filled: { ...predicate.filled, [role]: there } }, subject, doing)
}

/** "place out of play" on a card, for a verb that nobody does and that something is done to: it is done to this card. */
function ofThis(predicate: PredicatePhrase, subject: ThingPhrase | null, site: Site): PredicatePhrase | null {
  const { frame, filled, done } = predicate
  const card = self(site)
  const object = objectOf(frame)
  if (
    !card ||
    (subject && subject.value?.op !== 'you') ||
    frame.subject ||
    done.length === 0 ||
    object?.role == null ||
    !object.type
  )
    return null
  const fitting = filled[object.role] ? null : fitted(card, object.type, site.lexicon)
  const whole = fitting && { ...predicate, filled: { ...filled, [object.role]: fitting } }
  return whole && isComplete(whole) ? whole : null
}

/** "deploy on a unit", an order without object on a card that players deploy: it is done to this card by its owner. */
function doneToThis(
  predicate: PredicatePhrase,
  subject: ThingPhrase | null,
  doing: Doing,
): Statements | RuledOut {
  const { frame, form, done } = predicate
  const { site, actor } = doing
  const card = self(site)
  const active = site.lexicon.frames(frame.stem).find((other) => {
    return other.subject?.type.name === 'player' && isSameTarget(other, frame)
  })
  const isOrder = subject === null || subject.type.name === 'player'
  if (
    !card ||
    !actor ||
    !active?.subject ||
    !frame.subject ||
    !isOrder ||
    form !== 'base' ||
    done.length === 0
  )
    return ruledOut(`nobody is said to ${frame.stem} it`)
  if (!fitted(card, frame.subject.type, site.lexicon)) return ruledOut(`this can not be ${frame.stem}ed`)
  const by = subject?.value ?? actor
  const plain: PredicatePhrase = {
    ...predicate,
    voice: 'active',
    frame: { ...active, complements: frame.complements },
  }
  const whole: PredicatePhrase = { ...plain, filled: { [frame.subject.role]: card, ...predicate.filled } }
  return deed(whole, known(by, active.subject.type), doing)
}

function isSameTarget({ target }: Frame, other: Frame): boolean {
  return 'event' in target && 'event' in other.target && target.event === other.target.event
}

/** "take a unit into hand from your deck": what is chosen is chosen from there. */
function fromSource(
  roles: Record<string, Filler>,
  { frame, filled }: PredicatePhrase,
): Record<string, Filler> {
  const from = frame.complements.find(({ preposition, role, type }) => {
    return preposition === 'from' && type?.name === 'zone' && role !== null && filled[role] !== undefined
  })
  const source = from?.role == null ? undefined : filled[from.role]
  if (source?.as !== 'thing' || !source.value) return roles
  const among: Expression = { op: 'contents', of: source.value }
  const taken = objectOf(frame)?.role
  return Object.fromEntries(
    Object.entries(roles).map(([role, filler]) => [role, role === taken ? soughtIn(filler, among) : filler]),
  )
}

/** Described, and not said to be anywhere. */
const isSought = ({ set, value, type }: ThingPhrase): boolean =>
  set?.among === null && value === null && type.name !== 'player'

/** What is looked for there; several that are called or described are looked for one by one. */
function soughtIn(filler: Filler, among: Expression): Filler {
  const there = (thing: ThingPhrase): ThingPhrase =>
    thing.set && isSought(thing) ? { ...thing, set: { ...thing.set, among } } : thing
  if (filler.as !== 'thing') return filler
  return filler.joined?.some(isSought)
    ? { ...filler, value: { op: 'local', name: oneByOne }, joined: filler.joined.map(there) }
    : there(filler)
}

/** On a card what a verb gives back has a name, so that later words may speak of it. */
function resultOf(event: string, { lexicon, scope, start }: Site): { as?: string } {
  return scope.self && lexicon.procedure(event)?.gives?.name === 'number' ? { as: `result${start}` } : {}
}

type Roles = { roles: Record<string, Filler> }

/** Fills the role of the subject: with what is said, or with who acts where a player is wanted. */
function withSubject(
  predicate: PredicatePhrase,
  subject: ThingPhrase | null,
  doing: Doing,
): Roles | RuledOut {
  const { frame, filled } = predicate
  const { lexicon, scope } = doing.site
  const wanted = frame.subject
  const self = scope.self
  if (subject) {
    // "Opponent discards a card" for a verb without a doer: who is named makes its choices.
    if (!wanted && subject.type.name === 'player') return { roles: filled }
    if (!wanted) return ruledOut(`${frame.stem} has no doer`)
    const fitting = fitted(subject, wanted.type, lexicon)
    if (!fitting)
      return ruledOut(`${wanted.role} … ${frame.stem}: a ${wanted.type.name}, not a ${typeOf(subject)}`)
    return { roles: agent(predicate, { [wanted.role]: fitting, ...filled }, doing) }
  }
  if (!wanted) return { roles: filled }
  if (predicate.voice === 'passive') return ruledOut(`it is not said what is to be ${frame.stem}ed`)
  if (wanted.type.name === 'player' && doing.actor)
    return { roles: { [wanted.role]: known(doing.actor, wanted.type), ...filled } }
  if (self && descends(lexicon, self.type, wanted.type.name))
    return { roles: { [wanted.role]: known({ op: 'this' }, wanted.type), ...filled } }
  return 'kernel' in frame.target ? { roles: filled } : ruledOut(`nobody is said to ${frame.stem}`)
}

/** In the passive, who acts is whoever carries out the text. */
function agent(
  predicate: PredicatePhrase,
  roles: Record<string, Filler>,
  doing: Doing,
): Record<string, Filler> {
  if (predicate.voice !== 'passive' || !doing.actor) return roles
  const by = predicate.frame.complements.find(
    (complement) => complement.preposition === 'by' && complement.optional,
  )
  if (by?.role == null || by.type?.name !== 'player' || roles[by.role]) return roles
  return { ...roles, [by.role]: known(doing.actor, by.type) }
}

function gather(
  entries: [string, Filler][],
  predicate: PredicatePhrase,
  doing: Doing,
  values: Values,
  then: (values: Values) => Statements | RuledOut,
): Statements | RuledOut {
  const [head, ...rest] = entries
  if (!head) return then(values)
  const [role, filler] = head
  const next = (value: Expression) => gather(rest, predicate, doing, { ...values, [role]: value }, then)
  if (filler.as === 'number') return prefixed(filler.before, next(filler.value))
  return over(fromUsual(filler, role, predicate, doing, values), wantsMany(predicate, role), doing, next)
}

/** Things that the rules of a verb look for in a place of their own: "retrieve a scout", from those that are lost. */
function fromUsual(
  filler: ThingPhrase,
  role: string,
  { frame: { target } }: PredicatePhrase,
  { site: { lexicon } }: Doing,
  values: Values,
): ThingPhrase {
  const usual = 'event' in target ? lexicon.procedure(target.event)?.candidates?.[role] : undefined
  if (!usual) return filler
  const among = Object.entries(values).reduce((list, [name, value]) => substitute(list, name, value), usual)
  const found = soughtIn(filler, among)
  return found.as === 'thing' ? found : filler
}

function wantsMany(predicate: PredicatePhrase, role: string): boolean {
  const { subject, complements } = predicate.frame
  if (subject?.role === role) return subject.type.many
  return complements.find((complement) => complement.role === role)?.type?.many ?? false
}

function lacking(predicate: PredicatePhrase): RuledOut {
  const needs = missing(predicate).map((words) => `"${words}"`)
  return { ruledOut: `behind "${predicate.frame.stem}" comes ${needs.join(' and ')}`, unfinished: true }
}
