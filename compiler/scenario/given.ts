/** Lines of `given`: the small forms that conditions do not reach, and conditions. */
import type { Phrase } from '../../grammar/tree.js'
import type { EventPattern } from '../../runtime/program/clauses.js'
import type { Given } from '../../runtime/scenario/program.js'
import { rolesOf } from '../../runtime/scenario/patterns.js'
import { chanceOf } from './chance.js'
import { zoneHolds, standsOn, conditionOf } from './conditions.js'
import type { Setting } from './setting.js'
import { lineOf, report } from './report.js'
import { terrainOf } from './squares.js'
import { scopeOf } from './names.js'
import { find, part, textOf, tokenize, withWords, type Token } from './tokens.js'

/** What a line of `given` sets up; null when it was understood as a name only, or not at all (a mistake is reported). */
export function givenLine(phrase: Phrase, shared: boolean, setting: Setting): Given | null {
  const tokens = tokenize(phrase)
  const common = { line: lineOf(phrase, setting.report), shared }
  const chance = chanceOf(tokens, setting.names)
  if (chance?.chance === 'dice') return { ...common, given: 'dice', faces: chance.faces }
  if (chance) return { ...common, given: 'draws', player: chance.player, values: chance.values }
  const terrain = terrainOf(tokens, setting.library.grid)
  if (terrain) return { ...common, given: 'terrain', ...terrain }
  const holds = zoneHolds(phrase, tokens, setting)
  if (holds) return { ...common, given: 'holds', ...holds }
  const stands = standsOn(tokens, setting.names)
  if (stands) return { ...common, given: 'fact', test: stands }
  const procedure = procedureOf(phrase, tokens, setting)
  if (procedure) return { ...common, given: 'procedure', ...procedure }
  const test = conditionOf(phrase, setting)
  return test ? { ...common, given: 'fact', test } : null
}

/** "it is P's draw phase", "the turn of P is running", "a battle at L is starting": read as the event that begins. */
function procedureOf(
  phrase: Phrase,
  tokens: readonly Token[],
  setting: Setting,
): { event: string; roles: Extract<Given, { given: 'procedure' }>['roles']; top: boolean } | null {
  const now = tokens[0]?.word === 'it' && tokens[1]?.word === 'is'
  const running = find(tokens, 'is', 'running')
  const starting = find(tokens, 'is', 'starting')
  const end = now ? tokens.length : Math.max(running, starting)
  if (end < 1) return null
  const named = part(phrase, tokens, now ? 2 : 0, end)
  const scope = scopeOf(setting.names)
  const [reading] = setting.reader.event(withWords(named, ['begins']), scope).readings
  const pattern = reading?.meaning ?? eventNamed(named, setting)
  const roles = pattern ? rolesOf(pattern) : null
  if (!pattern || !roles) {
    return report(
      setting.report,
      phrase.span,
      'no-procedure',
      `No procedure of the rules is called "${named.text}".`,
      setting.names.base.near(named.text, ['procedure', 'head']),
    )
  }
  return { event: pattern.event, roles, top: starting > 0 }
}

/** A procedure without roles, by its bare name. */
function eventNamed(phrase: Phrase, setting: Setting): EventPattern | null {
  const words = tokenize(phrase).filter(({ word }) => word !== 'a' && word !== 'the')
  const sense = setting.names.base.senses(textOf(words)).find((one) => one.cat === 'procedure')
  return sense?.cat === 'procedure' ? { bind: 'event', event: sense.event, stage: 'begin' } : null
}
