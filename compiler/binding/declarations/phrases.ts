/** Declarations that are a phrase of the card language: they wait for the lexicon. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import { aimed } from '../bodies/aim.js'
import type { Binding } from '../bodies/binding.js'
import { aimOf, deckTest, reachOf, scoreOf } from '../bodies/phrases.js'
import { withinReach, type Within } from '../bodies/reach.js'
import { isA } from '../cards/fields.js'
import { readTypes } from '../types.js'
import { exactly, listOf, readParts, starting, type DeclarationContext } from './parts.js'

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
    const things = within(context, phrase, reachOf(binding, file, phrase), 'reach')
    if (things)
      binding.reach = (clause) =>
        withinReach(clause, { things, fromThere }, (type, of) => isA(draft.library, type, of))
  })
}

/**
 * `aim: a unit in range of P; afar a unit that P fights; of a weapon; under SHOT`: whom abilities on such cards, or under such
 * labels, may aim at; `afar`: where their text says a place. Without it anybody whom the text describes.
 */
export function declareAim(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  let far: Phrase | null = null
  const of: string[] = []
  const under: string[] = []
  readParts(
    context,
    ['afar <things>', 'of <type>', 'under <label>'],
    [
      starting('afar', (rest) => {
        far = rest
      }),
      starting('of', (rest) => {
        of.push(...readTypes(draft, file, rest))
      }),
      starting('under', (rest) => {
        under.push(...listOf(rest).map((label) => label.toUpperCase()))
      }),
    ],
  )
  const phrase = declaration.parts[0]
  if (phrase === undefined) return
  draft.later.push((binding: Binding) => {
    const near = within(context, phrase, aimOf(binding, file, phrase), 'aim')
    const afar = far && within(context, far, aimOf(binding, file, far), 'aim')
    if (near)
      binding.aim = (clause, type) =>
        aimed(clause, type, { near, afar, of, under }, (kind, above) => isA(draft.library, kind, above))
  })
}

function within(
  { draft, file }: DeclarationContext,
  phrase: Phrase,
  value: Expression | null,
  what: string,
): Within | null {
  if (value === null) return null
  if (value.op === 'things' && value.where) return { ...value, where: value.where }
  const reason = 'It says of cards, or of another type, which are meant: "a card that is here".'
  draft.reporter.report('unreadable', file, phrase.span, { what, reason })
  return null
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
