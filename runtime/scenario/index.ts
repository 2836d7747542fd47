/** Scenarios: small tests of rules and cards. */
export { runScenario } from './run.js'
export { reportOf } from './report.js'
export type { ScenarioFailure, ScenarioProgram, ScenarioResult } from './program.js'
