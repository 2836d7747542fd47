/** Which declared names the nodes of a program use, by the kind of name. Driven by the node tables. */
import { clauseNodes, type Clause, type EventPattern } from '../../runtime/program/clauses.js'
import { expressionNodes, type Expression } from '../../runtime/program/expressions.js'
import type { DeclaredNames, FieldKind, NodeTable } from '../../runtime/program/fields.js'
import type { Steps } from '../../runtime/program/library.js'
import { stepNodes } from '../../runtime/program/steps.js'

/** `asked`: events of which it is asked whether they may happen; `limited`: those that a text forbids or allows. */
export type NamesUsed = Record<keyof DeclaredNames | 'word' | 'asked' | 'limited', Set<string>>

export interface NameCollector {
  used: NamesUsed
  expression: (expression: Expression | null) => void
  steps: (steps: Steps) => void
  clauses: (clauses: readonly Clause<Steps>[]) => void
}

const isLimit = (node: { op: string }): node is { op: string; pattern: EventPattern } =>
  (node.op === 'ban' || node.op === 'permit') && 'pattern' in node

export function collectNames(): NameCollector {
  const fresh = (): Set<string> => new Set()
  const used: NamesUsed = {
    attribute: fresh(),
    counter: fresh(),
    zone: fresh(),
    position: fresh(),
    group: fresh(),
    type: fresh(),
    relation: fresh(),
    event: fresh(),
    role: fresh(),
    window: fresh(),
    keyword: fresh(),
    definition: fresh(),
    layer: fresh(),
    word: fresh(),
    asked: fresh(),
    limited: fresh(),
  }

  const node = (table: NodeTable, given: { op: string }): void => {
    if (given.op === 'word' && 'value' in given) used.word.add(String(given.value))
    if (given.op === 'can-be' && 'event' in given) used.asked.add(String(given.event))
    if (isLimit(given)) used.limited.add(given.pattern.event)
    const fields = table[given.op]?.fields ?? {}
    for (const [name, value] of Object.entries(given)) {
      const kind = fields[name]
      if (kind !== undefined && value !== undefined) field(kind.replace('?', '') as FieldKind, value)
    }
  }
  const expression = (given: Expression): void => node(expressionNodes, given)
  const clause = (given: Clause<Steps>): void => node(clauseNodes, given)
  const steps = (given: Steps): void => given.forEach((step) => node(stepNodes, step))
  const pattern = ({ event, where }: EventPattern): void => {
    used.event.add(event)
    if (where !== undefined) expression(where)
  }
  /** The table gives the type of the value. */
  const field = (kind: FieldKind, value: unknown): void => {
    if (kind in used) used[kind as keyof DeclaredNames].add(String(value))
    else if (kind === 'expression') expression(value as Expression)
    else if (kind === 'expressions') (value as Expression[]).forEach(expression)
    else if (kind === 'roles') Object.values(value as Record<string, Expression>).forEach(expression)
    else if (kind === 'pattern') pattern(value as EventPattern)
    else if (kind === 'body') steps(value as Steps)
    else if (kind === 'clause') clause(value as Clause<Steps>)
    else if (kind === 'clauses') (value as Clause<Steps>[]).forEach(clause)
  }
  return {
    used,
    expression: (given) => {
      if (given !== null) expression(given)
    },
    steps,
    clauses: (given) => given.forEach(clause),
  }
}
