/**
 * Amounts of an event that is answered: "If you would lose N gold, N becomes N + 1", "lose half as much instead". While the
 * effect is read they are names; where it meets its event they become what fills that role, or a change of it.
 */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import type { Site } from '../../chart/rule.js'
import { local } from '../../meaning/logic.js'
import { replaced } from '../../meaning/subject.js'
import type { EventPhrase } from '../../phrases.js'
import type { Filler } from '../complements.js'

/** "that much": the amount of the event, where it has only one. No text can say this name. */
const amountName = 'that amount'
export const thatAmount: Expression = local(amountName)

/** "that damage": the amount of the event that is counted in this. */
export const amountOf = (unit: string): Expression => local(`that amount of ${unit}`)

/** The name that a text gives to an amount here: the N of "would lose N gold". */
export function newNameOf(filler: Filler, { scope }: Site): string | null {
  if (filler.as !== 'number' || filler.value.op !== 'local') return null
  const { name } = filler.value
  const isKnown = scope.names.some(({ value }) => value.op === 'local' && value.name === name)
  return /^\p{Lu}\d*$/u.test(name) && !isKnown ? name : null
}

/** The roles with amounts of an event, by the names they may have in what answers it. */
export function amountsOf(event: string, filled: Record<string, Filler>, site: Site): EventPhrase['amounts'] {
  const named = Object.entries(filled).flatMap(([role, filler]): [string, string][] => {
    const name = newNameOf(filler, site)
    return name === null ? [] : [[name, role]]
  })
  const numbers = (site.lexicon.procedure(event)?.roles ?? []).filter(({ type }) => type.name === 'number')
  const [only, ...others] = numbers
  const units = site.lexicon
    .counting()
    .flatMap(({ frame, complement: { role, words } }) =>
      'event' in frame.target && frame.target.event === event && role !== null
        ? words.map((word): [string, string] => [`that amount of ${word}`, role])
        : [],
    )
  return Object.fromEntries([
    ...(only && others.length === 0 ? [[amountName, only.name]] : []),
    ...units,
    ...named,
  ])
}

/** The effect in answer to the event: its names for amounts stand for what the event says, and may change it. */
export function withAmounts({ pattern, amounts }: EventPhrase, effect: Statements): Statements {
  const inside = (tree: unknown): unknown =>
    replaced(tree, (node) => {
      const role = typeof node['name'] === 'string' ? amounts[node['name']] : undefined
      if (role === undefined) return null
      if (node['op'] === 'local') return { op: 'participant', event: pattern.bind, role }
      if (node['op'] !== 'let') return null
      return { op: 'assign', procedure: pattern.event, role, value: inside(node['value']) }
    })
  return inside(effect) as Statements
}
