/** Brings a list and a game together: the cards of the list as a text of the game, cut into sentences. */
import { readFile, type CardEntry, type GameTree, type Phrase } from '../../grammar/index.js'
import { bindGame, type BoundGame } from '../binding/index.js'
import { compileGame, type CompiledGame } from '../build/compile-game.js'
import { readGame, type SourceText } from '../build/read-game.js'
import type { Diagnostic } from '../diagnostics/index.js'
import { cardsText } from '../importing/cards-text.js'
import type { ListedCard } from '../importing/list.js'
import { namingOf, type Naming } from '../importing/naming.js'
import type { Reader } from '../reading/api.js'

export interface CoveredCard {
  listed: ListedCard
  /** As the game calls it. */
  type: string
  /** In the order of the text. */
  sections: { name: string; sentences: Phrase[] }[]
  /** What is wrong with its header, its type or the form of its text. */
  problems: Diagnostic[]
}

export interface Prepared {
  /** The game, with the words that the list brings. */
  game: CompiledGame
  cards: CoveredCard[]
}

/** How a list names things in a game, of which only the declarations are looked at. */
export function namingFor(id: string, sources: readonly SourceText[], reader: Reader): Naming {
  const declarations = sources.filter(({ file }) => file.endsWith('.game'))
  const trees = readGame(id, declarations).trees.filter((tree): tree is GameTree => tree.kind === 'game')
  return namingOf(bindGame(trees, reader, id))
}

/**
 * Compiles the game with the headers of all cards of the list, as `gametext import` would write them, and reads their texts.
 * @param file by which the list is called in problems; its name ends in `.cards`
 */
export function prepare(
  id: string,
  sources: readonly SourceText[],
  list: readonly ListedCard[],
  file: string,
  reader: Reader,
): Prepared {
  const naming = namingFor(id, sources, reader)
  const headers: SourceText = { file, text: cardsText(list, naming, false), problems: [] }
  const played = sources.filter(({ file: name }) => !/\.(?:scenario|deck)$/u.test(name))
  const game = compileGame(id, [...played, headers], reader)
  const titles = [...titlesOf(game.bound), ...list.map(({ front }) => front.title)]
  const read = readFile(file, cardsText(list, naming), { titles })
  const entries = read.tree.kind === 'cards' ? read.tree.items : []
  const header = readFile(file, headers.text).tree
  const headerEntries = header.kind === 'cards' ? header.items : []
  const wrong = sortedByPlace(game.diagnostics.filter((one) => one.file === file && one.severity === 'error'))
  const unread = sortedByPlace(read.problems.map((one) => ({ ...one, file, severity: 'error' as const })))
  const cards = list.flatMap((listed, index): CoveredCard[] => {
    const entry = entries[index]
    if (!entry) return []
    const problems = [...wrong.within(headerEntries[index]), ...unread.within(entry)]
    return [
      {
        listed,
        type: typeOf(game.bound, naming.typeOf(listed.front)),
        sections: entry.sections,
        problems,
      },
    ]
  })
  return { game, cards }
}

const titlesOf = ({ library }: BoundGame): string[] => Object.values(library.cards).map(({ title }) => title)

function typeOf({ library, lexicon }: BoundGame, word: string): string {
  const sense = lexicon.senses(word.toLowerCase()).find((one) => one.cat === 'type')
  return sense?.cat === 'type' ? sense.type : (Object.keys(library.types)[0] ?? 'thing')
}

/** Problems in the order of the text, to be looked up by place without going through all of them. */
function sortedByPlace(problems: readonly Diagnostic[]): {
  within: (entry: CardEntry | undefined) => Diagnostic[]
} {
  const sorted = [...problems].sort((a, b) => a.span.start - b.span.start)
  return {
    within: (entry) => {
      if (!entry) return []
      let low = 0
      let high = sorted.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((sorted[middle]?.span.start ?? 0) < entry.span.start) low = middle + 1
        else high = middle
      }
      const found: Diagnostic[] = []
      for (let one = sorted[low]; one && one.span.start < entry.span.end; one = sorted[++low]) found.push(one)
      return found
    },
  }
}
