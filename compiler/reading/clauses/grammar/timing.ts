/** When a clause holds, said before or behind it: "while ready, …", "during your turn, …", "… if you have a ship". */
import { against, rule } from '../../chart/rule.js'
import type { Rule, Site } from '../../chart/rule.js'
import { and } from '../../meaning/logic.js'
import { conditioned } from '../meaning/conditions.js'
import { clause } from '../meaning/provisions.js'
import { playsThis, timed } from './sentences.js'

export const timingRules: readonly Rule[] = [
  rule('under a condition', 'clause', ['time', "',|:'?", 'clause'], ([when, , one], site) =>
    timed(clause(conditioned(one.clauses, when, site.lexicon, playsThis(site))), 'front'),
  ),
  rule(
    'to be done during a time',
    'clause',
    ['time', "','", 'effect'],
    ([when, , { statements, priced }], site) => {
      // "Once during your turn, …" says how often, too.
      const during = when.during ?? (when.while && when.per !== null ? when.per : undefined)
      if (during === undefined || priced || !site.scope.self || playsThis(site)) return null
      const [only] = statements
      if (only?.op === 'may' || only?.op === 'apply') return null
      // "… unless you have a ship": it is offered only then.
      const test = only?.op === 'if' && statements.length === 1 && !only.else ? only : null
      const once = conditioned(
        [{ op: 'action', do: test?.then ?? statements }],
        { ...when, while: and(when.while, test?.test ?? null), times: when.times ?? 1, per: during },
        site.lexicon,
      )
      const made = clause(once)
      return 'ruledOut' in made ? made : against('once-in-time', { ...made, timed: 'front' })
    },
  ),
  rule('under a condition, behind', 'clause', ['clause', "','?", 'time'], ([one, , when], site) => {
    const made = timed(clause(conditioned(one.clauses, when, site.lexicon, playsThis(site))), 'behind')
    // "When …, draw a card if …", "Roll a die. Draw a card if …": the condition belongs to what stands nearest to it.
    const isLonger = one.clauses.some((each) => 'do' in each && each.op !== 'action') || hasStop(site)
    return isLonger && when.times === null && !('ruledOut' in made)
      ? against('nearest-attachment', made)
      : made
  }),
]

/** Its first part has several sentences, or parts that stand apart. */
function hasStop({ start, starts, found }: Site): boolean {
  const end = starts.at(-1) ?? start
  for (let at = start; at < end; at++) if (found("'.'", at, at + 1) || found("';'", at, at + 1)) return true
  return false
}
