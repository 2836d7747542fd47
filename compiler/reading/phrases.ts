/**
 * What a constituent means before its place in the sentence decides how it is used. "a unit" is a choice in an effect,
 * a test in a condition, a filter in an event, a parameter in a header: the phrase is the same, and the clause that takes
 * it in decides. These are the payloads of chart edges; two edges over the same words with equal payloads are one.
 */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Clause, EventPattern } from '../../runtime/program/clauses.js'
import type { Type } from './api.js'
import type { QuantityPhrase } from './categories.js'
import type { Frame } from './lexicon.js'
import type { KeywordPart } from './lexicon/keyword-form.js'

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
  | 'at least'
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
  /** At least how many, where that is said besides: "one or two units". */
  least?: number
  /** "Exactly" was said: no more than so many either. */
  strict?: true
  /** One of those described, of which there may be several: "your scout". */
  oneOfSeveral?: true
  /** Called by a title or a name, so that a pronoun may mean it. */
  titled?: true
  /** A known thing or list ("this unit", "U", "the cards in Z"), or else null and `set` describes it. */
  value: Expression | null
  set: { name: string; type: string; among: Expression | null; where: Expression | null } | null
  /** The name it introduces: "a card C". */
  binds: string | null
  /** Things joined by "and", of which something is said one by one: whoever is called by a name has to be there. */
  joined?: ThingPhrase[]
  /** A pronoun or "that unit" still to be resolved: antecedents must fit `type`. */
  pending: boolean
}

export interface NumberPhrase {
  as: 'number'
  value: Expression
  /** Dice to be rolled, or cards to be drawn, before the number is known. */
  before: Statements
  /** What it counts is understood: "half as much". */
  ofSame?: true
}

export interface ConditionPhrase {
  as: 'condition'
  value: Expression
}

/** A verb with the roles filled so far. Finite, passive, imperative or infinitive; not yet an effect or an event. */
export interface PredicatePhrase {
  as: 'predicate'
  frame: Frame
  /** `middle`: "this unit deploys" for "a player deploys this unit". */
  voice: 'active' | 'passive' | 'middle'
  form: 'base' | 'third' | 'past' | 'participle' | 'gerund'
  filled: Record<string, ThingPhrase | NumberPhrase>
  /** Complements of the frame that are said, by index; and the one of which only a beginning is said. */
  done: number[]
  open: { complement: number; item: number } | null
  /** may, must, can't … ; `has` is the perfect. */
  modal: 'may' | 'may not' | 'must' | 'would' | 'about to' | 'just' | 'has' | 'has not' | null
  /** "deploys only to …": what is said after it is a restriction. */
  only?: true
  /** "may move for free": it costs nothing; "may deploy -2 as a react": so much more or less. */
  free?: true | { more: Expression }
  /** "moves from here": where what moves is before. */
  from?: ThingPhrase
}

/** Verb phrases that share their subject: "draws 2 cards and discards one". */
export interface PredicatesPhrase {
  as: 'predicates'
  subject: ThingPhrase | null
  /** `listed`: joined to the one before by a comma alone. */
  parts: { join: 'and' | 'then' | 'or' | null; predicate: PredicatePhrase; listed?: true }[]
}

/** What a subject is like for a while: "is power +2 and gains Guard 1", "can't attack". */
export interface AlterationPhrase {
  as: 'alteration'
  items: Alteration[]
}

export type Alteration =
  /**
   * `unsaid`: it is not said whose value changes: that of what the card is on, or its own. `from`: only that of what is
   * there when it is done.
   */
  | ({ kind: 'change'; unsaid?: true; from?: ThingPhrase } & ChangedValue &
      Omit<ChangePhrase, 'as' | 'values'>)
  | { kind: 'keyword'; keyword: string; parameters: Record<string, Expression> }
  | { kind: 'word'; attribute: string; word: string }
  | { kind: 'clauses'; clauses: Clause<Statements>[] }
  | { kind: 'event'; predicate: PredicatePhrase; force: 'ban' | 'permit' | 'must' }
  | { kind: 'silence' }

/** "2 to power and 1 to speed": what is added to which values. */
export interface AdditionPhrase {
  as: 'addition'
  items: { amount: NumberPhrase; side: string; quantities: QuantityPhrase[] }[]
}

/** "(+3 if": the amount that is meant instead in some case. */
export interface AlternativePhrase {
  as: 'alternative'
  amount: number
  /** Whether its sign is said. */
  isSigned: boolean
  /** "(< 7 if": the bound that is meant instead. */
  compared?: string
  /** "(+3 at a place)": where it is so, without a word for "if". */
  bare?: true
}

/** Values of things: "its power and speed", "the power of each of your units". */
export interface ValuedPhrase {
  as: 'valued'
  subject: ThingPhrase
  quantities: QuantityPhrase[]
}

/** A keyword with the numbers said so far, and what is still to be said. */
export interface HeldPhrase {
  as: 'held'
  keyword: string
  parameters: Record<string, Expression>
  rest: readonly KeywordPart[]
  /** Keywords of the same beginning before it: "Room for 2 scouts and 3 pilots". */
  before?: readonly Alteration[]
}

/** A subject and what it is like, before it is known whether always, while the text is live, or for a while. */
export interface ProvisionPhrase {
  as: 'provision'
  subject: ThingPhrase
  items: Alteration[]
  /** "Adds 2 to power of …": who adds is whose text this is, and may be left out of what follows. */
  adds?: true
}

/** `beside`: as to what it changes, where the value is one of a thing as to another and the text says so. */
export interface ChangedValue {
  of: string[]
  attribute: string
  beside?: ThingPhrase
}

/** "power +2", "power and defense = 0", "+1 for each …"; `of`: types of which one must fit. */
export interface ChangePhrase {
  as: 'change'
  values: ChangedValue[]
  layer: string
  amount: Expression
  /** Dice to be rolled when it happens. */
  before: Statements
  cumulative: boolean
  limit: Expression | null
}

/** When a clause is in force or may be used: "while you have no cards", "once per turn", "during your turn". */
export interface TimePhrase {
  as: 'time'
  while: Expression | null
  times: number | null
  per: string | null
  /** "only if": not at other times. */
  only?: true
  /** The procedure of a player during which it is: "during your turn". */
  during?: string
}

/** "until the end of the turn", "this battle". */
export interface DurationPhrase {
  as: 'duration'
  until: EventPattern
}

/** A procedure said as a noun with roles: "your turn", "a battle at this site". `this`: one that runs now. */
export interface PeriodPhrase {
  as: 'period'
  event: string
  which: 'this' | 'any'
  filled: Record<string, ThingPhrase>
  /** "each turn", whoever's it is. */
  each?: true
}

export interface EventPhrase {
  as: 'event'
  pattern: EventPattern
  /** The roles that hold its amounts, by the names they have in what answers it: "would lose N gold". */
  amounts: Record<string, string>
  /** Said as a moment: "at the end of the turn". */
  at?: true
}

export interface EventsPhrase {
  as: 'events'
  any: EventPhrase[]
}

/** "when a unit attacks or moves"; `word`: "when", "if" …; null for a moment: "at the end of the turn". */
export interface OccasionPhrase {
  as: 'occasion'
  word: string | null
  events: EventsPhrase
}

/** "BA", "T (4+)": what an ability is used as, and the number that a trial has to reach. */
export interface LabelPhrase {
  as: 'label'
  name: string
  least: Expression | null
}

export interface EffectPhrase {
  as: 'effect'
  statements: Statements
  binds: { name: string; type: Type }[]
  /** "may pay 2 gold to draw a card": by itself an action, no instruction. */
  priced?: true
  /** "… at the end of the turn": by itself a trigger, no instruction. */
  delayed?: true
  /** "Deploy to a place", on a card: by itself it says how the card is deployed, no instruction. */
  own?: true
  /** It begins with what the card itself may do, without saying so: no cost of anything. */
  itself?: true
  /** Said of what it is done to: "this unit is destroyed". */
  passive?: true
  /** Its parts stand apart by a semicolon: in a list of ways each of them is one. */
  split?: true
  /** Its parts stand side by side with a comma alone. */
  listed?: true
  /** "If ready, draw a card": it ends with what its condition, said first, covers. */
  tested?: true
  /** "Prevent 2 damage to a unit": the event that it answers, which is not said by itself. */
  answers?: EventPattern
}

/** "pay 2 gold -> draw a card", "you may discard a card to …". */
export interface AbilityPhrase {
  as: 'ability'
  cost: Statements
  effect: Statements
  /** False where a trigger would make it happen without asking. */
  optional: boolean
  /** It is said that there is no cost. */
  free?: true
  answers?: EventPattern
}

/** What a sentence puts into force, before it is compiled. */
export type MeaningClause = Clause<Statements>

export interface ClausePhrase {
  as: 'clause'
  clauses: MeaningClause[]
  /** Where a condition stands that covers all of it. */
  timed?: 'front' | 'behind'
  /** "A. OR B." */
  either?: true
  /** Said without subject and verb: "power +2". */
  terse?: boolean
  /** What later words may mean that is not called by a phrase of its own: what the card is placed on. */
  mentions?: { value: Expression; type: Type; described?: Expression }[]
  /** Whether it says of whom it speaks. */
  subject?: 'said' | 'left out'
}
