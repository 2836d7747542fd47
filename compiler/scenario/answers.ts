/** Answers in words: what players say in `when`, and what is or is not on offer in `then`. */
import type { Phrase } from '../../grammar/tree.js'
import type { AnswerWord } from '../../runtime/scenario/program.js'
import { mentionAt, type Names } from './names.js'
import { report, type Report } from './report.js'
import type { Token } from './tokens.js'

/** Words that tell options apart for nobody. */
const small = new Set(
  (
    "a an the of to from with at on in into onto by for and or then as its his her their it this that 's ' , . : ; " +
    'choose chooses chose use uses'
  ).split(' '),
)

/** Words of answers that no game declares. */
const general = new Set(['pass', 'yes', 'no', 'nothing'])

/** Cards by name or title, squares, and the other words, in lower case and without small ones. */
export function answerWords(tokens: readonly Token[], names: Names): AnswerWord[] {
  const words: AnswerWord[] = []
  for (let at = 0; at < tokens.length;) {
    const mention = mentionAt(names, tokens, at)
    if (mention) {
      words.push(
        mention.is === 'actor'
          ? { is: 'actor', name: mention.name }
          : { is: 'title', text: mention.text, cards: mention.cards },
      )
      at += mention.length
      continue
    }
    const token = tokens[at]
    const [comma, second] = [tokens[at + 1], tokens[at + 2]]
    if (token?.value !== null && comma?.word === ',' && second && second.value !== null) {
      words.push({ is: 'word', text: `${token?.value},${second.value}` })
      at += 3
      continue
    }
    if (token && !small.has(token.word)) words.push({ is: 'word', text: token.word })
    at++
  }
  return words
}

/** Reports words that mean nothing in this game: an answer with a misspelt word would be refused for the wrong reason. */
export function checkKnown(tokens: readonly Token[], names: Names, phrase: Phrase, to: Report): void {
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    const mention = mentionAt(names, tokens, at)
    const known = !token || token.value !== null || small.has(token.word) || general.has(token.word)
    if (!mention && !known && !names.base.knows(token.word)) {
      report(
        to,
        phrase.span,
        'unknown-word',
        `"${token.image}" is no word of this game.`,
        names.base.near(token.image),
      )
    }
    at += mention?.length ?? 1
  }
}
