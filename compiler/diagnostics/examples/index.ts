/** An example for every finding that a text can give, by code. */
import type { Examples } from './example.js'
import { cardExamples } from './of-cards.js'
import { declarationExamples } from './of-declarations.js'
import { ruleExamples } from './of-rules.js'
import { scenarioExamples } from './of-scenarios.js'
import { textExamples } from './of-texts.js'

export { smallGame, withExample } from './example.js'

export const examples: Examples = {
  ...textExamples,
  ...declarationExamples,
  ...ruleExamples,
  ...cardExamples,
  ...scenarioExamples,
}
