/** What a keyword offers is called by its name and its words; its numbers only tell it from another of the same keyword. */
import { sentenceOf } from '../link/sentences.js'
import { titleOf } from '../play/labels.js'
import type { Option } from '../state/state.js'
import type { AnswerWord } from './program.js'
import type { Stage } from './stage.js'

export interface Called {
  /** The label as it is matched with words. */
  words: string
  keyword: string
  /** The numbers of the keyword, as printed on the card; none for other options. */
  numbers: string[]
}

/** How an option is called. A number behind the words of a keyword is more often the next answer: "Evade 1". */
export function calledBy({ linked, state }: Stage, option: Option): Called {
  const { clause, thing } = option.source
  const told = clause?.of === 'keyword' ? /\[([^\]]*)\]( \(\d+\))?$/u.exec(option.label) : null
  if (!told || clause?.of !== 'keyword') return { words: option.label, keyword: '', numbers: [] }
  const { title, sentence } = sentenceOf(linked, clause)
  const numbers = (told[1] ?? '').slice(clause.keyword.length).split(' ').filter(Boolean)
  const owner = titleOf({ linked, state }, thing) || title
  return {
    words: `${owner}: ${sentence} ${clause.keyword}${told[2] ?? ''}`,
    keyword: clause.keyword,
    numbers,
  }
}

/** Which words, not taken otherwise, say the numbers of a keyword in their order, as far as they do. */
export function numbersSaid(
  words: readonly AnswerWord[],
  taken: readonly number[],
  numbers: readonly string[],
): number[] {
  const open = words.flatMap((word, at) =>
    word.is === 'word' && /^\d+$/u.test(word.text) && !taken.includes(at) ? [{ at, text: word.text }] : [],
  )
  const differs = numbers.findIndex((number, place) => open[place]?.text !== number)
  return open.slice(0, differs < 0 ? numbers.length : differs).map(({ at }) => at)
}

/** Whether these words say all numbers of a keyword: several of them, or one just behind its name: "Focus 2". */
export function saysAll(
  words: readonly AnswerWord[],
  said: readonly number[],
  { keyword, numbers }: Called,
): boolean {
  if (said.length === 0 || said.length < numbers.length) return false
  const before = words[(said[0] ?? 0) - 1]
  return said.length > 1 || (before?.is === 'word' && before.text === keyword.split(' ').at(-1))
}
