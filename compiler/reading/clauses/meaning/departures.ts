/** From where something is done or moves: "may not move from here", "your ships sail for free from here". */
import type { Complement, Frame, Lexicon } from '../../lexicon.js'
import type { Site } from '../../chart/rule.js'
import { isAt, placingOf } from '../../english/things/spots.js'
import { and, compare, local } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { narrowed } from '../../meaning/pending.js'
import { holdsFor } from '../../meaning/quantify.js'
import { overlaps } from '../../meaning/types.js'
import type { Alteration, PredicatePhrase, ThingPhrase } from '../../phrases.js'
import { fitted, objectOf } from '../complements.js'

/** These things as far as they are at this place; null for what is no thing. */
export function thoseAt(things: ThingPhrase, place: ThingPhrase, site: Site): ThingPhrase | null {
  const placing = placingOf(site.lexicon)
  const { set, value, type } = things
  if (!placing || (!set && value?.op !== 'this') || type.name === 'player') return null
  const name = set?.name ?? setName(site.start)
  const where = and(
    set ? set.where : compare('=', local(name), { op: 'this' }),
    holdsFor(place, (one) => isAt(placing, local(name), one)),
  )
  return {
    ...things,
    value: null,
    set: { ...(set ?? { name, type: type.name, among: null }), where },
    determiner: set ? things.determiner : 'each',
  }
}

/** The complement that says where a verb of movement leads; null where the verb has a "from" of its own. */
export function destination({ complements }: Frame, lexicon: Lexicon): Complement | null {
  const placing = placingOf(lexicon)
  if (!placing || complements.some(({ preposition }) => preposition === 'from')) return null
  return (
    complements.find(({ preposition, type }) => preposition === 'to' && type?.name === placing.place) ?? null
  )
}

/** "between A and B": from A to B, or from B to A. */
export function between(
  verb: PredicatePhrase,
  one: ThingPhrase,
  other: ThingPhrase,
  site: Site,
): PredicatePhrase[] {
  const { lexicon } = site
  const to = destination(verb.frame, lexicon)
  if (!to?.type || to.role === null || verb.filled[to.role] || verb.from) return []
  const at = verb.frame.complements.indexOf(to)
  const { role, type } = to
  const led = (from: ThingPhrase, where: ThingPhrase): PredicatePhrase | null => {
    const [start, end] = [narrowed(lexicon, from, [type.name]), fitted(where, type, lexicon)]
    return (
      start &&
      end && {
        ...verb,
        from: start,
        filled: { ...verb.filled, [role]: end },
        done: [...verb.done, at].sort((a, b) => a - b),
      }
    )
  }
  const ways = [led(one, other), led(other, one)]
  return ways.every((way) => way !== null) ? ways : []
}

/**
 * "You may move your units to a place", where it is units that move: they may. Without an object, all that are yours. Null
 * where the game has no such verb of its own.
 */
export function throughObject(
  subject: ThingPhrase,
  items: readonly Alteration[],
  { lexicon, scope, start }: Site,
  isSaid = true,
): { subject: ThingPhrase; items: Alteration[] } | null {
  if (subject.type.name !== 'player' || !subject.value) return null
  const owner = subject.value
  let mover: ThingPhrase | null = null
  const made: Alteration[] = []
  for (const item of items) {
    // What it costs to move is a value of what moves already.
    if (item.kind === 'change' && lexicon.attribute(item.attribute)?.price !== undefined) {
      made.push(item)
      continue
    }
    if (item.kind !== 'event' || item.force !== 'permit') return null
    const { predicate } = item
    const object = objectOf(predicate.frame)
    if (object?.role == null || !object.type || predicate.voice !== 'active') return null
    // "May move for free", on a unit: it may.
    if (!isSaid && scope.self && overlaps(lexicon, scope.self.type, object.type.name)) return null
    const { role, type } = object
    const own = lexicon
      .frames(predicate.frame.stem)
      .find(
        ({ subject: mine, complements, target }) =>
          mine?.type.name === type.name &&
          'event' in target &&
          complements.every((each) =>
            predicate.frame.complements.some(
              (one) => one.preposition === each.preposition && one.type?.name === each.type?.name,
            ),
          ) &&
          complements.length === predicate.frame.complements.length - 1,
      )
    const said = predicate.filled[role]
    if (!own || said?.as === 'number') return null
    const name = setName(start)
    mover ??= said ?? {
      as: 'thing',
      type: { name: type.name, many: true },
      determiner: 'bare',
      count: null,
      value: null,
      binds: null,
      pending: false,
      set: {
        name,
        type: type.name,
        among: null,
        where: compare('=', { op: 'controller', of: local(name) }, owner),
      },
    }
    made.push({ ...item, predicate: { ...predicate, ...renamed(predicate, own), frame: own } })
  }
  return mover && { subject: mover, items: made }
}

/** The roles that are said, under the names of the other frame. */
function renamed(
  predicate: PredicatePhrase,
  own: PredicatePhrase['frame'],
): Pick<PredicatePhrase, 'filled' | 'done'> {
  const filled: PredicatePhrase['filled'] = {}
  const done: number[] = []
  own.complements.forEach((each, index) => {
    const mine = predicate.frame.complements.find(({ preposition }) => preposition === each.preposition)
    const filler = mine?.role == null ? undefined : predicate.filled[mine.role]
    if (each.role === null || filler === undefined) return
    filled[each.role] = filler
    done.push(index)
  })
  return { filled, done }
}
