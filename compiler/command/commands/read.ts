import { readText, type Phrase } from '../../../grammar/index.js'
import type { BoundGame } from '../../binding/index.js'
import { bearerIn, canonical, paraphrase, type Meant, type Wordings } from '../../paraphrase/index.js'
import type { Reader, Readings, Scope } from '../../reading/api.js'
import { json, line, WrongUse, type ExitCode, type Io } from '../io.js'
import { readLinked } from '../../reading/clauses/link.js'
import { compileOne } from '../project.js'
import { readCanonicalText } from './read-canonical.js'
import { describe, type Said, type Sentence } from './read-words.js'

/** `read`: every reading of a sentence as it would stand on a card; what is no sentence is tried as a line of rules, a condition … */
export async function readCommand(
  text: string,
  options: { game: string; canonical?: boolean; json?: boolean },
  io: Io,
): Promise<ExitCode> {
  const { project, game } = await compileOne(io, options.game)
  const { sentences, unread } = options.canonical
    ? { sentences: [readCanonicalText(text, game.bound)], unread: [] }
    : readSentences(text, project.reader, game.bound)
  if (options.json) io.out(json({ game: game.id, sentences, problems: unread }))
  else
    io.out(
      sentences.map((sentence) => describe(sentence, io.colour.out)).join('\n') +
        unread.map(({ code, message }) => line(`${code}: ${message}`)).join(''),
    )
  return unread.length > 0 || sentences.some(({ readings }) => readings.length === 0) ? 1 : 0
}

function readSentences(
  text: string,
  reader: Reader,
  { lexicon, library, wordings }: BoundGame,
): { sentences: Sentence[]; unread: Sentence['problems'] } {
  const titles = Object.values(library.cards).map(({ title }) => title)
  const { sentences: phrases, problems } = readText(text, '', { titles })
  if (phrases.length === 0 && problems.length === 0) throw new WrongUse('there is nothing to read.')
  const type = Object.keys(library.types)[0] ?? 'card'
  const start: Scope = { lexicon, names: [], self: { type }, running: [], mentioned: [] }
  const linked = readLinked(phrases, start, reader.sentence, afterIt)
  const sentences = linked.map(({ phrase, scope }) => readSentence(phrase, scope, reader, wordings))
  const unread = problems.map(({ code, message, hints, span }) => ({
    code,
    message,
    hints,
    start: span.start,
    end: span.end,
  }))
  return { sentences, unread }
}

/** What is known behind a sentence. */
function afterIt(scope: Scope, { readings: [first] }: Readings<unknown>): Scope {
  if (!first) return scope
  const { binds, mentions } = first
  return { ...scope, names: [...scope.names, ...binds], mentioned: [...scope.mentioned, ...mentions] }
}

/** The reader gives this meaning for this kind. */
const meantAs = (as: keyof Reader | null, meaning: unknown): Meant =>
  ({ as: as ?? 'sentence', meaning }) as Meant

const kinds: (keyof Reader)[] = ['sentence', 'effect', 'condition', 'event', 'number', 'thing']

function readSentence(phrase: Phrase, scope: Scope, reader: Reader, wordings: Wordings): Sentence {
  const tried = kinds.map((kind): [keyof Reader, Readings<unknown>] => [kind, reader[kind](phrase, scope)])
  const [as, { readings, setAside = [], ruledOut = [] }]: [keyof Reader | null, Readings<unknown>] =
    tried.find(([, found]) => found.readings.length > 0) ?? [null, { readings: [], problems: [] }]
  const bearer = bearerIn(phrase.text, wordings)
  const said = readings.map(({ meaning, defaults, tokens }): Said => {
    const meant = meantAs(as, meaning)
    return {
      canonical: canonical(meant),
      paraphrase: paraphrase(meant, wordings, bearer),
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
  return {
    text: phrase.text,
    as,
    readings: said,
    setAside: setAside.map(({ meaning }) => paraphrase(meantAs(as, meaning), wordings, bearer)),
    ruledOut,
    problems: as === 'sentence' || as === null ? problems : [],
  }
}
