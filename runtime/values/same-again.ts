/**
 * What comes into force the same again is the same: clauses that were granted, keywords, and the lists of clauses keep their
 * identity, by which kept answers know that nothing has changed for them.
 */
import type { LiveClause, LiveSet } from './live.js'

/** A set of clauses, with all of an earlier one in the place of what is alike in both. */
export function likeBefore(now: LiveSet, before: LiveSet | null): LiveSet {
  if (!before) return now
  const known = new Map<LiveClause, LiveClause>()
  const all = listLike(now.all, before.all, known)
  const index = new Map<string, readonly LiveClause[]>()
  for (const [key, list] of now.index) index.set(key, listLike(list, before.index.get(key), known))
  return { all, silenced: now.silenced, keywords: keywordsLike(now.keywords, before.keywords), index }
}

/** Both lists are in the same order, so that what is looked for stands behind what was found last. */
function listLike(
  now: readonly LiveClause[],
  before: readonly LiveClause[] | undefined,
  known: Map<LiveClause, LiveClause>,
): readonly LiveClause[] {
  if (now === before || !before)
    return now.some((live) => known.has(live)) ? now.map((live) => known.get(live) ?? live) : now
  let place = 0
  const list = now.map((live) => {
    const there = known.get(live)
    for (let at = place; at < before.length; at++) {
      const old = before[at] as LiveClause
      if (there ? old !== there : !isAlike(live, old)) continue
      place = at + 1
      if (old !== live) known.set(live, old)
      return old
    }
    return there ?? live
  })
  return isSameList(list, before) ? before : list
}

function keywordsLike(now: LiveSet['keywords'], before: LiveSet['keywords']): LiveSet['keywords'] {
  let same = now.size === before.size
  const keywords = new Map<
    string,
    LiveSet['keywords'] extends ReadonlyMap<string, infer Held> ? Held : never
  >()
  for (const [id, held] of now) {
    const old = before.get(id)
    const kept = old && isEqual(held, old) ? old : held
    keywords.set(id, kept)
    same = same && kept === old
  }
  return same ? before : keywords
}

function isAlike(one: LiveClause, other: LiveClause): boolean {
  return (
    one === other ||
    (one.resolved === other.resolved &&
      one.source === other.source &&
      one.visit === other.visit &&
      one.you === other.you &&
      one.number === other.number &&
      isEqual(one.clause, other.clause) &&
      isEqual(one.names, other.names) &&
      isEqual(one.events, other.events) &&
      isEqual(one.keyword, other.keyword))
  )
}

/** Whether plain data says the same. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key) => key in other && isEqual(one[key as never], other[key as never]))
  )
}

/** Whether two lists have the same members. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at])
}
