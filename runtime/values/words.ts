/** Types and words that things have: as printed, and as texts add them. */
import { isKind } from '../link/link.js'
import { keywordsAttribute, typeAttribute } from '../link/linked.js'
import { parseCorner, parseEdge, parseSquare } from '../grid/squares.js'
import type { Id, Value } from '../state/state.js'
import { applies } from './applies.js'
import { keywordsInForce } from './collect.js'
import { concerning } from './concerning.js'
import type { Context } from './context.js'
import { evaluate } from './evaluate.js'
import { isSame, toList } from './evaluator.js'
import { valueOf } from './fold.js'
import type { LiveClause } from './live.js'
import { notePassing } from './recorder.js'
import { noteTerrain } from './terrain.js'

/** The name by which questions mean the terrain of a square or an edge. */
const terrainAttribute = 'terrain'

/** Whether a thing is of a type; also squares, zones, and events by their name. */
export function isOfType(context: Context, id: Id, type: string): boolean {
  const { linked, state } = context
  const thing = state.things[id]
  if (!thing) {
    if (type === 'thing') return true
    if (type === 'square') return parseSquare(id) !== null
    if (type === 'edge') return parseEdge(id) !== null
    if (type === 'corner') return parseCorner(id) !== null
    if (type === 'zone') return state.zones[id] !== undefined
    notePassing()
    const event = state.instances[id]?.event
    return event !== undefined && (event === type || type === 'instance')
  }
  if (isKind(linked, thing.type, type)) return true
  if (thing.kind === 'card' && type === 'card') return true
  return linked.typesChange && isBesides(context, id, type)
}

/**
 * Whether texts make a thing one of that type. A text that speaks of things which are of the type already makes none: "each tall
 * ship is also a castle" need not be asked for what is a ship.
 */
function isBesides(context: Context, id: Id, type: string): boolean {
  const { linked, memo } = context
  return concerning(memo, 'add', { id, beside: null, attribute: typeAttribute }).some((live) => {
    const { affected, word } = live.resolved
    if (affected.op === 'things' && isKind(linked, affected.type, type)) return false
    if (word.op === 'word' && !isKind(linked, word.value, type)) return false
    return grants(context, live, id, (given) => typeof given === 'string' && isKind(linked, given, type))
  })
}

/** Whether a list attribute of a thing holds a word; `keywords` by their name, `terrain` for squares and edges. */
export function hasWord(context: Context, id: Id, attribute: string, word: Value): boolean {
  const { state } = context
  if (attribute === terrainAttribute && !state.things[id]) {
    noteTerrain(state.terrain)
    return state.terrain[id]?.some((other) => other === word) ?? false
  }
  if (attribute === typeAttribute && typeof word === 'string') return isOfType(context, id, word)
  if (attribute === keywordsAttribute) {
    return (
      keywordsInForce(context.memo)
        .get(id)
        ?.some((keyword) => keyword.name === word) ?? false
    )
  }
  if (toList(valueOf(context, id, attribute)).some((other) => isSame(other, word))) return true
  return added(context, id, attribute, (other) => isSame(other, word))
}

/** The words of a list attribute: as printed, then those that texts add. */
export function wordsOf(context: Context, id: Id, attribute: string): Value[] {
  const words = [...toList(valueOf(context, id, attribute))]
  added(context, id, attribute, (word) => {
    if (!words.some((other) => isSame(other, word))) words.push(word)
    return false
  })
  return words
}

function added(context: Context, id: Id, attribute: string, test: (word: Value) => boolean): boolean {
  return concerning(context.memo, 'add', { id, beside: null, attribute }).some((live) =>
    grants(context, live, id, test),
  )
}

function grants(context: Context, live: LiveClause<'add'>, id: Id, test: (word: Value) => boolean): boolean {
  let found = false
  applies(context.memo, live, id, (at) => {
    found = toList(evaluate(at, live.resolved.word)).some(test)
  })
  return found
}
