/** Events in words: the header of the rule that describes the verb or procedure, with the roles filled in. */
import type { EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Frame } from '../reading/lexicon.js'
import { anyOne, frameOf, nounOf, objectOf, saidOf, sentenceOf, unframed, type Mood } from './frames.js'
import { equal, isAnyPlayer, mentions, testsOf, type Predicate } from './predicates.js'
import { predicateOf } from './relative.js'
import { aroundNoun } from './sets.js'
import { isKindOf } from './wordings.js'
import { isOpponent, named, say, withEvent, written, type Speaker } from './speaker.js'
import { article, capital, listed } from './words.js'

/** An event in words, and a speaker who knows what its roles are called from then on. */
export interface SaidEvent {
  words: string
  inner: Speaker
}

interface Roles {
  filled: Map<string, string>
  called: Map<string, string>
  rest: Expression[]
}

const participant = ({ bind }: EventPattern, role: string): Expression => ({
  op: 'participant',
  event: bind,
  role,
})

/** What a requirement tells beside what its event says anyway: that a unit is a card. */
export function tellingOf(pattern: EventPattern, test: Expression, { wordings }: Speaker): Expression {
  const known = wordings.events[pattern.event]?.roles ?? []
  const telling = testsOf(test).filter(
    (one) =>
      one.op !== 'is' ||
      !known.some(
        ({ name, type }) => equal(one.of, participant(pattern, name)) && isKindOf(type, one.type, wordings),
      ),
  )
  const [only = test, ...more] = telling
  return more.length === 0 ? only : { op: 'and', items: telling }
}

/** Whether any node below speaks of a role of an event: as it was, or as it goes on. */
function speaksOf(node: unknown, pattern: EventPattern, role: string): boolean {
  if (typeof node !== 'object' || node === null) return false
  const { event, procedure, role: one, name } = node as Record<string, unknown>
  if (event === pattern.bind && one === role) return true
  if (procedure === pattern.event && (one === role || name === role)) return true
  return Object.values(node).some((inner) => speaksOf(inner, pattern, role))
}

/** What is known of each role: it is a certain thing, or one of a kind. `speaking` is what may speak of some of them. */
function rolesOf(pattern: EventPattern, speaker: Speaker, any: string, speaking?: unknown): Roles {
  const tests = testsOf(pattern.where).filter((test) => !isAnyPlayer(test))
  const anyone = testsOf(pattern.where).filter(isAnyPlayer)
  const roles = speaker.wordings.events[pattern.event]?.roles ?? []
  const filled = new Map<string, string>()
  const rest = [...tests]
  const take = (wanted: readonly Expression[]): void => {
    for (const one of wanted) rest.splice(rest.indexOf(one), 1)
  }
  const open = roles.filter(({ name, type }) => {
    const role: Expression = { op: 'participant', event: pattern.bind, role: name }
    const known = tests.find(
      (test) =>
        test.op === 'compare' && test.by === '=' && equal(test.left, role) && !mentions(test.right, role),
    )
    if (known?.op === 'compare') {
      filled.set(name, say(speaker, known.right))
      take([known])
    }
    return known === undefined && type !== 'number'
  })
  // What nobody speaks of needs no name, and no part of the sentence.
  const said = open.filter(
    ({ name }) => speaking === undefined || speaksOf([speaking, pattern.where], pattern, name),
  )
  const called = calledBy(roles, open, said)
  const inner = withEvent(speaker, pattern, called)
  for (const { name, type } of roles) {
    const role: Expression = { op: 'participant', event: pattern.bind, role: name }
    const about = rest.filter((test) => mentions(test, role))
    const predicates = about.map((test): [Expression, Predicate | null] => [
      test,
      predicateOf(test, role, inner),
    ])
    const fit = predicates.filter(
      (one): one is [Expression, Predicate] => one[1] !== null && !filled.has(name),
    )
    take(fit.map(([test]) => test))
    if (fit.length > 0) filled.set(name, kindOf(type, fit, any, called.get(name) ?? '', speaker))
    else if (!filled.has(name)) {
      const letter = called.get(name) === name
      const spokenOf =
        speaksOf([speaking, rest], pattern, name) || anyone.some((test) => mentions(test, role))
      if (type === 'number' && any === 'a' && spokenOf) filled.set(name, called.get(name) ?? name)
      else if (type !== 'number' && (letter || spokenOf))
        filled.set(name, `${anyOne(speaker, type, any)}${letter ? ` ${name}` : ''}`)
    }
  }
  return {
    filled,
    called: new Map([...filled, ...called].map(([name, words]) => [name, called.get(name) ?? words])),
    rest,
  }
}

/** "that unit" where only one role can be meant; otherwise by its letter. */
function calledBy(
  roles: readonly { name: string; type: string }[],
  open: readonly { name: string; type: string }[],
  said: readonly { name: string; type: string }[],
): Map<string, string> {
  return new Map(
    roles
      .filter((role) => role.type === 'number' || open.includes(role))
      .map(({ name, type }) => {
        const alone = said.filter((other) => other.type === type).length <= 1
        if (!/^[A-Z]\d*$/.test(name)) return [name, named(name)]
        return [name, alone && type !== 'number' ? `that ${type}` : name]
      }),
  )
}

/** "a tapped unit that you control", "any Rebel other than this card". */
function kindOf(
  type: string,
  tests: readonly [Expression, Predicate][],
  any: string,
  called: string,
  speaker: Speaker,
): string {
  const narrow = tests.find(([test]) => test.op === 'is')
  const noun = narrow?.[0].op === 'is' ? narrow[0].type : type
  const others = tests.filter((one) => one !== narrow).map(([, predicate]) => predicate)
  const { adjectives, behind } = aroundNoun(others, false)
  const kind = [...adjectives, written(speaker, noun)].join(' ')
  const letter = /^[A-Z]\d*$/.test(called) ? ` ${called}` : ''
  return `${any === 'a' ? article(kind) : `${any} ${kind}`}${letter}${behind.join('')}`
}

/** The event as a sentence: "a unit that you control attacks this card". */
export function patternPhrase(
  pattern: EventPattern,
  speaker: Speaker,
  mood: Mood,
  negated = false,
  any = 'a',
  speaking?: unknown,
): SaidEvent {
  const { filled, called, rest } = rolesOf(pattern, speaker, any, speaking)
  const inner = withEvent(speaker, pattern, called)
  const frame = frameOf(speaker, `event ${pattern.event}`)
  const conditions = rest.map((test) => say(inner, test))
  const provided = rest.length === 0 ? '' : `, provided that ${listed(conditions, 'and')}`
  if (frame === undefined) return { words: `${unframed(pattern.event, filled)}${provided}`, inner }
  if (frame.kind === 'noun') {
    const noun = nounOf(frame, filled, speaker, any, false)
    return { words: `${noun}${nounMood(mood, negated)}${provided}`, inner }
  }
  const said = saidOf(impersonal(frame, filled), filled, speaker, any)
  return { words: `${sentenceOf(said, mood, negated)}${provided}`, inner }
}

/** Of what is done to something, and by whom is not said: "a unit is destroyed". */
function impersonal(frame: Frame, filled: Roles['filled']): Frame {
  const { subject } = frame
  const open = subject?.role != null && subject.type?.name === 'player' && !filled.has(subject.role)
  return open && objectOf(frame) !== undefined ? { ...frame, subject: null } : frame
}

function nounMood(mood: Mood, negated: boolean): string {
  const words: Record<Mood, string> = {
    does: negated ? ' does not take place' : ' takes place',
    would: ' would take place',
    may: ' may take place',
    'may not': ' may not take place',
    must: ' must take place',
    has: negated ? ' has not taken place' : ' has taken place',
    to: ' to take place',
  }
  return words[mood]
}

/** What begins and ends is a procedure, also when no header tells how it is said. */
const isPeriod = ({ stage }: EventPattern, frame: Frame | undefined): boolean =>
  frame === undefined ? stage === 'begin' || stage === 'end' : frame.kind === 'noun'

/** When it happens: "whenever a unit attacks", "at the end of each of your turns". */
export function momentPhrase(pattern: EventPattern, speaker: Speaker, speaking?: unknown): SaidEvent {
  const { stage } = pattern
  const frame = frameOf(speaker, `event ${pattern.event}`)
  if (isPeriod(pattern, frame)) {
    const noun = nounPhrase(pattern, speaker, 'each')
    const at = { would: 'just before', begin: 'at the start of', just: 'right after', end: 'at the end of' }[
      stage
    ]
    return { ...noun, words: `${at} ${noun.words}` }
  }
  const said = patternPhrase(pattern, speaker, stage === 'would' ? 'would' : 'does', false, 'a', speaking)
  const when = {
    would: 'whenever',
    begin: 'whenever, as it begins,',
    just: 'whenever',
    end: 'whenever, as it ends,',
  }[stage]
  return { ...said, words: `${when} ${said.words}` }
}

/** A procedure as a noun: "each of your turns", "the battle at this place". */
export function nounPhrase(
  pattern: EventPattern,
  speaker: Speaker,
  before: 'each' | 'the' | 'the next',
): SaidEvent {
  const { filled, called, rest } = rolesOf(pattern, speaker, 'a')
  const inner = withEvent(speaker, pattern, called)
  const frame = frameOf(speaker, `event ${pattern.event}`)
  const noun =
    frame === undefined
      ? `${before} ${unframed(pattern.event, filled)}`
      : nounOf(frame, filled, speaker, before, false)
  const owner = frame?.complements.find(
    ({ preposition, role }) => preposition === 'of' && role !== null,
  )?.role
  const words =
    frame !== undefined && owner != null && filled.has(owner)
      ? ofOwner(pattern, frame.stem, owner, filled.get(owner) ?? '', before, inner)
      : noun
  const conditions = rest.map((test) => say(inner, test))
  return { words: rest.length === 0 ? words : `${words} for which ${listed(conditions, 'and')}`, inner }
}

function ofOwner(
  { where, bind }: EventPattern,
  stem: string,
  role: string,
  owner: string,
  before: string,
  speaker: Speaker,
): string {
  const own = testsOf(where).find(
    (test) => test.op === 'compare' && equal(test.left, { op: 'participant', event: bind, role }),
  )
  const opponent = own?.op === 'compare' && isOpponent(own.right)
  const whose = owner === 'you' ? 'your' : opponent ? 'your opponent’s' : `${owner}’s`
  const noun = written(speaker, stem)
  return before === 'the'
    ? `${whose} ${noun}`
    : before === 'each'
      ? `each of ${whose} ${noun}s`
      : `${whose} next ${noun}`
}

/** Until when something lasts: "the end of the turn". */
export function endPhrase(pattern: EventPattern, speaker: Speaker, speaking?: unknown): string {
  const frame = frameOf(speaker, `event ${pattern.event}`)
  if (!isPeriod(pattern, frame))
    return momentPhrase(pattern, speaker, speaking).words.replace(/^whenever/, 'the next time that')
  const noun = nounPhrase(pattern, speaker, 'the').words
  return {
    would: noun,
    begin: `the start of ${noun}`,
    just: `the end of ${noun}`,
    end: `the end of ${noun}`,
  }[pattern.stage]
}

export const sentence = (text: string): string => `${capital(text)}.`
