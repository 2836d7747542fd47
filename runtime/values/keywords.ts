/** Keywords: several of one name on a thing combine as the keyword says. */
import type { Linked } from '../link/linked.js'
import type { LiveRef, Thing, Value } from '../state/state.js'
import { isPart, makeLive, type HeldKeyword, type LiveClause } from './live.js'

/** The keywords printed on a card. */
export function printedKeywords(linked: Linked, thing: Thing): HeldKeyword[] {
  const card = thing.card === null ? undefined : linked.library.cards[thing.card]
  return (card?.keywords ?? []).map(({ name, parameters }) => ({ name, parameters, by: null }))
}

/** The clauses that the keywords of a thing put into force. */
export function keywordClauses(
  linked: Linked,
  of: Omit<LiveRef, 'clause' | 'names'>,
  held: readonly HeldKeyword[],
): LiveClause[] {
  const found: LiveClause[] = []
  const seen = new Map<string, number>()
  for (const { name, parameters, by, only } of combined(linked, held)) {
    const keyword = linked.library.keywords[name]
    if (!keyword) continue
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    const nth = before > 0 ? { nth: before } : {}
    const names = { ...parameters }
    keyword.text.clauses.forEach((resolved, clause) => {
      if (!isPart(only, resolved)) return
      const ref: LiveRef = {
        ...of,
        clause: { of: 'keyword', keyword: name, clause, ...nth },
        names,
        number: by?.number ?? 0,
      }
      found.push(makeLive(ref, resolved, { name, single: keyword.combine === 'one' }))
    })
  }
  return found
}

/**
 * `add`: the numbers of all of them add up to one keyword. `once`: only the first counts. `each` and `one`: all are there;
 * of `one` only one may be used at a time, which the fold and the player's choice see to.
 */
function combined(linked: Linked, held: readonly HeldKeyword[]): readonly HeldKeyword[] {
  if (held.length < 2) return held
  const result: HeldKeyword[] = []
  for (const one of held) {
    const combine = linked.library.keywords[one.name]?.combine
    const at = combine === 'add' || combine === 'once' ? result.findIndex((other) => isLike(other, one)) : -1
    const before = result[at]
    if (!before) result.push(one)
    else if (combine === 'add')
      result[at] = { ...before, parameters: summed(before.parameters, one.parameters) }
  }
  return result
}

/** What is in force only in part does not count for what is in force whole. */
function isLike(one: HeldKeyword, other: HeldKeyword): boolean {
  return one.name === other.name && one.only === other.only
}

function summed(one: HeldKeyword['parameters'], other: HeldKeyword['parameters']): Record<string, Value> {
  const total: Record<string, Value> = { ...one }
  for (const [name, value] of Object.entries(other)) {
    const before = total[name]
    total[name] = typeof before === 'number' && typeof value === 'number' ? before + value : (before ?? value)
  }
  return total
}

/** The total of the numbers of a keyword on a thing; undefined when it does not have it. */
export function keywordTotal(held: readonly HeldKeyword[], name: string): number | undefined {
  const found = held.filter((one) => one.name === name)
  if (found.length === 0) return undefined
  return found
    .flatMap((one) => Object.values(one.parameters))
    .reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0)
}
