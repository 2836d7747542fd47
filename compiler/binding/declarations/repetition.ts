import { isWord, term, withoutArticle } from '../phrases.js'
import { mustBeProcedure } from '../procedures.js'
import { readParts, starting, type DeclarationContext } from './parts.js'

/** How often a position comes back before the game's own end of a loop, where it does not say. */
const timesUnsaid = 3

/** `repetition: standstill; after 3 times`: how the game ends a loop of mandatory effects. */
export function declareRepetition(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  let times = timesUnsaid
  readParts(
    context,
    ['after <number> times'],
    [
      starting('after', (rest) => {
        const [count] = rest.chunks
        if (count?.kind !== 'number' || count.value < 1 || !isWord(rest.chunks[1], 'time', 'times'))
          return false
        times = count.value
        return true
      }),
    ],
  )
  const phrase = declaration.parts[0]
  if (phrase === undefined) return
  const name = withoutArticle(phrase)
  draft.library.repetition = { procedure: term(name), times }
  mustBeProcedure(draft, file, name)
}
