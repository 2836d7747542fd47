/**
 * What a player has just done, called by a noun: "a tribute", "opponent's just drawn fate", "a tribute just begun at a place".
 * To cancel or change it is an answer to it, whenever else the text might be used.
 */
import type { EventPattern } from '../../../../runtime/program/clauses.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import type { AnswerPhrase, DeedPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import type { Frame } from '../../lexicon.js'
import { and, local, truth } from '../../meaning/logic.js'
import { replaced } from '../../meaning/subject.js'
import type {
  Alteration,
  ClausePhrase,
  EffectPhrase,
  EventPhrase,
  EventsPhrase,
  MeaningClause,
  PredicatesPhrase,
  ThingPhrase,
} from '../../phrases.js'
import { fitted } from '../complements.js'
import { procedureOf, thatDeed } from '../meaning/begun.js'
import { carryOut, known, you } from '../meaning/deeds.js'
import { eventName, isAlways, participant, passes } from '../meaning/patterns.js'
import { applied, clause } from '../meaning/provisions.js'
import { isRefusal } from '../meaning/quantify.js'
import { withoutChoice } from './abilities.js'
import { isRunning } from './periods.js'
import { playsThis } from './sentences.js'
import { negative } from './values.js'

/** Verbs that say it, with the words by which each calls it: a "fate" may be a "high fate", too. */
function named(words: string, { lexicon }: Site, exactly = false): DeedPhrase | null {
  const kinds = [...lexicon.deeds()].flatMap(([name, frames]) =>
    name === words.toLowerCase() || (!exactly && name.endsWith(` ${words.toLowerCase()}`))
      ? frames.map((frame) => ({ name, frame }))
      : [],
  )
  return kinds.length > 0 ? { as: 'deed', words, kinds, verb: false, filled: {}, one: false } : null
}

function doneBy(deed: DeedPhrase, stem: string, form: string): DeedPhrase | null {
  const kinds = deed.kinds.filter(({ frame }) => frame.stem === stem)
  return deed.verb || kinds.length === 0 || !['past', 'participle'].includes(form)
    ? null
    : { ...deed, kinds, verb: true }
}

type Slot = Pick<Frame['complements'][number], 'role' | 'type'> | undefined

const doer = ({ subject }: Frame): Slot => subject ?? undefined
const whereAt = ({ complements }: Frame): Slot =>
  complements.find(({ preposition, role }) => preposition === 'at' && role !== null)

/** With who did it, or where; each kind of it must have such a role. */
function filling(
  deed: DeedPhrase,
  thing: ThingPhrase,
  slotOf: (frame: Frame) => Slot,
  site: Site,
): DeedPhrase | null {
  const kinds = deed.kinds.filter(({ frame }) => slotOf(frame))
  const [first] = kinds
  const { role, type } = (first && slotOf(first.frame)) ?? {}
  if (role == null || !type || deed.filled[role]) return null
  const filler = fitted(thing, type, site.lexicon)
  return filler && { ...deed, kinds, filled: { ...deed.filled, [role]: filler } }
}

/** What must be so of the event, as far as it is said. */
const saidOf = (deed: DeedPhrase, bind: string): Expression =>
  and(
    deed.that ? local(thatDeed) : null,
    ...Object.entries(deed.filled).map(([role, filler]) => passes(filler, participant(bind, role))),
  )

const isTested = ({ filled, that }: DeedPhrase): boolean => that === true || Object.keys(filled).length > 0

/** "A tribute was just begun at a place": the event of each verb that calls it so. */
function happened(deed: DeedPhrase, site: Site): EventsPhrase | null {
  if (!deed.told || !deed.one) return null
  const bind = eventName(site.start)
  const tested = isTested(deed)
  const where = saidOf(deed, bind)
  const any = deed.kinds.flatMap(({ frame: { target } }): EventPhrase[] =>
    'event' in target
      ? [
          {
            as: 'event',
            pattern: { bind, event: target.event, stage: 'just', ...(tested && { where }) },
            amounts: {},
          },
        ]
      : [],
  )
  return any.length > 0 ? { as: 'events', any } : null
}

interface Kind {
  frame: Frame
  name: string
  procedure: string
  event: string
}

/** An answer to each kind of it of which there is a procedure; the words must say by which verb. */
function answerTo(
  deed: DeedPhrase,
  site: Site,
  doing: (kind: Kind, event: string) => Statements | RuledOut,
): AnswerPhrase | RuledOut {
  const stems = new Set(deed.kinds.map(({ frame }) => frame.stem))
  if (deed.told) return ruledOut(`a ${deed.words} is something, not what happens`)
  if (!deed.one || (stems.size > 1 && !deed.that))
    return ruledOut(`it is not said which ${deed.words} is meant`)
  const bind = eventName(site.start)
  const where = saidOf(deed, bind)
  const ways: AnswerPhrase['ways'] = []
  for (const { name, frame } of deed.kinds) {
    const procedure = procedureOf(name, frame.stem, site.lexicon)
    if (procedure === null || !('event' in frame.target)) continue
    const { event } = frame.target
    const statements = doing({ frame, name, procedure, event }, bind)
    if (isRefusal(statements)) {
      // "that tribute": of the verbs that call it so, the text has told which it was.
      if (deed.that) continue
      return statements
    }
    ways.push({ pattern: { bind, event, stage: 'just', ...(isTested(deed) && { where }) }, statements })
  }
  return ways.length > 0 ? { as: 'answer', ways } : ruledOut(`nothing can be done about a ${deed.words}`)
}

/** Its number is called by the same words as what it is part of: it changes until that is over. */
function changed(deed: DeedPhrase, amounts: readonly Expression[], site: Site): AnswerPhrase | RuledOut {
  return answerTo(deed, site, (kind, bind) => {
    const several = amounts.map((amount) => changing(kind, amount, bind, site))
    const [only] = several
    if (several.length === 1 && only) return only
    const refused = several.find(isRefusal)
    const labels = ['add', 'subtract']
    const ways = several.map((made, at) => ({ label: labels[at] ?? '', do: isRefusal(made) ? [] : made }))
    return refused ?? [{ op: 'ways', by: { op: 'you' }, ways }]
  })
}

function changing(
  { frame, name, procedure }: Kind,
  amount: Expression,
  bind: string,
  site: Site,
): Statements | RuledOut {
  const attribute = `${name} ${frame.stem}`
  const facts = site.lexicon.attribute(attribute)
  if (!facts || !frame.subject) return ruledOut(`a ${name} has no number of its own`)
  const whose = known(participant(bind, frame.subject.role), { name: 'player', many: false })
  const item: Alteration = {
    kind: 'change',
    of: facts.of,
    attribute,
    layer: 'add',
    amount,
    before: [],
    cumulative: true,
    limit: null,
  }
  const until = { bind: 'over', event: procedure, stage: 'end' } as const
  return applied({ as: 'provision', subject: whose, items: [item] }, { as: 'duration', until }, site)
}

/** It is canceled, and whoever did it does it again, by this verb: "cancel and retake that tribute". */
function doneAgain(deed: DeedPhrase, stem: string, site: Site): AnswerPhrase | RuledOut {
  return answerTo(deed, site, ({ frame, name, procedure }, bind) => {
    const again = site.lexicon
      .deeds()
      .get(name)
      ?.find((other) => other.stem === stem)
    if (!again?.subject || !frame.subject || !('event' in again.target))
      return ruledOut(`there is no way to ${stem} a ${name}`)
    const roles = { [again.subject.role]: participant(bind, frame.subject.role) }
    return [
      { op: 'perform', event: again.target.event, roles },
      { op: 'cancel', what: { op: 'running', procedure } },
    ]
  })
}

/** An answer to one of its events, and only as it is told: "If you just paid a tribute, may cancel that tribute". */
function asTold(one: MeaningClause, pattern: EventPattern): MeaningClause[] {
  if (one.op !== 'action' || one.response?.event !== pattern.event || one.response.stage !== pattern.stage)
    return []
  const { bind } = one.response
  const told = replaced(one, (node) => {
    if (node['op'] === 'local' && node['name'] === thatDeed) return truth(true)
    return node['event'] === bind && node['op'] === 'participant' ? { ...node, event: pattern.bind } : null
  }) as typeof one
  const where = and(pattern.where ?? null, told.response?.where ?? null)
  return [{ ...told, response: { ...pattern, ...(!isAlways(where) && { where }) } }]
}

function used({ ways }: AnswerPhrase, cost: Statements | null): ClausePhrase | RuledOut {
  return clause(
    ways.map(({ pattern, statements }) => ({
      op: 'action',
      response: pattern,
      ...(cost && { cost }),
      do: statements,
    })),
  )
}

/** "may pay 2 gold to cancel a tribute": paid by whose text it is. */
function paid(cost: PredicatesPhrase, answer: AnswerPhrase, site: Site): ClausePhrase | RuledOut | null {
  const subject = you(site)
  const optional = cost.parts[0]?.predicate.modal === 'may'
  if (!subject || playsThis(site) === optional) return null
  if (!cost.parts.every(({ predicate }) => predicate.form === 'base')) return null
  const parts = cost.parts.map((part) => ({ ...part, predicate: { ...part.predicate, modal: null } }))
  const paying = carryOut({ as: 'predicates', subject, parts }, site)
  return isRefusal(paying) ? paying : used(answer, paying)
}

export const justDoneRules: readonly Rule[] = [
  rule('deed, by a value of its name', 'deed', ['attribute-word'], ([{ attribute }], site) =>
    named(attribute, site),
  ),
  rule('deed, by what it begins', 'deed', ['procedure-word'], ([{ event, many }], site) =>
    many ? null : named(event, site, true),
  ),
  rule('deed just done', 'deed', ["'just|just-'", 'verb-word', 'deed'], ([, { stem, form }, deed]) =>
    doneBy(deed, stem, form),
  ),
  rule('deed just done, said behind', 'deed', ['deed', "'just'", 'verb-word'], ([deed, , { stem, form }]) =>
    doneBy(deed, stem, form),
  ),
  rule(
    'deed that was just done',
    'deed',
    ['deed', "'was just|were just|has just been|is just'", 'verb-word'],
    ([deed, , { stem, form }]) => {
      const made = doneBy(deed, stem, form)
      return made && { ...made, told: true as const }
    },
  ),
  rule('deed as an event', 'events', ['deed'], ([deed], site) => happened(deed, site)),
  rule(
    'deed of somebody as an event',
    'events',
    ['thing', "'just|has just|have just'", 'verb-word', "'a|an|one'", 'deed'],
    ([thing, , { stem, form }, , deed], site) => {
      const done = doneBy(deed, stem, form)
      const made = done && filling(done, thing, doer, site)
      return made && happened({ ...made, told: true, one: true }, site)
    },
  ),
  rule('that deed', 'deed', ["'that'", 'deed'], ([, deed]) =>
    deed.one || deed.verb ? null : { ...deed, one: true, that: true },
  ),
  rule('either of two deeds', 'deed', ['deed', "'or'", 'deed'], ([one, , other]) =>
    one.one || other.one || one.verb || other.verb
      ? null
      : { ...one, words: `${one.words} or ${other.words}`, kinds: [...one.kinds, ...other.kinds] },
  ),
  // "A low or high fate": the last word is said of both.
  rule('deed of two kinds', 'deed', ['type-word', "'or'", 'attribute-word'], (parts, site) => {
    const [{ type }, , { attribute }] = parts
    const last = attribute.split(' ').at(-1) ?? ''
    const [one, other] = [named(`${type} ${last}`, site, true), named(attribute, site)]
    return one && other && last !== attribute
      ? { ...other, words: `${type} or ${attribute}`, kinds: [...one.kinds, ...other.kinds] }
      : null
  }),
  rule('deed at a place', 'deed', ['deed', "'at'", 'thing'], ([deed, , thing], site) =>
    filling(deed, thing, whereAt, site),
  ),
  rule('deed at a spot', 'deed', ['deed', 'spot'], ([deed, thing], site) =>
    filling(deed, thing, whereAt, site),
  ),
  rule('a deed', 'deed', ["'a|an|one|any'", 'deed'], ([, deed]) =>
    deed.one ? null : { ...deed, one: true },
  ),
  rule('deed of a player', 'deed', ["'a|an|one|any'?", 'possessor', 'deed'], ([, { thing }, deed], site) => {
    const made = deed.one ? null : filling(deed, thing, doer, site)
    return made && { ...made, one: true }
  }),

  rule('cancel what is running', 'effect', ["'cancel'", 'period'], ([, phrase], { scope, lexicon }) => {
    const cancel: Statement = { op: 'cancel', what: { op: 'running', procedure: phrase.event } }
    const isPlain = Object.keys(phrase.filled).length === 0
    const statements: Statements = isPlain
      ? [cancel]
      : [{ op: 'if', test: isRunning(phrase), then: [cancel] }]
    const made: EffectPhrase = { as: 'effect', statements, binds: [] }
    return scope.self && lexicon.deeds().has(phrase.event) ? against('answered-first', made) : made
  }),
  rule('cancel what was just done', 'answer', ["'cancel'", 'deed'], ([, deed], site) =>
    answerTo(deed, site, ({ procedure }) => [{ op: 'cancel', what: { op: 'running', procedure } }]),
  ),
  rule(
    'change what was just done',
    'answer',
    ["'add|subtract'", 'number', "'to|from'", 'deed'],
    (parts, site) => {
      const [{ word }, { value, before }, { word: side }, deed] = parts
      if ((word === 'add') !== (side === 'to') || before.length > 0) return null
      return changed(deed, [word === 'add' ? value : negative(value)], site)
    },
  ),
  rule(
    'change what was just done, either way',
    'answer',
    ["'add or subtract'", 'number', "'to|from|to or from'", 'deed'],
    ([, { value, before }, , deed], site) =>
      before.length > 0 ? null : changed(deed, [value, negative(value)], site),
  ),
  rule(
    'cancel it and do it again',
    'answer',
    ["'cancel and'", 'verb-word', 'deed'],
    ([, verb, deed], site) => (verb.form === 'base' ? doneAgain(deed, verb.stem, site) : null),
  ),
  rule(
    'cancel it, and do it again',
    'answer',
    ["'cancel'", 'deed', "'and|and cause a|to cause a'", 'verb-word'],
    ([, deed, , verb], site) => (verb.form === 'base' ? doneAgain(deed, verb.stem, site) : null),
  ),
  // Playing a card is a decision; what another text offers is said with "may".
  rule('an answer', 'clause', ["'may|you may'?", 'answer'], ([may, answer], site) =>
    site.scope.self && playsThis(site) !== (may !== undefined) ? used(answer, null) : null,
  ),
  rule('pay to answer', 'clause', ['predicates', "'to|in order to'", 'answer'], ([cost, , answer], site) =>
    paid(cost, answer, site),
  ),
  rule('an answer on occasion', 'clause', ['occasion', "','", 'clause'], ([{ word, events }, , one]) => {
    if (word === null || !one.clauses.every((each) => each.op === 'action' && each.response)) return null
    const told = events.any.flatMap(({ pattern }) => one.clauses.flatMap((each) => asTold(each, pattern)))
    return told.length > 0 ? clause(told) : null
  }),
  rule('an answer at a price', 'clause', ['effect', "'->|:|>>'", 'answer'], ([cost, , answer]) =>
    cost.itself ? null : used(answer, withoutChoice(cost.statements)),
  ),
]
