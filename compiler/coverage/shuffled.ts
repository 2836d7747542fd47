/** How loose the reading is: sentences whose words were shuffled should not be confirmed. */
import seedrandom from 'seedrandom'
import type { Chunk, Phrase } from '../../grammar/index.js'
import type { Lexicon } from '../reading/lexicon.js'
import { structureOf } from './structure.js'

/** The same sentences are shuffled in the same way on every machine. */
const seed = 'gametext'
const shortest = 6
const longest = 25
const mostTried = 1000

/** The share of shuffled sentences that is confirmed, from 0 to 1; 0 where there is no sentence of a fitting length. */
export function shuffledAccepted(sentences: readonly Phrase[], lexicon: Lexicon): number {
  const random = seedrandom.alea(seed)
  const fitting = sentences.filter(({ chunks }) => {
    const { length } = withoutStop(chunks)
    return length >= shortest && length <= longest
  })
  const tried = shuffle(fitting, random).slice(0, mostTried)
  const accepted = tried.filter((sentence) => {
    const words = withoutStop(sentence.chunks)
    const stop = sentence.chunks.slice(words.length)
    const chunks = [...shuffle(words, random), ...stop]
    const text = chunks.map(({ image }) => image).join(' ')
    return structureOf({ ...sentence, chunks, text }, lexicon).confirmed
  })
  return tried.length === 0 ? 0 : accepted.length / tried.length
}

function withoutStop(chunks: readonly Chunk[]): Chunk[] {
  return chunks.at(-1)?.image === '.' ? chunks.slice(0, -1) : [...chunks]
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const order = items.map((item) => ({ item, key: random() }))
  return order.sort((a, b) => a.key - b.key).map(({ item }) => item)
}
