/**
 * Expressions: pure questions to the state. They never change anything and never ask a player.
 * Types (checked by the compiler): number, truth, word (a declared symbol), text, player, zone, square, die, instance (a
 * running or ended procedure or event), any declared card type, and lists of these.
 */
import type { NodeOf, NodeTable } from './fields.js'

export const expressionNodes = {
  // literals
  number: { means: 'a number', fields: { value: 'number' } },
  truth: { means: 'true or false', fields: { value: 'boolean' } },
  word: { means: 'a word that the game declares: a position, an icon, a side', fields: { value: 'string' } },
  text: { means: 'a title or other text', fields: { value: 'string' } },
  nothing: { means: 'the absence of a thing', fields: {} },

  // references
  local: {
    means: 'a name bound in this body, by a header, a statement, a set or an event pattern',
    fields: { name: 'string' },
  },
  role: {
    means: 'a role of the innermost running procedure of that name',
    fields: { procedure: 'event', name: 'role' },
  },
  running: {
    means: 'the innermost running procedure of that name, or nothing',
    fields: { procedure: 'event' },
  },
  participant: {
    means: 'who fills a role in the event that a pattern bound',
    fields: { event: 'string', role: 'role' },
  },
  this: { means: 'the thing whose text this is', fields: {} },
  you: { means: 'the player who controls the thing whose text this is', fields: {} },
  chosen: { means: 'what a player chose secretly', fields: { name: 'string', by: 'expression' } },

  // things and what is written on them
  attribute: {
    means:
      'the current value: base and every live change; of one thing as to another, where the attribute says so',
    fields: { of: 'expression', name: 'attribute', beside: 'expression?' },
  },
  printed: { means: 'the value as printed', fields: { of: 'expression', name: 'attribute' } },
  counter: {
    means: 'how many counters of that name are there',
    fields: { of: 'expression', name: 'counter' },
  },
  position: {
    means: 'the current position of a thing in a group of exclusive ones',
    fields: { of: 'expression', group: 'group' },
  },
  title: { means: 'the title of a card', fields: { of: 'expression' } },
  owner: { means: 'the player in whose deck the card began', fields: { of: 'expression' } },
  controller: { means: 'the player who controls the thing now', fields: { of: 'expression' } },
  opponent: { means: 'the other player', fields: { of: 'expression' } },
  players: { means: 'all players, in seat order', fields: {} },
  is: { means: 'whether a thing is of a type', fields: { of: 'expression', type: 'type' } },
  has: {
    means: 'whether a list attribute (icons, traits, keywords) holds a word',
    fields: { of: 'expression', attribute: 'attribute', word: 'expression' },
  },

  // places
  zone: { means: 'a zone, of a player or shared', fields: { name: 'zone', of: 'expression?' } },
  contents: { means: 'the cards of a zone, top first', fields: { of: 'expression' } },
  holds: {
    means: 'whether a relation, stored or defined, holds between two things',
    fields: { relation: 'relation', left: 'expression', right: 'expression' },
  },

  // sets
  things: {
    means: 'all things of a type for which a condition holds; among a list, or else everything in play',
    fields: { name: 'string', type: 'type', among: 'expression?', where: 'expression?' },
  },
  list: { means: 'these, in this order, without repeats', fields: { items: 'expressions' } },
  first: { means: 'the first few of a list', fields: { of: 'expression', count: 'expression' } },
  last: { means: 'the last few of a list', fields: { of: 'expression', count: 'expression' } },
  extreme: {
    means: 'those of a list for which a value is greatest or least',
    fields: { kind: 'extreme', of: 'expression', name: 'string', value: 'expression' },
  },
  count: { means: 'how many', fields: { of: 'expression' } },
  sum: {
    means: 'the sum of a value over a list',
    fields: { of: 'expression', name: 'string', value: 'expression' },
  },
  every: {
    means: 'whether a condition holds for all of a list',
    fields: { of: 'expression', name: 'string', where: 'expression' },
  },
  contains: { means: 'whether a thing is in a list', fields: { list: 'expression', item: 'expression' } },

  // arithmetic and logic
  add: { means: 'sum', fields: { items: 'expressions' } },
  subtract: { means: 'difference', fields: { left: 'expression', right: 'expression' } },
  multiply: { means: 'product', fields: { items: 'expressions' } },
  divide: {
    means: 'quotient, rounded up or down',
    fields: { left: 'expression', right: 'expression', round: 'rounding' },
  },
  least: { means: 'the smallest of some numbers', fields: { items: 'expressions' } },
  greatest: { means: 'the greatest of some numbers', fields: { items: 'expressions' } },
  compare: {
    means: 'a comparison: = ≠ < ≤ > ≥ of numbers, = ≠ of anything',
    fields: { by: 'comparison', left: 'expression', right: 'expression' },
  },
  odd: { means: 'whether a number is odd', fields: { of: 'expression' } },
  and: { means: 'all hold', fields: { items: 'expressions' } },
  or: { means: 'at least one holds', fields: { items: 'expressions' } },
  not: { means: 'does not hold', fields: { of: 'expression' } },
  if: {
    means: 'one value or the other',
    fields: { test: 'expression', then: 'expression', else: 'expression' },
  },

  // rules text
  call: { means: 'the value of a definition', fields: { definition: 'definition', arguments: 'roles' } },
  happened: {
    means:
      'how often such an event has happened within the innermost running procedure named, or within the game; or, of the last event of that name alone, whether it was such a one (1 or 0)',
    fields: { pattern: 'pattern', within: 'event?', last: 'boolean?' },
  },
  'can-be': {
    means:
      'whether a game event may be carried out now: its requirements hold and nothing bans it; or whether, besides, a text says that it must',
    fields: { event: 'event', roles: 'roles', must: 'boolean?' },
  },
  canceled: { means: 'whether an event or procedure was canceled', fields: { of: 'expression' } },

  // the square grid
  square: { means: 'the square a thing stands on', fields: { of: 'expression' } },
  space: { means: 'all squares a thing covers', fields: { of: 'expression' } },
  steps: { means: 'squares one step away', fields: { of: 'expression', kind: 'string' } },
  distance: {
    means: 'steps on the grid, around what blocks',
    fields: { from: 'expression', to: 'expression', diagonal: 'number', blocked: 'expression' },
  },
  corners: { means: 'the outer corners of a space', fields: { of: 'expression' } },
  'clear-line': {
    means: 'whether some line between two spaces touches none of the squares and edges',
    fields: { from: 'expression', to: 'expression', blocked: 'expression' },
  },
  'line-through': {
    means: 'whether some line from a corner to a space passes through one of the squares or edges',
    fields: { from: 'expression', to: 'expression', through: 'expression' },
  },
  between: {
    means: 'the edges and the corner that a step from one square to a neighbour crosses',
    fields: { from: 'expression', to: 'expression' },
  },
} as const satisfies NodeTable

export type Expression = NodeOf<typeof expressionNodes, never>
