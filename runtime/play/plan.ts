/** What can be tested of an action before all its roles are chosen: found once for each event of a library. */
import type { Expression } from '../program/expressions.js'
import type { EventProgram } from '../program/library.js'

/** What is settled once a role is chosen, those before it being chosen too. */
interface Settled {
  requirements: Expression[]
  /** Whether the cost can be judged then. */
  cost: boolean
}

export interface Plan {
  /** By role that is chosen; under '' what needs none. */
  readonly after: ReadonlyMap<string, Settled>
  /** How many steps of the body are requirements that are found under `after`. */
  readonly leading: number
}

const plans = new WeakMap<EventProgram, Plan>()

export function planOf(program: EventProgram): Plan {
  const known = plans.get(program)
  if (known) return known
  const order = program.roles.map(({ name }) => name).filter((name) => program.candidates[name] !== undefined)
  const after = new Map<string, Settled>()
  const settledBy = (part: unknown): Settled => {
    const role = order.findLast((name) => isNamed(part, name)) ?? ''
    let there = after.get(role)
    if (!there) after.set(role, (there = { requirements: [], cost: false }))
    return there
  }
  let leading = 0
  for (const step of program.do) {
    if (step.op !== 'require') break
    settledBy(step.test).requirements.push(step.test)
    leading += 1
  }
  if (program.cost.length > 0) settledBy(program.cost).cost = true
  const plan = { after, leading }
  plans.set(program, plan)
  return plan
}

function isNamed(part: unknown, name: string): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('op' in part && part.op === 'local' && 'name' in part && part.name === name) return true
  return Object.values(part).some((inner) => isNamed(inner, name))
}
