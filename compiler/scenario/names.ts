/**
 * The names of a scenario: cards of its position by title, by a name given to a copy, and cards made for it. In its
 * conditions each is a local of that name, and stands before any other meaning of the same words.
 */
import type { Library } from '../../runtime/program/library.js'
import type { Actor } from '../../runtime/scenario/program.js'
import type { Named, Scope } from '../reading/api.js'
import type { Lexicon, Sense } from '../reading/lexicon.js'
import { wordsOf } from '../reading/lexicon/words.js'
import { textOf, type Token } from './tokens.js'

export interface Names {
  actors: Map<string, Actor & { type: string }>
  lexicon: Lexicon
  /** The game's own lexicon, in which titles still stand for all cards that bear them. */
  base: Lexicon
  library: Library
}

/** What a stretch of tokens names. */
export type Mention = { length: number } & (
  { is: 'actor'; name: string } | { is: 'title'; text: string; cards: string[] }
)

export function createNames(base: Lexicon, library: Library): Names {
  const actors: Names['actors'] = new Map()
  // Terms are words joined by spaces; names keep the spacing of titles (“Cove: Inner Pier”).
  const own = (term: string) => [...actors.keys()].some((name) => wordsOf(name).join(' ') === term)
  const lexicon: Lexicon = {
    ...base,
    senses: (term) =>
      own(term) ? base.senses(term).filter((sense) => sense.cat !== 'title') : base.senses(term),
  }
  return { actors, lexicon, base, library }
}

/** Adds a card of the position under a name; false when the name is taken. */
export function addActor(names: Names, name: string, card: string, type: string): boolean {
  if (names.actors.has(name)) return false
  names.actors.set(name, { name, card, owner: null, free: false, type })
  return true
}

/** The longest card name or title that starts here; actors stand before titles of equal length. */
export function mentionAt(names: Names, tokens: readonly Token[], from: number): Mention | null {
  const images = tokens.map((token) => token.image)
  let best: Mention | null = null
  for (const name of names.actors.keys()) {
    const words = wordsOf(name)
    if (words.length >= (best?.length ?? 1) && words.every((word, step) => images[from + step] === word)) {
      best = { is: 'actor', name, length: words.length }
    }
  }
  const lower = images.map((image) => image.toLowerCase())
  for (const length of names.base.lengths(lower, from)) {
    if (length <= (best?.length ?? 0)) continue
    const text = images.slice(from, from + length).join(' ')
    const cards = titleOf(names.base.senses(text))
    if (cards.length > 0) best = { is: 'title', text, cards, length }
  }
  return best
}

function titleOf(senses: readonly Sense[]): string[] {
  const named = senses.filter((sense) => sense.cat === 'title')
  const titles = named.filter(({ partOf }) => !partOf)
  const exact = titles.find((sense) => sense.alias === null)
  return exact ? exact.cards : [...new Set(titles.flatMap((sense) => sense.cards))]
}

/** All names and titles in these tokens, from left to right. */
export function mentionsIn(names: Names, tokens: readonly Token[]): (Mention & { at: number })[] {
  const found: (Mention & { at: number })[] = []
  for (let at = 0; at < tokens.length;) {
    const mention = mentionAt(names, tokens, at)
    if (mention) found.push({ ...mention, at })
    at += mention?.length ?? 1
  }
  return found
}

/** The card of the position that exactly these tokens name. */
export function actorOf(names: Names, tokens: readonly Token[]): string | null {
  const mention = mentionAt(names, tokens, 0)
  return mention?.is === 'actor' && mention.length === tokens.length ? mention.name : null
}

/** The player that these tokens name. */
export function playerOf(names: Names, tokens: readonly Token[]): string | null {
  const bare = tokens[0]?.word === 'the' ? tokens.slice(1) : tokens
  const sense = names.base.senses(textOf(bare)).find((one) => one.cat === 'player')
  return sense?.cat === 'player' ? sense.player : null
}

/** The player, and what comes behind, when the tokens begin with an owner: "North's next draws are 3". */
export function ownerOf(names: Names, tokens: readonly Token[]): { player: string; rest: Token[] } | null {
  const sign = tokens.findIndex((token) => token.word === "'s" || token.word === "'")
  const player = sign > 0 ? playerOf(names, tokens.slice(0, sign)) : null
  return player === null ? null : { player, rest: tokens.slice(sign + 1) }
}

export function scopeOf(names: Names): Scope {
  const named = [...names.actors.values()].map(({ name, type }): Named => ({
    words: wordsOf(name),
    type: { name: type, many: false },
    value: { op: 'local', name },
  }))
  return { lexicon: names.lexicon, names: named, self: null, running: [], mentioned: [] }
}
