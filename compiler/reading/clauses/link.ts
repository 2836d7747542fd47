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

/**
 * The sentences, each with those behind it that need it.
 * @param apart "OR …" begins another ability, instead of another way to do what stands before it
 */
export function linkSentences(sentences: readonly Phrase[], apart = false): Phrase[] {
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

/** "If it is greater than 3, …" may lean on the sentence before; whether it does shows when it is read. */
export function mayLean(sentence: Phrase): boolean {
  return ['if', 'unless'].includes(sentence.chunks[0]?.image.toLowerCase() ?? '')
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
export function joined(first: Phrase, second: Phrase): Phrase {
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
