/** Whether the parts of noun phrases go together: number, adjectives, what stands behind, comparisons. */
import { isFree } from '../fit/adjuncts.js'
import { placesOf, matches } from '../fit/frames.js'
import { fits } from '../fit/types.js'
import { partOf, partsOf } from '../node.js'
import type { Node } from '../outline.js'
import type { Checking } from './kit.js'
import { typeName } from './kit.js'

const nominal = new Set(['np', 'nom', 'things', 'many', 'names'])

export function checkThing(node: Node, checking: Checking): void {
  if (!nominal.has(node.cat)) return
  checkNumber(node, checking)
  for (const property of partsOf(node, 'property')) checkProperty(property, node, checking)
  for (const { node: part } of node.parts) if (part.cat === 'pp') checkPhrase(part, node, checking)
  const comparison = partOf(node, 'compare')
  if (comparison && !fits(node.type, 'number', checking.lexicon))
    checking.report('type', comparison, `"${checking.words(node)}" compares what is no number.`, `${typeName(node.type)} compared`) // prettier-ignore
  const state = partOf(node, 'state')
  if (state) checkState(state, node, checking)
}

function checkNumber(node: Node, checking: Checking): void {
  const determiner = partOf(node, 'quantifier')
  const noun = headOf(node)
  if (!determiner || !noun || determiner.cat !== 'det' || determiner.many === null || noun.many === null)
    return
  if (partOf(node, 'part') || partOf(node, 'count')) return
  if (determiner.many !== noun.many)
    checking.report('shape', node, `"${determiner.stem}" and "${checking.words(noun)}" differ in number.`, 'number of a noun') // prettier-ignore
}

function headOf(node: Node): Node | undefined {
  return partOf(node, 'head') ?? partsOf(node, 'item').at(-1)
}

/** An adjective must be one of things of this type. */
export function checkProperty(property: Node, thing: Node, checking: Checking): void {
  const { lexicon } = checking
  for (const item of partsOf(property, 'item')) checkProperty(item, thing, checking)
  const of = typesOf(property, checking)
  if (of === null || of.length === 0 || of.some((type) => fits(thing.type, type, lexicon))) return
  const what = `No ${typeName(thing.type)} is "${checking.words(property)}".`
  checking.report('type', property, what, `${property.stem} ${typeName(thing.type)}`)
}

/** Types that an adjective may be said of; null where it does not tell. */
function typesOf({ sense, stem }: Node, { lexicon }: Checking): string[] | null {
  if (sense?.cat === 'word') return lexicon.attribute(sense.attribute)?.of ?? null
  if (sense?.cat === 'position') return lexicon.position(sense.group, sense.position)?.of ?? null
  if (sense?.cat === 'head')
    return lexicon.frames(stem).flatMap(({ kind, subject }) => (kind === 'copula' && subject ? [subject.type.name] : [])) // prettier-ignore
  return null
}

/** What is said behind "is", or behind the noun itself: "present at", "aboard". */
export function checkState(state: Node, thing: Node, checking: Checking): void {
  checkProperty(state, thing, checking)
  const { lexicon } = checking
  for (const { node: phrase } of state.parts) {
    if (phrase.cat !== 'pp') continue
    const object = partOf(phrase, 'object')
    const places = placesOf(state.stem, 'copula', lexicon).byPreposition.get(phrase.stem)
    if (places && (!object || places.some((place) => matches(object, place, lexicon)))) continue
    if (isFree(phrase, thing.type === '' ? null : thing.type, lexicon)) continue
    const what = `"${state.stem}" does not go with "${checking.words(phrase)}".`
    checking.report('verb frame', phrase, what, `${state.stem} … ${phrase.stem}${object ? ` ${typeName(object.type)}` : ''}`) // prettier-ignore
  }
}

/** A phrase behind a noun: of whom a value is, or where a thing is. */
function checkPhrase(phrase: Node, thing: Node, checking: Checking): void {
  const { lexicon } = checking
  const object = partOf(phrase, 'object')
  const places = placesOf(thing.stem, 'noun', lexicon).byPreposition.get(phrase.stem)
  if (places && object && places.some((place) => matches(object, place, lexicon))) return
  if (phrase.stem === 'than' || (phrase.stem === 'as' && partsOf(thing, 'property').some(({ stem }) => stem === 'same'))) return // prettier-ignore
  if (phrase.stem === 'of' && object && isOf(thing, object, checking)) return
  if (isFree(phrase, thing.type, lexicon)) return
  const what = `"${checking.words(phrase)}" does not go with ${typeName(thing.type)}.`
  checking.report('type', phrase, what, `${typeName(thing.type)} ${phrase.stem} ${object ? typeName(object.type) : ''}`) // prettier-ignore
}

/** Of numbers and texts: whose attribute it is. General nouns ("number", "rest", "top") are of anything. */
function isOf(thing: Node, object: Node, { lexicon }: Checking): boolean {
  const { sense } = thing
  if (sense === null) return thing.type !== 'player'
  if (sense.cat === 'attribute' || sense.cat === 'counter') {
    const of = (
      sense.cat === 'attribute' ? lexicon.attribute(sense.attribute) : lexicon.counter(sense.counter)
    )?.of
    return of === undefined || of.some((type) => fits(object.type, type, lexicon)) || object.type === 'number'
  }
  return false
}
