/**
 * Reading: game texts of many cards, from text to meaning with all readings, beside parsing the same texts as JSON and
 * cutting them into tokens with Chevrotain.
 */
import { readFileSync } from 'node:fs'
import { readList } from '../compiler/importing/read-list.js'
import { readText } from '../grammar/index.js'
import { tokenize } from '../grammar/tokens.js'
import { chanceFrom } from '../runtime/bots/chance.js'
import { timed } from './clock.js'
import type { Game } from './games.js'

export interface ReadingCosts {
  cards: number
  /** Cards whose text was understood whole. */
  understood: number
  /** The share of sentences, from 0 to 1, that one of an earlier card says word for word: these are read only once. */
  repeated: number
  seconds: number
  /** How many times as long as JSON.parse, and as the tokens alone. */
  timesJson: number
  timesTokens: number
  /** One changed card when all else has been read, the median and the slowest of many. */
  editedCardMilliseconds: number
  slowestCardMilliseconds: number
}

interface CardText {
  text: string
  type: string
}

/** How many cards make a large game. */
const many = 3600

/** One card with numbers in so many is read once more with others, as if it had been edited. */
const editedEvery = 12

/** Reads the cards of a list, as `gametext coverage` takes it, or else as many made from the texts of the game's own cards. */
export function readingCosts(game: Game, list: string | undefined): ReadingCosts {
  const cards = list === undefined ? inventedCards(game, many) : listedCards(list)
  const texts = cards.map(({ text }) => text)
  const json = JSON.stringify(texts)
  const parsing = best(3, () => JSON.parse(json))
  const cutting = best(3, () => texts.map((text) => tokenize(text)))
  const read = ({ text, type }: CardText) => game.compiled.bound.compileText(text, type)
  const { result: understood, microseconds: spent } = timed(() => cards.filter((card) => read(card)).length)
  const late = cards
    .filter(({ text }) => /\d/.test(text))
    .filter((_, number) => number % editedEvery === 0)
    .map((card) => ({ ...card, text: card.text.replace(/\d+/g, (digits) => `${digits}7`) }))
    .map((card) => timed(() => read(card)).microseconds)
    .sort((one, other) => one - other)
  return {
    cards: cards.length,
    understood,
    repeated: repeatedShare(texts),
    seconds: spent / 1e6,
    timesJson: spent / parsing,
    timesTokens: spent / cutting,
    editedCardMilliseconds: (late[Math.floor(late.length / 2)] ?? 0) / 1000,
    slowestCardMilliseconds: (late.at(-1) ?? 0) / 1000,
  }
}

function best(runs: number, work: () => unknown): number {
  return Math.min(...Array.from({ length: runs }, () => Math.max(1, timed(work).microseconds)))
}

/** Texts of the game's cards again and again, each time with other numbers, so that hardly any two are the same. */
function inventedCards({ compiled }: Game, count: number): CardText[] {
  const chance = chanceFrom('invented cards')
  const own = Object.values(compiled.bound.library.cards).flatMap(({ type, sections }) =>
    Object.values(sections)
      .map(({ sentences }) => ({ type, text: [...new Set(sentences)].join(' ') }))
      .filter(({ text }) => text !== ''),
  )
  return Array.from({ length: count }, (_, number) => {
    const { type, text } = own[number % own.length] ?? { type: 'card', text: '' }
    return { type, text: text.replace(/\d+/g, () => String(1 + Math.floor(chance() * 12))) }
  })
}

function listedCards(file: string): CardText[] {
  return readList(readFileSync(file, 'utf8')).cards.map(({ front }) => ({
    text: front.text,
    type: front.type.toLowerCase(),
  }))
}

function repeatedShare(texts: readonly string[]): number {
  const sentences = texts.flatMap((text) => readText(text).sentences.map((sentence) => sentence.text))
  return sentences.length === 0 ? 0 : 1 - new Set(sentences).size / sentences.length
}
