/** From the tree of a deck file to decks as data. */
import type { DeckEntry, DeckTree } from '../../grammar/tree.js'
import type { DeckProgram } from '../../runtime/program/deck.js'
import type { CardProgram, Library } from '../../runtime/program/library.js'
import type { Problem } from '../reading/api.js'
import type { Lexicon } from '../reading/lexicon.js'
import { scenarioProblems } from '../scenario/problems.js'

/**
 * Compiles the decks of a file. A section named like a zone begins the game there; a field that names a player, such as
 * `side: North`, says whose deck it is. Cards that do not exist are mistakes, and left out.
 */
export function compileDecks(
  tree: DeckTree,
  lexicon: Lexicon,
  library: Library,
): { decks: DeckProgram[]; problems: Problem[] } {
  const problems: Problem[] = []
  const called = (title: string) =>
    Object.values(library.cards).filter((card) => plain(card.title) === plain(title))
  const decks = tree.items.map((entry): DeckProgram => {
    const parts: DeckProgram['parts'] = []
    for (const { count, title, section, span } of entry.cards) {
      const [card, ...others] = fittingDeck(called(title), entry, tree)
      if (!card) {
        const hints = lexicon.near(title, ['title']).map((near) => `Did you mean "${near}"?`)
        problems.push({
          code: scenarioProblems['deck-card'].code,
          span,
          message: `There is no card called "${title}".`,
          hints,
        })
        continue
      }
      if (others.length > 0)
        problems.push({
          code: scenarioProblems['which-card'].code,
          span,
          message: `Several cards are called "${title}".`,
          hints: ['Write a word at the head of the deck that only one of them has, such as "side: North".'],
        })
      const zone = zoneNamed(section, lexicon)
      const part = parts.find((one) => one.zone === zone)
      if (part) part.cards.push({ card: card.id, count })
      else parts.push({ zone, cards: [{ card: card.id, count }] })
    }
    return {
      title: entry.title,
      game: library.game,
      player: playerOf(entry, tree, library),
      ...(isOnlyInScenarios(entry, tree) && { onlyInScenarios: true }),
      parts,
      source: { file: tree.file, ...entry.span },
    }
  })
  return { decks, problems }
}

/** Of several cards with one title, those that are what the head of the deck says: for one side, of one colour. */
function fittingDeck(cards: readonly CardProgram[], { fields }: DeckEntry, tree: DeckTree): CardProgram[] {
  const said = [...fields, ...tree.fields]
  const fitting = cards.filter(({ printed }) =>
    said.every(({ name, value }) => {
      const has = printed[name.toLowerCase()]
      return typeof has !== 'string' || has.toLowerCase() === value.toLowerCase()
    }),
  )
  return fitting.length > 0 ? fitting : [...cards]
}

/** Titles without signs of uniqueness. */
function plain(title: string): string {
  return title
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
    .toLowerCase()
}

function zoneNamed(section: string, lexicon: Lexicon): string | null {
  const sense = section === '' ? undefined : lexicon.senses(section).find((one) => one.cat === 'zone')
  return sense?.cat === 'zone' ? sense.zone : null
}

/** "use: scenarios" at the head of the file, or of the deck. */
function isOnlyInScenarios({ fields }: DeckEntry, tree: DeckTree): boolean {
  return [...fields, ...tree.fields].some(
    ({ name, value }) => name.toLowerCase() === 'use' && value.toLowerCase() === 'scenarios',
  )
}

function playerOf(entry: DeckEntry, tree: DeckTree, library: Library): string | null {
  const values = [...entry.fields, ...tree.fields].map(({ value }) => value.toLowerCase())
  return (
    library.players.find(
      ({ id, title }) => values.includes(id.toLowerCase()) || values.includes(title.toLowerCase()),
    )?.id ?? null
  )
}
