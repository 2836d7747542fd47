/** Which cards of a list go into which file: by the player they are for, then by their type. */
import { slug, uniqueNames } from '../emit/names.js'
import { cardsText } from './cards-text.js'
import type { ListedCard } from './list.js'
import type { Naming } from './naming.js'

export interface CardsFile {
  /** A name without folders, whatever the list says. */
  name: string
  cards: number
  text: string
}

/** More cards than people like to look through. */
const mostInOne = 200

export function cardsFiles(cards: readonly ListedCard[], naming: Naming): CardsFile[] {
  const groups = new Map<string, ListedCard[]>()
  for (const card of cards) {
    const name = slug([ownerOf(card, naming), card.front.type].join(' '), 'cards')
    const group = groups.get(name)
    if (group) group.push(card)
    else groups.set(name, [card])
  }
  const unique = uniqueNames()
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, group]) =>
      portions(group).map((portion): CardsFile => ({
        name: `${unique(name)}.cards`,
        cards: portion.length,
        text: cardsText(portion, naming),
      })),
    )
}

function ownerOf({ fields, front }: ListedCard, naming: Naming): string {
  const values = [...fields, ...front.fields].map(([, value]) => value)
  return values.find((value): value is string => typeof value === 'string' && naming.isPlayer(value)) ?? ''
}

function portions(cards: readonly ListedCard[]): ListedCard[][] {
  const count = Math.ceil(cards.length / mostInOne)
  const size = Math.ceil(cards.length / count)
  return Array.from({ length: count }, (_, index) => cards.slice(index * size, (index + 1) * size))
}
