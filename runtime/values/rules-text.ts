import type { Value } from '../state/state.js'
import { complain, single, type Compile, type Evaluator, type Makers } from './evaluator.js'
import { nowhere, within, type Context } from './context.js'
import type { Expression } from '../program/expressions.js'
import { fault } from '../state/fault.js'
import { timesHappened } from './history.js'
import { keeper, kept } from './kept.js'
import { speaks } from './speaks.js'
import { notePassing } from './recorder.js'

const noEvents = {}

/** How deep definitions may go into each other. */
const deepest = 200

export const rulesMakers: Makers<'call' | 'happened' | 'can-be' | 'canceled'> = {
  call: (node, compile) => {
    const roles = rolesOf(node.arguments, compile)
    const keep = keeper<Value>()
    let depth = 0
    return (context) => {
      const definition = context.linked.library.definitions[node.definition]
      if (!definition) return complain(context, node, `Nothing defines "${node.definition}".`)
      if (depth >= deepest) {
        throw fault(
          'endless',
          `"${node.definition}" asks for itself without end.`,
          [node.definition],
          definition.source,
        )
      }
      const names = roles(context)
      depth += 1
      try {
        const answer = compile(definition.value)
        const speaking = speaks(context.linked, 'definitions', node.definition)
        if (speaking === 'now') return answer(within(context, names, noEvents, null))
        const { memo, self, you } = context
        const values = Object.values(names)
        if (speaking === 'no') return kept(memo, keep, values, (now) => answer({ ...nowhere(now), names }))
        return kept(memo, keep, [self, you, ...values], (now) =>
          answer({ ...nowhere(now), names, self, you }),
        )
      } finally {
        depth -= 1
      }
    }
  },
  happened: (node, compile) => (context) => timesHappened(context, node.pattern, node, compile),
  'can-be': (node, compile) => {
    const roles = rolesOf(node.roles, compile)
    const keep = keeper<boolean>()
    const must = node.must === true
    return (context) => {
      const { self, you } = context
      const filled = roles(context)
      const key = [self, you, ...Object.values(filled)]
      return kept(context.memo, keep, key, ({ linked, state }) =>
        linked.mayBegin(linked, state, node.event, filled, { self, you, must }),
      )
    }
  },
  canceled: (node, compile) => {
    const of = single(node.of, compile)
    return (context) => {
      const id = of(context)
      notePassing()
      return id !== null && context.state.instances[id]?.status === 'canceled'
    }
  },
}

/** Answers expressions by role name. */
export function rolesOf(
  roles: Readonly<Record<string, Expression>>,
  compile: Compile,
): (context: Context) => Record<string, Value> {
  const parts: [string, Evaluator][] = Object.entries(roles).map(([name, expression]) => [
    name,
    compile(expression),
  ])
  return (context) => {
    const values: Record<string, Value> = {}
    for (const [name, part] of parts) values[name] = part(context)
    return values
  }
}
