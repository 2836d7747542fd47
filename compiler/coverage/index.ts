/** Coverage: how much of a list of printed cards a game reads, level by level. */
import { linkGame } from '../../runtime/play/may-begin.js'
import { runScenario } from '../../runtime/scenario/index.js'
import type { CardProgram } from '../../runtime/program/library.js'
import type { BoundGame } from '../binding/index.js'
import { compileGame, type CompiledGame } from '../build/compile-game.js'
import type { SourceText } from '../build/read-game.js'
import type { ListedCard } from '../importing/list.js'
import { createLexicon } from '../reading/lexicon/create.js'
import type { Lexicon } from '../reading/lexicon.js'
import { createReader } from '../reading/reader.js'
import { skimming } from '../reading/skim.js'
import { evidenceOf, type Evidence } from './evidence.js'
import { prepare, type CoveredCard, type Prepared } from './prepare.js'
import { shuffledAccepted } from './shuffled.js'
import { structureOf } from './structure.js'
import {
  rankBlockers,
  tally,
  type Count,
  type Judged,
  type JudgedCard,
  type RankedBlocker,
  type Tally,
} from './tally.js'
import { titleParts } from './title-parts.js'
import { blockerOf, codedCards, notInForce, understand } from './understood.js'
import { withoutRulesIn, type WithoutRules } from './without-rules.js'

export type { RankedBlocker, Tally } from './tally.js'
export { levels } from './tally.js'

/** Counts are of cards and sentences; `shares` gives them from 0 to 1. */
export interface Coverage {
  cards: number
  sentences: number
  parsed: Count
  confirmed: Count
  understood: Count
  /** Sentences with more than one meaning. */
  ambiguous: number
  /** The share of shuffled sentences that is confirmed: a gauge of looseness. */
  shuffledAccepted: number
  shares: Record<'parsed' | 'confirmed' | 'understood', Count>
  /** Those of all that need rules which the game does not have, as it declares. */
  withoutRules: Tally
  byType: Record<string, Tally>
  blockers: RankedBlocker[]
}

export interface Wish {
  /** The folder of the game. */
  id: string
  sources: readonly SourceText[]
  list: readonly ListedCard[]
  /** By which the list is called. */
  file: string
  /** Told what is being done. */
  step: (what: string) => void
  /** Types of generated code: gives back the cards among these whose code does not type-check. */
  check?: (game: Prepared['game'], cards: readonly CardProgram[]) => ReadonlySet<CardProgram>
}

/** Measures a list against a game. The same list, game and version give the same figures. */
export function coverageOf({ id, sources, list, file, step, check }: Wish): Coverage {
  step(`playing the scenarios of ${id}`)
  const evidence = evidenceFrom(compileGame(id, sources, createReader()))
  step(`compiling ${id} with the words of ${String(list.length)} cards`)
  const prepared = prepare(id, sources, list, file, skimming(createReader()))
  const { game, cards } = prepared
  const lexicon = lexiconOf(game.bound)
  const isWithout = withoutRulesIn(game.bound)
  const seen: Seen = { ambiguous: 0, programs: new Map(), isWithout }
  const judged = cards.map((card, index) => {
    if (index % 250 === 0) step(`reading card ${String(index)} of ${String(cards.length)}`)
    return judge(card, file, prepared, lexicon, evidence, seen)
  })
  step('writing down code')
  codeAll(prepared, seen, check)
  step('shuffling sentences')
  const shuffled = shuffledAccepted(
    cards.flatMap(({ sections }) => sections.flatMap(({ sentences }) => sentences)),
    lexicon,
  )
  const { all, withoutRules, byType } = tally(judged)
  const share = ({ cards: some, sentences }: Count): Count => ({
    cards: ratio(some, all.cards),
    sentences: ratio(sentences, all.sentences),
  })
  return {
    ...all,
    ambiguous: seen.ambiguous,
    shuffledAccepted: shuffled,
    shares: {
      parsed: share(all.parsed),
      confirmed: share(all.confirmed),
      understood: share(all.understood),
    },
    withoutRules,
    byType,
    blockers: rankBlockers(judged),
  }
}

/** Scenarios are played by the game alone: cards of a list may bear the titles of theirs. */
function evidenceFrom({ bound, scenarios }: CompiledGame): Evidence {
  const linked = linkGame(bound.library)
  const ran = scenarios.map((scenario) => ({ scenario, result: runScenario(linked, scenario) }))
  return evidenceOf(bound.library, ran)
}

/** Words that the game does not model yet, and parts of titles, count for the structure of a sentence, not for its meaning. */
function lexiconOf({ entries, vocabulary }: BoundGame): Lexicon {
  const titles = entries.filter((entry) => entry.entry === 'title')
  const others = createLexicon([...entries.filter((entry) => entry.entry !== 'title'), ...vocabulary])
  return createLexicon([...entries, ...vocabulary, ...titleParts(titles, others)])
}

const ratio = (some: number, all: number): number => (all === 0 ? 0 : some / all)

/** What is gathered while cards are judged. */
interface Seen {
  ambiguous: number
  programs: Map<CardProgram, JudgedCard>
  isWithout: WithoutRules
}

function judge(
  card: CoveredCard,
  file: string,
  { game }: Prepared,
  lexicon: Lexicon,
  evidence: Evidence,
  seen: Seen,
): JudgedCard {
  const { blockers, ambiguous, program } = understand(card, file, game.bound, evidence)
  seen.ambiguous += ambiguous.size
  const sentences = card.sections.flatMap(({ sentences: section }, part) =>
    section.map((phrase, index): Judged => {
      const found = blockers[part]?.[index] ?? []
      if (found.length === 0) return { text: phrase.text, missed: null, blockers: [] }
      const structure = structureOf(phrase, lexicon)
      if (!structure.confirmed) {
        const missed = structure.parsed ? 'confirmed' : 'parsed'
        return { text: phrase.text, missed, blockers: structure.blockers }
      }
      return { text: phrase.text, missed: 'understood', blockers: found }
    }),
  )
  const { line, front } = card.listed
  const whole = [...card.problems.map(blockerOf), ...notInForce(card, game.bound)]
  const judged: JudgedCard = {
    line,
    title: front.title,
    type: front.type,
    sentences,
    blockers: whole,
    withoutRules: seen.isWithout(card),
  }
  if (program !== null) seen.programs.set(program, judged)
  return judged
}

/** Cards whose code can not be written down, or does not type-check, are not understood after all. */
function codeAll({ game }: Prepared, { programs }: Seen, check: Wish['check']): void {
  const all = [...programs.keys()]
  const coded = codedCards(game.bound.library, all)
  const faulty = check?.(game, [...coded]) ?? new Set()
  for (const [program, card] of programs) {
    if (coded.has(program) && !faulty.has(program)) continue
    card.blockers.push({ kind: 'code', what: 'its code can not be written down' })
  }
}
