/** Windows, announcements, guards, delayed effects, requirements, results. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Statement } from '../../../runtime/program/statements.js'
import { isWord, slice, term, withoutArticle } from '../phrases.js'
import { withNames, type Names, type Text } from './binding.js'
import { nothingBound, type BindBlock, type Bound, type LineOf } from './bound.js'
import { fits, typeInWords } from './fits.js'
import { readValue } from './lets.js'
import type { Read } from './kinds.js'
import { onlyOne, readingsAs, readOnly, record } from './read.js'
import { waitingClause } from './waiting.js'

export function bindTogether(
  text: Text,
  line: LineOf<'together'>,
  names: Names,
  bindBlock: BindBlock,
): Bound {
  const body = bindBlock(text, line.do, names)
  return { statements: [{ op: 'together', do: body.statements }], names: body.names }
}

/** `whenever C, …`: a condition, watched while the procedure runs; an event is a trigger until it ends. */
export function bindWhenever(
  text: Text,
  line: LineOf<'whenever'>,
  names: Names,
  bindBlock: BindBlock,
): Bound {
  const tried = readingsAs(text, names, line.test, ['condition', 'event'])
  const { readings } = tried
  record(text, names, line.test, 'condition', readings)
  const test = onlyOne(text, names, line.test, 'condition', readings, tried)
  const inside = test === null ? names : withNames(names, test.binds, test.mentions)
  const body = bindBlock(text, line.do, inside)
  if (test === null) return nothingBound(names)
  if (test.as === 'condition') {
    return { statements: [{ op: 'whenever', test: test.meaning, do: body.statements }], names }
  }
  const procedure = text.running[text.running.length - 1]
  const statement: Statement = {
    op: 'apply',
    clause: waitingClause(test.meaning, body.statements),
    ...(procedure === undefined ? {} : { until: { bind: 'ended', event: procedure, stage: 'end' as const } }),
  }
  return { statements: [statement], names }
}

export function bindLater(text: Text, line: LineOf<'later'>, names: Names, bindBlock: BindBlock): Bound {
  const moment = readMoment(text, names, line.moment)
  const inside = moment === null ? names : withNames(names, moment.binds, moment.mentions)
  const body = bindBlock(text, line.do, inside)
  if (moment === null) return nothingBound(names)
  return { statements: [{ op: 'later', pattern: moment.meaning, do: body.statements }], names }
}

/** `at the end of …`, `at the start of …` */
function readMoment(text: Text, names: Names, phrase: Phrase): Read<'event'> | null {
  const moment = isWord(phrase.chunks[0], 'at')
    ? readOnly(text, names, slice(phrase, 1), ['event'], 'moment')
    : null
  if (moment !== null && ['begin', 'end'].includes(moment.meaning.stage)) return moment
  const facts = { what: 'moment', reason: 'It begins with "at the start of" or "at the end of".' }
  if (moment !== null || !isWord(phrase.chunks[0], 'at'))
    text.binding.reporter.report('unreadable', text.file, phrase.span, facts)
  return null
}

export function bindWindow(text: Text, line: LineOf<'window'>, names: Names): Bound {
  const window = term(withoutArticle(line.name))
  const sense = text.binding.lexicon.senses(window).find((one) => one.cat === 'window')
  if (sense === undefined) {
    const hints = text.binding.lexicon.near(window, ['window']).map((near) => `Did you mean "${near}"?`)
    text.binding.reporter.report('unknown-window', text.file, line.name.span, { word: window }, hints)
  }
  const first = firstPlayer(text, names, line.first)
  if (first === null) {
    if (line.first === null) text.binding.reporter.report('who-starts', text.file, line.span)
    return nothingBound(names)
  }
  return { statements: [{ op: 'window', window, first }], names }
}

function firstPlayer(text: Text, names: Names, phrase: Phrase | null): Expression | null {
  if (phrase === null) return text.first
  return readOnly(text, names, phrase, ['thing'], 'player who starts')?.meaning.value ?? null
}

/** The words are those of a verb, but it is not carried out: the event only happens (or is about to). */
export function bindAnnounce(text: Text, line: LineOf<'announce'>, names: Names): Bound {
  const effect = readOnly(text, names, line.event, ['effect'], 'event')
  if (effect === null) return nothingBound(names)
  const statements = effect.meaning.map((statement): Statement => {
    if (statement.op !== 'perform' || line.stage === 'would') return statement
    return { op: 'announce', event: statement.event, roles: statement.roles }
  })
  return { statements, names: withNames(names, effect.binds, effect.mentions) }
}

export function bindRequire(text: Text, line: LineOf<'require'>, names: Names): Bound {
  const test = readOnly(text, names, line.test, ['condition'], 'requirement')
  return test === null ? nothingBound(names) : { statements: [{ op: 'require', test: test.meaning }], names }
}

export function bindGiveBack(text: Text, line: LineOf<'give back'>, names: Names): Bound {
  const result = readValue(text, names, line.value, 'result')
  if (result === null) return nothingBound(names)
  const { gives } = text
  if (gives !== null && !fits(text.binding.lexicon, result.type, gives)) {
    const facts = { name: 'the result', was: typeInWords(gives), now: typeInWords(result.type) }
    text.binding.reporter.report('name-other-type', text.file, line.value.span, facts, [
      'State the type by `gives: …` below the header.',
    ])
  }
  return { statements: [{ op: 'return', value: result.value }], names }
}
