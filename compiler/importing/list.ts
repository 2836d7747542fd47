/** Lists of printed cards, as communities and publishers keep them: the form in which everything here gets them. */

/** What a field of a list may hold. */
export type Printed = string | number | boolean | null | Printed[] | { [name: string]: Printed }

/** One side of a card. */
export interface Face {
  title: string
  /** As the list says it; empty when it does not. */
  type: string
  /** The game text, verbatim. */
  text: string
  /** Everything else that is printed on it, by the names of the list, in its order. */
  fields: [name: string, value: Printed][]
}

export interface ListedCard {
  /** Where it begins in the file. */
  line: number
  front: Face
  /** Of a two-sided card. */
  back: Face | null
  /** What the list says of the card as a whole: its number, set, rarity. */
  fields: [name: string, value: Printed][]
}

/** What is wrong with a file or with one record of it; the others are read all the same. */
export interface ListProblem {
  line: number
  column: number
  message: string
}

export interface CardList {
  cards: ListedCard[]
  problems: ListProblem[]
}
