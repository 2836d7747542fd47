/** Names as they are written, for paraphrases: the library holds them in small letters. */
import type { AnyTree } from '../../grammar/index.js'

/** By the name in small letters; only names that have capitals. */
export function namesAsWritten(trees: readonly AnyTree[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const text of trees.flatMap(textsOf)) {
    for (const name of text.split(/[,;|]| or /)) {
      const trimmed = name.trim()
      const isName = /^\p{Lu}/u.test(trimmed) && trimmed.split(' ').length <= 4
      if (isName) found.set(trimmed.toLowerCase(), trimmed)
    }
  }
  // A word that the game declares in small letters is written so, even where a field of a card begins with it.
  for (const tree of trees) if (tree.kind === 'game') for (const name of smallNames(tree)) found.delete(name)
  return found
}

const smallNames = (tree: AnyTree): string[] =>
  textsOf(tree)
    .flatMap((text) => text.split(/[,;]/))
    .map((name) => name.trim())
    .filter((name) => name !== '' && name === name.toLowerCase())

/** Words with capitals that are more than the name of a slot. */
const capitals = /\p{Lu}\p{Ll}[\p{L}'-]*(?: \p{Lu}\p{Ll}[\p{L}'-]*)*/gu

/** Where names stand: parts of declarations, headers of rules, fields of cards. */
function textsOf(tree: AnyTree): string[] {
  if (tree.kind === 'game') return tree.items.flatMap(({ parts }) => parts.map(({ text }) => text))
  if (tree.kind === 'rules')
    return tree.items.flatMap(({ kind, header }) =>
      kind === 'note' ? [] : (header.text.match(capitals) ?? []),
    )
  if (tree.kind === 'cards')
    return [...tree.fields, ...tree.items.flatMap(({ fields }) => fields)].map(({ value }) => value)
  return []
}
