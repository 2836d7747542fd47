/** From the tree of a scenario file to scenario programs. */
import type { Phrase, ScenarioEntry, ScenarioTree } from '../../grammar/tree.js'
import type { DeckProgram } from '../../runtime/program/deck.js'
import type { Library } from '../../runtime/program/library.js'
import type { Given, ScenarioProgram, ScenarioStep } from '../../runtime/scenario/program.js'
import type { Problem, Reader } from '../reading/api.js'
import type { Lexicon } from '../reading/lexicon.js'
import { castOf, type CastLine } from './cast.js'
import { givenLine } from './given.js'
import type { CompileText } from './made-cards.js'
import { createNames } from './names.js'
import { ambiguous, lineOf, type Report } from './report.js'
import type { Setting } from './setting.js'
import { errorLine, thenLine } from './then.js'
import { whenLine } from './when.js'

/** What scenarios may use beside the lexicon: decks by title, and the compiler for game text of made cards. */
export interface ScenarioHelp {
  decks: readonly DeckProgram[]
  compileText: CompileText
}

/**
 * Compiles every scenario of a file. A scenario with a line that was not understood is left out; its mistakes are in
 * `problems`, so nothing is dropped silently.
 */
export function compileScenarios(
  tree: ScenarioTree,
  lexicon: Lexicon,
  reader: Reader,
  library: Library,
  help: ScenarioHelp,
): { scenarios: ScenarioProgram[]; problems: Problem[] } {
  const mistakes: Report = { file: tree.file, problems: [] }
  const ids = new Set<string>()
  const scenarios = tree.items.flatMap((entry) => {
    const setting: Setting = {
      names: createNames(lexicon, library),
      reader,
      library,
      decks: help.decks,
      report: mistakes,
    }
    const scenario = compileOne(entry, tree, setting, help)
    return scenario ? [{ ...scenario, id: uniqueId(`${library.game}/${slug(entry.title)}`, ids) }] : []
  })
  return { scenarios, problems: mistakes.problems }
}

function compileOne(
  entry: ScenarioEntry,
  tree: ScenarioTree,
  setting: Setting,
  help: ScenarioHelp,
): ScenarioProgram | null {
  const lines = [...mark(tree.given, true), ...mark(entry.given, false)]
  const before = setting.report.problems.length
  const { cards, rest } = castOf(lines, setting, help.compileText)
  const given = rest.flatMap(({ phrase, shared }): Given[] => {
    const line = givenLine(phrase, shared, setting)
    return line ? [line] : []
  })
  const steps = entry.steps.flatMap((step): ScenarioStep[] => {
    const one = stepOf(step, setting)
    return one ? [one] : []
  })
  if (setting.report.problems.slice(before).some(({ code }) => code !== ambiguous)) return null
  return {
    id: '',
    game: setting.library.game,
    title: entry.title,
    sources: entry.sources,
    source: { file: tree.file, ...entry.span },
    cards,
    actors: [...setting.names.actors.values()].map(({ name, card, owner, free }) => ({
      name,
      card,
      owner,
      free,
    })),
    given,
    steps,
  }
}

function mark(phrases: readonly Phrase[], shared: boolean): CastLine[] {
  return phrases.map((phrase) => ({ phrase, shared }))
}

function stepOf(step: ScenarioEntry['steps'][number], setting: Setting): ScenarioStep | null {
  if (step.step === 'when') return whenLine(step, setting)
  const phrase = step.step === 'then' ? step.expectation : step.words
  const expectation = step.step === 'then' ? thenLine(phrase, setting) : errorLine(phrase, setting)
  return expectation ? { line: lineOf(phrase, setting.report), step: 'expect', expectation } : null
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '')
}

function uniqueId(id: string, taken: Set<string>): string {
  let unique = id
  for (let number = 2; taken.has(unique); number++) unique = `${id}-${number}`
  taken.add(unique)
  return unique
}
