/** Resolves references: every way in which the pronouns of a meaning can be understood, nearest antecedents first. */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Scope } from '../api.js'
import type { PreferenceId } from '../preferences.js'
import { createIdentity } from '../chart/identity.js'
import { isExcluded, pendingOfName, sameOne, unsaidOwner } from '../meaning/pending.js'
import { descends, overlaps } from '../meaning/types.js'
import { substitute, walk } from '../meaning/subject.js'
import { findReferences } from './antecedents.js'
import { isExpression } from './bindings.js'
import { isCalled } from './called.js'
import { doneTo } from './deeds.js'
import type { Bound } from './bindings.js'

export interface Resolved<M> {
  meaning: M
  against: PreferenceId[]
}

export interface Resolution<M> {
  ways: Resolved<M>[]
  /** There are more than were looked at. */
  more: boolean
  /** Why there is none. */
  failure: string | null
}

/** Beyond this many ways to understand its pronouns nobody understands a sentence, and a finding says so. */
const mostWays = 64

/** A known thing that the phrase mentions, with the token position where its mention ends. */
export interface Mention extends Bound {
  end: number
}

export function resolve<M>(meaning: M, said: readonly Mention[], scope: Scope): Resolution<M> {
  const all = scope.self
    ? said.map((one) => ({ ...one, value: substitute(one.value, unsaidOwner, { op: 'you' }) }))
    : said
  const mentions = all.filter(({ byName }) => !byName)
  const spoken = resolved(meaning, mentions, scope, false)
  if (spoken.ways.length > 0 || !scope.self) return spoken
  const own = resolved(meaning, mentions, scope, true)
  if (own.ways.length > 0 || mentions.length === all.length) return own.ways.length > 0 ? own : spoken
  const named = resolved(meaning, all, scope, true)
  return named.ways.length > 0 ? named : spoken
}

/** `orOwn`: a pronoun may also mean the card whose text this is. */
function resolved<M>(meaning: M, mentions: readonly Mention[], scope: Scope, orOwn: boolean): Resolution<M> {
  const outer = new Set(
    [...scope.names, ...scope.mentioned].flatMap(({ value }) => (value.op === 'local' ? [value.name] : [])),
  )
  const owned = scope.self ? substitute(meaning, unsaidOwner, { op: 'you' }) : meaning
  let ways: Resolved<M>[] = [{ meaning: owned, against: owned === meaning ? [] : ['own-zone'] }]
  let more = false
  const { references } = findReferences(ways[0]?.meaning, outer, scope.lexicon)
  for (const [name, bound] of references) {
    const { deed, called } = pendingOfName(name) ?? {}
    const fitting = candidatesFor(name, bound, mentions, scope).filter(
      ({ value, described }) => called === undefined || isCalled([owned, described], value, called),
    )
    const meanings = ways.map((way) => way.meaning)
    const spokenOf = deed === undefined ? fitting : doneTo(deed, fitting, meanings)
    const candidates = orOwn ? [...spokenOf, ...ownCard(name, scope)] : spokenOf
    if (candidates.length === 0) return { ways: [], more: false, failure: failureOf(name) }
    const own = candidates.findIndex((candidate) => candidate.each)
    const isSure = kindOf(name, scope)
    const anySure = spokenOf.some(isSure)
    const speaksAgainst = (far: number): PreferenceId[] => {
      if (far >= spokenOf.length) return ['own-card']
      // "May target a ship … hit if luck > power": of what was chosen, not of what it is placed on.
      if (candidates[far]?.host && spokenOf.some(({ host, value }) => !host && value.op === 'local'))
        return ['fitting-antecedent']
      if (anySure && !isSure(candidates[far])) return ['fitting-antecedent']
      if (own >= 0 && !candidates[far]?.each) return ['own-antecedent']
      if (candidates[far]?.maybe) return ['sure-antecedent']
      return far > Math.max(own, 0) ? ['nearest-antecedent'] : []
    }
    more ||= ways.length * candidates.length > mostWays
    ways = ways
      .flatMap((way) =>
        candidates.flatMap((candidate, far): Resolved<M>[] =>
          isBesideItself(way.meaning, name, candidate.value)
            ? []
            : [
                {
                  meaning: substitute(way.meaning, name, candidate.value),
                  against: [...way.against, ...speaksAgainst(far)],
                },
              ],
        ),
      )
      .slice(0, mostWays)
  }
  let failure: string | null = null
  const closed = ways.filter((way) => {
    const [name] = findReferences(way.meaning, outer, scope.lexicon).unbound
    if (name !== undefined) failure ??= `nothing here is called "${name}"`
    return name === undefined && !isReflexive(way.meaning)
  })
  return { ways: closed, more, failure: closed.length > 0 ? null : failure }
}

/** "a unit that it can reach", "have it attack another unit": a pronoun is nothing that takes part beside it. */
function isBesideItself(meaning: unknown, name: string, value: Expression): boolean {
  const isReference = (one: unknown): boolean => isExpression(one) && one.op === 'local' && one.name === name
  const same = JSON.stringify(value)
  let found = false
  walk(meaning, ({ op, left, right, arguments: given, roles = given }) => {
    // "when a unit moves to it": one role of an event is not filled by what fills another.
    if (op === 'compare' && value.op === 'participant' && isExpression(left) && left.op === 'participant')
      found ||= left.event === value.event && isReference(right)
    if (typeof roles !== 'object' || roles === null) return
    const values = Object.values(roles)
    if (values.some(isReference) && values.some((one) => JSON.stringify(one) === same)) found = true
  })
  return found
}

/** "a site with a unit at it": nothing is at itself. */
function isReflexive(meaning: unknown): boolean {
  let found = false
  walk(meaning, ({ op, left, right }) => {
    if (op !== 'holds' && op !== 'compare') return
    if (!isExpression(left) || !isExpression(right)) return
    if (left.op === 'local' && right.op === 'local' && left.name === right.name) found = true
    if (op === 'holds' && left.op === 'this' && right.op === 'this') found = true
    // "a card just lost from the same place": that place is no card of which it is said.
    if (op === 'holds' && left.op === 'participant' && sameExpression(left, right)) found = true
  })
  return found
}

const sameExpression = (one: Expression, other: Expression): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What a reference may mean, nearest first, each thing once. */
function candidatesFor(
  name: string,
  bound: readonly Bound[],
  mentions: readonly Mention[],
  scope: Scope,
): Bound[] {
  const pending = pendingOfName(name)
  if (!pending) return []
  const earlier = scope.mentioned.map(({ value, type, host }): Bound => ({
    value,
    type,
    ...(host && { host }),
  }))
  const within = mentions.filter((mention) => mention.end <= pending.position)
  const identify = createIdentity()
  const kept = new Set(bound.flatMap(({ kept: value }) => (value ? [identify(value)] : [])))
  const named = within.filter(({ value }) => !kept.has(identify(value)))
  const all = [...earlier, ...named, ...bound].reverse()
  // "Draw fate. Add 1 if ….": what was drawn is in the sum, which is meant from then on.
  const sum = pending.types.includes('number') ? all.findIndex(isSum) : -1
  const seen = new Set<number>()
  const called = new Set(
    scope.names.filter(({ words }) => words.length > 0).map(({ value }) => identify(value)),
  )
  // What has a name of its own is called by it, or by a pronoun.
  const hasName = (value: Expression) =>
    value.op === 'role' || value.op === 'if' || called.has(identify(value))
  return all.filter(({ value, type, onlyThat }, at) => {
    if (sum >= 0 && at > sum && type.name === 'number' && value.op === 'local') return false
    if (onlyThat && pending.way !== 'that') return false
    if (isExcluded(scope.lexicon, pending, value, type.name)) return false
    if (pending.way === 'the' && hasName(value)) return false
    if (pending.way === 'that' && value.op === 'this') return false
    if (pending.number === 'one' && type.many) return false
    if (pending.number === 'many' && !type.many) return false
    if (['number', 'truth', 'text'].includes(type.name) && !pending.types.includes(type.name)) return false
    if (
      pending.way === 'it' &&
      !pending.types.includes(type.name) &&
      (type.name === 'player' || type.name === 'zone')
    )
      return false
    if (pending.way === 'it' && type.name.startsWith('instance:') && pending.types.length === 0) return false
    const fits =
      pending.types.length === 0 ||
      pending.types.some((want) => type.name === want || overlaps(scope.lexicon, type.name, want))
    if (!fits) return false
    const id = identify(value)
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}

/** A number that was made of another, which is meant no more. */
function isSum({ kept }: Bound): boolean {
  return (
    kept?.op === 'add' && kept.items.some((item) => item.op === 'local' && pendingOfName(item.name) !== null)
  )
}

/** Whether something is surely of the kind that a reference names: a card may be a unit, a ship is one. */
function kindOf(name: string, { lexicon }: Scope): (candidate: Bound | undefined) => boolean {
  const types = pendingOfName(name)?.types ?? []
  return (candidate) =>
    candidate !== undefined &&
    (types.length === 0 || types.some((type) => descends(lexicon, candidate.type.name, type)))
}

/** Where nothing fitting was spoken of, a pronoun means the card whose text this is. */
function ownCard(name: string, { self, lexicon }: Scope): Bound[] {
  const pending = pendingOfName(name)
  if (!self || !pending || !['it', 'they'].includes(pending.way) || pending.number === 'many') return []
  const { types } = pending
  const fits = types.length === 0 || types.some((type) => overlaps(lexicon, self.type, type))
  return fits ? [{ value: { op: 'this' }, type: { name: self.type, many: false } }] : []
}

function failureOf(name: string): string {
  if (name === unsaidOwner) return 'whose zone is meant is not said'
  if (name === sameOne) return 'the same as what?'
  const pending = pendingOfName(name)
  const what = pending && pending.types.length > 0 ? `a ${pending.types.join(' or ')}` : 'a thing'
  return `nothing was mentioned before that this word could mean: ${what}`
}
