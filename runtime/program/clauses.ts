/**
 * Clauses: what one sentence (or several linked ones) of game text puts into force while the text is live. Cards,
 * keywords and rules use the same kinds. `Body` is Statements in a meaning and Steps in a program.
 */
import type { Expression } from './expressions.js'
import type { NodeOf, NodeTable } from './fields.js'

/**
 * Which events are meant. `stage`: `would` before it is carried out (it may be replaced or prevented), `begin` when a
 * procedure starts, `just` when a verb has been carried out, `end` when a procedure ends.
 * In `where`, and in the effect that follows, `participant` with event `bind` reads the roles.
 */
export interface EventPattern {
  bind: string
  event: string
  stage: 'would' | 'begin' | 'just' | 'end'
  where?: Expression
}

export const clauseNodes = {
  change: {
    means: 'a live change of a value of the affected things',
    fields: {
      affected: 'expression',
      attribute: 'attribute',
      /** As to what the value changes ("at this place"), when it is one of a thing as to another; if absent, as to all. */
      beside: 'expression?',
      /** A step of the game's order of changes: base, double, multiply, add, limit, set, cap, floor … */
      layer: 'layer',
      amount: 'expression',
      while: 'expression?',
      /** Copies add up although the game's stacking rule would keep only the strongest. */
      cumulative: 'boolean?',
      /** "(limit +2)": bounds the net change of this kind. */
      limit: 'expression?',
      /** A kind that a stacking rule of the game may name, such as a commander effect. */
      kind: 'string?',
    },
  },
  grant: {
    means: 'the affected things also have these clauses, as if printed on them',
    fields: {
      affected: 'expression',
      clauses: 'clauses',
      keyword: 'keyword?',
      parameters: 'roles?',
      while: 'expression?',
      kind: 'string?',
    },
  },
  add: {
    means: 'the affected things also have this word in a list attribute, or this type',
    fields: { affected: 'expression', attribute: 'attribute', word: 'expression', while: 'expression?' },
  },
  silence: {
    means: 'the game text of the affected things is not in force',
    fields: { affected: 'expression', while: 'expression?' },
  },
  ban: { means: 'such an event may not happen', fields: { pattern: 'pattern', while: 'expression?' } },
  permit: {
    means: 'such an event may happen although a rule would not allow it',
    fields: { pattern: 'pattern', while: 'expression?' },
  },
  must: {
    means: 'of the choices for this role only these may be taken, if there are any',
    fields: { pattern: 'pattern', while: 'expression?' },
  },
  trigger: {
    means: 'when it happens, do this; a condition after the event is checked when it triggers',
    fields: {
      pattern: 'pattern',
      if: 'expression?',
      optional: 'boolean',
      by: 'expression?',
      do: 'body',
      times: 'number?',
      per: 'event?',
    },
  },
  replace: {
    means: 'when it would happen, do this instead; without `instead` do this first',
    fields: {
      pattern: 'pattern',
      if: 'expression?',
      optional: 'boolean',
      by: 'expression?',
      instead: 'boolean',
      do: 'body',
      times: 'number?',
      per: 'event?',
    },
  },
  check: {
    means: 'as soon as it is so, do this: looked for with the checks of the rules',
    fields: { test: 'expression', do: 'body' },
  },
  action: {
    means: 'a player may do this: in windows that offer its label, or in answer to an event',
    fields: {
      /** The code or heading it is printed under; the game's windows offer labels. */
      label: 'string?',
      while: 'expression?',
      response: 'pattern?',
      times: 'number?',
      per: 'event?',
      targets: 'body?',
      cost: 'body?',
      do: 'body',
    },
  },
  require: {
    means: 'an event in which this card fills the role may only begin if the test holds',
    fields: { pattern: 'pattern', test: 'expression' },
  },
  instruction: {
    means: 'what happens when the rules carry out the text of this card',
    fields: { label: 'string?', do: 'body' },
  },
} as const satisfies NodeTable

export type Clause<Body> = NodeOf<typeof clauseNodes, Body> & {
  /** Number of the clause in its text: part of the identity of its effects. */
  id?: number
}
