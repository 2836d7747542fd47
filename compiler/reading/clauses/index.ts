/** The grammar from the verb upwards: verb phrases, events, effects, changes, clauses, sentences. */
import type { Rule } from '../chart/rule.js'
import { abilityRules } from './grammar/abilities.js'
import { adverbRules } from './grammar/adverbs.js'
import { aimRules } from './grammar/aims.js'
import { alternativeRules } from './grammar/alternatives.js'
import { amountRules } from './grammar/amounts.js'
import { asideRules } from './grammar/asides.js'
import { changeRules } from './grammar/changes.js'
import { departureRules } from './grammar/departures.js'
import { effectRules } from './grammar/effects.js'
import { eventRules } from './grammar/events.js'
import { justDoneRules } from './grammar/just-done.js'
import { keywordRules } from './grammar/keywords.js'
import { kernelVerbRules } from './grammar/kernel-verbs.js'
import { orderRules } from './grammar/orders.js'
import { periodRules } from './grammar/periods.js'
import { priceRules } from './grammar/prices.js'
import { propositionRules } from './grammar/propositions.js'
import { restrictionRules } from './grammar/restrictions.js'
import { tollRules } from './grammar/tolls.js'
import { rowRules } from './grammar/rows.js'
import { sentenceRules } from './grammar/sentences.js'
import { silenceRules } from './grammar/silence.js'
import { stateRules } from './grammar/states.js'
import { timingRules } from './grammar/timing.js'
import { valueRules } from './grammar/values.js'
import { verbRules } from './grammar/verbs.js'
import { whereRules } from './grammar/where.js'
import { wordRules } from './grammar/words.js'

export const clauseRules: readonly Rule[] = [
  ...verbRules,
  ...adverbRules,
  ...departureRules,
  ...kernelVerbRules,
  ...propositionRules,
  ...effectRules,
  ...amountRules,
  ...eventRules,
  ...periodRules,
  ...keywordRules,
  ...valueRules,
  ...changeRules,
  ...wordRules,
  ...orderRules,
  ...silenceRules,
  ...alternativeRules,
  ...priceRules,
  ...whereRules,
  ...restrictionRules,
  ...tollRules,
  ...stateRules,
  ...abilityRules,
  ...sentenceRules,
  ...rowRules,
  ...timingRules,
  ...aimRules,
  ...asideRules,
  ...justDoneRules,
]
