/**
 * Steps: statements made flat, so that what is half done is a number. A frame is (code, index of the next step,
 * names and their values): plain data at every moment.
 */
import type { NodeOf, NodeTable } from './fields.js'
import { leafNodes } from './statements.js'

export const controlNodes = {
  jump: { means: 'go on at another step', fields: { to: 'number' } },
  branch: {
    means: 'go on at another step unless the test holds',
    fields: { test: 'expression', otherwise: 'number' },
  },
  iterate: {
    means: 'bind the next thing of the list, or go on at another step',
    fields: { name: 'string', of: 'expression', counter: 'string', end: 'number' },
  },
  count: {
    means: 'go round again, or go on at another step when done',
    fields: { times: 'expression', counter: 'string', end: 'number' },
  },
  ask: {
    means: 'a player says yes or no; go on at another step if no',
    fields: { by: 'expression', as: 'string?', otherwise: 'number' },
  },
  pick: {
    means: 'a player picks one of several ways',
    fields: { by: 'expression', labels: 'strings', to: 'numbers' },
  },
  begin: { means: 'what follows happens together', fields: {} },
  end: { means: 'up to here together', fields: {} },
  guard: {
    means: 'while this frame lasts, as soon as the test holds do this',
    fields: { test: 'expression', do: 'body' },
  },
  schedule: { means: 'do this once, at a later moment', fields: { pattern: 'pattern', do: 'body' } },
} as const satisfies NodeTable

export const stepNodes = { ...leafNodes, ...controlNodes }

/** The effects of a program. */
export interface Steps extends Array<Step> {}
export type Step = NodeOf<typeof stepNodes, Steps>
