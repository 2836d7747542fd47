/** Choices as verbs: their objects are not acted on, they are what is chosen between. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import type { PredicatePhrase } from '../../phrases.js'
import { number } from '../../meaning/logic.js'
import { members } from '../../meaning/quantify.js'
import { bounds, isApart, nameFor } from '../meaning/quantify.js'
import type { Doing } from '../meaning/quantify.js'

/** What a verb of choosing or rolling does; null for other verbs. `optional`: "may choose" means one or none. */
export function choosing(
  predicate: PredicatePhrase,
  doing: Doing,
  optional: boolean,
): Statements | RuledOut | null {
  const { target } = predicate.frame
  if (!('kernel' in target)) return null
  const [kernel = '', ...rest] = target.kernel.split(' ')
  if (kernel === 'roll') return optional ? null : rolling(predicate, rest, doing)
  if (kernel !== 'choose') return null
  if (!doing.actor) return ruledOut('nobody is said to choose')
  if (rest[0] === 'secretly') return ruledOut('it is not said that what was chosen secretly is then revealed')
  if (rest[0] === 'number') return choosingNumber(predicate, rest.slice(1).join(' '), doing.actor)
  return choosingThings(predicate, doing, doing.actor, optional, rest[0] === 'secret')
}

function choosingThings(
  predicate: PredicatePhrase,
  doing: Doing,
  by: Expression,
  optional: boolean,
  secret: boolean,
): Statements | RuledOut {
  const chosen: Statements = []
  const fillers = Object.values(predicate.filled).flatMap((filler) =>
    filler.as === 'thing' && filler.joined && filler.value && isApart(filler.value)
      ? filler.joined
      : [filler],
  )
  for (const filler of fillers) {
    if (filler.as !== 'thing') return ruledOut('a number is chosen "from A to B"')
    if (!filler.oneOfSeveral && ['the', 'each', 'all', 'no'].includes(filler.determiner))
      return ruledOut('there is nothing to choose')
    const from = members(filler)
    const [least, most] = bounds(filler, from)
    const as = nameFor(filler, doing.site)
    chosen.push({
      op: 'choose',
      by,
      as,
      from,
      least: optional ? number(0) : least,
      most,
      ...(secret ? { secret } : {}),
    })
  }
  return chosen.length > 0 ? chosen : ruledOut('it is not said what to choose')
}

function choosingNumber(predicate: PredicatePhrase, as: string, by: Expression): Statements | RuledOut {
  const { least, most } = predicate.filled
  if (least?.as !== 'number' || most?.as !== 'number') return ruledOut('a number is chosen "from A to B"')
  return [
    ...least.before,
    ...most.before,
    { op: 'choose-number', by, as, least: least.value, most: most.value },
  ]
}

/** Dice have six sides unless the text says otherwise. */
function rolling(predicate: PredicatePhrase, rest: string[], doing: Doing): Statements | RuledOut {
  const [sides = '', ...name] = rest
  const { count } = predicate.filled
  if (count?.as !== 'number' || sides === '') return ruledOut('it is not said which dice to roll')
  const as = name.length > 0 ? name.join(' ') : `roll${doing.site.start}`
  return [
    ...count.before,
    { op: 'roll', count: count.value, as, sides: Number(sides), ...(doing.actor ? { by: doing.actor } : {}) },
  ]
}
