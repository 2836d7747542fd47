/** Lines about decks: "North's deck is “Night Fleet”", "North may play the deck “Night Fleet”". */
import type { Phrase } from '../../grammar/tree.js'
import type { DeckProgram } from '../../runtime/program/deck.js'
import { ownerOf } from './names.js'
import { report } from './report.js'
import type { Setting } from './setting.js'
import { find, type Token } from './tokens.js'

export interface DeckOf {
  player: string
  deck: DeckProgram
}

/** "North's deck is “Night Fleet”"; undefined for any other line, null when there is no such deck. */
export function deckLine(
  phrase: Phrase,
  tokens: readonly Token[],
  setting: Setting,
): DeckOf | null | undefined {
  const owned = ownerOf(setting.names, tokens)
  const [what, is, title, ...rest] = owned?.rest ?? []
  if (
    !owned ||
    what?.word !== 'deck' ||
    is?.word !== 'is' ||
    !title ||
    title.quoted === null ||
    rest.length > 0
  )
    return
  return deckCalled(title.quoted, owned.player, phrase, setting)
}

/** "the deck “Night Fleet” is legal", or "is not legal", or "is not legal only" for what comes behind. */
export function legalLine(
  phrase: Phrase,
  tokens: readonly Token[],
  setting: Setting,
): (DeckOf & { legal: boolean; only?: true }) | null | undefined {
  const title = tokens[2]
  const legal = find(tokens, 'is', 'legal')
  const not = find(tokens, 'is', 'not', 'legal')
  if (tokens[1]?.word !== 'deck' || !title || title.quoted === null || Math.max(legal, not) !== 3) return
  const deck = deckCalled(title.quoted, null, phrase, setting)
  const only = tokens[6]?.word === 'only'
  return deck && { ...deck, legal: legal > 0, ...(only && { only }) }
}

function deckCalled(title: string, player: string | null, phrase: Phrase, setting: Setting): DeckOf | null {
  const deck = setting.decks.find((one) => one.title === title)
  const whose = player ?? deck?.player ?? setting.library.players[0]?.id
  if (deck && whose !== undefined) return { player: whose, deck }
  const known = setting.decks.map((one) => `"${one.title}"`)
  return report(setting.report, phrase.span, 'no-deck', `There is no deck called "${title}".`, known)
}
