/** When a clause holds, said before or behind it: "while ready, …", "during your turn, …", "… if you have a ship". */
import { against, rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { and } from '../../meaning/logic.js'
import { conditioned } from '../meaning/conditions.js'
import { clause } from '../meaning/provisions.js'
import { hasStop } from './stops.js'
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
    if (when.times !== null || 'ruledOut' in made) return made
    // "When …, draw a card if …": the condition belongs to what stands nearest to it, and sooner yet behind a full stop.
    const near = against('nearest-attachment', made)
    if (hasStop(site, 1)) return against('nearest-attachment', near)
    return one.clauses.some((each) => 'do' in each && each.op !== 'action') ? near : made
  }),
]
