/** Which option of a decision the words of an answer mean. */
import type { Option } from '../state/state.js'
import { calledBy, numbersSaid, saysAll } from './keyword-words.js'
import type { AnswerWord } from './program.js'
import type { Stage } from './stage.js'

/** How well words fit an option: which of them it takes, and how much of its label nobody said. */
export interface Fit {
  option: number
  taken: number[]
  unsaid: number
  /** The words that say the numbers of its keyword. */
  numbers: number[]
  /** They say all of them. */
  inFull: boolean
}

const small = new Set(
  'a an the of to from with at on in into onto by for and or then as its his her their it this that s'.split(
    ' ',
  ),
)

/** Words of a label, in lower case, without small ones; squares stay whole. */
export function labelWords(label: string): string[] {
  const words = label.toLowerCase().match(/-?\d+,-?\d+|[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return words.map((word) => word.replace(/['’]s$/u, '')).filter((word) => !small.has(word))
}

/** The fit of an option, or null when no word means it. */
export function fitOf(stage: Stage, words: readonly AnswerWord[], option: Option, index: number): Fit | null {
  const called = calledBy(stage, option)
  const label = labelWords(called.words)
  const taken: number[] = []
  let thing = false
  for (const [at, word] of words.entries()) {
    if (word.is === 'word') {
      const place = label.findIndex((one) => sameWord(one, word.text))
      if (place < 0) continue
      label.splice(place, 1)
      taken.push(at)
      continue
    }
    const titles = titlesFor(stage, word)
    const cut = titles.some((title) => cutRun(label, labelWords(title)))
    const meant: boolean = !thing && means(stage, word, option)
    if (!meant && !(cut && !deniesTitle(stage, word, option))) continue
    thing ||= meant
    taken.push(at)
  }
  if (taken.length === 0) return null
  const numbers = numbersSaid(words, taken, called.numbers)
  const inFull = saysAll(words, numbers, called)
  return { option: index, taken, unsaid: label.length, numbers, inFull }
}

/**
 * The options that fit best: they take the first word, then most words, then leave least unsaid. Of those that are alike but
 * for the numbers of a keyword, those whose numbers are said. Several when they tie.
 */
export function bestFits(stage: Stage, words: readonly AnswerWord[], options: readonly Option[]): Fit[] {
  const fits = options.flatMap((option, index) => fitOf(stage, words, option, index) ?? [])
  const sorted = fits.sort((a, b) => compare(a, b))
  const [best] = sorted
  const alike = best ? sorted.filter((fit) => compare(best, fit) === 0) : []
  const most = Math.max(...alike.map(({ numbers }) => numbers.length))
  const meant = alike.filter(({ numbers }) => numbers.length === most)
  const toldApart = meant.length < alike.length
  return meant.map((fit) =>
    toldApart || fit.inFull ? { ...fit, taken: [...fit.taken, ...fit.numbers] } : fit,
  )
}

function compare(a: Fit, b: Fit): number {
  const first = (fit: Fit) => (fit.taken[0] === 0 ? 0 : 1)
  return first(a) - first(b) || b.taken.length - a.taken.length || a.unsaid - b.unsaid
}

/** The option is about the card that the word names. */
function means(stage: Stage, word: AnswerWord, option: Option): boolean {
  if (word.is === 'word') return false
  const ids = [option.thing, typeof option.value === 'string' ? option.value : null]
  return ids.some((id) => {
    if (id === null) return false
    if (word.is === 'actor') return stage.names[word.name] === id
    return word.cards.includes(stage.state.things[id]?.card ?? '')
  })
}

/** The option is about another card of the same title. */
function deniesTitle(stage: Stage, word: AnswerWord, option: Option): boolean {
  if (word.is !== 'actor' || option.thing === null) return false
  const own = stage.state.things[stage.names[word.name] ?? '']
  const other = stage.state.things[option.thing]
  return other !== undefined && own !== undefined && other.id !== own.id && other.card === own.card
}

function titlesFor(stage: Stage, word: Exclude<AnswerWord, { is: 'word' }>): string[] {
  const { cards } = stage.linked.library
  if (word.is === 'title') return [...word.cards.map((id) => cards[id]?.title ?? ''), word.text]
  const card = stage.state.things[stage.names[word.name] ?? '']?.card
  return [cards[card ?? '']?.title ?? '', word.name]
}

/** Takes a run of words out of a label. */
function cutRun(label: string[], run: readonly string[]): boolean {
  if (run.length === 0) return false
  const at = label.findIndex((_, start) => run.every((word, step) => label[start + step] === word))
  if (at >= 0) label.splice(at, run.length)
  return at >= 0
}

/** Equal but for the ending of a verb or plural: deploy, deploys, deployed. */
function sameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (/\d/u.test(one + other)) return false
  return stem(one) === stem(other)
}

function stem(word: string): string {
  return word.length > 3 ? word.replace(/(?:ies|es|s|ed|ing|e|y)$/u, '') : word
}
