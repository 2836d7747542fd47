/** Titles of cards: marks of uniqueness, ids, the terms they bring into the lexicon. */
import type { CardEntry, CardsTree } from '../../../grammar/tree.js'
import type { Draft } from '../draft.js'

/** A card with its place and what its title says. */
export interface Card {
  file: string
  entry: CardEntry
  id: string
  title: string
  /** Signs printed before the title, such as •: a word of the attribute `uniqueness`, if the game declares one. */
  marks: string
}

/** Cards of all files, in order; one with the title of another is reported and left out. */
export function collectCards(draft: Draft, trees: readonly CardsTree[]): Card[] {
  const cards: Card[] = []
  const byTitle = new Map<string, Card>()
  const ids = new Set<string>()
  for (const { file, items } of trees) {
    for (const entry of items) {
      const { marks, title } = partsOfTitle(entry.title)
      if (title === '') {
        draft.reporter.report('title-missing', file, entry.titleSpan)
        continue
      }
      const same = byTitle.get(title)
      if (same !== undefined) {
        const where = `${same.file}, line ${same.entry.titleSpan.line}`
        draft.reporter.report('title-twice', file, entry.titleSpan, { title, where })
        continue
      }
      const card = { file, entry, id: uniqueId(title, ids), title, marks }
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

/** Titles and personas become terms: a text may name any card. */
export function addTitles(draft: Draft, cards: readonly Card[]): void {
  const personas = new Map<string, string[]>()
  for (const { id, title, entry } of cards) {
    draft.entries.push({ entry: 'title', title, cards: [id], persona: false })
    for (const field of entry.fields) {
      if (field.name.toLowerCase() !== 'persona' || field.value.trim() === '') continue
      personas.set(field.value.trim(), [...(personas.get(field.value.trim()) ?? []), id])
    }
  }
  if (!Object.hasOwn(draft.library.attributes, 'persona')) return
  for (const [title, ids] of personas)
    draft.entries.push({ entry: 'title', title, cards: ids, persona: true })
}
