/** What things have: attributes, positions, counters; where they are: zones, relations. */
import { baseOf, eventOfParticiple, itself } from '../bodies/phrases.js'
import { declare, type Place } from '../draft.js'
import { after, isMark, isWord, slice, splitList, term, wholeNumber, withoutArticle } from '../phrases.js'
import { pluralOf } from '../../reading/lexicon/inflection.js'
import { readTypes } from '../types.js'
import { readBearers, type Bearers } from './bearers.js'
import {
  exactly,
  listOf,
  namesOf,
  readParts,
  starting,
  withNumber,
  type DeclarationContext,
} from './parts.js'

const placeOf = ({ file, declaration }: DeclarationContext): Place => ({ file, span: declaration.span })

/** `zone: hand; of each player; seen by its owner` */
export function declareZone(context: DeclarationContext): void {
  const { draft } = context
  const names = namesOf(context)
  const [name] = names
  if (name === undefined) return
  const zone = { each: false, ordered: false, seen: 'all' as 'all' | 'owner' | 'none', play: false }
  let plural: string | undefined
  const seen = (words: string, by: 'all' | 'owner' | 'none') =>
    exactly(`seen by ${words}`, () => {
      zone.seen = by
    })
  readParts(
    context,
    [
      'of each player',
      'shared',
      'ordered',
      'seen by everybody',
      'seen by its owner',
      'seen by nobody',
      'in play',
      'plural <words>',
    ],
    [
      exactly('of each player', () => {
        zone.each = true
      }),
      exactly('shared', () => {
        zone.each = false
      }),
      exactly('ordered', () => {
        zone.ordered = true
      }),
      exactly('in play', () => {
        zone.play = true
      }),
      seen('everybody', 'all'),
      seen('all', 'all'),
      seen('its owner', 'owner'),
      seen('nobody', 'none'),
      starting('plural', (rest) => {
        plural = term(rest)
      }),
    ],
  )
  if (!declare(draft, placeOf(context), 'zone', draft.library.zones, name, zone)) return
  const play = zone.play ? { play: true as const } : {}
  const entry = { entry: 'zone', zone: name, each: zone.each, ...play, words: names } as const
  draft.entries.push(plural === undefined ? entry : { ...entry, plural })
}

/** `position: ready, tapped; of a unit; first ready; tapped is seen by its owner` */
export function declarePosition(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  const first = declaration.parts[0]
  const values = first === undefined ? [] : listOf(first)
  const [initial] = values
  if (initial === undefined) {
    draft.reporter.report('name-missing', file, declaration.span, { what: 'position' })
    return
  }
  const position = {
    of: new Array<string>(),
    values,
    initial,
    hidden: null as { position: string; from: 'others' | 'all' } | null,
  }
  readParts(
    context,
    ['of a <type>', 'first <position>', '<position> is seen by its owner', '<position> is seen by nobody'],
    [
      starting('of', (rest) => {
        position.of.push(...readTypes(draft, file, rest))
      }),
      starting('first', (rest) => {
        if (!values.includes(term(rest))) return false
        position.initial = term(rest)
        return true
      }),
      (part) => {
        const is = part.chunks.findIndex((chunk) => isWord(chunk, 'is'))
        const hidden = term(slice(part, 0, Math.max(is, 0)))
        const by = after(slice(part, is + 1), 'seen', 'by')
        if (by === null || !values.includes(hidden)) return false
        const from = { 'its owner': 'others', nobody: 'all' } as const
        const who = term(by)
        if (who !== 'its owner' && who !== 'nobody') return false
        position.hidden = { position: hidden, from: from[who] }
        return true
      },
    ],
  )
  const group = values.join(' or ')
  if (!declare(draft, placeOf(context), 'position', draft.library.positions, group, position)) return
  for (const value of values)
    draft.entries.push({ entry: 'position', group, position: value, of: position.of })
}

/** `counter: gold; on a player; first 3; at least 0` */
export function declareCounter(context: DeclarationContext): void {
  const { draft, file } = context
  const names = namesOf(context)
  const [name] = names
  if (name === undefined) return
  const counter = { of: new Array<string>(), least: 0 as number | null, initial: 0 }
  readParts(
    context,
    ['on a <type>', 'first <number>', 'at least <number>', 'also below 0'],
    [
      starting('on', (rest) => {
        counter.of.push(...readTypes(draft, file, rest))
      }),
      withNumber('first', (value) => {
        counter.initial = value
      }),
      withNumber('at least', (value) => {
        counter.least = value
      }),
      (part) => {
        const below = after(part, 'also', 'below')
        if (below === null || wholeNumber(below) !== 0) return false
        counter.least = null
        return true
      },
    ],
  )
  if (!declare(draft, placeOf(context), 'counter', draft.library.counters, name, counter)) return
  draft.entries.push({ entry: 'counter', counter: name, of: counter.of, words: names })
}

/** `attribute: armor or plating; a number of a ship; at least 0; normally its hull` */
export function declareAttribute(context: DeclarationContext): void {
  const { draft, file } = context
  const names = namesOf(context)
  const [name] = names
  if (name === undefined) return
  const attribute = {
    of: new Array<string>(),
    holds: 'number' as 'number' | 'word' | 'words' | 'text',
    least: null as number | null,
    most: null as number | null,
    base: null as null,
    round: null as 'up' | 'down' | null,
  }
  const words: string[] = []
  const bearers = new Map<string, string[]>()
  let bracketed = false as boolean
  const besides: Bearers = { facts: {}, names: [] }
  const kind = (start: string, holds: typeof attribute.holds) =>
    starting(start, (rest) => {
      attribute.holds = holds
      attribute.of.push(...readTypes(draft, file, rest))
    })
  const number = starting('a number', (rest) => {
    const of = readBearers(draft, file, rest, besides)
    attribute.of.push(...(of ?? []))
    return of !== null
  })
  readParts(
    context,
    [
      'a number of a <type>',
      'a number of a <type> at a <type>',
      'a word of a <type>',
      'words of a <type>',
      'a text of a <type>',
      'at least <number>',
      'at most <number>',
      'rounded up',
      'rounded down',
      'normally <number phrase>',
      'what it costs to <verb>',
      'names the card',
      'the marks before the title',
      'printed in square brackets',
      'always printed on a <type>',
      'on a <type>: <words>',
      '<words>',
    ],
    [
      number,
      kind('a word of', 'word'),
      kind('words of', 'words'),
      kind('a text of', 'text'),
      withNumber('at least', (value) => {
        attribute.least = value
      }),
      withNumber('at most', (value) => {
        attribute.most = value
      }),
      exactly('rounded up', () => {
        attribute.round = 'up'
      }),
      exactly('rounded down', () => {
        attribute.round = 'down'
      }),
      starting('what it costs to', (rest) => {
        besides.facts.price = term(rest)
      }),
      exactly('names the card', () => {
        if (attribute.holds !== 'text') return false
        draft.aliases.add(name)
        return true
      }),
      starting('always printed on', (rest) => {
        draft.required.push({ attribute: name, types: readTypes(draft, file, rest) })
      }),
      exactly('the marks before the title', () => {
        draft.marks = name
      }),
      exactly('printed in square brackets', () => {
        bracketed = true
      }),
      starting('normally', (rest) => {
        draft.later.push((binding) => {
          const base = baseOf(binding, file, rest, [itself(attribute.of), ...besides.names])
          const made = draft.library.attributes[name]
          if (base !== null && made !== undefined) made.base = base
        })
      }),
      // "on a pilot: ace, scout": words that only these have.
      starting('on', (rest) => {
        const colon = rest.chunks.findIndex((chunk) => isMark(chunk, ':'))
        if (colon < 0) return false
        const types = readTypes(draft, file, slice(rest, 0, colon))
        for (const word of splitList(slice(rest, colon + 1))) {
          words.push(term(withoutArticle(word)))
          bearers.set(words.at(-1) ?? '', types)
        }
        return true
      }),
      (part) => {
        if (attribute.holds !== 'word' && attribute.holds !== 'words') return false
        words.push(...splitList(part).map((word) => term(withoutArticle(word))))
        return true
      },
    ],
  )
  const program = { ...attribute, ...besides.facts }
  if (!declare(draft, placeOf(context), 'attribute', draft.library.attributes, name, program)) return
  const { of, holds } = attribute
  const terms = withSingulars(names, holds)
  const facts = { ...besides.facts, ...(bracketed && { bracketed }) }
  draft.entries.push({ entry: 'attribute', attribute: name, of, holds, ...facts, words: terms })
  for (const word of words) {
    const only = bearers.get(word)
    draft.entries.push({ entry: 'word', attribute: name, word, words: [word], ...(only && { of: only }) })
  }
  if (holds === 'word' || holds === 'words') {
    draft.words.set(name, new Set(words))
    if (words.length === 0) draft.openWords.add(name)
  }
  if (holds === 'word') draft.typeTerms.set(name, { type: `word:${name}`, many: false })
}

/** An attribute that holds several words is called by the singular too: "icons", "a Pilot icon". */
function withSingulars(names: string[], holds: string): string[] {
  if (holds !== 'words') return names
  const singular = (name: string) =>
    name.endsWith('s') && pluralOf(name.slice(0, -1)) === name ? name.slice(0, -1) : name
  return [...new Set([...names, ...names.map(singular)])]
}

/** `relation: aboard; stored; leaves by being lost` */
export function declareRelation(context: DeclarationContext): void {
  const { draft, file } = context
  const names = namesOf(context)
  const [name] = names
  if (name === undefined) return
  const relation = { stored: true, test: null, leavesBy: null as string | null }
  readParts(
    context,
    ['stored', 'leaves by being <verb>'],
    [
      exactly('stored', () => undefined),
      starting('leaves by being', (rest) => {
        draft.later.push((binding) => {
          relation.leavesBy = eventOfParticiple(binding, file, rest)
        })
      }),
    ],
  )
  if (!declare(draft, placeOf(context), 'relation', draft.library.relations, name, relation)) return
  for (const word of names) draft.entries.push({ entry: 'stored', relation: word })
}
