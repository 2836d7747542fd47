/** Titles of cards: the marks before them, ids, the terms they bring into the lexicon. */
import type { CardsTree } from '../../../grammar/tree.js'
import { above, type Draft } from '../draft.js'
import type { Card, CardHeader } from './card.js'

/** Cards of all files, in order; one with the title of another is reported and left out, unless the game allows it. */
export function collectCards(draft: Draft, trees: readonly CardsTree[]): Card[] {
  const cards: Card[] = []
  const byTitle = new Map<string, Card>()
  const ids = new Set<string>()
  for (const { file, items, fields } of trees) {
    for (const entry of items) {
      const { marks, title } = partsOfTitle(entry.title)
      if (title === '') {
        draft.reporter.report('title-missing', file, entry.titleSpan)
        continue
      }
      const same = byTitle.get(title)
      if (same !== undefined && !draft.sharedTitles) {
        const where = `${same.file}, line ${same.entry.titleSpan.line}`
        draft.reporter.report('title-twice', file, entry.titleSpan, { title, where })
        continue
      }
      const card = { file, entry, head: fields, id: uniqueId(title, ids), title, marks }
      byTitle.set(title, card)
      cards.push(card)
    }
  }
  return cards
}

function partsOfTitle(written: string): { marks: string; title: string } {
  const match = /^([^\p{L}\p{N}"'“‘(]*)(.*)$/su.exec(written.trim())
  return { marks: (match?.[1] ?? '').trim(), title: (match?.[2] ?? '').trim() }
}

/** "Old Pier, North Side" -> old-pier-north-side; letters and digits only, so that it is safe in paths and in code. */
function uniqueId(title: string, ids: Set<string>): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'card'
  let id = slug
  for (let number = 2; ids.has(id); number++) id = `${slug}-${number}`
  ids.add(id)
  return id
}

/** Titles become terms, and so do the names that cards share: a text may name any card. */
export function addTitles(draft: Draft, cards: readonly CardHeader[]): void {
  addNames(draft, cards, null, ({ card }) => card.title)
  for (const alias of draft.aliases) addNames(draft, cards, alias, ({ printed }) => printed[alias])
}

/** Each name with the cards that bear it, and what all of them are. */
function addNames(
  draft: Draft,
  cards: readonly CardHeader[],
  alias: string | null,
  nameOf: (header: CardHeader) => unknown,
): void {
  const bearers = new Map<string, CardHeader[]>()
  for (const header of cards) {
    const name = nameOf(header)
    if (typeof name === 'string' && name !== '') bearers.set(name, [...(bearers.get(name) ?? []), header])
  }
  for (const [title, named] of bearers) {
    const type = named.map((one) => one.type).reduce((one, other) => above(draft, one, other))
    const ids = named.map(({ card }) => card.id)
    draft.entries.push({ entry: 'title', title, cards: ids, alias, ...(type !== null && { type }) })
  }
}
