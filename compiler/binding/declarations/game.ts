/** The game itself: its title, its players, where it starts, irregular words, settled conventions. */
import type { Phrase } from '../../../grammar/tree.js'
import type { LexiconEntry } from '../../reading/lexicon/entries.js'
import { declare, unknown, type Draft } from '../draft.js'
import { find, isWord, slice, term, withoutArticle } from '../phrases.js'
import { mustBeProcedure } from '../procedures.js'
import { addTypeTerms, kernelTypes, typeOfTerm } from '../types.js'
import { laidOut } from './map.js'
import { listOf, namesOf, readParts, starting, type DeclarationContext } from './parts.js'

export function declareTitle(context: DeclarationContext): void {
  const { draft, declaration } = context
  readParts(context, [], [])
  const title = declaration.parts[0]?.text.trim()
  if (title) draft.library.title = title
}

/** `id: harbour`: the name of the game in paths and on the command line. */
export function declareId(context: DeclarationContext): void {
  const { draft, declaration } = context
  readParts(context, [], [])
  const id = declaration.parts[0]
  if (id !== undefined) draft.library.game = term(id)
}

/** `version: 2.1`: which state of its rules and cards this is; saved games keep it. */
export function declareVersion(context: DeclarationContext): void {
  const { draft, declaration } = context
  readParts(context, [], [])
  const version = declaration.parts[0]?.text.trim()
  if (version) draft.library.version = version
}

/** `players: North; South`: the seats, in order. */
export function declarePlayers({ draft, file, declaration }: DeclarationContext): void {
  for (const part of declaration.parts) {
    const id = term(part)
    if (id === '') continue
    if (draft.library.players.some((player) => player.id === id)) {
      draft.reporter.report('declared-twice', file, part.span, { what: 'player', name: part.text })
      continue
    }
    draft.library.players.push({ id, title: part.text.trim() })
    draft.entries.push({ entry: 'player', player: id, words: [id] })
  }
}

/** `type: ship; a unit; plural ships` */
export function declareType(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  const names = namesOf(context)
  const [name] = names
  if (name === undefined) return
  if (kernelTypes.includes(name)) {
    draft.reporter.report('declared-twice', file, declaration.span, { what: 'type', name })
    return
  }
  let parent: string | null = null
  let plural: string | undefined
  readParts(
    context,
    ['a <parent>', 'plural <word>'],
    [
      starting('plural', (rest) => {
        plural = term(rest)
      }),
      (part) => {
        if (!isWord(part.chunks[0], 'a', 'an') || parent !== null) return false
        parent = term(withoutArticle(part))
        const above = withoutArticle(part)
        draft.later.push(() => {
          if (!Object.hasOwn(draft.library.types, term(above))) {
            unknown(draft, 'unknown-type', file, above, term(above), Object.keys(draft.library.types))
          }
        })
        return true
      },
    ],
  )
  if (!declare(draft, { file, span: declaration.span }, 'type', draft.library.types, name, { parent })) return
  addTypeTerms(draft, name, names, plural)
  const entry = { entry: 'type', type: name, parent, words: names } as const
  draft.entries.push(plural === undefined ? entry : { ...entry, plural })
}

/** `word: shoots, shot, shooting; the verb shoot` · `word: mice; the plural of mouse` */
export function declareWord(context: DeclarationContext): void {
  const { draft, declaration } = context
  const first = declaration.parts[0]
  if (first === undefined) return
  const forms = listOf(first)
  readParts(
    context,
    ['the verb <stem>', 'the plural of <word>'],
    [
      starting('the verb', (rest) => {
        draft.entries.push({ entry: 'forms', stem: term(rest), forms })
      }),
      starting('the plural of', (rest) => {
        const [plural] = forms
        const found = plural === undefined ? [] : withPlural(draft, term(rest), plural)
        draft.entries.push(...found)
        if (found.length === 0) return false
        return true
      }),
    ],
  )
}

/** The types and the words on cards that are called so, with another plural. */
function withPlural(draft: Draft, word: string, plural: string): LexiconEntry[] {
  const type = typeOfTerm(draft, word)
  if (type !== null) draft.typeTerms.set(plural, { type: type.name, many: true })
  const parent = type === null ? null : (draft.library.types[type.name]?.parent ?? null)
  const named: LexiconEntry[] =
    type === null ? [] : [{ entry: 'type', type: type.name, parent, words: [word], plural }]
  return [
    ...named,
    ...draft.entries.flatMap((entry) =>
      entry.entry === 'word' && entry.words.some((one) => one.toLowerCase() === word)
        ? [{ ...entry, words: [word], plural }]
        : [],
    ),
  ]
}

/** `start: game` */
export function declareStart(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  readParts(context, [], [])
  procedureNamed(draft, file, declaration, (event) => {
    draft.library.start = event
  })
}

/**
 * `use: use of an ability` · `use: special attack; under A`, for abilities under that label · `use: deed; in turns in line`,
 * for those under none in that window
 */
export function declareUse(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  const { library } = draft
  let take = (event: string): void => {
    library.use = event
  }
  readParts(
    context,
    ['under <label>', 'in <window>'],
    [
      starting('under', (rest) => {
        take = (event) => {
          library.uses = { ...library.uses, [rest.text.trim()]: event }
        }
      }),
      starting('in', (rest) => {
        const window = term(rest)
        take = (event) => {
          library.usesIn = { ...library.usesIn, [window]: event }
        }
        draft.later.push(() => {
          const known = Object.keys(library.windows)
          if (!known.includes(window)) unknown(draft, 'unknown-window', file, rest, window, known)
        })
      }),
    ],
  )
  procedureNamed(draft, file, declaration, (event) => {
    take(event)
  })
}

function procedureNamed(
  draft: DeclarationContext['draft'],
  file: string,
  declaration: DeclarationContext['declaration'],
  take: (event: string) => void,
): void {
  const phrase = declaration.parts[0]
  if (phrase === undefined) return
  const name = withoutArticle(phrase)
  take(term(name))
  mustBeProcedure(draft, file, name)
}

/** `draws: destiny of the deck`: what "draws" reads from the top card of a zone. */
export function declareDraws(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  readParts(context, [], [])
  const phrase = declaration.parts[0]
  if (phrase === undefined) return
  const of = phrase.chunks.findIndex((chunk) => isWord(chunk, 'of', 'from'))
  const attribute = term(withoutArticle(slice(phrase, 0, Math.max(of, 0))))
  const zone = term(withoutArticle(slice(phrase, of + 1)))
  draft.library.draws = { attribute, zone }
  draft.later.push(() => {
    const { attributes, zones } = draft.library
    if (!Object.hasOwn(attributes, attribute)) {
      const known = Object.keys(attributes)
      unknown(draft, 'unknown-attribute', file, phrase, attribute, known)
    }
    if (!Object.hasOwn(zones, zone)) unknown(draft, 'unknown-zone', file, phrase, zone, Object.keys(zones))
  })
}

/** `grid: 20 by 14; terrain wall, low object; edges wall, door; wall at 5,4 and 5,5` */
export function declareGrid(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  const size = declaration.parts[0]
  const [width, by, height] = size?.chunks ?? []
  if (width?.kind !== 'number' || !isWord(by, 'by') || height?.kind !== 'number') {
    const text = size?.text ?? ''
    draft.reporter.report('unknown-part', file, size?.span ?? declaration.span, { what: 'grid', text }, [
      'Write its size first: "20 by 14".',
    ])
    return
  }
  const grid = {
    width: width.value,
    height: height.value,
    terrain: new Array<string>(),
    edges: new Array<string>(),
    map: {} as Record<string, string[]>,
  }
  let sized: string | null = null
  readParts(
    context,
    [
      'terrain <words>',
      'edges <words>',
      '<word> at <squares>',
      '<word> from <square> to <square>',
      '<word> between <square> and <square>',
      'a thing is <attribute> squares on a side',
    ],
    [
      starting('terrain', (rest) => {
        grid.terrain.push(...listOf(rest))
      }),
      starting('edges', (rest) => {
        grid.edges.push(...listOf(rest))
      }),
      starting('a thing is', (rest) => {
        const end = find(rest, 'squares', 'on', 'a', 'side')
        if (end < 1 || end + 4 < rest.chunks.length) return false
        sized = term(slice(rest, 0, end))
        mustBeNumber(draft, file, slice(rest, 0, end))
        return true
      }),
      (part) => {
        const laid = laidOut(part, grid)
        for (const place of laid?.places ?? []) (grid.map[place] ??= []).push(laid?.word ?? '')
        return laid !== null
      },
    ],
  )
  draft.library.grid = sized === null ? grid : { ...grid, size: sized }
  const of = ['square', 'edge']
  draft.library.attributes['terrain'] = {
    of,
    holds: 'words',
    least: null,
    most: null,
    base: null,
    round: null,
  }
  draft.entries.push({ entry: 'attribute', attribute: 'terrain', of, holds: 'words', words: ['terrain'] })
  for (const word of new Set([...grid.terrain, ...grid.edges])) {
    draft.entries.push({ entry: 'word', attribute: 'terrain', word, words: [word] })
  }
}

function mustBeNumber(draft: DeclarationContext['draft'], file: string, phrase: Phrase): void {
  draft.later.push(() => {
    const { attributes } = draft.library
    const numbers = Object.keys(attributes).filter((name) => attributes[name]?.holds === 'number')
    if (!numbers.includes(term(phrase)))
      unknown(draft, 'unknown-attribute', file, phrase, term(phrase), numbers)
  })
}
