import { compileDecks } from '../../compiler/decks/index.js'
import { bindGame, type BoundGame } from '../../compiler/binding/index.js'
import { createReader } from '../../compiler/reading/reader.js'
import { compileScenarios } from '../../compiler/scenario/index.js'
import { readFile } from '../../grammar/index.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { runScenario } from '../../runtime/scenario/run.js'
import type { ScenarioProgram, ScenarioResult } from '../../runtime/scenario/program.js'
import { harbourFiles } from './harbour.js'

export const reader = createReader()
const titles = Object.entries(harbourFiles).flatMap(([, text]) =>
  [...text.matchAll(/^card: (.+)$/gm)].map((found) => found[1] ?? ''),
)
export const bound = bind()

function bind(): BoundGame {
  return bindGame(
    Object.entries(harbourFiles).map(([file, text]) => readFile(file, text, { titles }).tree),
    reader,
  )
}

export const library = bound.library
export const linked = linkGame(library)
export const diagnostics = bound.diagnostics

/** Compiles the text of a scenario file of the harbour game. */
export function compile(text: string, deckText = ''): { scenarios: ScenarioProgram[]; messages: string[] } {
  const { tree, problems } = readFile('test.scenario', `game: harbour\n\n${text}`, { titles })
  if (tree.kind !== 'scenario') throw new Error('no scenario file')
  const deckTree = readFile('test.deck', deckText).tree
  const decks = deckTree.kind === 'deck' ? compileDecks(deckTree, bound.lexicon, library).decks : []
  const compiled = compileScenarios(tree, bound.lexicon, reader, library, {
    decks,
    compileText: bound.compileText,
  })
  return {
    scenarios: compiled.scenarios,
    messages: [...problems, ...compiled.problems].map(({ message, hints }) =>
      [message, ...hints].join(' | '),
    ),
  }
}

/** Compiles and runs one scenario; mistakes of its text are failures. */
export function run(text: string, deckText = ''): ScenarioResult {
  const { scenarios, messages } = compile(text, deckText)
  const [scenario] = scenarios
  if (!scenario) throw new Error(messages.join('\n'))
  return runScenario(linked, scenario)
}

/** What a failing scenario found, or an empty list. */
export function failures(text: string, deckText = ''): string[] {
  return run(text, deckText).failures.map(({ expected, found }) => `${expected} / ${found}`)
}
