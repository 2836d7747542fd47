/** Decks for play, and whether the game allows them. */
import type { Linked } from '../link/linked.js'
import { layOut, type Deck } from '../play/setup.js'
import type { DeckProgram } from '../program/deck.js'
import { closeDraft, openDraft } from '../state/draft.js'
import { newState } from '../state/new-state.js'
import type { Id } from '../state/state.js'
import { evaluate } from '../values/evaluate.js'
import { contextOf } from '../values/values.js'
import { isTrue } from '../values/evaluator.js'

/** The deck as a player brings it to a game; null: as everybody's. */
export function deckFor(deck: DeckProgram, player: Id | null): Deck[] {
  return deck.parts.map(({ zone, cards }) => ({ player, cards, ...(zone === null ? {} : { zone }) }))
}

/** The rules for decks that a deck breaks, as written; empty when it may be played. */
export function brokenDeckRules(linked: Linked, deck: DeckProgram, player: Id): string[] {
  const draft = openDraft(newState(linked, ''))
  const main = deck.parts.filter((part) => part.zone === null)
  layOut(linked, draft, { decks: deckFor({ ...deck, parts: main }, player) })
  const zone = Object.keys(draft.zones).find((id) => draft.zones[id]?.length) ?? null
  layOut(linked, draft, {
    decks: deckFor({ ...deck, parts: deck.parts.filter((part) => part.zone !== null) }, player),
  })
  const context = contextOf(linked, closeDraft(draft), { names: { deck: zone, P: player }, you: player })
  return linked.library.decks.filter(({ test }) => !isTrue(evaluate(context, test))).map(({ text }) => text)
}
