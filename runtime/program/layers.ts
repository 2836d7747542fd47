/**
 * The steps that a change of a value can belong to, in the order of a game that does not state its own. What each does
 * is in runtime/values/layers.ts.
 */
export const layers = ['base', 'double', 'multiply', 'halve', 'add', 'limit', 'set', 'cap', 'floor'] as const

export type Layer = (typeof layers)[number]
