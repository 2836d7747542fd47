/** Trials: a heading such as `T (4+): …` has its player try for a number by a verb that the game names for it. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import { ruledOut, type RuledOut } from '../../chart/rule.js'
import type { Frame, Lexicon } from '../../lexicon.js'
import { compare, local } from '../../meaning/logic.js'

/** The frame of the verb in `convention: a heading with a number tests`; it gives back the number reached. */
export function trialVerb(lexicon: Lexicon): { event: string; frame: Frame } | null {
  const said = lexicon.conventions.get('heading')
  const verbs = said === undefined ? [] : lexicon.senses(said).filter((sense) => sense.cat === 'verb')
  for (const frame of verbs.flatMap(({ stem }) => lexicon.frames(stem)))
    if ('event' in frame.target) return { event: frame.target.event, frame }
  return null
}

/** What comes of a trial by you that has to reach a number. */
export function trialOf(lexicon: Lexicon): ((least: Expression, then: Statements) => Statements) | RuledOut {
  const verb = trialVerb(lexicon)
  if (!verb) return ruledOut('the game does not say by which verb a heading asks for a number')
  const { event, frame } = verb
  const roles: Record<string, Expression> = frame.subject ? { [frame.subject.role]: { op: 'you' } } : {}
  return (least, then) => [
    { op: 'perform', event, roles, as: 'reached' },
    { op: 'if', test: compare('≥', local('reached'), least), then },
  ]
}
