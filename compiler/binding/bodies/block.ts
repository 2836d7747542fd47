/** A block of a body: line by line, each with the names of the lines above it. */
import type { Phrase, Span, Statement as Line } from '../../../grammar/tree.js'
import type { Statements } from '../../../runtime/program/statements.js'
import type { Names, Text } from './binding.js'
import type { BindBlock, Bound } from './bound.js'
import { bindIf } from './branches.js'
import { bindCall } from './calls.js'
import { bindAlternate, bindEach, bindRepeat } from './loops.js'
import {
  bindAnnounce,
  bindGiveBack,
  bindLater,
  bindRequire,
  bindTogether,
  bindWhenever,
  bindWindow,
} from './moments.js'
import { bindLet } from './lets.js'
import { bindSentence } from './sentences.js'
import { addSpan, placed } from './stamp.js'

export const bindBody: BindBlock = (text, lines, names) => {
  let after = names
  const statements: Statements = []
  for (const line of lines) {
    const bound = bindLine(text, line, after, bindBody)
    const { span, words } = placeOf(line)
    const at = addSpan(text, span, words)
    statements.push(...placed(bound.statements, at))
    after = bound.names
  }
  return { statements, names: after }
}

function bindLine(text: Text, line: Line, names: Names, bindBlock: BindBlock): Bound {
  switch (line.form) {
    case 'let':
      return bindLet(text, line, names)
    case 'do':
      return bindCall(text, line, names)
    case 'if':
      return bindIf(text, line, names, bindBlock)
    case 'each':
      return bindEach(text, line, names, bindBlock)
    case 'repeat':
      return bindRepeat(text, line, names, bindBlock)
    case 'alternate':
      return bindAlternate(text, line, names, bindBlock)
    case 'together':
      return bindTogether(text, line, names, bindBlock)
    case 'whenever':
      return bindWhenever(text, line, names, bindBlock)
    case 'later':
      return bindLater(text, line, names, bindBlock)
    case 'window':
      return bindWindow(text, line, names)
    case 'announce':
      return bindAnnounce(text, line, names)
    case 'require':
      return bindRequire(text, line, names)
    case 'give back':
      return bindGiveBack(text, line, names)
    case 'sentence':
      return bindSentence(text, line, names, bindBlock)
  }
}

/** The place of a line and its words, without the block below it. */
function placeOf(line: Line): { span: Span; words: string } {
  const { span } = line
  const upTo = (phrase: Phrase | null, words: string): { span: Span; words: string } => ({
    span: { ...span, end: phrase?.span.end ?? span.end },
    words,
  })
  switch (line.form) {
    case 'let':
      return { span, words: `let ${line.name.text} be ${line.value.text}` }
    case 'do':
      return { span, words: `do ${line.call.text}` }
    case 'if':
      return upTo(line.test, `if ${line.test.text}`)
    case 'whenever':
      return upTo(line.test, `whenever ${line.test.text}`)
    case 'each':
      return upTo(line.name, `for each ${line.name.text}`)
    case 'repeat': {
      const until = line.until === null ? '' : ` until ${line.until.text}`
      const times = line.times === null ? '' : ` ${line.times.text} times`
      return upTo(line.until ?? line.times, `repeat${times}${until}`)
    }
    case 'alternate':
      return upTo(line.until, `alternate, starting with ${line.first.text}, until ${line.until.text}`)
    case 'later':
      return upTo(line.moment, `later, ${line.moment.text}`)
    case 'window':
      return { span, words: `window: ${line.name.text}` }
    case 'announce':
      return { span, words: `announce ${line.stage === 'just' ? 'just' : 'about to'} ${line.event.text}` }
    case 'require':
      return { span, words: `require ${line.test.text}` }
    case 'give back':
      return { span, words: `give back ${line.value.text}` }
    case 'together':
      return { span: { ...span, end: span.start + 'together'.length }, words: 'together' }
    case 'sentence':
      return { span: line.sentence.span, words: line.sentence.text }
  }
}
