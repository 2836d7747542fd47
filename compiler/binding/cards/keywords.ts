/** "Accuracy 1, Rage 2.": a sentence of a card that is no more than its keywords. */
import type { Chunk, Phrase } from '../../../grammar/tree.js'
import type { CardProgram } from '../../../runtime/program/library.js'
import { term, slice, splitAtMarks } from '../phrases.js'
import { withoutFullStop } from '../bodies/lets.js'
import type { Text } from '../bodies/binding.js'
import { addSpan } from '../bodies/stamp.js'

type Keyword = CardProgram['keywords'][number]

/** The keywords of the sentence, or null if it says something else. */
export function keywordsIn(text: Text, sentence: Phrase): Keyword[] | null {
  const parts = splitAtMarks(withoutReminder(withoutFullStop(sentence)), ',')
  const keywords = parts.map((part) => keywordOf(text, part))
  const all = keywords.filter((one) => one !== null)
  return all.length > 0 && all.length === parts.length ? all : null
}

/** Words in parentheses at the end remind of the rule. */
function withoutReminder(phrase: Phrase): Phrase {
  const last = phrase.chunks[phrase.chunks.length - 1]
  return last?.kind === 'group' ? slice(phrase, 0, phrase.chunks.length - 1) : phrase
}

function keywordOf(text: Text, part: Phrase): Keyword | null {
  const { lexicon, reporter } = text.binding
  const words = part.chunks.filter((chunk) => chunk.kind !== 'number' && chunk.kind !== 'signed')
  const numbers = part.chunks.slice(words.length).flatMap(numberOf)
  if (words.length + numbers.length !== part.chunks.length) return null
  const name = term(words)
  if (!lexicon.senses(name).some((sense) => sense.cat === 'keyword' && sense.keyword === name)) return null
  const parameters = lexicon.keyword(name)?.parameters ?? []
  if (parameters.length !== numbers.length) {
    const wanted = inNumbers(parameters.length)
    reporter.report('keyword-numbers', text.file, part.span, {
      name,
      wanted,
      given: inNumbers(numbers.length),
    })
  }
  const values = parameters.map((parameter, index): [string, number] => [parameter, numbers[index] ?? 0])
  return { name, parameters: Object.fromEntries(values), at: addSpan(text, part.span, part.text) }
}

function numberOf(chunk: Chunk): number[] {
  if (chunk.kind === 'number') return [chunk.value]
  if (chunk.kind === 'signed' && chunk.value !== null)
    return [chunk.sign === '-' ? -chunk.value : chunk.value]
  return []
}

function inNumbers(count: number): string {
  return count === 0 ? 'no number' : count === 1 ? 'one number' : `${count} numbers`
}
