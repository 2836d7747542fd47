/** Checks what must be so. */
import { brokenDeckRules } from '../decks/deck.js'
import { knows } from '../play/knowledge.js'
import { zoneName } from '../state/places.js'
import { answerInWords, fork, unpause } from './answer.js'
import { missingFrom } from './events.js'
import { notTrue } from './facts.js'
import { bestFits } from './match.js'
import { notTrueAt } from './moments.js'
import type { Expectation } from './program.js'
import { missingReason } from './reasons.js'
import { decisionLines, valueShown, wordsShown } from './show.js'
import { askThings, nameOf, type Stage } from './stage.js'
import { whyRefused } from './why-refused.js'

type Of<K extends Expectation['expect']> = Extract<Expectation, { expect: K }>

/** Null when it is so; otherwise what was found. */
export function check(stage: Stage, expectation: Expectation): string | null {
  switch (expectation.expect) {
    case 'fact':
      return notTrue(stage, expectation.test) ?? missingReason(stage, expectation.test, expectation.because)
    case 'offer':
      return expectation.offered ? offered(stage, expectation) : refused(stage, expectation)
    case 'choices':
      return choices(stage, expectation)
    case 'decides':
      return decides(stage, expectation.player)
    case 'events':
      return events(stage, expectation)
    case 'moment':
      return notTrueAt(stage, expectation.pattern, expectation.test)
    case 'holds':
      return holds(stage, expectation)
    case 'known':
      return known(stage, expectation)
    case 'legal':
      return legal(stage, expectation)
    case 'result':
      return result(stage, expectation)
  }
}

function offered(stage: Stage, { player, words }: Of<'offer'>): string | null {
  return answerInWords(fork(stage), player, words, true)?.refused ?? null
}

function refused(stage: Stage, { player, words, because }: Of<'offer'>): string | null {
  const copy = fork(stage)
  if (!answerInWords(copy, player, words, true))
    return `it was accepted: ${copy.answers.slice(stage.answers.length).join('; ')}`
  if (because === null) return null
  const reasons = whyRefused(stage, player, words)
  const wanted = plain(because)
  if (reasons.some((reason) => plain(reason).includes(wanted))) return null
  return reasons.length > 0
    ? `it was refused because of: ${reasons.join(' / ')}`
    : 'it was refused, but no rule was found that forbids it'
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, ' ').trim()
}

function choices(stage: Stage, { player, choices: wanted }: Of<'choices'>): string | null {
  unpause(stage)
  const { decision } = stage.state
  if (!decision || decision.player !== player) return decides(stage, player)
  const options = decision.options.filter((option) => option.value !== 'pass')
  const chosen = wanted.map((words) => bestFits(stage, words, options))
  const lines = decisionLines(stage, decision).join('\n')
  const lost = wanted.find((_, index) => chosen[index]?.length !== 1)
  if (lost) return `"${wordsShown(lost)}" is not one of the options\n${lines}`
  const named = new Set(chosen.map((fits) => fits[0]?.option))
  return named.size === options.length ? null : `there are ${options.length} options\n${lines}`
}

function decides(stage: Stage, player: string | null): string | null {
  unpause(stage)
  const asked = stage.state.decision?.player ?? null
  if (asked === player) return null
  return asked === null ? 'nobody has to decide' : `${nameOf(stage, asked)} has to decide`
}

function events(stage: Stage, { patterns, none }: Of<'events'>): string | null {
  const since = stage.events.slice(stage.since)
  if (!none) {
    const missing = missingFrom(stage, since, patterns)
    return missing === null
      ? null
      : `this did not happen${patterns.length > 1 ? ', or not in this order' : ''}: ${missing}`
  }
  const happened = patterns.find((one) => missingFrom(stage, since, [one]) === null)
  return happened ? `this happened: ${happened.text}` : null
}

function holds(stage: Stage, { zone, actors }: Of<'holds'>): string | null {
  const [id = ''] = askThings(stage, zone)
  const there = stage.state.zones[id] ?? []
  const wanted = actors.map((name) => stage.names[name] ?? name)
  const { ordered } = stage.linked.library.zones[id] ??
    stage.linked.library.zones[zoneName(id)] ?? { ordered: true }
  const same =
    there.length === wanted.length &&
    wanted.every((one, index) => (ordered ? there[index] === one : there.includes(one)))
  return same ? null : `it holds ${valueShown(stage, there)}`
}

function known(stage: Stage, { player, actor, known: wanted }: Of<'known'>): string | null {
  if (knows(stage, player, stage.names[actor] ?? actor) === wanted) return null
  return `${actor} is ${wanted ? 'hidden from' : 'shown to'} ${nameOf(stage, player)}`
}

function legal(stage: Stage, { deck, player, legal: wanted, because, only }: Of<'legal'>): string | null {
  const broken = brokenDeckRules(stage.linked, deck, player)
  if (wanted) return broken.length === 0 ? null : `it breaks: ${broken.join('; ')}`
  if (broken.length === 0) return 'it is legal'
  const fits = (rule: string) => because === null || plain(rule).includes(plain(because))
  const found = only ? broken.every(fits) : broken.some(fits)
  return found ? null : `it breaks other rules: ${broken.join('; ')}`
}

function result(stage: Stage, { winner, over, unfinished }: Of<'result'>): string | null {
  const { result: end } = stage.state
  if (!end) return over ? 'the game goes on' : null
  const even = end.unfinished ? 'the game is unfinished' : 'the game is a draw'
  const found = end.winner === null ? even : `${nameOf(stage, end.winner)} has won`
  return over && end.winner === winner && end.unfinished === unfinished ? null : found
}
