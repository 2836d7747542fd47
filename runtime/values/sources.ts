/** Clauses printed on cards whose text is in force, found once for each arrangement of the table. */
import type { Linked } from '../link/linked.js'
import { isInZones } from '../state/places.js'
import type { Id, LiveRef, State, Thing } from '../state/state.js'
import { printedKeywords } from './keywords.js'
import { makeLive, type HeldKeyword, type LiveClause } from './live.js'

/** A card with text in force. */
interface Source {
  id: Id
  clauses: readonly LiveClause[]
  /** Keywords are in force where the text without a heading is. */
  keywords: readonly HeldKeyword[]
}

export interface Sources {
  linked: Linked
  rules: readonly LiveClause[]
  cards: readonly Source[]
}

/** The section of a card's text that has no heading. */
const mainSection = 'text'

const known = new WeakMap<State['zones'], Sources>()

export function sourcesOf(linked: Linked, state: State): Sources {
  const before = known.get(state.zones)
  if (before?.linked === linked) return before
  const cards: Source[] = []
  for (const id in state.things) {
    const thing = state.things[id]
    const source = thing?.kind === 'card' ? sourceOf(linked, state, thing) : null
    if (source) cards.push(source)
  }
  const sources: Sources = { linked, rules: rulesOf(linked), cards }
  known.set(state.zones, sources)
  return sources
}

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

function sourceOf(linked: Linked, state: State, thing: Thing): Source | null {
  const card = thing.card === null ? undefined : linked.library.cards[thing.card]
  if (!card) return null
  const clauses: LiveClause[] = []
  let keywords: HeldKeyword[] = []
  const inForce = new Set<string>()
  for (const { section, zones } of linked.live.get(thing.type) ?? []) {
    if (inForce.has(section) || !isInZones(linked, state, thing, zones)) continue
    inForce.add(section)
    card.sections[section]?.clauses.forEach((resolved, clause) => {
      clauses.push(
        makeLive({ ...printedRef(thing), clause: { of: 'card', card: card.id, section, clause } }, resolved),
      )
    })
    if (section === mainSection) keywords = printedKeywords(linked, thing)
  }
  return clauses.length + keywords.length > 0 ? { id: thing.id, clauses, keywords } : null
}

const rules = new WeakMap<Linked, readonly LiveClause[]>()

function rulesOf(linked: Linked): readonly LiveClause[] {
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
