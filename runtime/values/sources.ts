/** Clauses printed on cards whose text is in force, and those of the rules. */
import type { Linked, LinkedText } from '../link/linked.js'
import { isInZones } from '../state/places.js'
import type { LiveRef, State, Thing } from '../state/state.js'
import { printedKeywords } from './keywords.js'
import { counts, isPart, makeLive, type HeldKeyword, type LiveClause } from './live.js'

/** A card with text in force. */
export interface Source {
  /** Which sections are in force, for whom and since which visit: while that is the same, so is everything here. */
  by: string
  clauses: readonly LiveClause[]
  /** Keywords are in force where the text without a heading is. */
  keywords: readonly HeldKeyword[]
}

/** The section of a card's text that has no heading. */
export const mainSection = 'text'

/** Whose text a card's clauses are: who controls the card is `you`. */
export function printedRef(thing: Thing): Omit<LiveRef, 'clause'> {
  return {
    source: thing.id,
    visit: thing.visit,
    you: thing.controller ?? thing.owner,
    names: {},
    events: {},
    number: 0,
  }
}

/** What of a card's text is in force where it is; null when nothing is. `before` is given back when it is still right. */
export function sourceOf(linked: Linked, state: State, thing: Thing, before: Source | null): Source | null {
  const card = thing.card === null ? undefined : linked.library.cards[thing.card]
  if (!card) return null
  const inForce = new Map<string, LinkedText>()
  for (const text of linked.live.get(thing.type) ?? []) {
    const { length } = card.sections[text.section]?.clauses ?? []
    if (length === 0 && (text.section !== mainSection || card.keywords.length === 0)) continue
    if (!inForce.has(text.section) && isUp(thing, text) && isInZones(linked, state, thing, text.zones))
      inForce.set(text.section, text)
  }
  if (inForce.size === 0) return null
  const ref = printedRef(thing)
  const by = `${ref.you} ${ref.visit} ${[...inForce.values()].map(sectionKey).join(' ')}`
  if (before?.by === by) return before
  const clauses = [...inForce].flatMap(([section, { for: you = ref.you, only }]) =>
    (card.sections[section]?.clauses ?? []).flatMap((resolved, clause) =>
      isPart(only, resolved)
        ? [makeLive({ ...ref, you, clause: { of: 'card', card: card.id, section, clause } }, resolved)]
        : [],
    ),
  )
  const main = inForce.get(mainSection)
  const printed = main ? printedKeywords(linked, thing) : []
  return { by, clauses, keywords: printed.flatMap((held) => heldUnder(linked, held, main?.only)) }
}

/** A keyword that is named is in force whole; of another one, what stands in it under a label that is named. */
export function heldUnder(linked: Linked, held: HeldKeyword, only: LinkedText['only']): HeldKeyword[] {
  if (!only || counts(only, held.name)) return [held]
  const { clauses } = linked.library.keywords[held.name]?.text ?? { clauses: [] }
  return clauses.some((clause) => isPart(only, clause)) ? [{ ...held, only }] : []
}

function sectionKey({ section, only }: LinkedText): string {
  return only ? `${section} only ${[...only.names, ...only.answers].join(' ')}` : section
}

/** The side on which a text stands is up; a text without a side always is. */
export function isUp(thing: Thing, { positions = [] }: Pick<LinkedText, 'positions'>): boolean {
  return positions.every(({ group, is }) => thing.positions[group] === is)
}

const rules = new WeakMap<Linked, readonly LiveClause[]>()

export function rulesOf(linked: Linked): readonly LiveClause[] {
  const before = rules.get(linked)
  if (before) return before
  const found = linked.library.rules.clauses.map((resolved, clause) => {
    const ref: LiveRef = {
      clause: { of: 'rules', clause },
      source: null,
      visit: 0,
      you: null,
      names: {},
      events: {},
      number: 0,
    }
    return makeLive(ref, resolved)
  })
  rules.set(linked, found)
  return found
}
