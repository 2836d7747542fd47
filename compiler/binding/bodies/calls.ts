/**
 * `do battle at L by P, giving X`: a procedure by its name, with its roles behind their prepositions in any order; or a
 * verb as a sentence, when its result is wanted.
 */
import type { Chunk, Phrase } from '../../../grammar/tree.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Statement } from '../../../runtime/program/statements.js'
import type { Named, Reading, Type } from '../../reading/api.js'
import type { Complement, Frame } from '../../reading/lexicon.js'
import { isWord, slice, term, withoutArticle } from '../phrases.js'
import { prepositions } from '../prepositions.js'
import { withNames, type Names, type Text } from './binding.js'
import { nothingBound, type Bound, type LineOf } from './bound.js'
import { fits, typeInWords } from './fits.js'
import { wordsOfName } from './lets.js'
import { localNamed } from './loops.js'
import { onlyOne, readingsAs, record } from './read.js'

type Perform = Extract<Statement, { op: 'perform' }>
type Roles = Record<string, Expression>

export function bindCall(text: Text, line: LineOf<'do'>, names: Names): Bound {
  const procedure = procedureAt(text, line.call)
  if (procedure !== null) return bindProcedure(text, line, names, procedure)
  const tried = readingsAs(text, names, line.call, ['effect'])
  const { readings } = tried
  if (readings.length === 0) reportNoProcedure(text, line.call, tried.problems[0]?.message)
  record(text, names, line.call, 'call', readings)
  const effect = readings.length === 0 ? null : onlyOne(text, names, line.call, 'call', readings, tried)
  if (effect === null) return nothingBound(names)
  const after = withNames(names, effect.binds, effect.mentions)
  const last = effect.meaning[effect.meaning.length - 1]
  if (line.giving === null) return { statements: effect.meaning, names: after }
  if (last?.op !== 'perform') {
    const facts = { what: 'result', reason: 'What is done here gives none.' }
    text.binding.reporter.report('unreadable', text.file, line.giving.span, facts)
    return { statements: effect.meaning, names: after }
  }
  const { perform, named } = withResult(text, last, line.giving)
  return { statements: [...effect.meaning.slice(0, -1), perform], names: withNames(after, [named]) }
}

function reportNoProcedure(text: Text, call: Phrase, asVerb: string | undefined): void {
  const phrase = withoutArticle(call)
  const end = phrase.chunks.findIndex((chunk, index) => index > 0 && isPreposition(chunk))
  const short = term(slice(phrase, 0, end < 0 ? undefined : end))
  const near = [term(phrase), short].flatMap((word) => text.binding.lexicon.near(word, ['procedure']))
  const hints = [...new Set(near)].map((one) => `Did you mean "${one}"?`)
  if (asVerb !== undefined) hints.push(`As a sentence it can not be read either: ${asVerb}`)
  text.binding.reporter.report('unknown-procedure', text.file, call.span, { word: term(phrase) }, hints)
}

function isPreposition(chunk: Chunk): boolean {
  return chunk.kind === 'word' && prepositions.has(chunk.image.toLowerCase())
}

interface Called {
  frame: Frame & { target: { event: string } }
  rest: Phrase
}

/** The procedure whose name the call starts with; the longest name counts. */
function procedureAt(text: Text, call: Phrase): Called | null {
  const phrase = withoutArticle(call)
  for (let length = phrase.chunks.length; length > 0; length--) {
    const name = term(slice(phrase, 0, length))
    const next = phrase.chunks[length]
    // "the turn player scouts" is no turn: behind the name stand prepositions with roles.
    if (next !== undefined && !isPreposition(next)) continue
    for (const frame of text.binding.lexicon.frames(name)) {
      if (frame.kind !== 'noun' || !('event' in frame.target)) continue
      return { frame: { ...frame, target: frame.target }, rest: slice(phrase, length) }
    }
  }
  return null
}

function bindProcedure(text: Text, line: LineOf<'do'>, names: Names, { frame, rest }: Called): Bound {
  const tried = new Map<string, Filled>()
  const ways = fillings(text, names, rest, 0, frame.complements, tried)
  const complete = ways.filter((way) =>
    way.open.every((complement) => complement.optional || complement.role === null),
  )
  const readings = complete.map(({ roles }) => performReading(frame, roles))
  const { event } = frame.target
  record(text, names, line.call, 'call', readings)
  const misfits = [...tried.values()].flatMap((one) => one.problems)
  const missing = ways[0]?.open.map((one) => [one.preposition, 'a', one.type?.name].join(' ')) ?? []
  if (readings.length === 0 && ways.length > 0) {
    misfits.push({
      code: '',
      span: line.call.span,
      message: `${event} also needs: ${missing.join(', ')}.`,
      hints: [],
    })
  }
  const only = onlyOne(text, names, line.call, 'call', readings, { problems: misfits })
  const perform = only?.meaning[0]
  if (perform?.op !== 'perform') return nothingBound(names)
  if (line.giving === null) return { statements: [perform], names }
  const result = withResult(text, perform, line.giving)
  return { statements: [result.perform], names: withNames(names, [result.named]) }
}

function performReading(frame: Called['frame'], roles: Roles): Reading<[Perform]> & { as: 'effect' } {
  const meaning: [Perform] = [{ op: 'perform', event: frame.target.event, roles }]
  return { as: 'effect', meaning, binds: [], mentions: [], defaults: [], tokens: [] }
}

interface Filling {
  roles: Roles
  open: Complement[]
}

interface Filled {
  values: Expression[]
  problems: { code: string; span: Phrase['span']; message: string; hints: string[] }[]
}

/** Every way in which the rest of the call, from this chunk on, fills the complements that are still open. */
function fillings(
  text: Text,
  names: Names,
  rest: Phrase,
  from: number,
  open: Complement[],
  tried: Map<string, Filled>,
): Filling[] {
  if (from === rest.chunks.length) return [{ roles: {}, open }]
  return open.flatMap((complement) => {
    const start = startOf(rest, from, complement)
    if (start === null) return []
    const others = open.filter((one) => one !== complement)
    return endsOf(rest, start, others).flatMap((end) => {
      const slot = slice(rest, start, end)
      return fill(text, names, slot, complement, tried).values.flatMap((value) =>
        fillings(text, names, rest, end, others, tried).map((after) => ({
          roles: complement.role === null ? after.roles : { [complement.role]: value, ...after.roles },
          open: after.open,
        })),
      )
    })
  })
}

/** Where the slot of the complement starts, when its preposition stands here. */
function startOf(rest: Phrase, from: number, { preposition }: Complement): number | null {
  const words = preposition === null ? [] : preposition.split(' ')
  return words.every((word, index) => isWord(rest.chunks[from + index], word)) ? from + words.length : null
}

/** A slot ends where another open complement starts, or with the call. */
function endsOf(rest: Phrase, start: number, others: Complement[]): number[] {
  const ends: number[] = []
  for (let at = start + 1; at < rest.chunks.length; at++) {
    if (others.some((one) => one.preposition !== null && startOf(rest, at, one) !== null)) ends.push(at)
  }
  return [...ends, rest.chunks.length]
}

function fill(
  text: Text,
  names: Names,
  slot: Phrase,
  complement: Complement,
  tried: Map<string, Filled>,
): Filled {
  const { role, type, words } = complement
  if (role === null || type === null) {
    return { values: term(slot) === words.join(' ') ? [{ op: 'nothing' }] : [], problems: [] }
  }
  const key = `${role} ${slot.span.start} ${slot.span.end}`
  const known = tried.get(key)
  if (known !== undefined) return known
  const filled = readSlot(text, names, slot, type)
  tried.set(key, filled)
  return filled
}

function readSlot(text: Text, names: Names, slot: Phrase, type: Type): Filled {
  if (type.name === 'number' || type.name === 'truth') {
    const { readings, problems } = readingsAs(text, names, slot, [
      type.name === 'number' ? 'number' : 'condition',
    ])
    return { values: readings.map((reading) => reading.meaning), problems }
  }
  const { readings, problems } = readingsAs(text, names, slot, ['thing'])
  const fitting = readings.filter((reading) => fits(text.binding.lexicon, reading.meaning.type, type))
  const misfits = readings
    .filter((reading) => !fitting.includes(reading))
    .map((reading) => ({
      code: '',
      span: slot.span,
      message: `"${slot.text}" is ${typeInWords(reading.meaning.type)}, where ${typeInWords(type)} fits.`,
      hints: [],
    }))
  return { values: fitting.map((reading) => reading.meaning.value), problems: [...problems, ...misfits] }
}

function withResult(text: Text, perform: Perform, giving: Phrase): { perform: Perform; named: Named } {
  const words = wordsOfName(giving)
  const type = text.binding.gives.get(perform.event) ?? { name: 'number', many: false }
  return { perform: { ...perform, as: words.join(' ') }, named: localNamed(words, type) }
}
