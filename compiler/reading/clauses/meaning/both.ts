/** "While Ann or Ben is here, power +1 (+2 if both)": both of what the condition before says of one or the other. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'
import { and } from '../../meaning/logic.js'
import { mentionsName, replaced, substitute, walk } from '../../meaning/subject.js'

/** Stands for "both" until it is known of what. */
export const bothName = '?both'

/** The meaning with "both" put in, as said of this condition. */
export function withBoth<M>(meaning: M, condition: Expression): M | RuledOut {
  if (!mentionsName(meaning, bothName)) return meaning
  const both = bothOf(condition)
  return both ? substitute(meaning, bothName, both) : ruledOut('nothing says of which two "both" is said')
}

/** A condition in which one thing is left open between two: it holds for each of them. */
function bothOf(condition: Expression): Expression | null {
  const open: { items?: readonly Expression[] }[] = []
  walk(condition, (node) => {
    if (node['op'] === 'or') open.push(node)
  })
  const [choice] = open
  if (open.length > 1 || choice?.items?.length !== 2) return null
  const [one, other] = choice.items.map(
    (item) => replaced(condition, (node) => (node === choice ? item : null)) as Expression,
  )
  return one && other ? and(one, other) : null
}
