/** What printed lists of cards call the fields of this game, and what in them its rules know nothing of. */
import { exactly, namesOf, readParts, starting, type DeclarationContext } from './parts.js'
import { term } from '../phrases.js'

/**
 * `list: deploy; is deploy cost`: the field of that name in a list is this attribute, or `type`, which says more exactly
 * than the type of the list what a card is. Any other name keeps the field as words without meaning in play.
 * `list: regatta; has no rules`: cards of that type, or in whose text these words stand, are counted apart.
 */
export function declareListField(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  const [name] = namesOf(context)
  if (name === undefined) return
  if (draft.listFields.has(name) || draft.withoutRules.has(name)) {
    draft.reporter.report('declared-twice', file, declaration.span, { what: 'list', name })
    return
  }
  let said = false
  readParts(
    context,
    ['is <attribute>', 'is type', 'is <other words>', 'has no rules'],
    [
      exactly('has no rules', () => {
        said = true
        draft.withoutRules.add(name)
      }),
      starting('is', (rest) => {
        said = true
        draft.listFields.set(name, term(rest))
      }),
    ],
  )
  if (!said) draft.reporter.report('name-missing', file, declaration.span, { what: 'list' })
}
