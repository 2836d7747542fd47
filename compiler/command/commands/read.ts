import { readText, type Phrase } from '../../../grammar/index.js'
import type { Clause, EventPattern } from '../../../runtime/program/clauses.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Library } from '../../../runtime/program/library.js'
import type { Statements } from '../../../runtime/program/statements.js'
import {
  canonicalClause,
  canonicalExpression,
  canonicalPattern,
  canonicalStatements,
  paraphraseClauses,
  paraphraseExpression,
  paraphrasePattern,
  paraphraseStatements,
} from '../../paraphrase/index.js'
import type { Reader, Readings, Scope, ThingMeaning } from '../../reading/api.js'
import { createColors } from 'picocolors'
import { json, line, plural, WrongUse, type ExitCode, type Io } from '../io.js'
import { compileOne } from '../project.js'

/** A reading in words. `as` names what the text was read as. */
interface Said {
  canonical: string
  paraphrase: string
  defaults: string[]
  tokens: { image: string; as: string; start: number; end: number }[]
  meaning: unknown
}

interface Sentence {
  text: string
  as: keyof Reader | null
  readings: Said[]
  /** Readings that a documented rule set aside, in words. */
  setAside: string[]
  /** What does not fit by its types, with the reason. */
  ruledOut: string[]
  problems: { code: string; message: string; hints: string[]; start: number; end: number }[]
}

/** `read`: every reading of a sentence as it would stand on a card; what is no sentence is tried as a line of rules, a condition … */
export async function readCommand(
  text: string,
  options: { game: string; json?: boolean },
  io: Io,
): Promise<ExitCode> {
  const { project, game } = await compileOne(io, options.game)
  const { lexicon, library } = game.bound
  const titles = Object.values(library.cards).map(({ title }) => title)
  const { sentences: phrases, problems } = readText(text, '', { titles })
  if (phrases.length === 0 && problems.length === 0) throw new WrongUse('there is nothing to read.')
  const type = Object.keys(library.types)[0] ?? 'card'
  let scope: Scope = { lexicon, names: [], self: { type }, running: [], mentioned: [] }
  const sentences = phrases.map((phrase): Sentence => {
    const { sentence, next } = readSentence(phrase, scope, project.reader, library)
    scope = next
    return sentence
  })
  const unread = problems.map(({ code, message, hints, span }) => ({
    code,
    message,
    hints,
    start: span.start,
    end: span.end,
  }))
  if (options.json) io.out(json({ game: game.id, sentences, problems: unread }))
  else
    io.out(
      sentences.map((sentence) => describe(sentence, io.colour.out)).join('\n') +
        unread.map(({ code, message }) => line(`${code}: ${message}`)).join(''),
    )
  return unread.length > 0 || sentences.some(({ readings }) => readings.length === 0) ? 1 : 0
}

/** Canonical form and paraphrase. What a meaning is depends on what the text was read as. */
function sayMeaning(
  kind: keyof Reader,
  meaning: unknown,
  library: Library,
): [canonical: string, paraphrase: string] {
  switch (kind) {
    case 'sentence': {
      const clauses = meaning as Clause<Statements>[]
      return [clauses.map(canonicalClause).join('\n'), paraphraseClauses(clauses, library)]
    }
    case 'effect':
      return [
        canonicalStatements(meaning as Statements),
        paraphraseStatements(meaning as Statements, library),
      ]
    case 'event':
      return [canonicalPattern(meaning as EventPattern), paraphrasePattern(meaning as EventPattern, library)]
    case 'thing': {
      const { value } = meaning as ThingMeaning
      return [canonicalExpression(value), paraphraseExpression(value, library)]
    }
    case 'condition':
    case 'number':
      return [
        canonicalExpression(meaning as Expression),
        paraphraseExpression(meaning as Expression, library),
      ]
  }
}

const kinds: (keyof Reader)[] = ['sentence', 'effect', 'condition', 'event', 'number', 'thing']

function readSentence(
  phrase: Phrase,
  scope: Scope,
  reader: Reader,
  library: Library,
): { sentence: Sentence; next: Scope } {
  const tried = kinds.map((kind): [keyof Reader, Readings<unknown>] => [kind, reader[kind](phrase, scope)])
  const [as, { readings, setAside = [], ruledOut = [] }]: [keyof Reader | null, Readings<unknown>] =
    tried.find(([, found]) => found.readings.length > 0) ?? [null, { readings: [], problems: [] }]
  const said = readings.map(({ meaning, defaults, tokens }): Said => {
    const [canonical, paraphrase] = sayMeaning(as ?? 'sentence', meaning, library)
    return {
      canonical,
      paraphrase,
      defaults,
      tokens: tokens.map(({ span, image, as: taken }) => ({
        image,
        as: taken,
        start: span.start,
        end: span.end,
      })),
      meaning,
    }
  })
  const problems = (tried[0]?.[1].problems ?? []).map(({ code, message, hints, span }) => ({
    code,
    message,
    hints,
    start: span.start,
    end: span.end,
  }))
  const [first] = readings
  const next = first
    ? {
        ...scope,
        names: [...scope.names, ...first.binds],
        mentioned: [...scope.mentioned, ...first.mentions],
      }
    : scope
  return {
    sentence: {
      text: phrase.text,
      as,
      readings: said,
      setAside: setAside.map(({ meaning }) => sayMeaning(as ?? 'sentence', meaning, library)[1]),
      ruledOut,
      problems: as === 'sentence' || as === null ? problems : [],
    },
    next,
  }
}

function describe({ text, as, readings, setAside, ruledOut, problems }: Sentence, colour: boolean): string {
  const paint = createColors(colour)
  const indent = (words: string): string =>
    words
      .split('\n')
      .map((one) => `    ${one}`)
      .join('\n')
  const head = as === null ? paint.red('no reading') : `${plural(readings.length, 'reading')} as ${as}`
  const parts = [`${paint.bold(text)}  ${head}`]
  const [first] = readings
  if (first)
    parts.push(...first.tokens.map(({ image, as: taken }) => `  ${image.padEnd(16)} ${paint.dim(taken)}`))
  readings.forEach(({ canonical, paraphrase, defaults }, index) => {
    parts.push(
      `  ${paint.cyan(`reading ${String(index + 1)}`)}`,
      indent(paraphrase),
      indent(paint.dim(canonical)),
    )
    for (const chosen of defaults) parts.push(`    ${paint.dim(`chosen because ${chosen}`)}`)
  })
  for (const words of setAside) parts.push(`  ${paint.dim('set aside')}`, indent(paint.dim(words)))
  if (ruledOut.length > 0) parts.push(`  ${paint.dim('ruled out')}`)
  for (const reason of ruledOut) parts.push(`    ${paint.dim(reason)}`)
  for (const { code, message, hints } of problems)
    parts.push(`  ${code}: ${message}`, ...hints.map((hint) => `    = ${hint}`))
  return line(parts.join('\n'))
}
