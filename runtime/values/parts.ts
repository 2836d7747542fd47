/** Parts of a thing that a question may look at, each a bit: what looks at one does not fall when another changes. */
import type { Thing } from '../state/state.js'

/** Where it is: its zone, and what it is placed on. */
export const place = 1
export const controller = 2
export const positions = 4
export const counters = 8
/** Which visit it is on. */
export const visit = 16
/** What it last was. */
export const last = 32
/** The face of a die. */
export const face = 64
export const allParts = 127

/** Whether those parts are the same in two records of one thing. */
export function sameParts(before: Thing, now: Thing, parts: number): boolean {
  return (
    ((parts & place) === 0 || isSamePlace(before, now)) &&
    ((parts & controller) === 0 || before.controller === now.controller) &&
    ((parts & positions) === 0 || before.positions === now.positions) &&
    ((parts & counters) === 0 || before.counters === now.counters) &&
    ((parts & visit) === 0 || before.visit === now.visit) &&
    ((parts & last) === 0 || before.last === now.last) &&
    ((parts & face) === 0 || before.face === now.face)
  )
}

function isSamePlace(before: Thing, now: Thing): boolean {
  if (before.zone !== now.zone) return false
  const [from, to] = [before.placed, now.placed]
  return from === to || (from !== null && to !== null && from.on === to.on && from.relation === to.relation)
}
