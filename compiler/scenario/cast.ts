/**
 * The cast: which cards are in the position, under which names, and whose they are. Lines that only name cards are used up
 * here; the others are returned, to be read with all names known.
 */
import type { Phrase } from '../../grammar/tree.js'
import type { CardProgram } from '../../runtime/program/library.js'
import { actorList } from './conditions.js'
import { madeCard, type CompileText } from './made-cards.js'
import { addActor, mentionAt, mentionsIn, ownerOf } from './names.js'
import { wordsOf } from '../reading/lexicon/words.js'
import { report } from './report.js'
import type { Setting } from './setting.js'
import { find, split, textOf, tokenize, type Token } from './tokens.js'

export interface CastLine {
  phrase: Phrase
  /** From the file, for all its scenarios. */
  shared: boolean
}

/** Fills `setting.names`; returns the cards made and the lines that are left. */
export function castOf(
  lines: readonly CastLine[],
  setting: Setting,
  compileText: CompileText,
): { cards: CardProgram[]; rest: CastLine[] } {
  const cards: CardProgram[] = []
  const copies: CastLine[] = []
  const unnamed = lines.filter((line) => {
    const tokens = tokenize(line.phrase)
    const made = descriptionIn(tokens, setting)
    if (!made) return true
    const title = textOf(made.title)
    const card = madeCard(
      title,
      line.phrase,
      made.words,
      setting.names.base,
      [...new Set(setting.library.live.map(({ section }) => section))],
      compileText,
      setting.report,
    )
    if (card && !cards.some((other) => other.id === card.id)) {
      cards.push(card)
      addActor(setting.names, title, card.id, card.type)
    }
    return false
  })
  const rest = unnamed.filter((line) => {
    const taken = copiesIn(line.phrase, cards, setting)
    if (taken) copies.push(line)
    return !taken
  })
  for (const { phrase } of rest) titlesIn(phrase, setting)
  dropUnplaced(cards, copies, rest, setting)
  return { cards, rest: rest.filter((line) => !ownersIn(line.phrase, setting)) }
}

/** "Old Tub is a ship …" where Old Tub is nothing yet. */
function descriptionIn(
  tokens: readonly Token[],
  setting: Setting,
): { title: Token[]; words: Token[] } | null {
  const is = find(tokens, 'is')
  const article = tokens[is + 1]?.word
  if (is < 1 || (article !== 'a' && article !== 'an') || tokens[is + 2]?.word === 'copy') return null
  const title = tokens.slice(0, is)
  const first = title[0]?.image ?? ''
  if (first.toLowerCase() === first || mentionAt(setting.names, title, 0)) return null
  if (title.some((token) => token.word === "'s")) return null
  return { title, words: tokens.slice(is + 1) }
}

/** "Guard A and Guard B are copies of Guard"; "of North's Guard" where North and South have a card of that title each. */
function copiesIn(phrase: Phrase, made: readonly CardProgram[], setting: Setting): boolean {
  const tokens = tokenize(phrase)
  const one = find(tokens, 'is', 'a', 'copy', 'of')
  const several = find(tokens, 'are', 'copies', 'of')
  const at = Math.max(one, several)
  if (at < 1) return false
  const title = tokens.slice(at + (one > 0 ? 4 : 3))
  const card = cardCalled(title, made, setting)
  if (!card) {
    report(
      setting.report,
      phrase.span,
      'no-card',
      `There is no card called ${textOf(title)}.`,
      near(title, setting),
    )
    return true
  }
  for (const name of split(tokens.slice(0, at), ',', 'and')) {
    if (!addActor(setting.names, textOf(name), card.id, card.type)) {
      report(setting.report, phrase.span, 'name-taken', `${textOf(name)} names a card already.`)
    }
  }
  return true
}

function cardCalled(
  title: readonly Token[],
  made: readonly CardProgram[],
  setting: Setting,
): { id: string; type: string } | null {
  const own = made.find((card) => card.title === textOf(title))
  if (own) return own
  const owned = ownerOf(setting.names, title)
  const rest = owned?.rest ?? title
  const mention = mentionAt(setting.names, rest, 0)
  if (mention?.is !== 'title' || mention.length !== rest.length) return null
  const called = mention.cards.flatMap((id) => setting.library.cards[id] ?? [])
  const [card, ...others] = owned ? called.filter((one) => isPrintedOn(one, owned.player, setting)) : called
  return card && others.length === 0 ? card : null
}

/** A word of the card names the player. */
function isPrintedOn({ printed }: CardProgram, player: string, { library }: Setting): boolean {
  const title = library.players.find(({ id }) => id === player)?.title ?? player
  const words = Object.values(printed).flat().map(String)
  return words.some((word) => [player, title].some((name) => name.toLowerCase() === word.toLowerCase()))
}

function near(title: readonly Token[], setting: Setting): string[] {
  return setting.names.base.near(textOf(title), ['title'])
}

/** Every title that a line mentions is a card of the position, under that name. */
function titlesIn(phrase: Phrase, setting: Setting): void {
  const tokens = tokenize(phrase).filter((token) => token.quoted === null)
  for (const mention of mentionsIn(setting.names, tokens)) {
    if (mention.is !== 'title') continue
    const [id] = mention.cards
    const card = setting.library.cards[id ?? '']
    if (mention.cards.length === 1 && card)
      addActor(setting.names, asWritten(mention.text, card.title), card.id, card.type)
    else {
      const titles = mention.cards.map((one) => setting.library.cards[one]?.title ?? one)
      const isOneTitle = new Set(titles).size === 1
      const whose = isOneTitle ? `${setting.library.players[0]?.title ?? ''}'s ` : ''
      const name = isOneTitle ? 'A' : mention.text
      const say = `Say which: ${name} is a copy of ${whose}${titles[0] ?? '…'}`
      report(setting.report, phrase.span, 'which-card', `${mention.text} may be ${titles.join(', ')}.`, [say])
    }
  }
}

/** The title with its own spacing, when it is what was said. */
function asWritten(text: string, title: string): string {
  return wordsOf(title).join(' ') === text ? title : text
}

/** A made card of which only copies are used is a card to copy, not one of the position. */
function dropUnplaced(
  cards: readonly CardProgram[],
  copies: readonly CastLine[],
  rest: readonly CastLine[],
  setting: Setting,
): void {
  if (copies.length === 0) return
  const used = new Set(
    rest
      .flatMap((line) => mentionsIn(setting.names, tokenize(line.phrase)))
      .map((one) => (one.is === 'actor' ? one.name : '')),
  )
  const copied = new Set(
    [...setting.names.actors.values()]
      .filter((actor) => !cards.some(({ title }) => title === actor.name))
      .map((actor) => actor.card),
  )
  for (const card of cards)
    if (copied.has(card.id) && !used.has(card.title)) setting.names.actors.delete(card.title)
}

/** "North's cards are Old Tub, Lantern". */
function ownersIn(phrase: Phrase, setting: Setting): boolean {
  const tokens = tokenize(phrase)
  const nobody = tokens[0]?.word === 'nobody' ? { player: null, rest: tokens.slice(2) } : null
  const owned = nobody ?? ownerOf(setting.names, tokens)
  const [what, are, ...rest] = owned?.rest ?? []
  if (
    !owned ||
    (what?.word !== 'cards' && what?.word !== 'card') ||
    (are?.word !== 'are' && are?.word !== 'is')
  )
    return false
  const actors = actorList(rest, setting.names)
  if (!actors) {
    report(setting.report, phrase.span, 'no-card', `Not all of these are cards: ${textOf(rest)}`)
    return true
  }
  for (const name of actors) {
    const actor = setting.names.actors.get(name)
    if (actor) Object.assign(actor, { owner: owned.player, free: owned.player === null })
  }
  return true
}
