/**
 * Which procedures are always running when an event happens: those through which every way to it leads. Their roles can
 * be named without saying whose. Ways lead through `do` and, for actions, through the windows that offer them.
 */
import type { Phrase, RuleItem, Statement as Line } from '../../../grammar/tree.js'
import { slice, splitList, term, withoutArticle } from '../phrases.js'

export interface CallGraph {
  /** Outermost first, the procedure itself last. */
  running(event: string): string[]
}

/** An item as a node of the graph: the event it declares and whether it is a procedure. */
export interface Caller {
  event: string
  item: RuleItem
}

/** `around`: the procedures in which the acts of windows are carried out, by window. */
export function callGraph(callers: readonly Caller[], around: ReadonlyMap<string, string>): CallGraph {
  const procedures = callers.filter((one) => one.item.kind === 'procedure').map((one) => one.event)
  const into = new Map<string, Set<string>>()
  const add = (to: string, from: string): void => {
    const set = into.get(to)
    if (set === undefined) into.set(to, new Set([from]))
    else set.add(from)
  }
  const opens = new Map<string, string[]>()
  for (const { event, item } of callers) {
    for (const line of allLines(item)) {
      if (line.form === 'do') {
        const called = procedureOf(line.call, procedures)
        if (called !== null) add(called, event)
      } else if (line.form === 'window') {
        const window = term(withoutArticle(line.name))
        const within = around.get(window)
        opens.set(window, [...(opens.get(window) ?? []), within ?? event])
        if (within !== undefined) add(within, event)
      }
    }
  }
  for (const { event, item } of callers) {
    const windows = item.settings
      .filter((one) => one.name.toLowerCase() === 'in')
      .flatMap((one) => one.parts.flatMap(splitList))
    for (const window of windows)
      for (const opener of opens.get(term(withoutArticle(window))) ?? []) add(event, opener)
  }
  return { running: closure(callers, procedures, into) }
}

/** The greatest solution: an event is inside a procedure if all that lead to it are. */
function closure(
  callers: readonly Caller[],
  procedures: readonly string[],
  into: ReadonlyMap<string, ReadonlySet<string>>,
): (event: string) => string[] {
  const inside = new Map<string, Set<string>>()
  const own = (event: string): string[] => (procedures.includes(event) ? [event] : [])
  for (const { event } of callers) {
    const called = (into.get(event)?.size ?? 0) > 0
    inside.set(event, new Set(called ? [...procedures, ...own(event)] : own(event)))
  }
  for (let changed = true; changed;) {
    changed = false
    for (const { event } of callers) {
      const from = [...(into.get(event) ?? [])]
      if (from.length === 0) continue
      const sets = from.map((one) => inside.get(one) ?? new Set<string>())
      const shared = procedures.filter((one) => sets.every((set) => set.has(one)))
      const next = new Set([...shared, ...own(event)])
      if (next.size !== inside.get(event)?.size) {
        inside.set(event, next)
        changed = true
      }
    }
  }
  const depth = (procedure: string): number => inside.get(procedure)?.size ?? 0
  return (event) =>
    [...(inside.get(event) ?? [])].sort(
      (a, b) => Number(a === event) - Number(b === event) || depth(a) - depth(b),
    )
}

/** The longest name of a procedure with which the call starts. */
function procedureOf(call: Phrase, procedures: readonly string[]): string | null {
  const phrase = withoutArticle(call)
  for (let length = phrase.chunks.length; length > 0; length--) {
    const name = term(slice(phrase, 0, length))
    if (procedures.includes(name)) return name
  }
  return null
}

function allLines(item: RuleItem): Line[] {
  return [...item.body, ...item.settings.flatMap((setting) => setting.body)].flatMap(withInner)
}

function withInner(line: Line): Line[] {
  switch (line.form) {
    case 'if':
      return [line, ...[...line.then, ...line.otherwise].flatMap(withInner)]
    case 'sentence':
      return [line, ...[...line.do, ...line.ways.flatMap((way) => way.do)].flatMap(withInner)]
    case 'each':
    case 'repeat':
    case 'together':
    case 'alternate':
    case 'whenever':
    case 'later':
      return [line, ...line.do.flatMap(withInner)]
    default:
      return [line]
  }
}
