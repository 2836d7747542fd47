/**
 * What a constituent means before its place in the sentence decides how it is used. "a unit" is a choice in an effect,
 * a test in a condition, a filter in an event, a parameter in a header: the phrase is the same, and the clause that takes
 * it in decides. These are the payloads of chart edges; two edges over the same words with equal payloads are one.
 */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Clause, EventPattern } from '../../runtime/program/clauses.js'
import type { Type } from './api.js'
import type { Frame } from './lexicon.js'

export type Determiner =
  /** the unit, this unit, its owner, a title: one known value (`value`), or the only member of the set. */
  | 'the'
  | 'a'
  | 'another'
  | 'each'
  | 'all'
  | 'any'
  | 'any number of'
  | 'up to'
  | 'exactly'
  | 'no'
  /** A bare plural: "units", "your units". */
  | 'bare'

export interface ThingPhrase {
  as: 'thing'
  type: Type
  determiner: Determiner
  /** How many, for "two units", "up to N units". */
  count: Expression | null
  /** A known thing or list ("this unit", "U", "the cards in Z"), or else null and `set` describes it. */
  value: Expression | null
  set: { name: string; type: string; among: Expression | null; where: Expression | null } | null
  /** The name it introduces: "a card C". */
  binds: string | null
  /** A pronoun or "that unit" still to be resolved: antecedents must fit `type`. */
  pending: boolean
}

export interface NumberPhrase {
  as: 'number'
  value: Expression
  /** Dice to be rolled, or cards to be drawn, before the number is known. */
  before: Statements
}

export interface ConditionPhrase {
  as: 'condition'
  value: Expression
}

/** A verb with the roles filled so far. Finite, passive, imperative or infinitive; not yet an effect or an event. */
export interface PredicatePhrase {
  as: 'predicate'
  frame: Frame
  voice: 'active' | 'passive'
  form: 'base' | 'third' | 'past' | 'participle' | 'gerund'
  filled: Record<string, ThingPhrase | NumberPhrase>
  /** may, must, can't … */
  modal: 'may' | 'may not' | 'must' | 'would' | 'about to' | 'just' | null
  adjuncts: TimePhrase[]
}

/** "power +2", "deploy cost is doubled", "forfeit = 0", "+1 for each …" */
export interface ChangePhrase {
  as: 'change'
  attribute: string
  layer: string
  amount: Expression
  cumulative: boolean
  limit: Expression | null
}

export interface TimePhrase {
  as: 'time'
  kind: 'during' | 'until' | 'while' | 'if' | 'unless' | 'once per' | 'times per' | 'at start' | 'at end' | 'for each' | 'whenever'
  test: Expression | null
  pattern: EventPattern | null
  times: number | null
  per: string | null
  set: ThingPhrase | null
}

export interface EventPhrase {
  as: 'event'
  pattern: EventPattern
  /** Names that `participant` can be asked by, for pronouns: role, type. */
  roles: { role: string; type: Type }[]
}

export interface EffectPhrase {
  as: 'effect'
  statements: Statements
  binds: { name: string; type: Type }[]
}

export interface ClausePhrase {
  as: 'clause'
  clauses: Clause<Statements>[]
}

export type Payload =
  | ThingPhrase
  | NumberPhrase
  | ConditionPhrase
  | PredicatePhrase
  | ChangePhrase
  | TimePhrase
  | EventPhrase
  | EffectPhrase
  | ClausePhrase
