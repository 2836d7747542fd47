/**
 * Statements: what a body of rules text or an effect of a card does, as a tree. The compiler lowers them to flat steps.
 * Leaf statements are steps already; those with statements inside become branches and loops.
 */
import type { NodeOf, NodeTable } from './fields.js'

/** Statements without statements inside: the runtime executes these one by one. */
export const leafNodes = {
  let: {
    means: 'give a name a value; an existing name changes',
    fields: { name: 'string', value: 'expression' },
  },
  perform: {
    means:
      'carry out a verb or procedure of the game as an event, with replacement before and triggers after',
    fields: { event: 'event', roles: 'roles', as: 'string?' },
  },
  move: {
    means: 'put cards into a zone, at the top, at the bottom, or anywhere',
    fields: { what: 'expression', to: 'expression', end: 'end' },
  },
  place: {
    means: 'put a thing on another by a stored relation',
    fields: { what: 'expression', relation: 'relation', on: 'expression' },
  },
  turn: { means: 'give a thing a position', fields: { what: 'expression', position: 'position' } },
  control: { means: 'give a player control of a thing', fields: { what: 'expression', to: 'expression' } },
  succeed: {
    means: 'what lasts on one thing, and what is still to come for it, is of another from now on',
    fields: { by: 'expression', what: 'expression' },
  },
  tally: {
    means: 'add, remove or set counters on a thing or player',
    fields: { on: 'expression', counter: 'counter', by: 'tally', amount: 'expression' },
  },
  shuffle: { means: 'put a zone into a random order', fields: { zone: 'expression' } },
  reveal: {
    means: 'show cards to players until they change zone',
    fields: { what: 'expression', to: 'expression' },
  },
  roll: {
    means: 'roll dice, naming the list of them',
    fields: { count: 'expression', as: 'string', sides: 'number', by: 'expression?' },
  },
  reroll: { means: 'roll these dice again', fields: { what: 'expression' } },
  choose: {
    means:
      'a player chooses things from a list; the result is one thing when at most one may be chosen, a list otherwise',
    fields: {
      by: 'expression',
      as: 'string',
      from: 'expression',
      least: 'expression',
      most: 'expression',
      secret: 'boolean?',
    },
  },
  'choose-number': {
    means: 'a player chooses a number',
    fields: { by: 'expression', as: 'string', least: 'expression', most: 'expression', secret: 'boolean?' },
  },
  order: {
    means: 'a player puts things in order',
    fields: { by: 'expression', as: 'string', items: 'expression' },
  },
  apply: {
    means: 'put a clause into force until a moment, keeping the values of the names it uses',
    fields: { clause: 'clause', until: 'pattern?' },
  },
  window: {
    means: 'open a declared window: players act or pass by its policy',
    fields: { window: 'window', first: 'expression' },
  },
  cancel: { means: 'the event or procedure has no result', fields: { what: 'expression' } },
  assign: {
    means:
      'change what fills a role: of an event that is answered, or of the innermost running procedure, of that name',
    fields: { procedure: 'event', role: 'role', value: 'expression' },
  },
  finish: { means: 'end the innermost running procedure of that name', fields: { procedure: 'event' } },
  announce: {
    means: 'an event that is no verb has just happened',
    fields: { event: 'event', roles: 'roles' },
  },
  win: { means: 'a player wins and the game ends', fields: { player: 'expression' } },
  draw: { means: 'the game ends without a winner', fields: {} },
  stop: { means: 'the game stops unfinished, at a bound that no rule of it sets', fields: {} },
  return: { means: 'the result of the verb', fields: { value: 'expression' } },
  require: { means: 'the event may only begin if this holds', fields: { test: 'expression' } },
  targets: { means: 'the player who uses the ability makes its choices', fields: {} },
  pay: { means: 'the player who uses the ability pays its cost', fields: {} },
  'carry-out': { means: 'the effect of the ability in use happens', fields: {} },
} as const satisfies NodeTable

/** Statements that hold other statements. */
export const blockNodes = {
  if: { means: 'do one thing or the other', fields: { test: 'expression', then: 'body', else: 'body?' } },
  each: {
    means: 'for each thing of a list, in order',
    fields: { name: 'string', of: 'expression', do: 'body' },
  },
  repeat: {
    means: 'again and again: a number of times, or until something holds',
    fields: { times: 'expression?', until: 'expression?', do: 'body' },
  },
  together: { means: 'several parts as one event: triggers see them at once', fields: { do: 'body' } },
  may: {
    means: 'a player decides whether to do it',
    fields: { by: 'expression', do: 'body', as: 'string?' },
  },
  ways: { means: 'a player chooses one of several ways', fields: { by: 'expression', ways: 'ways' } },
  whenever: {
    means: 'as soon as it holds, while this procedure runs, do this',
    fields: { test: 'expression', do: 'body' },
  },
  later: {
    means: 'at a later moment, once, with the values names have now',
    fields: { pattern: 'pattern', do: 'body' },
  },
} as const satisfies NodeTable

export const statementNodes = { ...leafNodes, ...blockNodes }

/** The effects of a meaning. */
export interface Statements extends Array<Statement> {}
export type Statement = NodeOf<typeof statementNodes, Statements>
