/**
 * Sets of what is in play that many questions go through: "locations with that trait", "units that you control". Their members
 * are found once, and what asks for them rests on one answer instead of on every thing that was looked at. What decides is
 * the form of the condition: of its parts, the first ones that speak only of the member and of a few names.
 */
import type { Expression } from '../program/expressions.js'
import type { Value } from '../state/state.js'
import { nowhere, type Context } from './context.js'
import { truthful, type Compile, type NodeFor } from './evaluator.js'
import { keeper, kept } from './kept.js'
import { lookUpName } from './references.js'

/** The first parts of a condition, whose answer is kept, and the others. */
interface Parts {
  first: readonly Expression[]
  rest: readonly Expression[]
}

/** Splits the condition of a set; null when its first part must be asked from where the set is. `cheap`: only what is read off a thing. */
export function partsOf({ name, where }: NodeFor<'things'>, cheap: boolean): Parts | null {
  if (!where) return null
  const items = where.op === 'and' ? where.items : [where]
  const apart = leading(items, (item) => isApart(item, cheap))
  // What speaks of nothing but the member leaves few, and is the same for all that ask.
  const alone = leading(apart, (item) => !hasSpeaker(item) && [...namesIn(item)].every((one) => one === name))
  const first = alone.length > 0 ? alone : apart
  if (!first.some((item) => namesIn(item).has(name))) return null
  return { first, rest: items.slice(first.length) }
}

function leading<T>(items: readonly T[], test: (item: T) => boolean): readonly T[] {
  const end = items.findIndex((item) => !test(item))
  return end < 0 ? items : items.slice(0, end)
}

/** The members for which those parts hold, kept for each value of the names in them; null when a name stands for nothing yet. */
export function keptMembers(
  { name }: NodeFor<'things'>,
  first: readonly Expression[],
  compile: Compile,
  all: (context: Context) => readonly Value[],
): (context: Context) => readonly Value[] | null {
  const names = [...new Set(first.flatMap((item) => [...namesIn(item)]))].filter((one) => one !== name)
  const tests = first.map((item) => truthful(item, compile))
  const spoken = first.some(hasSpeaker)
  const keep = keeper<readonly Value[]>()
  return (context) => {
    const given: Record<string, Value> = {}
    const { self, you, memo } = context
    const key: Value[] = spoken ? [self, you] : [true]
    for (const one of names) {
      const value = lookUpName(context, one)
      if (value === undefined) return null
      key.push((given[one] = value))
    }
    return kept(memo, keep, key, (now) => {
      const bound = { name, value: null as Value, roles: null, next: null }
      const inner = { ...nowhere(now), names: given, bound, ...(spoken && { self, you }) }
      return all(inner).filter((id) => {
        bound.value = id
        return tests.every((test) => test(inner))
      })
    })
  }
}

/** What looks at the event around it, or at what goes on, is asked from where it stands. */
const around: ReadonlySet<string> = new Set([
  'participant',
  'role',
  'running',
  'chosen',
  'happened',
  'canceled',
])
/** What asks further. */
const dear: ReadonlySet<string> = new Set(['things', 'call', 'holds', 'can-be', 'attribute'])

function isApart(item: Expression, cheap: boolean): boolean {
  return !mentionsAny(item, (op) => around.has(op) || (cheap && dear.has(op)))
}

function hasSpeaker(item: Expression): boolean {
  return mentionsAny(
    item,
    (op) => op === 'this' || op === 'you' || op === 'call' || op === 'holds' || op === 'can-be',
  )
}

function mentionsAny(part: unknown, test: (op: string) => boolean): boolean {
  if (part === null || typeof part !== 'object') return false
  if ('op' in part && typeof part.op === 'string' && test(part.op)) return true
  return Object.values(part).some((inner) => mentionsAny(inner, test))
}

/** The names in an expression that it does not bind itself. */
function namesIn(part: unknown, found = new Set<string>(), own: readonly string[] = []): ReadonlySet<string> {
  if (part === null || typeof part !== 'object') return found
  if ('op' in part && 'name' in part && typeof part.name === 'string') {
    if (part.op === 'local' && !own.includes(part.name)) found.add(part.name)
    if (binding.has(String(part.op))) own = [...own, part.name]
  }
  for (const inner of Object.values(part)) namesIn(inner, found, own)
  return found
}

const binding: ReadonlySet<string> = new Set(['things', 'extreme', 'sum', 'every'])
