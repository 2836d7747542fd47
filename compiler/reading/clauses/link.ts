/**
 * Sentences that lean on the one before: "If you do, …", "Otherwise, …", "Use only when …", "That unit …". They are read
 * with it as one phrase, with the full stop between them kept, so that conditions, choices and pronouns reach across. So
 * are those in which a pronoun would mean the card itself, but means what was chosen before: "Choose a unit. Destroy it."
 */
import type { Chunk, Phrase } from '../../../grammar/tree.js'
import type { Clause } from '../../../runtime/program/clauses.js'
import type { Statements } from '../../../runtime/program/statements.js'
import type { Reading } from '../api.js'

const openings: readonly string[] = [
  'otherwise',
  'then',
  'if you do',
  "if you don't",
  'if you do not',
  'if they do',
  'if not',
  'if so',
  'instead',
  'or',
  'if unable',
  'if you can not',
  'use only',
  'play only',
  'where',
  'that',
  'those',
  'it',
  'its',
  'they',
  'their',
  'them',
  'he',
  'she',
  'his',
  'her',
]

/** A sentence, or several that go together, as they were read: with what was known before it. */
export interface Linked<S, R> {
  phrase: Phrase
  scope: S
  found: R
}

/** What was found; of what is `stuck` there is no reading behind other sentences, of what is `shut` none before others. */
interface Found {
  readings: readonly Partial<Pick<Reading<readonly Clause<Statements>[]>, 'meaning' | 'ownCard'>>[]
  stuck?: true
  shut?: true
}

/** So many sentences before one are tried with it, where it speaks of something that was said there. */
const mostBefore = 3

/**
 * Reads sentences in order, each with those behind it that need it: they say so by how they begin, or can only be read
 * together with what stands before ("Choose a unit. Draw a card. Destroy that unit.").
 * @param read all readings of a phrase where so much is known
 * @param after what is known behind it
 * @param apart "OR …" begins another ability, instead of another way to do what stands before it
 * @param leans it has a word for what was done before, and means that if there is such a thing
 */
export function readLinked<S, R extends Found>(
  sentences: readonly Phrase[],
  start: S,
  read: (phrase: Phrase, scope: S) => R,
  after: (scope: S, found: R) => S,
  apart = false,
  leans: (phrase: Phrase) => boolean = () => false,
): Linked<S, R>[] {
  const linked: Linked<S, R>[] = []
  let scope = start
  const readAlone = (phrase: Phrase, scope: S): Linked<S, R> => {
    const alone = { phrase, scope, found: read(phrase, scope) }
    const { readings, stuck } = alone.found
    const isOpen = readings.length === 0 && stuck !== true && !(apart && isAlternative(phrase))
    if (isOpen) return takeThoseBefore(linked, phrase, read) ?? alone
    const own = goesOn(linked.at(-1), alone) ? ownCards(alone.found) : 0
    return (own > 0 ? takeThoseBefore(linked, phrase, read, own) : null) ?? alone
  }
  for (const phrase of linkSentences(sentences, apart)) {
    const isOther = apart && isAlternative(phrase)
    const known = !isOther && leans(phrase) ? takeThoseBefore(linked, phrase, read) : null
    const one = known ?? readAlone(phrase, scope)
    linked.push(one)
    scope = after(one.scope, one.found)
  }
  return linked
}

/** It only tells what to do, on the line on which another sentence ends. */
function goesOn<S>(before: Linked<S, Found> | undefined, { phrase, found }: Linked<S, Found>): boolean {
  return (
    before?.phrase.chunks.at(-1)?.span.line === phrase.span.line &&
    found.readings[0]?.meaning?.every((one) => one.op === 'instruction' && one.label === undefined) === true
  )
}

/** How many references mean the card itself for want of something else. */
function ownCards({ readings: [first] }: Found): number {
  return first?.ownCard ?? 0
}

/**
 * The sentence together with as many before it as it needs, which are taken from the list; null when that helps nothing.
 * `own`: it can be read alone, but so many of its references mean the card itself then, and one of them should mean another.
 */
function takeThoseBefore<S, R extends Found>(
  linked: Linked<S, R>[],
  sentence: Phrase,
  read: (phrase: Phrase, scope: S) => R,
  own = Infinity,
): Linked<S, R> | null {
  let phrase = sentence
  let most = own
  for (const [index, before] of linked.slice(-mostBefore).reverse().entries()) {
    if (before.found.shut) return null
    phrase = joined(before.phrase, phrase)
    most += ownCards(before.found)
    const found = read(phrase, before.scope)
    if (found.readings.length === 0 || ownCards(found) >= most) continue
    linked.splice(-(index + 1))
    return { phrase, scope: before.scope, found }
  }
  return null
}

/** The sentences, each with those behind it that begin by leaning on it. */
function linkSentences(sentences: readonly Phrase[], apart: boolean): Phrase[] {
  const linked: Phrase[] = []
  for (const sentence of sentences) {
    const before = linked.at(-1)
    if (apart && isAlternative(sentence)) linked.push(sentence)
    else if (before && (leansBack(sentence) || isDefinition(sentence)))
      linked[linked.length - 1] = joined(before, sentence)
    else linked.push(sentence)
  }
  return linked
}

/** "target", where it is no verb, or a word for what a verb of the game gave: "If fate > 3, …". */
export function takesUp({ chunks }: Phrase, results: ReadonlySet<string>): boolean {
  const words = chunks.map(({ image }) => image.toLowerCase())
  const isNoun = (at: number): boolean =>
    !/^(?:an?|the|one|two|up|any|your|opponent|each|another|\d+)$/u.test(words[at + 1] ?? '')
  return words.some((word, at) => (word === 'target' && isNoun(at)) || results.has(word))
}

/** "OR …" */
export function isAlternative(sentence: Phrase): boolean {
  return sentence.chunks[0]?.image.toLowerCase() === 'or'
}

function leansBack(sentence: Phrase): boolean {
  const words = sentence.chunks.slice(0, 4).map(({ image }) => image.toLowerCase())
  return openings.some((opening) => opening.split(' ').every((word, index) => words[index] === word))
}

/** "X = the number of …": says what X was in the sentence before. */
function isDefinition(sentence: Phrase): boolean {
  const [name, sign] = sentence.chunks
  return name !== undefined && /^\p{Lu}\d*$/u.test(name.image) && sign?.image === '='
}

/** Both as one phrase, with the full stop between them. */
function joined(first: Phrase, second: Phrase): Phrase {
  const last = first.chunks.at(-1)
  const stop: Chunk[] = last?.image === '.' ? [] : [{ kind: 'mark', image: '.', span: endOf(first) }]
  return {
    chunks: [...first.chunks, ...stop, ...second.chunks],
    span: { ...first.span, end: second.span.end },
    text: `${first.text} ${second.text}`,
  }
}

function endOf(phrase: Phrase): Phrase['span'] {
  const { end, start } = phrase.span
  return { ...phrase.span, start: end, end, column: phrase.span.column + (end - start) }
}
