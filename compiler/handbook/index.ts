/** The page of all words that the texts of a game may use: what is declared and defined, from its own texts. */
import type { AnyTree, CardsTree, GameTree, RulesTree } from '../../grammar/index.js'
import { declaredIn, declaredParts } from './declared.js'
import { itemParts } from './items.js'
import { code } from './markdown.js'

/** @param id the folder of the game, for the command that writes the page anew */
export function vocabularyPage(id: string, trees: readonly AnyTree[]): string {
  const inOrder = [...trees].sort((a, b) => (a.file < b.file ? -1 : 1))
  const declared = declaredIn(
    inOrder.filter((tree): tree is GameTree => tree.kind === 'game').flatMap(itemsOf),
  )
  const cards = inOrder.filter((tree): tree is CardsTree => tree.kind === 'cards')
  const rules = inOrder.filter((tree): tree is RulesTree => tree.kind === 'rules').flatMap(itemsOf)
  const title = declared.find(({ word }) => word === 'game')?.name ?? id
  return [
    `# The words of ${title}`,
    '',
    `Everything that a card of this game may speak of. Written by ${code(`gametext vocabulary --game ${id}`)} from the texts in`,
    `${code(`cards-src/${id}`)}: do not change this page, change those. A capital letter stands for a thing, a player or a number; what is in`,
    'square brackets may be left out; numbers in brackets at the end are those of the rules.',
    '',
    ...declaredParts(declared, cards),
    ...itemParts(rules),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

const itemsOf = <Item>({ items }: { items: Item[] }): Item[] => items
