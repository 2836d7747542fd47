/** What the frames of a word ask for: objects, prepositions, what it may be said of. */
import type { Complement, Frame, Lexicon } from '../../reading/lexicon.js'
import type { Node } from '../outline.js'
import { fits } from './types.js'

/** Whether a phrase may stand in a place of a frame. */
export function matches(thing: Node, place: Complement, lexicon: Lexicon): boolean {
  const words = place.words.join(' ')
  if (place.role === null) return said(thing, words)
  const type = place.type?.name ?? '*'
  // Doing something is something that happens.
  if (thing.cat.startsWith('vp.')) return type === 'thing'
  if (type === 'number' && words !== '') return said(thing, words)
  return fits(thing.type, type, lexicon)
}

/** The phrase is called by these words, be it in the plural. */
function said({ stem }: Node, words: string): boolean {
  const name = stem.toLowerCase()
  return name === words || `${name}s` === words || name.endsWith(` ${words}`)
}

interface Places {
  objects: readonly Complement[]
  byPreposition: ReadonlyMap<string, readonly Complement[]>
  known: boolean
  /** Every frame has an object that may not be left out. */
  needsObject: boolean
}

const cache = new WeakMap<Lexicon, Map<string, Places>>()

/** All places that the frames of a word have, of whichever frame. */
export function placesOf(stem: string, kind: Frame['kind'], lexicon: Lexicon): Places {
  let known = cache.get(lexicon)
  if (!known) cache.set(lexicon, (known = new Map()))
  const key = `${kind} ${stem}`
  let places = known.get(key)
  if (!places) known.set(key, (places = collect(stem, kind, lexicon)))
  return places
}

function collect(stem: string, kind: Frame['kind'], lexicon: Lexicon): Places {
  const frames = lexicon.frames(stem).filter((frame) => frame.kind === kind)
  const all = frames.flatMap(({ complements }) => complements)
  const byPreposition = new Map<string, Complement[]>()
  for (const place of all) {
    if (place.preposition === null) continue
    const others = byPreposition.get(place.preposition)
    if (others) others.push(place)
    else byPreposition.set(place.preposition, [place])
  }
  const objects = all.filter(({ preposition }) => preposition === null)
  const needs = ({ complements }: Frame): boolean =>
    complements.some(({ preposition, optional }) => preposition === null && !optional)
  const isKnown = frames.length > 0
  return { objects, byPreposition, known: isKnown, needsObject: isKnown && frames.every(needs) }
}

export function needsObject(stem: string, lexicon: Lexicon): boolean {
  return placesOf(stem, 'verb', lexicon).needsObject
}
