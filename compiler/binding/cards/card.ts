/** A card on its way into the library. */
import type { CardEntry, Field } from '../../../grammar/tree.js'

export type Printed = Record<string, number | string | string[]>

/** A card with its place and what its title says. */
export interface Card {
  file: string
  entry: CardEntry
  /** The fields at the head of its file. */
  head: readonly Field[]
  id: string
  title: string
  /** Signs printed before the title, such as •. */
  marks: string
}

/** What the header of a card says; read before there is a lexicon, because it may add words to it. */
export interface CardHeader {
  card: Card
  type: string | null
  printed: Printed
}
