/** Values of whatever a player has, or of all that is somewhere: "opponent's power here", "all power here". */
import type { QuantityPhrase } from '../../categories.js'
import type { Site } from '../../chart/rule.js'
import { determined, noun } from '../../english/things/build.js'
import { isAt, placingOf } from '../../english/things/spots.js'
import { and, compare, local } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { holdsFor } from '../../meaning/quantify.js'
import type { ThingPhrase } from '../../phrases.js'

/** "opponent's power here", of cards: of each of theirs there. */
export function thoseWith(
  items: readonly QuantityPhrase[],
  owner: ThingPhrase | undefined,
  spot: ThingPhrase | undefined,
  site: Site,
): ThingPhrase | null {
  const placing = placingOf(site.lexicon)
  const [type, ...others] = items[0]?.of ?? []
  if (!type || others.length > 0 || ['player', 'thing'].includes(type)) return null
  if (items.some(({ of, beside }) => beside || !of.includes(type))) return null
  const name = setName(site.start)
  const where = and(
    owner ? holdsFor(owner, (one) => compare('=', { op: 'controller', of: local(name) }, one)) : null,
    spot && placing ? holdsFor(spot, (one) => isAt(placing, local(name), one)) : null,
  )
  return determined(noun({ name: type, many: true }, name, where, false), 'all')
}
