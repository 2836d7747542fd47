/** Lines of `when`: answers, passing, and chance that comes later. */
import type { Phrase } from '../../grammar/tree.js'
import type { ScenarioStep } from '../../runtime/scenario/program.js'
import { answerWords, checkKnown } from './answers.js'
import { chanceOf } from './chance.js'
import { playerOf, scopeOf } from './names.js'
import { lineOf, meaningOf, report } from './report.js'
import type { Setting } from './setting.js'
import { part, textOf, tokenize } from './tokens.js'

export function whenLine(
  source: { who: Phrase | null; words: Phrase; line: Phrase },
  setting: Setting,
): ScenarioStep | null {
  const { names } = setting
  const line = lineOf(source.line, setting.report)
  const tokens = tokenize(source.words)
  if (source.who) {
    const who = tokenize(source.who)
    const player = playerOf(names, who)
    if (player === null) {
      const near = names.base.near(textOf(who), ['player'])
      return report(setting.report, source.who.span, 'no-player', `"${source.who.text}" is no player.`, near)
    }
    checkKnown(tokens, names, source.words, setting.report)
    return { line, step: 'answer', player, words: answerWords(tokens, names) }
  }
  const chance = chanceOf(tokens, names)
  if (chance?.chance === 'dice') return { line, step: 'dice', faces: chance.faces }
  if (chance) return { line, step: 'draws', player: chance.player, values: chance.values }
  if (tokens[0]?.word === 'all' && tokens[1]?.word === 'pass') {
    if (tokens.length === 2) return { line, step: 'pass', until: null }
    if (tokens[2]?.word === 'until') {
      const event = part(source.words, tokens, 3)
      const until = meaningOf(setting.reader.event(event, scopeOf(names)), event, setting.report)
      return until ? { line, step: 'pass', until } : null
    }
  }
  return report(
    setting.report,
    source.line.span,
    'no-answer',
    `Nobody answers in this line: ${source.line.text}`,
    ['WHO: what they choose', 'all pass', 'all pass until …', 'the next dice are …'],
  )
}
