/** Clauses and sentences: what game text puts into force. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import { about, mentionsName, walk } from '../../meaning/subject.js'
import type {
  AbilityPhrase,
  Alteration,
  ClausePhrase,
  EffectPhrase,
  OccasionPhrase,
  MeaningClause,
} from '../../phrases.js'
import { isComplete } from '../complements.js'
import { withAmounts } from '../meaning/amounts.js'
import { bothName } from '../meaning/both.js'
import { conditioned } from '../meaning/conditions.js'
import { self, you } from '../meaning/deeds.js'
import { dated, hasUsual, isOnlyUndated, usual } from '../meaning/durations.js'
import { throughObject } from '../meaning/departures.js'
import { withoutHost } from '../meaning/hosts.js'
import { answerOf, isPlayed } from '../meaning/played.js'
import { applied, clause, standing } from '../meaning/provisions.js'
import { withTargets } from '../meaning/targets.js'
import { answered, cancels, replaced, triggered } from '../meaning/triggers.js'
import { thatDeed } from '../meaning/begun.js'
import { provision } from './changes.js'
import { done, effect } from './effects.js'
import { time } from './periods.js'
import { isStateCheck } from '../meaning/states.js'
import { atUsualTime } from '../meaning/usual-time.js'
import { fitsOne } from '../../meaning/types.js'

function asAction({ cost, effect: done, answers, free }: AbilityPhrase): MeaningClause {
  return {
    op: 'action',
    ...(answers ? { response: answers } : {}),
    ...(cost.length > 0 || free ? { cost } : {}),
    do: done,
  }
}

/** An action that only a limit, a label, a cost or a condition tells from an instruction needs one of them. */
function isTold(one: MeaningClause): boolean {
  if (one.op !== 'action') return true
  return [one.label, one.cost, one.while, one.response, one.times].some((part) => part !== undefined)
}

/** "You may deploy this unit to a place" widens what the rules let players do; it is not done at once. */
function isPermission(statements: Statements, site: Site): boolean {
  const [only] = statements
  if (only?.op !== 'may' || statements.length > 1) return false
  const last = lastOf(only.do)
  return last?.op === 'perform' && site.lexicon.procedure(last.event)?.kind === 'action'
}

/** "You may …", "If …, you may …": nothing else is done than what is up to the player. */
function isChoice(statements: Statements): boolean {
  const [only] = statements
  if (!only || statements.length > 1) return false
  return only.op === 'may' || (only.op === 'if' && !only.else && isChoice(only.then))
}

/** What is done last, for each of several. */
function lastOf(statements: Statements): Statements[number] | undefined {
  const last = statements.at(-1)
  return last?.op === 'together' || last?.op === 'each' ? lastOf(last.do) : last
}

/** "Power +2", "Guard 2": said of whose text this is; "gold +2", which only a player has, of its owner. */
function ofThis(items: Alteration[], test: Expression | null, site: Site): ClausePhrase | RuledOut | null {
  const [card, owner] = [self(site), you(site)]
  if (!card || !owner) return null
  const ofCard = provision(card, { as: 'alteration', items }, site)
  const told = 'ruledOut' in ofCard ? provision(owner, { as: 'alteration', items }, site) : ofCard
  if ('ruledOut' in told) return ofCard as RuledOut
  const held = standing(told, site)
  if (!Array.isArray(held)) return held
  const made = clause(test ? conditioned(held, time({ while: test }), site.lexicon) : held)
  return 'ruledOut' in made ? made : { ...made, terse: true }
}

/** What would happen is answered, what has happened triggers. "If" speaks only of what just happened. */
function onOccasion(
  when: OccasionPhrase,
  { statements, priced }: EffectPhrase,
  site: Site,
): ClausePhrase | RuledOut | null {
  const { word, events } = when
  if (priced && (playsThis(site) || cancels(statements))) return null
  const [only, ...others] = events.any
  if (isAhead(when)) return word === null || others.length > 0 ? null : clause(answered(events, statements))
  const isJust = only !== undefined && others.length === 0 && ['just', 'begin'].includes(only.pattern.stage)
  return word === 'if' && !isJust ? null : clause(triggered(events, statements))
}

/** "If it was just begun, may use 2 gold to stop it": what a player decides to do in answer has its price. */
function pricedOnOccasion(
  { word, events }: OccasionPhrase,
  { cost, effect: done }: AbilityPhrase,
  site: Site,
): ClausePhrase | RuledOut | null {
  if (cost.length === 0 || !(playsThis(site) || cancels(done))) return null
  const [only, ...others] = events.any
  if (
    !only ||
    others.length > 0 ||
    (word === 'if' && !['just', 'begin', 'would'].includes(only.pattern.stage))
  )
    return null
  return clause([{ op: 'action', response: only.pattern, cost, do: withAmounts(only, done) }])
}

/** Whether an amount counts things. */
function counts(amount: Expression): boolean {
  let found = false
  walk(amount, ({ op }) => (found ||= op === 'count'))
  return found
}

const isAhead = ({ events }: OccasionPhrase): boolean =>
  events.any.some(({ pattern }) => pattern.stage === 'would')

function ahead({ word, events }: OccasionPhrase, { statements }: EffectPhrase, instead: boolean) {
  const isSo = word !== null && ['if', 'when', 'whenever'].includes(word)
  return isSo ? clause(replaced(events, statements, instead)) : null
}

/** The text is done by playing the card. */
export const playsThis = ({ lexicon, scope }: Site): boolean =>
  scope.self !== null && isPlayed(lexicon, scope.self.type)

/** What waits for an event is played in answer to it. */
function answering(clauses: MeaningClause[]): MeaningClause[] | RuledOut {
  const made: MeaningClause[] = []
  for (const one of clauses) {
    const answer = one.op === 'trigger' || one.op === 'replace' ? answerOf(one) : one
    if ('ruledOut' in answer) return answer
    made.push(answer)
  }
  return made
}

export function timed(made: ClausePhrase | RuledOut, where: 'front' | 'behind'): ClausePhrase | RuledOut {
  return 'ruledOut' in made ? made : { ...made, timed: where }
}

function spoken(
  made: ClausePhrase | RuledOut,
  subject: NonNullable<ClausePhrase['subject']>,
): ClausePhrase | RuledOut {
  return 'ruledOut' in made ? made : { ...made, subject }
}

export const sentenceRules: readonly Rule[] = [
  rule('effect for the usual time', 'effect', ['provision'], ([provision], site) => {
    if (!provision.adds && provision.items.some((item) => item.kind === 'event')) return null
    if (!hasUsual(site.lexicon)) return ruledOut('it is not said for how long this lasts')
    const made = effect(applied(provision, usual, site))
    return 'ruledOut' in made ? made : against('usual-duration', made)
  }),
  rule('may change', 'effect', ["'may|you may'", 'effect'], ([, { statements, priced }], { scope }) =>
    scope.self && !priced && ['apply', 'ways'].includes(statements.at(-1)?.op ?? '')
      ? effect([{ op: 'may', by: { op: 'you' }, do: statements }])
      : null,
  ),
  rule('lasting effect', 'effect', ['provision', "','?", 'duration'], ([provision, , duration], site) =>
    effect(applied(provision, duration, site)),
  ),
  rule(
    'lasting effect, said first',
    'effect',
    ['duration', "','", 'provision'],
    ([duration, , provision], site) => effect(applied(provision, duration, site)),
  ),
  rule('effect with a price', 'effect', ['ability'], ([ability], { scope }) =>
    ability.optional && scope.self && ability.cost.length > 0
      ? {
          as: 'effect',
          statements: [{ op: 'may', by: { op: 'you' }, do: [...ability.cost, ...ability.effect] }],
          binds: [],
          priced: true,
        }
      : null,
  ),

  rule('standing', 'clause', ['provision'], ([provision], site) => {
    const made = clause(standing(provision, site))
    return provision.adds ? made : spoken(made, 'said')
  }),
  rule('standing without a subject', 'clause', ['alteration'], ([{ items }], site) => {
    const [first] = items
    const owner = you(site)
    const isOfPlayer = first?.kind === 'event' && first.predicate.frame.subject?.type.name === 'player'
    // "May move between here and a place": units of its owner.
    if (isOfPlayer && first.force === 'permit') {
      const moved = owner && throughObject(owner, items, site, false)
      return moved && spoken(clause(standing({ as: 'provision', ...moved }, site)), 'left out')
    }
    // "May not deploy to a place" speaks of this card; "may not draw cards" of its owner.
    if (
      isOfPlayer &&
      !isComplete(first.predicate) &&
      first.predicate.frame.complements.some(({ role, type }) => role !== null && type?.name !== 'number')
    )
      return null
    const subject = isOfPlayer ? owner : self(site)
    return subject && spoken(clause(standing({ as: 'provision', subject, items }, site)), 'left out')
  }),
  rule('of this', 'clause', ['terse'], (children, site) => ofThis(children[0].items, null, site)),
  rule('of this at a place', 'clause', ['terse', 'place'], ([{ items }, place], site) => {
    if (!site.scope.self || !fitsOne(site.lexicon, site.scope.self.type, place.of)) return null
    const made = ofThis(items, about(place.test, { op: 'this' }), site)
    // "tribute +1 at a place": where a value is one at a place, that is said of the value.
    const isOfValue = items.some(
      (item) => item.kind === 'change' && !item.beside && site.lexicon.attribute(item.attribute)?.beside,
    )
    // "power +1 for each guest here": the place is that of the guests.
    const isCounted = items.some((item) =>
      item.kind === 'change'
        ? counts(item.amount)
        : item.kind === 'keyword' && Object.values(item.parameters).some(counts),
    )
    return made && (isOfValue || isCounted) && !('ruledOut' in made)
      ? against('nearest-attachment', made)
      : made
  }),
  rule('instruction', 'clause', ['effect'], ([made], site) => {
    const { statements, priced, delayed, answers, own, passive } = made
    if (priced || delayed || own || isPermission(statements, site)) return null
    if (passive && isStateCheck(statements, site.scope.self?.type, site.lexicon)) return null
    const told = clause([
      answers ? { op: 'action', response: answers, do: statements } : { op: 'instruction', do: statements },
    ])
    return isChoice(statements) && playsThis(site) && !('ruledOut' in told)
      ? against('played-by-choice', told)
      : told
  }),
  rule('action at a price', 'clause', ['ability'], ([ability]) => clause([asAction(ability)])),
  rule('action', 'clause', ['effect'], ([{ statements, priced, own }], site) => {
    const [only] = statements
    if (priced || own || only?.op !== 'may' || statements.length > 1 || only.by.op !== 'you') return null
    const made = clause([{ op: 'action', do: only.do }])
    return 'ruledOut' in made || !isPermission(statements, site) ? made : against('wider-permission', made)
  }),
  rule(
    'action goes on',
    'clause',
    ['clause', "', then|; then|;|. then|, and then|.|-'", 'effect'],
    ([one, , more]) => {
      const [only] = one.clauses
      if (
        only?.op !== 'action' ||
        one.clauses.length > 1 ||
        only.cost ||
        only.label !== undefined ||
        only.response
      )
        return null
      return clause([{ ...only, do: [...only.do, ...more.statements] }])
    },
  ),
  rule('on occasion', 'clause', ['occasion', "','", 'effect'], ([when, , done], site) =>
    onOccasion(when, done, site),
  ),
  rule(
    'on occasion, what this does',
    'clause',
    ['occasion', "','", "'also'?", 'predicates'],
    ([when, , , verbs], site) => {
      const own = self(site)
      const isOwn = verbs.parts.every(
        ({ predicate: { form, modal, voice, frame } }) =>
          form === 'third' && modal === null && voice === 'active' && frame.subject?.type.name !== 'player',
      )
      if (!own || !isOwn || verbs.subject || isAhead(when)) return null
      const made = done({ ...verbs, subject: own }, site)
      return made && !('ruledOut' in made) ? onOccasion(when, made, site) : made
    },
  ),
  rule('on occasion, at a price', 'clause', ['occasion', "','", 'ability'], ([when, , ability], site) =>
    pricedOnOccasion(when, ability, site),
  ),
  rule('on occasion, said last', 'clause', ['effect', 'occasion'], ([done, when], site) =>
    when.word !== 'if' && !isAhead(when) ? onOccasion(when, done, site) : null,
  ),
  rule('replacement', 'clause', ['occasion', "','", 'effect', "'instead'"], ([when, , done]) =>
    ahead(when, done, true),
  ),
  rule(
    'replacement, said first',
    'clause',
    ['occasion', "', instead'", "','?", 'effect'],
    ([when, , , done]) => ahead(when, done, true),
  ),
  rule('before it happens', 'clause', ['occasion', "', first'", 'effect'], ([when, , done]) =>
    ahead(when, done, false),
  ),
  rule('sentence', 'sentence', ['clause'], ([whole], site) => {
    const { lexicon, scope } = site
    const isUsed = playsThis(site)
    const one = isUsed
      ? whole
      : { ...whole, clauses: whole.clauses.map((each) => atUsualTime(each, lexicon)) }
    if (!isUsed && !one.clauses.every(isTold))
      return ruledOut('an action needs a cost, a label, a limit or a time')
    if (mentionsName(one.clauses, thatDeed)) return ruledOut('nothing says of which deed "that" is said')
    if (mentionsName(one.clauses, bothName)) return ruledOut('nothing says of which two "both" is said')
    if (one.clauses.some((each) => each.op === 'instruction' && isOnlyUndated(each.do))) return null
    const told = withoutHost(one.clauses, site)
    const used = isUsed && Array.isArray(told) ? answering(told) : told
    const made = Array.isArray(used) ? dated(used, null, lexicon) : used
    const said = new Set(scope.names.flatMap(({ value }) => (value.op === 'local' ? [value.name] : [])))
    return clause(Array.isArray(made) ? withTargets(made, said, lexicon) : made)
  }),
]
