/** What stands beside a sentence: labels and tests before it, limits and what X is behind it, reminders in brackets. */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import { local, number } from '../../meaning/logic.js'
import { mentionsName, substitute } from '../../meaning/subject.js'
import { clause } from '../meaning/provisions.js'
import { alternatives } from '../meaning/sequence.js'
import type { ClausePhrase, LabelPhrase, MeaningClause } from '../../phrases.js'
import { answering, conditioned, underLabel } from '../meaning/conditions.js'
import { dated } from '../meaning/durations.js'
import { trialOf } from '../meaning/trials.js'
import { withoutChoice } from './abilities.js'

/** An ability under its label, after the trial that a number there asks for. */
function labelled(
  { name, least }: LabelPhrase,
  clauses: MeaningClause[],
  site: Site,
): MeaningClause[] | RuledOut {
  const made = underLabel(clauses, name)
  const test = least && trialOf(site.lexicon)
  if (!Array.isArray(made)) return made
  if (test && typeof test !== 'function') return test
  const timed = dated(made, name, site.lexicon)
  if (!Array.isArray(timed) || !test) return timed
  return timed.map((one) => (one.op === 'action' ? { ...one, do: test(least, one.do) } : one))
}

/** "A. OR B.": two abilities, the second under the label of the first, or a choice of what to do. */
function either(left: MeaningClause[], right: MeaningClause[]): ClausePhrase | RuledOut | null {
  const [one, other] = [left.at(-1), right[0]]
  if (!one || !other || right.length > 1) return null
  if (one.op === 'instruction' && other.op === 'instruction') {
    const made = alternatives([one.do, other.do], { op: 'you' })
    return Array.isArray(made)
      ? { as: 'clause', clauses: [...left.slice(0, -1), { ...one, do: made }], either: true }
      : made
  }
  if (one.op !== 'action') return null
  const isLabelled = one.label === undefined || (other.op === 'action' && other.label !== undefined)
  const made = isLabelled ? right : underLabel(right, one.label ?? '')
  if (!Array.isArray(made)) return made
  return made.every(({ op }) => op === 'action') ? clause([...left, ...made]) : null
}

export const asideRules: readonly Rule[] = [
  rule('label', 'label', ['label-word'], ([{ image }]) => ({ as: 'label', name: image, least: null })),
  rule('label with a test', 'label', ['label', "'('", 'integer', "'+'", "')'"], ([label, , { value }]) =>
    label.least ? null : { ...label, least: number(value) },
  ),
  rule(
    'label with an open test',
    'label',
    ['label', "'('", 'new-name', "'+'", "')'"],
    ([label, , { name }]) => (label.least ? null : { ...label, least: local(name) }),
  ),
  rule('under a label', 'clause', ['label', "':'", 'clause'], ([label, , one], site) =>
    // "BA: … OR …": the label is said of each by itself.
    one.either ? null : clause(labelled(label, one.clauses, site)),
  ),
  rule(
    'under a label at a time',
    'clause',
    ['label', "':'", 'time', "','", 'effect'],
    ([label, , time, , done], site) => {
      if (label.least || done.priced) return null
      const told = withoutChoice(done.statements)
      const made = conditioned([{ op: 'action', label: label.name, do: told }], time, site.lexicon)
      return Array.isArray(made) ? clause(dated(made, label.name, site.lexicon)) : made
    },
  ),
  rule(
    'use only in time',
    'clause',
    ['clause', "'.'", "'use|play|used|played'", "'only'", 'time'],
    ([one, , , , time], { lexicon }) => clause(conditioned(one.clauses, time, lexicon)),
  ),
  rule(
    'use only in answer',
    'clause',
    ['clause', "'.'", "'use|play|used|played'", "'only when|only if|when|if'", 'event'],
    ([one, , , , event]) => clause(answering(one.clauses, event)),
  ),
  rule(
    'effect with a test',
    'effect',
    ["'('", 'integer', "'+'", "')'", "':'", 'effect'],
    ([, least, , , , then], site) => {
      const test = site.scope.self ? trialOf(site.lexicon) : null
      if (typeof test !== 'function') return test
      return { as: 'effect', statements: test(number(least.value), then.statements), binds: [] }
    },
  ),

  rule('number to be said', 'factor', ['new-name'], ([{ name }]) => ({
    as: 'number',
    value: local(name),
    before: [],
  })),
  rule(
    'what X is',
    'clause',
    ['clause', "'.|;|, where'", 'new-name', "'=|is|equals'", 'number'],
    ([one, , { name }, , value]) =>
      value.before.length === 0 && mentionsName(one.clauses, name)
        ? { ...one, clauses: substitute(one.clauses, name, value.value) }
        : ruledOut(`${name} is not used before`),
  ),

  rule('either of two texts', 'clause', ['clause', "'. or'", "':'?", 'clause'], ([one, , , other]) =>
    either(one.clauses, other.clauses),
  ),
  rule('terse words in brackets', 'terse', ["'('", 'terse', "'.'?", "')'"], ([, inside]) => inside),

  // "(Immune to fog while ready.)": a sentence in brackets that gives a keyword is game text; others remind of a rule.
  rule('keyword in brackets', 'sentence', ["'('", 'clause', "'.'?", "')'", "'.'?"], ([, one]) =>
    one.clauses.every(({ op, ...more }) => op === 'grant' && 'keyword' in more) ? one : null,
  ),

  rule('reminder begins', 'aside', ["'('", 'aside-word'], () => ({ as: 'aside' })),
  rule('reminder goes on', 'aside', ['aside', 'aside-word'], ([aside]) => aside),
  rule('reminder', 'clause', ['clause', 'aside', "')'", "'.'?"], ([one], { lexicon }) => {
    const last = one.clauses.at(-1)
    // What a keyword tells in brackets itself is no reminder.
    const tells = last?.op === 'grant' && last.keyword !== undefined && lexicon.keyword(last.keyword)?.label
    return tells === undefined || tells === false ? against('reminder', one) : null
  }),
]
