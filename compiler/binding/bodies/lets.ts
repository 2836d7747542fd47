/** `let the target be …` and `the target becomes …`. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Statements } from '../../../runtime/program/statements.js'
import type { Named, Type } from '../../reading/api.js'
import { isCapitalName, isWord, slice, term, withoutArticle } from '../phrases.js'
import { said, sameWords, withNames, type Names, type Text } from './binding.js'
import { nothingBound, type Bound, type LineOf } from './bound.js'
import { fits, typeInWords } from './fits.js'
import type { Read } from './kinds.js'
import { localNamed } from './loops.js'
import { onlyOne, readingsAs, record } from './read.js'

interface Value {
  value: Expression
  type: Type
}

/** Types of names that so far are nothing: settled by the first thing that the name becomes. */
const open = new WeakSet<Type>()

export function bindLet(text: Text, line: LineOf<'let'>, names: Names): Bound {
  const words = wordsOfName(line.name)
  const value = readValue(text, names, line.value, 'value')
  const old = names.live.find((one) => sameWords(one.words, words))
  if (value === null) {
    // The name is kept, so that later lines do not fail for its sake.
    return nothingBound(old === undefined ? withNames(names, [localNamed(words, anyThing())]) : names)
  }
  if (old !== undefined) return rebind(text, names, line.name, old, value)
  const named = localNamed(words, value.type)
  const statements: Statements = [{ op: 'let', name: words.join(' '), value: value.value }]
  return { statements, names: withNames(names, [named]) }
}

/** "the target becomes the blocker", when the left side is a name that has a value; null otherwise. */
export function bindBecomes(text: Text, sentence: Phrase, names: Names): Bound | null {
  const at = sentence.chunks.findIndex((chunk) => isWord(chunk, 'becomes'))
  if (at < 1) return null
  const left = slice(sentence, 0, at)
  const named = nameOf(text, names, wordsOfName(left))
  if (named === null) return null
  const right = withoutFullStop(slice(sentence, at + 1))
  if (isNothing(right)) return rebind(text, names, left, named, nothing())
  const values = valuesOf(text, names, right)
  const whole = readingsAs(text, names, sentence, ['effect'])
  const fitting = values.readings.filter(
    (one) => fits(text.binding.lexicon, typeOf(one), named.type) || open.has(named.type),
  )
  const [value] = fitting
  // "C becomes ready" gives C a position: a reading of the whole line. A line that is both is reported there.
  if (
    value === undefined ||
    whole.readings.some((one) => one.meaning.some((s) => s.op !== 'let' && s.op !== 'assign'))
  ) {
    if (whole.readings.length > 0 || values.readings.length === 0) return null
    const wrong = values.readings[0]
    if (wrong === undefined) return null
    return rebind(text, names, left, named, { value: valueOf(wrong), type: typeOf(wrong) })
  }
  record(text, names, right, 'value', fitting)
  const only = onlyOne(text, names, right, 'value', fitting, values)
  if (only === null) return nothingBound(names)
  return rebind(text, names, left, named, { value: valueOf(only), type: typeOf(only) })
}

/** A name or role that has a value here; the roles of procedures further out, too. */
function nameOf(text: Text, names: Names, words: string[]): Named | null {
  const own = names.live.find((one) => sameWords(one.words, words))
  if (own !== undefined) return own
  for (const procedure of [...text.running].reverse()) {
    const role = text.binding.lexicon.procedure(procedure)?.roles.find((one) => sameWords(one.words, words))
    if (role === undefined) continue
    return { words, type: role.type, value: { op: 'role', procedure, name: role.name } }
  }
  return null
}

function rebind(text: Text, names: Names, place: Phrase, named: Named, { value, type }: Value): Bound {
  if (open.has(named.type)) {
    if (!open.has(type)) {
      // Shared by every copy of the name: what is settled in a branch is settled after it.
      Object.assign(named.type, type)
      open.delete(named.type)
    }
  } else if (!open.has(type) && !fits(text.binding.lexicon, type, named.type)) {
    const facts = { name: said(named.words), was: typeInWords(named.type), now: typeInWords(type) }
    text.binding.reporter.report('name-other-type', text.file, place.span, facts)
    return nothingBound(names)
  }
  if (named.value.op === 'role') {
    const { procedure, name } = named.value
    return { statements: [{ op: 'assign', procedure, role: name, value }], names }
  }
  return { statements: [{ op: 'let', name: named.words.join(' '), value }], names }
}

/** Any value: a number, things, whether something holds, or nothing. Reports when it is none. */
export function readValue(text: Text, names: Names, phrase: Phrase, what: string): Value | null {
  if (isNothing(phrase)) return nothing()
  const tried = valuesOf(text, names, phrase)
  const { readings } = tried
  record(text, names, phrase, what, readings)
  const only = onlyOne(text, names, phrase, what, readings, tried)
  return only === null ? null : { value: valueOf(only), type: typeOf(only) }
}

type ValueKind = 'number' | 'thing' | 'condition'

function valuesOf(text: Text, names: Names, phrase: Phrase) {
  const values = readingsAs<ValueKind>(text, names, phrase, ['number', 'thing'])
  // What is a value is no condition.
  if (values.readings.length > 0) return values
  const { readings, problems } = readingsAs<ValueKind>(text, names, phrase, ['condition'])
  return { readings, problems: [...values.problems, ...problems] }
}

function typeOf(reading: Read<ValueKind>): Type {
  if (reading.as === 'thing') return reading.meaning.type
  return { name: reading.as === 'number' ? 'number' : 'truth', many: false }
}

function valueOf(reading: Read<ValueKind>): Expression {
  return reading.as === 'thing' ? reading.meaning.value : reading.meaning
}

function nothing(): Value {
  const type = anyThing()
  open.add(type)
  return { value: { op: 'nothing' }, type }
}

function anyThing(): Type {
  return { name: 'thing', many: false }
}

function isNothing(phrase: Phrase): boolean {
  return term(phrase) === 'nothing'
}

export function wordsOfName(phrase: Phrase): string[] {
  const [first] = phrase.chunks
  if (phrase.chunks.length === 1 && isCapitalName(first)) return [first.image]
  return term(withoutArticle(phrase)).split(' ')
}

export function withoutFullStop(phrase: Phrase): Phrase {
  const last = phrase.chunks[phrase.chunks.length - 1]
  return last?.kind === 'mark' && last.image === '.' ? slice(phrase, 0, phrase.chunks.length - 1) : phrase
}
