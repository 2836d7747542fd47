/**
 * What a player has just done, called by a noun: "a tribute", "opponent's just drawn fate", "a tribute just begun at a place".
 * To cancel or change it is an answer to it, whenever else the text might be used.
 */
import type { EventPattern } from '../../../../runtime/program/clauses.js'
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import type { DeedPhrase } from '../../categories.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import type { Frame, Lexicon } from '../../lexicon.js'
import { and } from '../../meaning/logic.js'
import type { Alteration, EffectPhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { fitted } from '../complements.js'
import { carryOut, known, you } from '../meaning/deeds.js'
import { eventName, participant, passes } from '../meaning/patterns.js'
import { applied, clause } from '../meaning/provisions.js'
import { isRefusal } from '../meaning/quantify.js'
import { effect } from './effects.js'

function named(words: string, site: Site): DeedPhrase | null {
  const frames = site.lexicon.deeds().get(words.toLowerCase())
  return frames ? { as: 'deed', words: words.toLowerCase(), frames, verb: false, filled: {}, one: false } : null
}

function doneBy(deed: DeedPhrase, stem: string, form: string): DeedPhrase | null {
  const frames = deed.frames.filter((frame) => frame.stem === stem)
  return deed.verb || frames.length === 0 || !['past', 'participle'].includes(form)
    ? null
    : { ...deed, frames, verb: true }
}

/** With who did it, or where. */
function filling(
  deed: DeedPhrase,
  thing: ThingPhrase,
  slot: (frame: Frame) => { role: string | null; type: { name: string; many: boolean } | null } | null | undefined,
  { lexicon }: Site,
): DeedPhrase | null {
  const [frame, ...others] = deed.frames
  const { role, type } = (frame && slot(frame)) ?? {}
  if (others.length > 0 || role == null || !type || deed.filled[role]) return null
  const filler = fitted(thing, type, lexicon)
  return filler && { ...deed, filled: { ...deed.filled, [role]: filler } }
}

const doer = (frame: Frame) => frame.subject
const whereTo = (frame: Frame) =>
  frame.complements.find(({ preposition, role }) => preposition === 'at' && role !== null)

interface Answered {
  pattern: EventPattern
  frame: Frame
}

/** The event, where the words leave no doubt which it is. */
function answeredBy(deed: DeedPhrase, site: Site): Answered | RuledOut {
  const [frame, ...others] = deed.frames
  if (!deed.one || !frame || others.length > 0 || !('event' in frame.target))
    return ruledOut(`it is not said which ${deed.words} is meant`)
  const bind = eventName(site.start)
  const tests = Object.entries(deed.filled).map(([role, filler]) => passes(filler, participant(bind, role)))
  const where = and(...tests)
  return {
    frame,
    pattern: { bind, event: frame.target.event, stage: 'just', ...(tests.length > 0 && { where }) },
  }
}

/** The procedure that it began, or that it is part of: "draw fate" is part of the "fate draw", "begin a high tribute" begins a "tribute". */
export function procedureOf({ words }: Pick<DeedPhrase, 'words'>, stem: string, lexicon: Lexicon): string | null {
  const names = [`${words} ${stem}`, words, words.split(' ').at(-1) ?? words]
  return names.find((name) => isProcedure(name, lexicon)) ?? null
}

function isProcedure(name: string, lexicon: Lexicon): boolean {
  const declared = lexicon.procedure(name)
  return declared !== undefined && (declared.kind ?? 'procedure') === 'procedure'
}

function answer(statements: Statements | RuledOut, pattern: EventPattern): EffectPhrase | RuledOut {
  const made = effect(statements)
  return 'ruledOut' in made ? made : { ...made, answers: pattern }
}

/** "may pay 2 gold to cancel a tribute": paid by whose text it is. */
function payingFor(cost: PredicatesPhrase, gain: EffectPhrase, site: Site) {
  const who = you(site)
  const optional = cost.parts[0]?.predicate.modal === 'may'
  const isBare = cost.parts.every(({ predicate: { form } }) => form === 'base')
  if (!who || !isBare || !gain.answers) return null
  const parts = cost.parts.map((part) => ({ ...part, predicate: { ...part.predicate, modal: null } }))
  const paid = carryOut({ as: 'predicates', subject: who, parts }, site)
  return isRefusal(paid)
    ? paid
    : ({ as: 'ability', cost: paid, effect: gain.statements, optional, answers: gain.answers } as const)
}

/** What was just drawn has a number of its own, called by the same words: it changes until the draw is over. */
function changed(
  deed: DeedPhrase,
  amount: Expression,
  site: Site,
): EffectPhrase | RuledOut {
  const found = answeredBy(deed, site)
  if ('ruledOut' in found) return found
  const { frame, pattern } = found
  const attribute = `${deed.words} ${frame.stem}`
  const facts = site.lexicon.attribute(attribute)
  const procedure = procedureOf(deed, frame.stem, site.lexicon)
  if (!facts || !frame.subject || procedure === null) return ruledOut(`a ${deed.words} has no number of its own`)
  const whose = known(participant(pattern.bind, frame.subject.role), { name: 'player', many: false })
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
  const until: EventPattern = { bind: 'over', event: procedure, stage: 'end' }
  return answer(applied({ as: 'provision', subject: whose, items: [item] }, { as: 'duration', until }, site), pattern)
}

export const justDoneRules: readonly Rule[] = [
  rule('deed, by a value of its name', 'deed', ['attribute-word'], ([{ attribute }], site) =>
    named(attribute, site),
  ),
  rule('deed, by what it begins', 'deed', ['procedure-word'], ([{ event, many }], site) =>
    many ? null : named(event, site),
  ),
  rule('deed just done', 'deed', ["'just|just-'?", 'verb-word', 'deed'], ([, { stem, form }, deed]) =>
    doneBy(deed, stem, form),
  ),
  rule('deed just done, said behind', 'deed', ['deed', "'just'", 'verb-word'], ([deed, , { stem, form }]) =>
    doneBy(deed, stem, form),
  ),
  rule('deed at a place', 'deed', ['deed', "'at'", 'thing'], ([deed, , thing], site) =>
    filling(deed, thing, whereTo, site),
  ),
  rule('deed at a spot', 'deed', ['deed', 'spot'], ([deed, thing], site) => filling(deed, thing, whereTo, site)),
  rule('a deed', 'deed', ["'a|an|one|any'", 'deed'], ([, deed]) => (deed.one ? null : { ...deed, one: true })),
  rule('deed of a player', 'deed', ["'a|an|one|any'?", 'possessor', 'deed'], ([, { thing }, deed], site) => {
    const made = deed.one ? null : filling(deed, thing, doer, site)
    return made && { ...made, one: true }
  }),

  rule('what a deed is answered with', 'answer', ["'cancel'", 'deed'], ([, deed], site) => {
    const found = answeredBy(deed, site)
    if ('ruledOut' in found) return found
    const procedure = procedureOf(deed, found.frame.stem, site.lexicon)
    return procedure === null
      ? ruledOut(`a ${deed.words} can not be canceled`)
      : answer([{ op: 'cancel', what: { op: 'running', procedure } }], found.pattern)
  }),
  rule('more for a deed', 'answer', ["'add|subtract'", 'number', "'to|from'", 'deed'], (parts, site) => {
    const [{ word }, { value, before }, { word: side }, deed] = parts
    if ((word === 'add') !== (side === 'to') || before.length > 0) return null
    const amount: Expression =
      word === 'add'
        ? value
        : value.op === 'number'
          ? { op: 'number', value: -value.value }
          : { op: 'multiply', items: [{ op: 'number', value: -1 }, value] }
    return changed(deed, amount, site)
  }),
  rule('an answer', 'effect', ['answer'], ([made]) => made),
  rule('may answer', 'clause', ["'may|you may'", 'answer'], ([, { statements, answers }], { scope }) =>
    scope.self && answers ? clause([{ op: 'action', response: answers, do: statements }]) : null,
  ),
  rule('pay to answer', 'ability', ['predicates', "'to|in order to'", 'answer'], ([cost, , gain], site) =>
    payingFor(cost, gain, site),
  ),
]
