/** The compiler: the entry point `gametext/compiler`. */
export { brokenDecks } from './build/broken-decks.js'
export { compileGame, type CompiledGame } from './build/compile-game.js'
export { findGames, type GameFolder } from './build/project.js'
export { loadSources, readGame, type GameTexts, type SourceText } from './build/read-game.js'
export { unusedWords } from './build/unused-words.js'
export {
  catalogue,
  jsonDiagnostics,
  printDiagnostics,
  type CatalogueEntry,
  type Diagnostic,
  type Severity,
} from './diagnostics/index.js'
export { emitLibrary, writeFiles, type GeneratedFile, type GeneratedMap } from './emit/index.js'
export {
  canonical,
  declaredIn,
  paraphrase,
  readCanonical,
  type CanonicalReadings,
  type Meant,
  type Wordings,
} from './paraphrase/index.js'
export type { Reader, Reading, Readings, Scope } from './reading/api.js'
export { createReader } from './reading/reader.js'
export {
  jsonSchema,
  validateLibrary,
  validateMeaning,
  validateProgram,
  type SchemaFault,
} from './schema/index.js'
