/** Procedures of the game as stretches of time: "during your turn", "until the end of the battle", "once per turn". */
import type { EventPattern } from '../../../../runtime/program/clauses.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule, RuledOut, Site } from '../../chart/rule.js'
import { and, compare, local, not, nothing, or, truth } from '../../meaning/logic.js'
import { about } from '../../meaning/subject.js'
import { narrowed, pendingValue } from '../../meaning/pending.js'
import { chosenDeed } from '../../resolve/deeds.js'
import { setName } from '../../meaning/names.js'
import { fitsOne, listed, one } from '../../meaning/types.js'
import { determined, noun } from '../../english/things/build.js'
import { placingOf } from '../../english/things/spots.js'
import type { PropertyPhrase } from '../../categories.js'
import type { ConditionPhrase, EventPhrase, PeriodPhrase, ThingPhrase, TimePhrase } from '../../phrases.js'
import { takeFiller, takeWord } from '../complements.js'
import { eventName, isAlways, participant, passes } from '../meaning/patterns.js'

const period = (event: string, which: PeriodPhrase['which']): PeriodPhrase => ({
  as: 'period',
  event,
  which,
  filled: {},
})

/** "your turn", "P's battle": the procedure whose only player is that one. */
function ofPlayer(event: string, whose: ThingPhrase, site: Site): PeriodPhrase | RuledOut {
  const players = (site.lexicon.procedure(event)?.roles ?? []).filter((role) => role.type.name === 'player')
  const [role] = players
  if (!role || players.length > 1) return ruledOut(`the ${event} is no one player's`)
  const player = narrowed(site.lexicon, whose, ['player'])
  if (!player) return ruledOut(`a ${event} belongs to a player, not to a ${whose.type.name}`)
  return { ...period(event, 'any'), filled: { [role.name]: player } }
}

function tests(phrase: PeriodPhrase, filling: (role: string) => Expression): Expression {
  return and(...Object.entries(phrase.filled).map(([role, thing]) => passes(thing, filling(role))))
}

/** That it is running now, as described. */
export function isRunning(phrase: PeriodPhrase): Expression {
  return and(
    compare('≠', { op: 'running', procedure: phrase.event }, nothing),
    tests(phrase, (name) => ({ op: 'role', procedure: phrase.event, name })),
  )
}

export function edgeOf(phrase: PeriodPhrase, stage: 'begin' | 'end', site: Site): EventPattern {
  const bind = eventName(site.start)
  const where = tests(phrase, (role) => participant(bind, role))
  return { bind, event: phrase.event, stage, ...(isAlways(where) ? {} : { where }) }
}

function edge(phrase: PeriodPhrase, stage: 'begin' | 'end', site: Site): EventPhrase {
  return { as: 'event', pattern: edgeOf(phrase, stage, site), amounts: {} }
}

export function time(more: Partial<TimePhrase>): TimePhrase {
  return { as: 'time', while: null, times: null, per: null, ...more }
}

/** "while ready": said of whose text this is. */
function ofThis(
  said: PropertyPhrase,
  { lexicon, scope, found, start, end }: Site<'fact'>,
): Built<ConditionPhrase> {
  const { self } = scope
  if (!self || found('title-word', start, end)) return null
  if (!fitsOne(lexicon, self.type, said.of))
    return ruledOut(`this is said of a ${listed(said.of)}, not of a ${self.type}`)
  const made: ConditionPhrase = { as: 'condition', value: about(said.test, { op: 'this' }) }
  return found('fact', start, end) ? against('stated-subject', made) : made
}

/** The place of a procedure that runs now, as described; null where it has none. */
function placeOf(phrase: PeriodPhrase, { lexicon, start }: Site): ThingPhrase | null {
  const place = placingOf(lexicon)?.place
  const role = lexicon.procedure(phrase.event)?.roles.find(({ type }) => type.name === place)
  if (place === undefined || !role) return null
  const name = setName(start)
  const isThere = compare('=', { op: 'role', procedure: phrase.event, name: role.name }, local(name))
  return determined(noun(one(place), name, and(isRunning(phrase), isThere), false), 'a')
}

export const periodRules: readonly Rule[] = [
  rule('period', 'period', ["'a|an|the|each|any|every'?", 'procedure-word'], ([article, word]) =>
    // "during battles at a place": during any of them.
    word.many && article
      ? null
      : {
          ...period(word.event, article?.word === 'the' ? 'this' : 'any'),
          ...(['each', 'every'].includes(article?.word ?? '') && { each: true as const }),
        },
  ),
  rule('this period', 'period', ["'this|that'", 'procedure-word'], ([, word]) =>
    word.many ? null : period(word.event, 'this'),
  ),
  rule('period of a player', 'period', ['possessor', 'procedure-word'], ([{ thing }, word], site) =>
    word.many ? null : ofPlayer(word.event, thing, site),
  ),
  rule(
    'each period of a player',
    'period',
    ["'each|any|every|one'", "'of'?", 'possessor', 'procedure-word'],
    ([, of, { thing }, word], site) =>
      word.many === (of !== undefined) ? ofPlayer(word.event, thing, site) : null,
  ),
  rule(
    'period at a place',
    'period',
    ['period', "'at|by|of|with|against|in|on|from|to|for'", 'thing'],
    ([phrase, word, thing], site) => {
      const frame = site.lexicon
        .frames(phrase.event)
        .find((one) => 'event' in one.target && one.target.event === phrase.event)
      const slot = frame?.complements.find((one) => one.preposition === word.word)
      if (slot?.role == null || slot.type === null || phrase.filled[slot.role]) return null
      const fitting = narrowed(site.lexicon, thing, [slot.type.name])
      if (!fitting)
        return ruledOut(`${phrase.event} ${word.word} a ${slot.type.name}, not a ${thing.type.name}`)
      return { ...phrase, filled: { ...phrase.filled, [slot.role]: fitting } }
    },
  ),
  rule('period where it is so', 'period', ['period', 'whereabouts'], ([phrase, said], { lexicon, start }) => {
    const place = placingOf(lexicon)?.place
    const role = lexicon.procedure(phrase.event)?.roles.find(({ type }) => type.name === place)
    if (place === undefined || !role || phrase.filled[role.name]) return null
    const name = setName(start)
    const there = determined(noun(one(place), name, about(said.test, local(name)), false), 'any')
    return against('nearest-attachment', { ...phrase, filled: { ...phrase.filled, [role.name]: there } })
  }),
  // "May move as a react to a battle at a site": to where it is fought.
  rule('verb to where it goes on', 'predicate', ['predicate', "'to'", 'period'], ([verb, , phrase], site) => {
    const place = placeOf(phrase, site)
    const begun = place && verb.open === null ? takeWord(verb, 'to') : []
    return begun.flatMap((one) => (place ? takeFiller(one, place, site.lexicon).next : []))
  }),

  rule('period at a spot', 'period', ['period', 'spot'], ([phrase, spot], { lexicon }) => {
    const frame = lexicon
      .frames(phrase.event)
      .find((one) => 'event' in one.target && one.target.event === phrase.event)
    const slot = frame?.complements.find(({ preposition }) => preposition === 'at')
    const fitting = slot?.type && narrowed(lexicon, spot, [slot.type.name])
    return slot?.role == null || !fitting || phrase.filled[slot.role]
      ? null
      : { ...phrase, filled: { ...phrase.filled, [slot.role]: fitting } }
  }),
  rule(
    'the start of a period',
    'event',
    ["'the'?", "'start|beginning'", "'of'", 'period'],
    ([, , , phrase], site) => edge(phrase, 'begin', site),
  ),
  // The one that runs now has started already.
  rule(
    'the start of the next',
    'event',
    ["'the'?", "'start|beginning'", "'of'", 'possessor', "'next'", 'procedure-word'],
    ([, , , { thing }, , word], site) => {
      const phrase = word.many ? null : ofPlayer(word.event, thing, site)
      return phrase && 'as' in phrase ? edge(phrase, 'begin', site) : phrase
    },
  ),
  rule('the end of a period', 'event', ["'the'?", "'end'", "'of'", 'period'], ([, , , phrase], site) =>
    edge(phrase, 'end', site),
  ),
  rule('a period starts', 'event', ['period', "'starts|begins'"], ([phrase], site) =>
    edge(phrase, 'begin', site),
  ),
  rule('a period ends', 'event', ['period', "'ends|has just ended|just ended'"], ([phrase], site) =>
    edge(phrase, 'end', site),
  ),

  rule('at a moment', 'event', ["'at'", 'event'], ([, event]) =>
    event.at || !['begin', 'end'].includes(event.pattern.stage) ? null : { ...event, at: true },
  ),
  rule('until', 'duration', ["'until'", 'event'], ([, event]) => ({ as: 'duration', until: event.pattern })),
  rule('this period long', 'duration', ["'this'", 'procedure-word'], ([, word], site) =>
    word.many ? null : { as: 'duration', until: edgeOf(period(word.event, 'this'), 'end', site) },
  ),
  rule(
    'rest of the period',
    'duration',
    ["'for the rest of|for the remainder of|for'", 'period'],
    ([, phrase], site) =>
      phrase.which === 'this' ? { as: 'duration', until: edgeOf(phrase, 'end', site) } : null,
  ),
  rule(
    'rest of the period, shortly',
    'duration',
    ["'for remainder of|for rest of'", "'the|this'?", 'procedure-word'],
    ([, , word], site) =>
      word.many ? null : { as: 'duration', until: edgeOf(period(word.event, 'this'), 'end', site) },
  ),

  rule('during', 'time', ["'during|on|in'", 'period'], ([word, phrase], { start }) => {
    const made = time({
      while: isRunning(phrase),
      ...((phrase.each ?? Object.keys(phrase.filled).length > 0) &&
        word.word === 'during' && { during: phrase.event }),
    })
    // "if you have a unit in battle, …": behind a noun it is said of that.
    return word.word === 'during' || start === 0 ? made : against('nearest-attachment', made)
  }),
  rule('at any time', 'time', ["'at any time'"], () => time({ while: truth(true) })),
  rule('except then', 'time', ["'except|( except'", 'time', "')'?"], ([open, when, close]) =>
    when.while && when.times === null && (open.word === '(') === (close !== undefined)
      ? time({ while: not(when.while) })
      : null,
  ),
  rule('at one time or another', 'time', ['time', "'or|, or'", 'time'], ([one, , other]) =>
    one.while && other.while && one.times === null && other.times === null
      ? time({ while: or(one.while, other.while) })
      : null,
  ),
  rule('when it holds, in brackets', 'time', ["'('", 'time', "')'"], ([, inside]) => inside),
  rule('case', 'case', ['condition'], ([test]) => test),
  rule(
    'one case or another, in brackets',
    'case',
    ['case', "'( or while|( or when|( or if'", 'case', "')'"],
    ([one, , other]) => ({ as: 'condition', value: or(one.value, other.value) }),
  ),
  rule('what was chosen is so', 'case', ["'targeting'", 'complement'], ([, said], { scope, start }) => {
    const chosen = { way: 'that', number: 'one', types: said.of, deed: chosenDeed } as const
    return scope.self
      ? { as: 'condition', value: about(said.test, pendingValue({ position: start, ...chosen })) }
      : null
  }),
  rule('case of this', 'case', ['complement'], ([said], site) => ofThis(said, site), ['fact']),
  rule(
    'cases that all hold, or any of them',
    'case',
    ['case', "'and if|and while|and as long as|or if|or when|or while'", 'case'],
    ([one, { word }, other]) => ({
      as: 'condition',
      value: (word.startsWith('or') ? or : and)(one.value, other.value),
    }),
  ),
  rule(
    'cases of which one holds',
    'case',
    ['case', "'or if|, or if|or while|or when'", 'case'],
    ([one, , other]) => ({ as: 'condition', value: or(one.value, other.value) }),
  ),
  rule('while', 'time', ["'while|as long as|if|only while|only if|when'", 'case'], ([{ word }, test]) =>
    time({ while: test.value, ...(word.startsWith('only') && { only: true as const }) }),
  ),
  rule('where so', 'time', ["'where'", 'complement'], ([, said], { scope }) =>
    scope.self ? time({ while: about(said.test, { op: 'this' }) }) : null,
  ),
  rule('unless', 'time', ["'unless'", 'case'], ([, test]) => time({ while: not(test.value) })),
  rule('so many times', 'times', ["'once|twice'"], ([{ word }]) => ({
    as: 'times',
    count: word === 'once' ? 1 : 2,
  })),
  rule('times by number', 'times', ["'up to'?", 'integer', "'times'"], ([, { value }]) => ({
    as: 'times',
    count: value,
  })),
  rule(
    'times per period',
    'time',
    ['times', "'per|each|every'", 'procedure-word'],
    ([{ count }, , { event }]) => time({ times: count, per: event }),
  ),
  rule('times during', 'time', ['times', "'during|on|in'", 'period'], ([{ count }, , phrase]) =>
    time({ times: count, per: phrase.event, while: isRunning(phrase) }),
  ),
]
