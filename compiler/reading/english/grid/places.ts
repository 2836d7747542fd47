/** Squares, edges and corners of a grid: where things stand, what lies beside a place or between two of them. */
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut } from '../../chart/rule.js'
import { members, valueOf } from '../../meaning/quantify.js'
import { subject } from '../../meaning/subject.js'
import { one, several } from '../../meaning/types.js'
import type { PropertyPhrase } from '../../categories.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { ThingPhrase } from '../../phrases.js'
import { known, property } from '../things/build.js'

/** What never stands on a grid. */
const elsewhere = new Set(['player', 'zone', 'die', 'number', 'text'])

export function onGrid(thing: ThingPhrase): boolean {
  return !elsewhere.has(thing.type.name) && !thing.type.name.startsWith('instance:')
}

function squareOf(thing: ThingPhrase): ThingPhrase | RuledOut | null {
  const value = onGrid(thing) && !thing.type.many ? valueOf(thing) : null
  return value && known(one('square'), { op: 'square', of: value })
}

/** All squares that these cover. */
function spaceOf(thing: ThingPhrase): ThingPhrase | RuledOut {
  if (!onGrid(thing)) return ruledOut(`a ${thing.type.name} covers no squares`)
  return known(several('square'), { op: 'space', of: members(thing) }, 'all')
}

/** Squares, edges or corners that are in a list which is the place to look for them. */
function within(of: string[], among: Expression): PropertyPhrase {
  return { ...property({ op: 'contains', list: among, item: subject }, of), among }
}

export const gridPlaceRules: readonly Rule[] = [
  rule('square of its owner', 'thing', ['possessor', "'square'"], ([{ thing }]) => squareOf(thing)),
  rule('square of a thing', 'thing', ["'the square of'", 'thing'], ([, thing]) => squareOf(thing)),
  rule('space of its owner', 'thing', ['possessor', "'space'"], ([{ thing }]) => spaceOf(thing)),
  rule('space of things', 'thing', ["'the space of|the spaces of'", 'list'], ([, list]) => spaceOf(list)),
  rule('steps away', 'place', ["'one'", "'straight|diagonal'?", "'step from'", 'list'], ([, kind, , list]) =>
    onGrid(list)
      ? within(['square'], { op: 'steps', of: members(list), kind: kind?.word ?? 'any' })
      : ruledOut(`a ${list.type.name} is not on the grid`),
  ),
  rule('corners of a space', 'modifier', ["'of'", 'list'], ([, list]) =>
    onGrid(list) ? within(['corner'], { op: 'corners', of: members(list) }) : null,
  ),
  rule('between two squares', 'place', ["'between'", 'thing', "'and'", 'thing'], ([, left, , right]) => {
    const [from, to] = [valueOf(left), valueOf(right)]
    if (!from || !to || !onGrid(left) || !onGrid(right)) return null
    return within(['square', 'edge', 'corner'], { op: 'between', from, to })
  }),
]
