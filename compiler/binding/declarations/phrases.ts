/** Declarations that are a phrase of the card language: they wait for the lexicon. */
import { deckTest, reachOf, scoreOf } from '../bodies/phrases.js'
import { withinReach } from '../bodies/reach.js'
import { readParts, type DeclarationContext } from './parts.js'

/** `score: P's captured sectors`, P being the player who is to judge. */
export function declareScore(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  readParts(context, [], [])
  const phrase = declaration.parts[0]
  if (phrase === undefined) return
  draft.later.push((binding) => {
    draft.library.score = scoreOf(binding, file, phrase)
  })
}

/** `reach: a card that is here`: texts of cards speak of those, unless they say a place. */
export function declareReach(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  readParts(context, [], [])
  const phrase = declaration.parts[0]
  if (phrase === undefined) return
  draft.later.push((binding) => {
    const value = reachOf(binding, file, phrase)
    if (value === null) return
    if (value.op !== 'things' || !value.where) {
      const reason = 'It says of cards, or of another type, which are meant: "a card that is here".'
      draft.reporter.report('unreadable', file, phrase.span, { what: 'reach', reason })
      return
    }
    const reach = { ...value, where: value.where }
    binding.reach = (clause) => withinReach(clause, reach, draft.library.types)
  })
}

/** `deck: the deck has at least 60 cards` */
export function declareDeckRule({ draft, file, declaration }: DeclarationContext): void {
  for (const phrase of declaration.parts) {
    draft.later.push((binding) => {
      const test = deckTest(binding, file, phrase)
      if (test !== null) draft.library.decks.push({ name: phrase.text, test, text: phrase.text })
    })
  }
}
