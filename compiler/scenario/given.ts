/** Lines of `given`: the small forms that conditions do not reach, and conditions. */
import type { Phrase } from '../../grammar/tree.js'
import type { Given } from '../../runtime/scenario/program.js'
import { chanceOf } from './chance.js'
import { zoneHolds, standsOn, conditionOf } from './conditions.js'
import { deckLine } from './decks.js'
import type { Setting } from './setting.js'
import { procedureLine } from './procedures.js'
import { lineOf } from './report.js'
import { terrainOf } from './squares.js'
import { tokenize } from './tokens.js'

/** What a line of `given` sets up; null when it was understood as a name only, or not at all (a mistake is reported). */
export function givenLine(phrase: Phrase, shared: boolean, setting: Setting): Given | null {
  const tokens = tokenize(phrase)
  const common = { line: lineOf(phrase, setting.report), shared }
  const chance = chanceOf(tokens, setting.names)
  if (chance?.chance === 'dice') return { ...common, given: 'dice', faces: chance.faces }
  if (chance) return { ...common, given: 'draws', player: chance.player, values: chance.values }
  const deck = deckLine(phrase, tokens, setting)
  if (deck !== undefined) return deck && { ...common, given: 'deck', ...deck }
  const terrain = terrainOf(tokens, setting.library.grid)
  if (terrain) return { ...common, given: 'terrain', ...terrain }
  const holds = zoneHolds(phrase, tokens, setting)
  if (holds) return { ...common, given: 'holds', ...holds }
  const stands = standsOn(tokens, setting.names)
  if (stands) return { ...common, given: 'fact', test: stands }
  const procedure = procedureLine(phrase, tokens, setting)
  if (procedure !== undefined) return procedure && { ...common, given: 'procedure', ...procedure }
  const test = conditionOf(phrase, setting)
  return test ? { ...common, given: 'fact', test } : null
}
