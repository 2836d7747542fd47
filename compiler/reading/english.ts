/** The sentence grammar: all rules, by subject. */
import { createGrammar } from './chart/grammar.js'
import type { Grammar } from './chart/grammar.js'
import { clauseRules } from './clauses/index.js'
import { complementRules } from './english/conditions/complements.js'
import { eventRules } from './english/conditions/events.js'
import { factRules } from './english/conditions/facts.js'
import { frameRules } from './english/conditions/frames.js'
import { gapRules } from './english/conditions/gaps.js'
import { joiningRules } from './english/conditions/joining.js'
import { gridLineRules } from './english/grid/lines.js'
import { gridPlaceRules } from './english/grid/places.js'
import { arithmeticRules } from './english/numbers/arithmetic.js'
import { comparisonRules } from './english/numbers/comparisons.js'
import { factorRules } from './english/numbers/factors.js'
import { quantityRules } from './english/numbers/quantities.js'
import { adjectiveRules } from './english/things/adjectives.js'
import { determinerRules } from './english/things/determiners.js'
import { doneToRules } from './english/things/done-to.js'
import { headRules } from './english/things/heads.js'
import { nounRules } from './english/things/nouns.js'
import { ownerRules } from './english/things/owners.js'
import { placeRules } from './english/things/places.js'
import { possessionRules } from './english/things/possessions.js'
import { listRules } from './english/things/lists.js'
import { referenceRules } from './english/things/references.js'
import { spotRules } from './english/things/spots.js'

/** Rules for noun phrases, numbers and conditions. */
export const phraseRules = [
  ...headRules,
  ...adjectiveRules,
  ...nounRules,
  ...determinerRules,
  ...ownerRules,
  ...referenceRules,
  ...doneToRules,
  ...spotRules,
  ...listRules,
  ...placeRules,
  ...possessionRules,
  ...gridPlaceRules,
  ...gridLineRules,
  ...quantityRules,
  ...factorRules,
  ...arithmeticRules,
  ...comparisonRules,
  ...frameRules,
  ...complementRules,
  ...factRules,
  ...eventRules,
  ...gapRules,
  ...joiningRules,
]

export function createEnglish(): Grammar {
  return createGrammar([...phraseRules, ...clauseRules])
}
