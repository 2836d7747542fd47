/**
 * What a player chooses when an ability is announced, before its cost is paid and before anybody can answer: the choices
 * with which its effect begins, also when a test comes before the effect.
 */
import type { MeaningClause } from '../../phrases.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { ruledOut, type RuledOut } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { walk } from '../../meaning/subject.js'

/**
 * `said`: names that are known around the text, such as the numbers of a keyword. How far a number goes that the text
 * leaves open ("T (X+): …"), the game says: `convention: open numbers go up to 12`.
 */
export function withTargets(
  clauses: readonly MeaningClause[],
  said: ReadonlySet<string>,
  { conventions }: Lexicon,
): MeaningClause[] | RuledOut {
  const most = conventions.get('open')
  const open = clauses.flatMap((clause) => (isBare(clause) ? openNumbers(clause, said) : []))
  if (open[0] !== undefined && most === undefined)
    return ruledOut(`nothing says what ${open[0]} is, and the game not how far such a number may go`)
  return clauses.map((clause) => (isBare(clause) ? targeted(clause, said, Number(most)) : clause))
}

type Action = Extract<MeaningClause, { op: 'action' }>

const isBare = (clause: MeaningClause): clause is Action => clause.op === 'action' && !clause.targets

function targeted(clause: Action, said: ReadonlySet<string>, most: number): MeaningClause {
  const free = openNumbers(clause, said).map((as): Statement => ({
    op: 'choose-number',
    by: { op: 'you' },
    as,
    least: { op: 'number', value: 0 },
    most: { op: 'number', value: most },
  }))
  const { targets, rest } = split(clause.do, namesBound(clause.cost ?? []))
  const chosen = [...free, ...targets]
  return chosen.length > 0 ? { ...clause, targets: chosen, do: rest } : clause
}

/** The leading choices of whoever uses it; a choice that depends on the cost has to wait for it. */
function split(effect: Statements, late: ReadonlySet<string>): { targets: Statements; rest: Statements } {
  const [first, second] = effect
  if (first?.op === 'perform' && first.as !== undefined && second?.op === 'if' && !second.else) {
    const inner = split(second.then, new Set([...late, first.as]))
    return { targets: inner.targets, rest: [first, { ...second, then: inner.rest }, ...effect.slice(2)] }
  }
  const end = effect.findIndex(
    (one) => one.op !== 'choose' || one.by.op !== 'you' || names(one).some((name) => late.has(name)),
  )
  const at = end < 0 ? effect.length : end
  return { targets: effect.slice(0, at), rest: effect.slice(at) }
}

/** Numbers called by a capital letter that nothing in the ability says: "T (X+): …". */
function openNumbers(clause: Action, said: ReadonlySet<string>): string[] {
  const bound = new Set([...namesBound(clause), ...said])
  return [...new Set(names(clause))].filter((name) => /^[A-Z]\d?$/.test(name) && !bound.has(name))
}

function namesBound(tree: unknown): Set<string> {
  const found = new Set<string>()
  walk(tree, (node) => {
    for (const field of ['as', 'name', 'bind']) {
      const name = node[field]
      if (typeof name === 'string' && node['op'] !== 'local') found.add(name)
    }
  })
  return found
}

function names(tree: unknown): string[] {
  const found: string[] = []
  walk(tree, (node) => {
    const local = node as Partial<Extract<Expression, { op: 'local' }>>
    if (local.op === 'local' && local.name !== undefined) found.push(local.name)
  })
  return found
}
