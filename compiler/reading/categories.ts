/**
 * The categories of the chart with what an edge of each means. Those under "words" come from the lexicon and the tokens;
 * the others are built by rules. A rule names categories; TypeScript knows from this table what its children are.
 */
import type { EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Named, Type } from './api.js'
import type { Token } from './chart/token.js'
import type { Frame, Sense } from './lexicon.js'
import type { OwnPlayPhrase } from './own-play.js'
import type { Statements } from '../../runtime/program/statements.js'
import type {
  AbilityPhrase,
  AdditionPhrase,
  AlterationPhrase,
  AlternativePhrase,
  ChangePhrase,
  ClausePhrase,
  ConditionPhrase,
  DurationPhrase,
  EffectPhrase,
  EventPhrase,
  EventsPhrase,
  HeldPhrase,
  LabelPhrase,
  NumberPhrase,
  OccasionPhrase,
  PeriodPhrase,
  PredicatePhrase,
  PredicatesPhrase,
  ProvisionPhrase,
  ThingPhrase,
  TimePhrase,
  ValuedPhrase,
} from './phrases.js'

type SenseOf<C extends Sense['cat']> = Extract<Sense, { cat: C }>

/** A description of things without a determiner: "tapped veteran pilots at this site". */
export interface NounPhrase {
  as: 'noun'
  type: Type
  /** The set it describes; `where` speaks of `local name`. */
  set: { name: string; type: string; among: Expression | null; where: Expression | null }
  /** It is no more than a type, so that "the unit" may refer back to a unit mentioned before. */
  plain: boolean
  /** The name it introduces: "card C". */
  binds: string | null
  /** It is a word of an attribute alone ("veteran" for "veteran card"); what is called by a name says its type. */
  bare?: true
  /** Several kinds joined: what stands behind them is said of all. */
  joined?: true
  /** It is called by a title or a name. */
  titled?: true
  /** More is said of it than what it is called. */
  described?: true
  /** Of several kinds joined, one of the later ones has an adjective of its own. */
  mixed?: true
}

/** A test of one thing, which the test calls `subject` (see meaning/subject.ts): "tapped", "at L", "with a Pilot icon". */
export interface PropertyPhrase {
  as: 'property'
  /** Types of which one must fit the thing; empty: any. */
  of: string[]
  test: Expression
  /** The type that whatever passes the test has; `typeOnly` when the test says nothing else. */
  type: string | null
  typeOnly?: boolean
  /** The kind of thing it is best said of: "other than the first site". */
  like?: string
  /** Where to look instead of everything in play: "in your hand". */
  among: Expression | null
  /** One adjective or another. */
  either?: true
  /** It is a state as to the card itself that does not say so: "aboard" before a noun. */
  besideThis?: true
}

/** A test of a number, called `subject`: "at least 4", "odd", "< 3". */
export interface ComparisonPhrase {
  as: 'comparison'
  test: Expression
}

/** An attribute or counter, to be asked of a thing: "power", "printed speed", "damage". */
export interface QuantityPhrase {
  as: 'quantity'
  /** Types of which one must fit the thing that has it; empty: any. */
  of: string[]
  holds: 'number' | 'word' | 'words' | 'text'
  /** The name of the attribute or counter. */
  name: string
  kind: 'attribute' | 'printed' | 'counter' | 'title' | 'defined'
  /** Of a defined one: its value for the subject. */
  value?: Expression
  /** What stands before what has it, where that is not "of". */
  preposition?: string
  /** As to what it is besides: `thing` where that is said, `usual` what is meant where it is not. */
  beside?: { prepositions: string[]; type: string; thing: ThingPhrase | null; usual: Expression | null }
}

/** "at this place", "against a ship", "here": as to what a value is meant. "Here" and "there" say "at" or "to". */
export interface BearingPhrase {
  as: 'bearing'
  prepositions: string[]
  thing: ThingPhrase
}

/** In which layer by how much a value changes; `before`: dice to be rolled when it happens. */
export interface SettingPhrase {
  as: 'setting'
  layer: string
  amount: Expression
  before: Statements
}

/** What is said behind a change: "for each ship", "(limit +2)", "cumulatively", "here". */
export interface TailPhrase {
  as: 'tail'
  each?: Expression
  limit?: Expression
  cumulative?: true
  bearing?: BearingPhrase
}

/** Whose: "P's", "its", "your". */
export interface PossessorPhrase {
  as: 'possessor'
  thing: ThingPhrase
}

/** What a player does, called by a noun: "a tribute", "just drawn fate". */
export interface DeedPhrase {
  as: 'deed'
  words: string
  /** Verbs that say it, each with what it calls it. */
  kinds: readonly { name: string; frame: Frame }[]
  /** The verb is said: "just drawn". */
  verb: boolean
  /** It is told as what happened: "a tribute was just begun". */
  told?: true
  filled: Record<string, ThingPhrase | NumberPhrase>
  /** It has a determiner. */
  one: boolean
  /** "that tribute": of which the text has told that it was done. */
  that?: true
}

/** What is done about something that a player has just done, for each kind of it. */
export interface AnswerPhrase {
  as: 'answer'
  ways: { pattern: EventPattern; statements: Statements }[]
}

export interface NamePhrase {
  as: 'name'
  named: Named
}

/** The further items of a list: ", B and C" behind A. */
export interface SeriesPhrase<Item> {
  as: 'series'
  join: 'and' | 'or'
  /** "and/or": each of them only if whoever acts wishes. */
  each?: 'at will'
  items: Item[]
}

/** A name not known before: the C in "a card C". */
export interface NewNamePhrase {
  as: 'new-name'
  name: string
}

/** "this turn", "during this battle"; null: the whole game. */
export interface WithinPhrase {
  as: 'within'
  procedure: string | null
}

/** What each category means. */
export interface Payloads {
  // words, from the lexicon
  'type-word': SenseOf<'type'>
  'attribute-word': SenseOf<'attribute'>
  'counter-word': SenseOf<'counter'>
  'zone-word': SenseOf<'zone'>
  'value-word': SenseOf<'word'>
  'position-word': SenseOf<'position'>
  'stored-word': SenseOf<'stored'>
  'player-word': SenseOf<'player'>
  'title-word': SenseOf<'title'>
  'keyword-word': SenseOf<'keyword'>
  'procedure-word': SenseOf<'procedure'>
  'window-word': SenseOf<'window'>
  'verb-word': SenseOf<'verb'>
  /** The head of a frame "a card C is present at L". */
  'copula-word': SenseOf<'head'>
  /** The head of a frame "the presence of P at L". */
  'noun-word': SenseOf<'head'>
  /** A word in square brackets that the lexicon knows as a word of an attribute. */
  icon: SenseOf<'word'>

  // words, from the scope and the tokens
  /** A capitalised token before a colon or the test of a label: "BA: …", "T (4+): …". */
  'label-word': Token
  /** A token that may name what is chosen or rolled: "as the target". */
  'given-name': Token
  /** A capitalised token behind a mark, or of those right before a bracket, which may be a name that only this text gives. */
  'coined-name': Token
  /** A token that may be a fixed word of a frame or keyword, by what stands before it (see fixed-words.ts). */
  'fixed-word': Token
  /** What a verb of the game says an amount of. */
  'unit-word': Token
  /** Any token in brackets: it may belong to a reminder. */
  'aside-word': Token
  /** What a verb of the game gives back, where that may be spoken of without more. */
  'result-word': Token
  /** A name in scope: P, U, attacker. */
  name: NamePhrase
  /** One capital, or a capital and digits, not in scope. */
  'new-name': NewNamePhrase
  /** 3, three */
  integer: { as: 'integer'; value: number }
  /** +2, -1; value null when a number or dice follow ("+N", "+d6"). */
  signed: { as: 'signed'; sign: '+' | '-'; value: number | null }
  /** d6, 2d6 */
  dice: { as: 'dice'; count: number; sides: number }

  // things (english/things)
  /** Before a noun: "tapped", "non-droid", "unique". */
  adjective: PropertyPhrase
  /** A type before a noun: "ship pilot"; never alone behind a copula. */
  'type-adjective': PropertyPhrase
  /** A noun with what stands before it: "tapped veteran pilot". */
  kind: NounPhrase
  /** A kind with what stands behind it: "tapped veteran pilot at this site with power less than 3". */
  noun: NounPhrase
  /** Further kinds that share what stands around them: ", scouts and ships". */
  'more kinds': SeriesPhrase<NounPhrase>
  /** "where you have a scout": of a place. */
  whereabouts: PropertyPhrase
  /** Behind a noun, or after a copula: "at L", "with a Pilot icon", "in your hand", "that is tapped". */
  modifier: PropertyPhrase
  /** Where it is or whose, behind a noun as well as after a copula: "at L", "in your hand", "controlled by P". */
  place: PropertyPhrase
  /** After "with", "without", "has": "power less than 3", "a Pilot icon", "no damage". */
  possession: PropertyPhrase
  possessor: PossessorPhrase
  /** A noun phrase with its determiner, a name, a pronoun. */
  thing: ThingPhrase
  /** A place said by where the text stands: "here", "there". */
  spot: ThingPhrase
  /** Further things of a list: ", a scout or your ship". */
  'more things': SeriesPhrase<ThingPhrase>
  /** Things joined by "and" or "or": wherever several may stand. */
  list: ThingPhrase

  /** A phrase by itself, as in a heading: things, or a noun with a name ("unit U at L"). */
  topic: ThingPhrase

  // numbers (english/numbers)
  quantity: QuantityPhrase
  bearing: BearingPhrase
  /** A number that binds tightest: 3, N, U's power. */
  factor: NumberPhrase
  /** Products. */
  term: NumberPhrase
  number: NumberPhrase
  comparison: ComparisonPhrase
  /** "< 4", "at least 2": a comparison to which another may be joined. */
  bound: ComparisonPhrase
  /** "> 2 but < 5", "between 2 and 5" */
  bounds: ComparisonPhrase

  // conditions (english/conditions)
  /** A frame of a copula or noun with what is said of it so far: "present at L", "presence of P at L". */
  frame: PredicatePhrase
  /** After "is": "tapped", "a veteran", "at L", "not a scout". */
  complement: PropertyPhrase
  /** A verb as it is said of what it is done to: "destroyed by a ship". */
  participle: PredicatePhrase
  /** How far back is asked: "this turn". */
  within: WithinPhrase
  /** A condition without and/or. */
  fact: ConditionPhrase
  condition: ConditionPhrase

  // clauses (clauses/**)
  /** A condition, or what is said of whose text this is: "if ready". */
  case: ConditionPhrase
  /** A verb with the complements said so far. */
  predicate: PredicatePhrase
  /** Complete verb phrases, joined: "draws 2 cards and discards one". */
  predicates: PredicatesPhrase
  /** The same with their subject. */
  proposition: PredicatesPhrase
  /** What is chosen, from what: "a card C from P's hand". */
  selection: ThingPhrase
  /** Several values that change in the same way: "power and defense". */
  quantities: { as: 'quantities'; items: QuantityPhrase[] }
  /** How a value changes: "+2", "= 3", "doubled". */
  setting: SettingPhrase
  change: ChangePhrase
  tail: TailPhrase
  addition: AdditionPhrase
  valued: ValuedPhrase
  /** Dice that are rolled for a number. */
  'dice-number': NumberPhrase
  /** "(+3 if", before the case and the bracket that ends it. */
  alternative: AlternativePhrase
  alteration: AlterationPhrase
  /** The same without a verb: "power +2", "guard 2 and swift". */
  terse: AlterationPhrase
  held: HeldPhrase
  'own-name': { as: 'own-name'; text: string }
  provision: ProvisionPhrase
  /** A moment up to which something lasts: "until the end of the turn", "this turn". */
  duration: DurationPhrase
  period: PeriodPhrase
  time: TimePhrase
  /** "once", "3 times" */
  times: { as: 'times'; count: number }
  /** A number, or "a" for one. */
  'so-many': NumberPhrase
  /** When something happens: "when a unit attacks", "at the end of the turn". */
  occasion: OccasionPhrase
  /** What stands before a colon: "BA", "T (4+)". */
  label: LabelPhrase
  event: EventPhrase
  /** Several events of which any counts. */
  events: EventsPhrase
  effect: EffectPhrase
  answer: AnswerPhrase
  deed: DeedPhrase
  /** Effects of which one is chosen. */
  ways: { as: 'ways'; several: Statements[] }
  /** A cost, targets and an effect, before it is known when it may be used. */
  ability: AbilityPhrase
  /** The inside of a bracket that reminds of a rule and says nothing of its own. */
  aside: { as: 'aside' }
  /** A clause of a sentence; a whole sentence is a `sentence`. */
  /** How a card comes into play, in one way or several. */
  'own-play': OwnPlayPhrase
  clause: ClausePhrase
  sentence: ClausePhrase
}

export type Category = keyof Payloads
