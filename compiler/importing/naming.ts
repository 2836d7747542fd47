/** What the fields and types of a list are called in the texts of a game. */
import { isA } from '../binding/cards/fields.js'
import type { BoundGame } from '../binding/index.js'
import type { Library } from '../../runtime/program/library.js'
import type { Face, Printed } from './list.js'

type Game = Pick<BoundGame, 'library' | 'lexicon' | 'listFields' | 'sharedTitles'>

export interface Naming {
  /** The type of the game that a face is, as exactly as its fields tell; what the list says where none is declared. */
  typeOf: (face: Face) => string
  /** The attribute that a field is; null when it is none, and is kept as words only. */
  attributeOf: (field: string) => string | null
  /** The field says more exactly what a card is. */
  isType: (field: string) => boolean
  /** What the game calls a field, whatever it means. */
  called: (field: string) => string
  /** The name under which a field without meaning is kept: never that of an attribute. */
  keptAs: (field: string) => string
  /** Word-valued attributes, to which a list may bring new words. */
  holdsWords: (attribute: string) => boolean
  isPlayer: (word: string) => boolean
  /** Sections of cards of that type that are in force for one player, by the name of the player. */
  playerSections: (type: string) => { label: string; section: string }[]
  /** Several cards of the game may bear one title. */
  sharesTitles: boolean
}

export function namingOf({ library, lexicon, listFields, sharedTitles }: Game): Naming {
  const attributes = new Map(Object.keys(library.attributes).map((name) => [name.toLowerCase(), name]))
  const mapped = (field: string): string | undefined => listFields.get(field.toLowerCase())
  const declaredType = (words: string): string | null => {
    const sense = lexicon.senses(words.toLowerCase()).find((one) => one.cat === 'type')
    return sense?.cat === 'type' && Object.hasOwn(library.types, sense.type) ? sense.type : null
  }
  const isType = (field: string): boolean => mapped(field) === 'type'
  const attributeOf = (field: string): string | null =>
    isType(field) ? null : (attributes.get(mapped(field) ?? spelledOut(field)) ?? null)
  const called = (field: string): string => plainName(isType(field) ? field : (mapped(field) ?? field))
  const players = new Set(library.players.flatMap(({ id, title }) => [id, title.toLowerCase()]))
  return {
    isPlayer: (word) => players.has(word.toLowerCase()),
    sharesTitles: sharedTitles,
    playerSections: (type) =>
      library.live.flatMap(({ section, type: of, for: player }) => {
        const label = library.players.find(({ id }) => id === player)?.title
        const own = declaredType(type)
        return label !== undefined && own !== null && isA(library, own, of) ? [{ label, section }] : []
      }),
    typeOf: (face) => typeOf(face, library, declaredType, isType) ?? face.type,
    attributeOf,
    isType,
    called,
    keptAs: (field) => {
      const name = called(field)
      return attributes.has(name.toLowerCase()) || reserved.has(name.toLowerCase()) ? `listed ${name}` : name
    },
    holdsWords: (attribute) => /^words?$/u.test(library.attributes[attribute]?.holds ?? ''),
  }
}

/** Names that mean something else in a file of cards. */
const reserved = new Set(['card', 'type', 'text', 'only printed', 'new words'])

/** The most exact declared type among: subtype and type together, the subtype, the type. */
function typeOf(
  face: Face,
  library: Library,
  declared: (words: string) => string | null,
  isType: (field: string) => boolean,
): string | null {
  const above = declared(face.type)
  const fits = (type: string | null): type is string =>
    type !== null && (above === null || isA(library, type, above))
  for (const kind of face.fields.flatMap(([field, value]) => (isType(field) ? kindsIn(value) : []))) {
    const found = [declared(`${kind} ${face.type}`), declared(kind)].find(fits)
    if (found !== undefined) return found
  }
  return above
}

/** "Fast: River Boat/Barge" may be a "Fast: River Boat/Barge", a "Fast", or what stands between the strokes. */
function kindsIn(value: Printed): string[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
  return texts.flatMap((text) =>
    [text, text.split(':')[0] ?? '', ...text.split(/[/,]| or /iu)].map((one) => one.trim()),
  )
}

/** "darkSideIcons" -> "dark side icons" */
function spelledOut(field: string): string {
  return field.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ').toLowerCase()
}

/** A name that can stand before a colon: letters first, at most four words. */
function plainName(field: string): string {
  const words = field.replace(/[^\p{L}\p{N}_'’ -]+/gu, ' ').trim().split(/ +/u).slice(0, 4) // prettier-ignore
  const name = words.join(' ')
  return /^\p{L}/u.test(name) ? name : `field ${words.slice(0, 3).join(' ')}`.trim()
}
