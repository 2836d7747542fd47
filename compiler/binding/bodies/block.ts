/** A block of a body: line by line, each with the names of the lines above it. */
import type { Statement as Line } from '../../../grammar/tree.js'
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
    const at = addSpan(text.spans, text.file, spanOf(line))
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

/** The place of a line: its own words, not the block below it. */
function spanOf(line: Line): Line['span'] {
  switch (line.form) {
    case 'if':
    case 'whenever':
      return { ...line.span, end: line.test.span.end }
    case 'each':
      return { ...line.span, end: line.name.span.end }
    case 'repeat':
      return { ...line.span, end: (line.until ?? line.times)?.span.end ?? line.span.end }
    case 'alternate':
      return { ...line.span, end: line.until.span.end }
    case 'later':
      return { ...line.span, end: line.moment.span.end }
    case 'sentence':
      return line.sentence.span
    case 'together':
      return { ...line.span, end: line.span.start + 'together'.length }
    default:
      return line.span
  }
}
