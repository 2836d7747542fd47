/** The grammar of outlines: the shapes of English rules text, one a line. */
import { createGrammar } from '../../reading/chart/grammar.js'
import type { Grammar } from '../../reading/chart/grammar.js'
import { checks } from './checks.js'
import { clauseShapes } from './clauses.js'
import { shapes } from './notation.js'
import { thingShapes } from './things.js'

export function createOutlineGrammar(): Grammar {
  return createGrammar([...shapes(thingShapes, checks), ...shapes(clauseShapes, checks)])
}
