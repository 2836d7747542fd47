/** Declarations that are a phrase of the card language: they wait for the lexicon. */
import { deckTest, reachOf, scoreOf } from '../bodies/phrases.js'
import { withinReach } from '../bodies/reach.js'
import { exactly, readParts, type DeclarationContext } from './parts.js'

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

/**
 * `reach: a card that is here; from there`: texts of cards and keywords speak of those, unless they say a place; `from
 * there`: what holds all the time holds only while the card whose text it is is one of those itself.
 */
export function declareReach(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  let fromThere = false
  readParts(
    context,
    ['from there'],
    [
      exactly('from there', () => {
        fromThere = true
      }),
    ],
  )
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
    const things = { ...value, where: value.where }
    binding.reach = (clause) => withinReach(clause, { things, fromThere }, draft.library.types)
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
