/** How far it is on a grid, and what lines between spaces meet. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { not } from '../../meaning/logic.js'
import { holdsFor, members } from '../../meaning/quantify.js'
import type { ThingPhrase } from '../../phrases.js'
import { fact } from '../conditions/facts.js'
import { numeric } from '../numbers/factors.js'
import { onGrid } from './places.js'

/** Whether some line from a corner passes through one of these, for all or some of the corners as is said. */
function passes(from: ThingPhrase, to: ThingPhrase, through: ThingPhrase): Expression | null {
  if (from.type.name !== 'corner' || !onGrid(to)) return null
  return holdsFor(from, (corner) => ({
    op: 'line-through',
    from: corner,
    to: members(to),
    through: members(through),
  }))
}

export const gridLineRules: readonly Rule[] = [
  rule(
    'distance',
    'factor',
    [
      "'the distance from'",
      'list',
      "'to'",
      'list',
      "'around'",
      'list',
      "'with diagonal steps counted as'",
      'integer',
    ],
    ([, from, , to, , blocked, , diagonal]) =>
      onGrid(from) && onGrid(to)
        ? numeric({
            op: 'distance',
            from: members(from),
            to: members(to),
            diagonal: diagonal.value,
            blocked: members(blocked),
          })
        : ruledOut('a distance is from one place on the grid to another'),
  ),
  rule(
    'clear line',
    'fact',
    ["'some line from'", 'list', "'to'", 'list', "'touches none of'", 'list'],
    ([, from, , to, , blocked]) =>
      onGrid(from) && onGrid(to)
        ? fact({ op: 'clear-line', from: members(from), to: members(to), blocked: members(blocked) })
        : null,
  ),
  rule(
    'line through',
    'fact',
    ["'some line from'", 'thing', "'to'", 'thing', "'passes through'", 'list'],
    ([, from, , to, , through]) => {
      const value = passes(from, to, through)
      return value && fact(value)
    },
  ),
  rule(
    'no line through',
    'fact',
    ["'no line from'", 'thing', "'to'", 'thing', "'passes through'", 'list'],
    ([, from, , to, , through]) => {
      const value = passes(from, to, through)
      return value && fact(not(value))
    },
  ),
]
