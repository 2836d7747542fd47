/** What could do nothing is not offered. */
import { codeOf } from '../link/refs.js'
import type { CodeRef, Id } from '../state/state.js'
import { listOf, numberOf } from './ask.js'
import { ownZones, takesFrom } from './asking.js'
import type { Setting } from './frames.js'
import type { Table } from './play.js'
import { isVain, namesIn, worthwhile, type Refused } from './worthwhile.js'

/**
 * Whether the effect of a clause can do nothing now: all that it does are verbs that may not be done, be it with whatever
 * it has one choose first. A choice that is made from cards which only that player sees is never pointless: that there is nothing among
 * them is not for the others to know.
 */
export function isPointless(
  table: Table,
  code: Extract<CodeRef, { in: 'clause' }>,
  scope: Setting,
  chooser: Id,
  refused: Refused,
): boolean {
  const [first, ...rest] = codeOf(table.linked, code)
  if (!first) return false
  if (first.op !== 'choose') {
    return [first, ...rest].every((step) => step.op === 'perform' && isVain(table, step, scope, refused))
  }
  const { as, from } = first
  if (rest.length === 0 || !rest.every((step) => step.op === 'perform' && namesIn(step).has(as))) return false
  if (numberOf(table, scope, first.least) < 1 || numberOf(table, scope, first.most) !== 1) return false
  if (ownZones(table, chooser).some(([zone]) => takesFrom(from, zone))) return false
  return worthwhile(table, code, 1, as, listOf(table, scope, from), scope, refused).length === 0
}
