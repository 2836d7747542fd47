/** All stages for one game: from its texts to a library, decks and scenarios. Touches no file. */
import type { AnyTree, Field } from '../../grammar/index.js'
import type { DeckProgram } from '../../runtime/program/deck.js'
import type { ScenarioProgram } from '../../runtime/scenario/program.js'
import { bindGame, type BoundGame } from '../binding/index.js'
import { compileDecks } from '../decks/index.js'
import { severityOf, type Diagnostic } from '../diagnostics/index.js'
import { uniqueNames } from '../emit/names.js'
import type { Problem, Reader } from '../reading/api.js'
import { compileScenarios } from '../scenario/index.js'
import { validateLibrary } from '../schema/index.js'
import { buildProblem } from './problem.js'
import { readGame, type GameTexts, type SourceText } from './read-game.js'

export interface CompiledGame extends GameTexts {
  bound: BoundGame
  decks: DeckProgram[]
  scenarios: ScenarioProgram[]
  /** The library fits its schema and has no error that would make it unfit to run. */
  sound: boolean
}

/** Compiles a game. Mistakes in texts are findings; whatever can be understood beside them is compiled. */
export function compileGame(id: string, sources: readonly SourceText[], reader: Reader): CompiledGame {
  const texts = readGame(id, sources)
  const { trees } = texts
  const diagnostics = [...texts.diagnostics]
  const [main, ...others] = gameTrees(id, trees)
  if (!main || !isNamed(id, main))
    diagnostics.push(buildProblem('GT-E01', main?.file ?? sources[0]?.file ?? id, null, { game: id }))
  for (const { file } of others) diagnostics.push(buildProblem('GT-E05', file, null, { game: id }))

  diagnostics.push(...ofKind(trees, 'deck').flatMap((tree) => ofAnotherGame(id, tree)))
  diagnostics.push(...ofKind(trees, 'scenario').flatMap((tree) => ofAnotherGame(id, tree)))

  const bound = bindGame(
    trees.filter((tree) => !others.some((other) => other === tree)),
    reader,
    id,
  )
  diagnostics.push(...bound.diagnostics)
  const faults = validateLibrary(bound.library)
  for (const { path, message } of faults.slice(0, 20)) {
    diagnostics.push(buildProblem('GT-E02', main?.file ?? id, null, { path, fault: message }))
  }

  const note = (file: string, problems: readonly Problem[]): void => {
    diagnostics.push(...problems.map((problem) => ({ ...problem, file, severity: severityOf(problem.code) })))
  }
  const decks = ofKind(trees, 'deck').flatMap((tree) => {
    const { decks: found, problems } = compileDecks(tree, bound.lexicon, bound.library)
    note(tree.file, problems)
    return found
  })
  const unique = uniqueNames()
  const scenarios = ofKind(trees, 'scenario').flatMap((tree) => {
    const help = { decks, compileText: bound.compileText }
    const found = compileScenarios(tree, bound.lexicon, reader, bound.library, help)
    note(tree.file, found.problems)
    return found.scenarios.map((scenario) => ({ ...scenario, id: unique(scenario.id) }))
  })
  const errors = diagnostics.filter(({ severity, code }) => severity === 'error' && !code.startsWith('GT-S'))
  return {
    ...texts,
    diagnostics: withoutRepeats(diagnostics),
    bound,
    decks,
    scenarios,
    sound: errors.length === 0,
  }
}

/** The `.game` files, the one that is named like the game first. */
function gameTrees(id: string, trees: readonly AnyTree[]): AnyTree[] {
  return ofKind(trees, 'game').sort((a, b) => Number(isNamed(id, b)) - Number(isNamed(id, a)))
}

/** `game: chess` at the head of a text that stands in the folder of another game. */
function ofAnotherGame(id: string, { file, fields }: { file: string; fields: Field[] }): Diagnostic[] {
  return fields
    .filter(({ name, value }) => name.toLowerCase() === 'game' && value.toLowerCase() !== id.toLowerCase())
    .map(({ value, valueSpan }) => buildProblem('GT-E08', file, valueSpan, { said: value, game: id }))
}

const isNamed = (id: string, { file }: AnyTree): boolean => file.split('/').at(-1) === `${id}.game`

function ofKind<Kind extends AnyTree['kind']>(
  trees: readonly AnyTree[],
  kind: Kind,
): Extract<AnyTree, { kind: Kind }>[] {
  return trees.filter((tree): tree is Extract<AnyTree, { kind: Kind }> => tree.kind === kind)
}

/** The same finding at the same place is told once. */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set<string>()
  return diagnostics.filter(({ code, file, span, message }) => {
    const key = JSON.stringify([code, file, span.start, span.end, message])
    return !known.has(key) && known.add(key)
  })
}
