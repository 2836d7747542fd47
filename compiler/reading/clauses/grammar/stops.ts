/** Full stops and semicolons within what a rule joins: what is said behind one of them is not said of what stands before it. */
import type { Site } from '../../chart/rule.js'

/** Whether what stands before a part of the rule, by its number, is several sentences, or parts that stand apart. */
export function hasStop({ start, starts, found, end }: Site, part: number): boolean {
  const until = starts.slice(part).find((at) => at >= 0) ?? end
  for (let at = start; at < until; at++) if (found("'.'", at, at + 1) || found("';'", at, at + 1)) return true
  return false
}
