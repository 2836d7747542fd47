/** Titles of cards: the marks before them, ids, the terms they bring into the lexicon. */
import type { CardsTree } from '../../../grammar/tree.js'
import type { Draft } from '../draft.js'
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
  const titled = new Map<string, string[]>()
  for (const { card } of cards) titled.set(card.title, [...(titled.get(card.title) ?? []), card.id])
  for (const [title, ids] of titled) draft.entries.push({ entry: 'title', title, cards: ids, alias: null })
  for (const alias of draft.aliases) {
    const bearers = new Map<string, string[]>()
    for (const { card, printed } of cards) {
      const name = printed[alias]
      if (typeof name === 'string' && name !== '') bearers.set(name, [...(bearers.get(name) ?? []), card.id])
    }
    for (const [title, ids] of bearers) draft.entries.push({ entry: 'title', title, cards: ids, alias })
  }
}
