/**
 * Makes conditions true: a given line is turned round, from what would hold to what must be done. What can not be turned
 * round is left as it is; every line is checked when the position is ready.
 */
import type { Expression } from '../program/library.js'
import { idsIn } from './rewrite.js'
import { makeCount } from './realise-count.js'
import { makePast } from './realise-past.js'
import { makeMark, makePlace } from './realise-things.js'
import { ask, type Stage } from './stage.js'
import type { Line } from './program.js'

/**
 * Positions are set up in this order: owners and places first (coming into play clears marks), then marks (positions,
 * counters, control, what is printed), numbers of cards, and what has happened.
 */
export const passes = ['place', 'mark', 'count', 'past'] as const
export type Pass = (typeof passes)[number]

/** Does what this pass can do for the condition; false when it has nothing to do. */
export function realise(stage: Stage, test: Expression, pass: Pass, line: Line): boolean {
  switch (test.op) {
    case 'and':
      return test.items.map((item) => realise(stage, item, pass, line)).some(Boolean)
    case 'or':
      return test.items.some((item) => realise(stage, item, pass, line))
    case 'if': {
      const side = ask(stage, test.test) === true ? test.then : test.else
      return realise(stage, side, pass, line)
    }
    case 'every': {
      const { name, where } = test
      const each = idsIn(ask(stage, test.of))
      return each
        .map((id) => realise({ ...stage, names: { ...stage.names, [name]: id } }, where, pass, line))
        .some(Boolean)
    }
    case 'call': {
      const definition = stage.linked.library.definitions[test.definition]
      if (!definition) return false
      const names = { ...stage.names }
      for (const [name, value] of Object.entries(test.arguments)) {
        const [only, ...others] = idsIn(ask(stage, value))
        if (only === undefined || others.length > 0) return false
        names[name] = only
      }
      return realise({ ...stage, names }, definition.value, pass, line)
    }
    case 'holds': {
      const relation = stage.linked.library.relations[test.relation]
      if (relation?.stored) return pass === 'place' && makePlace(stage, test)
      const [left] = idsIn(ask(stage, test.left))
      const [right] = idsIn(ask(stage, test.right))
      if (!relation?.test || left === undefined || right === undefined) return false
      return realise({ ...stage, names: { ...stage.names, left, right } }, relation.test, pass, line)
    }
    default:
      if (pass === 'place') return makePlace(stage, test)
      if (pass === 'mark') return makeMark(stage, test)
      if (pass === 'count') return makeCount(stage, test, line)
      return makePast(stage, test)
  }
}
