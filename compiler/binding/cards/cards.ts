/** Cards: header fields, keywords, game text by section. */
import type { Phrase } from '../../../grammar/tree.js'
import type { CardProgram, TextProgram } from '../../../runtime/program/library.js'
import { noNames, type Binding, type Text } from '../bodies/binding.js'
import { bindSentences, emptyClauses, textProgram } from '../bodies/clauses.js'
import { reportHiddenAnswers } from '../bodies/hidden-answers.js'
import { reportUnoffered } from '../bodies/offered.js'
import { declare, sourceOf, type Draft } from '../draft.js'
import type { Card, CardHeader } from './card.js'
import { isA, readFields, typeOfCard, type FieldNames } from './fields.js'
import { keywordsIn } from './keywords.js'

export function readHeaders(draft: Draft, cards: readonly Card[], names: FieldNames): CardHeader[] {
  return cards.map((card) => {
    const type = typeOfCard(draft, card)
    return { card, type, printed: readFields(draft, card, type, names) }
  })
}

/** Cards without a type that is known are left out; their text is read all the same, for what is wrong in it. */
export function bindCards(draft: Draft, binding: Binding, headers: readonly CardHeader[]): void {
  for (const { card, type, printed } of headers) {
    const { file, entry, id, title } = card
    const top = Object.keys(draft.library.types)[0] ?? 'thing'
    const sections: Record<string, TextProgram> = {}
    const keywords: CardProgram['keywords'] = []
    for (const section of sectionsOf(draft, card, type)) {
      const bound = bindGameText(binding, file, type ?? top, section.sentences)
      reportUnoffered(draft, file, bound.program)
      reportHiddenAnswers(draft, { file, type: type ?? top, section: section.name }, bound.program)
      sections[section.name] = bound.program
      keywords.push(...bound.keywords)
    }
    if (type === null) continue
    const program: CardProgram = {
      id,
      title,
      type,
      printed,
      keywords,
      sections,
      source: sourceOf({ file, span: entry.span }),
    }
    declare(draft, { file, span: entry.titleSpan }, 'card', draft.library.cards, id, program)
  }
}

/** The text of a card of that type: its keywords, and the clauses of everything else. */
export function bindGameText(
  binding: Binding,
  file: string,
  type: string,
  sentences: readonly Phrase[],
): { program: TextProgram; keywords: CardProgram['keywords'] } {
  const text: Text = {
    binding,
    file,
    self: { type },
    running: [],
    spans: [],
    words: [],
    gives: null,
    first: { op: 'you' },
  }
  const keywords: CardProgram['keywords'] = []
  const others: Phrase[] = []
  for (const sentence of sentences) {
    const found = keywordsIn(text, sentence)
    if (found === null) others.push(sentence)
    else keywords.push(...found)
  }
  const clauses = emptyClauses()
  bindSentences(text, others, noNames, clauses)
  const { aim, reach } = binding
  if (aim) clauses.clauses = clauses.clauses.map((clause) => aim(clause, type))
  if (reach) clauses.clauses = clauses.clauses.map(reach)
  return { program: textProgram(text, clauses), keywords }
}

/** Sections by name; a heading that no `live:` line speaks of is reported. */
function sectionsOf(
  draft: Draft,
  { file, entry }: Card,
  type: string | null,
): { name: string; sentences: Phrase[] }[] {
  const sections = new Map<string, Phrase[]>()
  for (const section of entry.sections) {
    const name = section.name.trim().toLowerCase()
    const live = draft.library.live.some(
      (one) => one.section === name && (type === null || isA(draft.library, type, one.type)),
    )
    if (!live && section.sentences.length > 0) {
      const known = [...new Set(draft.library.live.map((one) => one.section))]
      const hints = known.length > 0 ? [`Text is live in: ${known.join(', ')}.`] : []
      draft.reporter.report('unknown-section', file, section.span, { name, type: type ?? 'card' }, hints)
    }
    sections.set(name, [...(sections.get(name) ?? []), ...section.sentences])
  }
  return [...sections].map(([name, sentences]) => ({ name, sentences }))
}
