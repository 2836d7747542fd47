/** Where what is changed has to be, said behind the change: "Your units are power +1 here". */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { against, rule } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { and, local } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { about } from '../../meaning/subject.js'
import { changeItems } from '../meaning/provisions.js'
import { changesOf } from './values.js'
import type { PropertyPhrase } from '../../categories.js'
import type { ProvisionPhrase, ThingPhrase } from '../../phrases.js'

/** The things of a list that are so besides; null for one known thing, which needs a condition instead. */
function besides(thing: ThingPhrase, { test }: PropertyPhrase, name: string): ThingPhrase | null {
  const { set, value } = thing
  const also = (name: string, where: Expression | null | undefined): Expression =>
    and(where ?? null, about(test, local(name)))
  if (set) return { ...thing, set: { ...set, where: also(set.name, set.where) } }
  if (value?.op === 'things') return { ...thing, value: { ...value, where: also(value.name, value.where) } }
  if (value?.op !== 'list') return null
  const { name: type } = thing.type
  return { ...thing, value: { op: 'things', name, type, among: value, where: also(name, null) } }
}

function placedAt(made: ProvisionPhrase, place: PropertyPhrase, start: number): ProvisionPhrase | null {
  const isAboutThings = made.subject.type.name !== 'player'
  const subject =
    isAboutThings && made.items.some(({ kind }) => kind === 'change')
      ? besides(made.subject, place, setName(start))
      : null
  return subject && { ...made, subject }
}

export const whereRules: readonly Rule[] = [
  rule('what is changed, at a place', 'provision', ['provision', 'place'], ([made, place], { start }) => {
    const placed = placedAt(made, place, start)
    return placed && against('nearest-attachment', placed)
  }),
  rule(
    'at a place, what is changed',
    'provision',
    ['place', "','", 'provision'],
    ([place, , made], { start }) => {
      const placed = placedAt(made, place, start)
      // "While you have a unit here, your ships are …": the place belongs to what stands before it.
      return placed && start > 0 ? against('nearest-attachment', placed) : placed
    },
  ),
  rule('are each changed', 'alteration', ["'are each'", 'change'], ([, made]) => ({
    as: 'alteration',
    items: changeItems(made),
  })),
  rule('adds to its own values', 'terse', ["'adds|subtracts'", 'addition'], ([{ word }, added]) => {
    const made = changesOf(word, added)
    if (made === null || 'ruledOut' in made) return made
    const items = made.flatMap(changeItems)
    return {
      as: 'alteration',
      items: items.map((item) => (item.kind === 'change' ? { ...item, unsaid: true } : item)),
    }
  }),
  // It only says that the card has said something before.
  rule('also', 'terse', ["'also'", 'terse'], ([, terse]) => terse),
  rule('also, said first', 'clause', ["'also ,'", 'clause'], ([, clause]) => clause),
]
