/**
 * Understood: compiled with the game without an error, with exactly one meaning, every word of which does something that
 * a scenario of the game shows, and with code that can be written down.
 */
import type { Phrase } from '../../grammar/index.js'
import type { CardProgram, Library, SourceSpan, TextProgram } from '../../runtime/program/library.js'
import { isA } from '../binding/cards/fields.js'
import type { BoundGame, TriedText } from '../binding/index.js'
import { collectNames } from '../build/names-used.js'
import type { Diagnostic } from '../diagnostics/index.js'
import { emitLibrary } from '../emit/index.js'
import { preferences } from '../reading/preferences.js'
import { readingProblems } from '../reading/problems.js'
import { validateLibrary } from '../schema/index.js'
import { kindsShown, type Evidence } from './evidence.js'
import type { CoveredCard } from './prepare.js'
import type { Blocker } from './structure.js'

export interface Understanding {
  /** What keeps each sentence from being understood, by section and sentence; nothing where it is. */
  blockers: Blocker[][][]
  /** Sentences with more than one meaning. */
  ambiguous: Set<Phrase>
  /** The card as it would be played; null unless the whole card is understood. */
  program: CardProgram | null
}

export function understand(
  card: CoveredCard,
  file: string,
  game: BoundGame,
  evidence: Evidence,
): Understanding {
  const ambiguous = new Set<Phrase>()
  const tried = card.sections.map(({ sentences }) => game.compileSentences(file, sentences, card.type))
  const blockers = card.sections.map(({ sentences }, index) => {
    const text = tried[index]
    return sentences.map((sentence) => {
      if (!text) return []
      const several = text.phrases.some(
        ({ phrase, readings }) => readings.length > 1 && overlap(phrase, sentence),
      )
      if (several) ambiguous.add(sentence)
      return blockersOf(sentence, text, evidence)
    })
  })
  const whole = notInForce(card, game).length + card.problems.length + blockers.flat(2).length === 0
  return { blockers, ambiguous, program: whole ? programOf(card, file, tried) : null }
}

/** Sections of the card that no `live:` line of the game puts into force: nothing there could be played. */
export function notInForce({ type, sections }: CoveredCard, { library }: BoundGame): Blocker[] {
  return sections.flatMap(({ name }): Blocker[] => {
    const live = library.live.some((one) => one.section === name && isA(library, type, one.type))
    return live ? [] : [{ kind: 'effect', what: `the ${name} of a ${type} is never in force` }]
  })
}

function blockersOf(sentence: Phrase, text: TriedText, evidence: Evidence): Blocker[] {
  const found = text.diagnostics.filter(({ span }) => overlap({ span }, sentence))
  if (found.length > 0) return found.map(blockerOf)
  if (!wasRead(sentence, text))
    return [isAside(sentence) ? aside : { kind: 'reference', what: 'a sentence that is not understood' }]
  if (hasReminder(sentence, text)) return [aside]
  return unshown(sentence, text.compiled.program, evidence)
}

/** On many cards such words are no reminder of a rule, but game text. */
const aside: Blocker = { kind: 'shape', what: 'words in parentheses, taken for a reminder' }

const isAside = ({ chunks }: Phrase): boolean =>
  chunks.every(({ kind, image }) => kind === 'group' || image === '.')

function hasReminder(sentence: Phrase, { phrases }: TriedText): boolean {
  const read = phrases.filter(({ phrase }) => overlap(phrase, sentence))
  // What was not read as a sentence is a line of keywords, with brackets that remind.
  if (read.length === 0) return sentence.chunks.some(({ kind }) => kind === 'group')
  return read.some(({ readings }) => readings[0]?.defaults.includes(preferences.reminder.means))
}

/** Sentences that lean on another are read with it, and fall with it. */
function wasRead(sentence: Phrase, { phrases, compiled }: TriedText): boolean {
  if (phrases.some(({ phrase, readings }) => readings.length > 0 && overlap(phrase, sentence))) return true
  const places = compiled.keywords.map(({ at }) =>
    at === undefined ? undefined : compiled.program.spans[at],
  )
  return places.some((span) => span !== undefined && overlap({ span }, sentence))
}

const overlap = (one: { span: Phrase['span'] | SourceSpan }, other: Phrase): boolean =>
  one.span.start < other.span.end && other.span.start < one.span.end

/** Words in the meaning of the sentence that no scenario shows at work. */
function unshown(sentence: Phrase, program: TextProgram, { shown }: Evidence): Blocker[] {
  const collector = collectNames()
  const own = program.clauses.filter(({ at }) => {
    const span = at === undefined ? undefined : program.spans[at]
    return span !== undefined && overlap({ span }, sentence)
  })
  collector.clauses(own)
  return kindsShown.flatMap((kind) =>
    [...collector.used[kind]]
      .filter((name) => !shown[kind].has(name))
      .map((name): Blocker => ({ kind: 'effect', what: `${kind} ${name}` })),
  )
}

const kindByCode: Record<string, Blocker['kind']> = {
  [readingProblems['unknown-word'].code]: 'unknown word',
  [readingProblems['no-antecedent'].code]: 'reference',
  [readingProblems['not-understood'].code]: 'shape',
  [readingProblems['too-little'].code]: 'shape',
  'GT-B20': 'several readings',
}

/** Equal problems of different sentences count together, so what is quoted of the sentence is left out. */
export function blockerOf({ code, message, hints }: Diagnostic): Blocker {
  const kind = kindByCode[code] ?? (code.startsWith('GT-B3') ? 'field' : 'shape')
  if (kind === 'unknown word') return { kind, what: /"(.*)"/u.exec(message)?.[1]?.toLowerCase() ?? message }
  if (kind === 'several readings') return { kind, what: 'a sentence with several readings' }
  const [hint] = hints
  const reason = hint === undefined ? undefined : /^".*": (.*)$/u.exec(hint)?.[1]
  return {
    kind: reason?.includes(', not ') ? 'type' : kind,
    what: reason ?? message.replace(/"[^"]*"/gu, '…'),
  }
}

function programOf(card: CoveredCard, file: string, tried: readonly TriedText[]): CardProgram {
  const source = { file, start: 0, end: 0, line: card.listed.line, column: 1 }
  return {
    id: `listed-${String(card.listed.line)}`,
    title: card.listed.front.title,
    type: card.type,
    printed: {},
    keywords: tried.flatMap(({ compiled }) => compiled.keywords),
    sections: Object.fromEntries(
      card.sections.flatMap(({ name }, index) => {
        const text = tried[index]?.compiled.program
        return text ? [[name, text]] : []
      }),
    ),
    source,
  }
}

/** The cards whose code can be written down: their program fits the schema, and the emitter takes it. */
export function codedCards(library: Library, programs: readonly CardProgram[]): Set<CardProgram> {
  return new Set(
    programs.filter((program) => {
      const alone: Library = { ...library, ...nothingElse, cards: { [program.id]: program } }
      if (validateLibrary(alone).length > 0) return false
      try {
        return emitLibrary(alone, 'gametext/runtime').files.length > 0
      } catch {
        return false
      }
    }),
  )
}

const nothingElse = {
  events: {},
  definitions: {},
  keywords: {},
  checks: [],
  decks: [],
  rules: { clauses: [], spans: [], sentences: [] },
}
