/** Tables by several values at once, without a word made of them for each look: tables in tables. */
import type { Value } from '../state/state.js'
import { keyOf } from './speaks.js'

type Level = Map<Value | undefined, unknown>

export interface PathTable<T> {
  /** All paths into one table have the same length. */
  readonly first: Map<Value | undefined, T | Level>
  size: number
}

export function pathTable<T>(): PathTable<T> {
  return { first: new Map(), size: 0 }
}

export function lookUp<T>({ first }: PathTable<T>, path: readonly (Value | undefined)[]): T | undefined {
  let level: Level = first
  const end = path.length - 1
  for (let at = 0; at < end; at++) {
    const next = level.get(stepOf(path[at]))
    if (next === undefined) return undefined
    level = next as Level
  }
  return level.get(stepOf(path[end])) as T | undefined
}

export function putAt<T>(table: PathTable<T>, path: readonly (Value | undefined)[], item: T): void {
  const level = levelFor(table, path)
  const step = stepOf(path[path.length - 1])
  if (!level.has(step)) table.size += 1
  level.set(step, item)
}

export function dropAt<T>(table: PathTable<T>, path: readonly (Value | undefined)[]): void {
  if (levelFor(table, path).delete(stepOf(path[path.length - 1]))) table.size -= 1
}

export function emptyTable<T>(table: PathTable<T>): void {
  table.first.clear()
  table.size = 0
}

function levelFor<T>({ first }: PathTable<T>, path: readonly (Value | undefined)[]): Level {
  let level: Level = first
  for (let at = 0; at < path.length - 1; at++) {
    const step = stepOf(path[at])
    let next = level.get(step) as Level | undefined
    if (!next) level.set(step, (next = new Map()))
    level = next
  }
  return level
}

/** Lists are compared by their members. */
function stepOf(value: Value | undefined): Value | undefined {
  return typeof value === 'object' && value !== null ? keyOf([value]) : value
}
