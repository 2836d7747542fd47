/**
 * Sentences that lean on the one before: "If you do, …", "Otherwise, …", "Use only when …", "That unit …". They are read
 * with it as one phrase, with the full stop between them kept, so that conditions, choices and pronouns reach across.
 */
import type { Chunk, Phrase } from '../../../grammar/tree.js'

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
  readings: readonly unknown[]
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
    return (isOpen ? takeThoseBefore(linked, phrase, read) : null) ?? alone
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

/** The sentence together with as many before it as it needs, which are taken from the list; null when that helps nothing. */
function takeThoseBefore<S, R extends Found>(
  linked: Linked<S, R>[],
  sentence: Phrase,
  read: (phrase: Phrase, scope: S) => R,
): Linked<S, R> | null {
  let phrase = sentence
  for (const [index, before] of linked.slice(-mostBefore).reverse().entries()) {
    if (before.found.shut) return null
    phrase = joined(before.phrase, phrase)
    const found = read(phrase, before.scope)
    if (found.readings.length === 0) continue
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
