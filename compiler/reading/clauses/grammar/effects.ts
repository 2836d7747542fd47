/** What happens: sentences that are carried out, one after another, under conditions, for each of some things. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import { not } from '../../meaning/logic.js'
import { members } from '../../meaning/quantify.js'
import { descends } from '../../meaning/types.js'
import { bindsAfter } from '../../resolve/bindings.js'
import type { EffectPhrase, EventPhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import { carryOut, ownActor, self, you } from '../meaning/deeds.js'
import { asEffect, rebind } from '../meaning/becoming.js'
import { seq, underMay, when } from '../meaning/joined-effects.js'
import { isOwnPlay } from '../meaning/restrictions.js'
import { whereAble } from '../meaning/ability-to.js'
import { isForPlayers } from '../meaning/plain-verb.js'
import { alternatives, ifDone, ifNotDone } from '../meaning/sequence.js'
import { isRefusal, over } from '../meaning/quantify.js'
import { soManyTimes, timesSo } from '../meaning/times.js'
import { hasStop } from './stops.js'

export function effect(statements: Statements | RuledOut): EffectPhrase | RuledOut {
  return isRefusal(statements) ? statements : { as: 'effect', statements, binds: named(statements) }
}

/** The names that the text itself gives: "a card C", "as the pool". */
function named(statements: Statements): EffectPhrase['binds'] {
  return bindsAfter(statements).flatMap(({ value, type }) =>
    value.op === 'local' && !/^(it|roll|number|result|amount)\d+|^did$/.test(value.name)
      ? [{ name: value.name, type }]
      : [],
  )
}

export function done(phrase: PredicatesPhrase, site: Site): EffectPhrase | RuledOut | null {
  const [first] = phrase.parts
  if (!first || (first.predicate.modal !== null && first.predicate.modal !== 'may')) return null
  const told = effect(carryOut(phrase, site))
  const isListed = phrase.parts.some(({ listed }) => listed)
  const made = isListed && !('ruledOut' in told) ? { ...told, listed: true as const } : told
  return !('ruledOut' in made) && phrase.subject === null && isOwnPlay(phrase, site)
    ? { ...made, own: true }
    : made
}

/** What it ends with gives back a number, which "if it is …" may ask for. */
export function givesResult({ statements }: EffectPhrase): boolean {
  const last = statements.at(-1)
  return last?.op === 'perform' && last.as !== undefined
}

function forEach(things: ThingPhrase, body: EffectPhrase): EffectPhrase | RuledOut {
  const [only] = body.statements
  const name = things.binds ?? things.set?.name
  if (name === undefined) return ruledOut('"for each" wants things that can be counted')
  const counted =
    only && body.statements.length === 1 ? timesSo(only, { op: 'count', of: members(things) }) : null
  return effect([counted ?? { op: 'each', name, of: members(things), do: body.statements }])
}

/** "draw a card for each two pilots": the amount as often as there are so many. */
function forEachSoMany(things: ThingPhrase, body: EffectPhrase): EffectPhrase | RuledOut | null {
  const times = soManyTimes(things)
  const [only] = body.statements
  if (times === null) return null
  const counted = only && body.statements.length === 1 ? timesSo(only, times) : null
  return counted
    ? effect([counted])
    : ruledOut('"for each" of several wants an amount that is done so many times')
}

function delayed(event: EventPhrase, statements: Statements): EffectPhrase {
  return { as: 'effect', statements: [{ op: 'later', pattern: event.pattern, do: statements }], binds: [] }
}

function becoming(thing: ThingPhrase, site: Site, make: (value: Expression) => Statement | RuledOut) {
  const doing = { actor: ownActor(site), site }
  return effect(
    over(thing, false, doing, (value) => {
      const made = make(value)
      return 'op' in made ? [made] : made
    }),
  )
}

/** "roll d6 and roll again": what the verb did last is done once more. */
function again(first: EffectPhrase, stem: string, site: Site): EffectPhrase | RuledOut {
  const { statements } = first
  const targets = site.lexicon.frames(stem).map(({ target }) => JSON.stringify(target))
  const events = new Set(
    targets.flatMap((target) => Object.values(JSON.parse(target) as Record<string, string>)),
  )
  const at = statements.findLastIndex((one) => events.has(one.op === 'perform' ? one.event : one.op))
  const from = statements.findLastIndex((one, index) => index < at && one.op !== 'choose' && one.op !== 'let')
  return at < 0
    ? ruledOut(`nothing was done before that "${stem} again" could mean`)
    : seq(first, { as: 'effect', statements: statements.slice(from + 1, at + 1), binds: [] })
}

/** "Shuffle": you do it, and nothing is said of to what. */
function isPlain({ statements }: EffectPhrase): boolean {
  const [only, ...more] = statements
  return (
    more.length === 0 && only?.op === 'perform' && Object.values(only.roles).every(({ op }) => op === 'you')
  )
}

export const effectRules: readonly Rule[] = [
  rule('do', 'effect', ['predicates'], ([verbs], site) =>
    verbs.parts.every(({ predicate }) => predicate.form === 'base') &&
    verbs.parts[0]?.predicate.modal === null
      ? done(verbs, site)
      : null,
  ),
  rule('may do', 'effect', ['predicates'], ([verbs], site) => {
    const [first] = verbs.parts
    const by = first?.predicate.modal === 'may' ? you(site) : null
    const doer = first?.predicate.frame.subject?.type.name
    // "May deploy on a unit": what is done to this card by its owner, or what it does itself.
    const voice = first?.predicate.voice
    // What nobody is named to do, you do: "may place a card in your deck".
    const isOwn = voice === 'middle' || (doer !== 'player' && (voice === 'passive' || doer !== undefined))
    const isItself = isOwn && voice === 'active'
    // Where players do it, too, you do: it is your choice.
    if (isItself && first && isForPlayers(first.predicate, site.lexicon)) return null
    if (!by || (isItself && !(doer && site.scope.self && descends(site.lexicon, site.scope.self.type, doer))))
      return null
    // "May be placed …": done to this card.
    const subject = voice === 'passive' ? self(site) : by
    const made = done({ ...verbs, subject: isItself ? null : subject }, site)
    if (!made || 'ruledOut' in made) return made
    const itself = isItself ? { itself: true as const } : {}
    return against('own-choice', isOwn ? { ...made, ...itself, own: true } : made)
  }),
  rule('somebody does', 'effect', ['proposition'], ([proposition], site) => {
    const made = done(proposition, site)
    const isPassive = proposition.parts.every(({ predicate }) => predicate.voice === 'passive')
    return made && isPassive && !('ruledOut' in made) ? { ...made, passive: true } : made
  }),
  rule('somebody must do', 'effect', ['proposition'], ([{ subject, parts }], site) => {
    if (!site.scope.self || subject?.type.name !== 'player' || !subject.value) return null
    if (!parts.every(({ predicate }, index) => predicate.modal === (index === 0 ? 'must' : null))) return null
    const plain = parts.map((part) => ({ ...part, predicate: { ...part.predicate, modal: null } }))
    const made = done({ as: 'predicates', subject, parts: plain }, site)
    // By itself it says what has to be done all the time.
    return made && !('ruledOut' in made) ? { ...made, own: true } : made
  }),
  rule(
    'become a position',
    'effect',
    ['thing', "'becomes|become'", 'position-word'],
    ([thing, , word], site) =>
      becoming(thing, site, (what) => ({ op: 'turn', what, position: word.position })),
  ),
  rule('become a thing', 'effect', ['thing', "'becomes'", 'thing'], ([name, , thing]) =>
    thing.determiner === 'the' && name.value ? effect(asEffect(rebind(name.value, members(thing)))) : null,
  ),
  rule('become a number', 'effect', ['number', "'becomes'", 'number'], ([name, , amount]) =>
    effect(asEffect(rebind(name.value, amount.value), amount.before)),
  ),
  rule(
    'add to a number',
    'effect',
    ["'add|subtract'", 'number', "'to|from'", 'number'],
    ([verb, amount, side, name]) => {
      const adds = verb.word === 'add'
      if (adds !== (side.word === 'to')) return null
      const value: Expression = adds
        ? { op: 'add', items: [name.value, amount.value] }
        : { op: 'subtract', left: name.value, right: amount.value }
      return effect(asEffect(rebind(name.value, value), amount.before))
    },
  ),
  rule('a draw', 'effect', ["'the game is a draw'"], () => effect([{ op: 'draw' }])),
  rule('a game without its end', 'effect', ["'the game is unfinished'"], () => effect([{ op: 'stop' }])),

  rule(
    'then',
    'effect',
    ['effect', "', then|, and then|and then|. then|; then|; then ,|, and|and|,|;|.'", 'effect'],
    ([first, joint, second], { starts }) => {
      const isComma = joint.word === ',' && (starts[2] ?? 0) - (starts[1] ?? 0) === 1
      // "draw a card, gain 1 gold, or lose a unit" is one choice.
      if (isComma && second.statements[0]?.op === 'ways') return null
      const isApart = joint.word === '.' || (joint.word !== ';' && second.statements[0]?.op === 'may')
      const made = isApart ? null : underMay(first, second)
      const told = {
        ...(made ?? seq(first, second)),
        ...(joint.word === ';' && { split: true as const }),
        ...(isComma && { listed: true as const }),
        ...(second.tested && { tested: true as const }),
      }
      // "If ready, take a card from your deck; shuffle": what somebody just does belongs to what was done.
      const isCovered = joint.word === ';' ? isPlain(second) : [', and', 'and', ','].includes(joint.word)
      return first.tested && isCovered ? against('condition-first', told) : told
    },
  ),
  rule(
    'then, in brackets',
    'effect',
    ['effect', "'( then'", 'effect', "')'"],
    ([first, , second]) => underMay(first, second) ?? seq(first, second),
  ),
  // "take a card from your deck (shuffle)": of what has an object it may be a reminder.
  rule('and what somebody just does, in brackets', 'effect', ['effect', "'('", 'effect', "')'"], (parts) => {
    const [first, , second] = parts
    return isPlain(second) ? (underMay(first, second) ?? seq(first, second)) : null
  }),
  rule('result and what follows', 'effect', ['effect', "':'", 'effect'], ([first, , second]) =>
    givesResult(first) && second.statements[0]?.op === 'if' ? seq(first, second) : null,
  ),
  rule('something is done to it', 'effect', ['list', 'participle'], ([subject, verb], site) => {
    const parts = [{ join: null, predicate: { ...verb, form: 'third' as const } }]
    const made = done({ as: 'predicates', subject, parts }, site)
    return made && !('ruledOut' in made) ? { ...made, passive: true } : made
  }),
  rule('if', 'effect', ["'if'", 'case', "','", 'effect'], ([, test, , then]) => ({
    ...when(test.value, then),
    tested: true,
  })),
  rule('if, behind', 'effect', ['effect', "'if'", 'case'], ([then, , test], site) => {
    const made = when(test.value, then)
    return hasStop(site, 1) ? against('nearest-attachment', made) : made
  }),
  rule(
    'if, in brackets',
    'effect',
    ['effect', "'('", "'if|when|unless'", 'case', "')'"],
    ([then, , word, test]) => when(word.word === 'unless' ? not(test.value) : test.value, then),
  ),
  rule('or, in brackets', 'effect', ['effect', "'( or'", 'effect', "')'"], ([first, , second], site) =>
    effect(alternatives([first.statements, second.statements], ownActor(site))),
  ),
  rule('if able', 'effect', ['effect', "'if able|, if able|if possible|, if possible'"], ([{ statements }]) =>
    effect(whereAble(statements)),
  ),
  rule(
    'if unable',
    'effect',
    [
      'effect',
      "'. if unable ,|. if unable to ,|; if unable ,|; if unable to ,|. if you can not ,|. if unable to do so ,|. if unable to otherwise ,|or , if unable ,|, or if unable ,'",
      'effect',
    ],
    ([first, , second]) => effect(whereAble(first.statements, second.statements)),
  ),
  rule(
    'if able, or otherwise',
    'effect',
    ['effect', "'if able|if possible'", "'; otherwise ,|. otherwise ,|, otherwise|; otherwise'", 'effect'],
    ([first, , , second]) => effect(whereAble(first.statements, second.statements)),
  ),
  rule(
    'again',
    'effect',
    ['effect', "', and|and|, then|. then ,|. then|,|;'", 'verb-word', "'again'"],
    ([first, , verb], site) => again(first, verb.stem, site),
  ),
  rule('unless, behind', 'effect', ['effect', "'unless'", 'case'], ([then, , test]) =>
    when(not(test.value), then),
  ),
  rule(
    'if and otherwise',
    'effect',
    ["'if'", 'case', "','", 'effect', "';|.|,'", "'otherwise'", "','?", 'effect'],
    // "…, otherwise draw a card; discard a card": what stands behind the semicolon is done either way.
    ([, test, , then, joint, , , otherwise]) =>
      joint.word === ',' && otherwise.split ? null : when(test.value, then, otherwise),
  ),
  rule(
    'if so',
    'effect',
    ['effect', "'. if you do ,|; if you do ,|, if you do ,|. if so ,|. if they do ,'", 'effect'],
    ([first, , second]) => effect(ifDone(first.statements, second.statements)),
  ),
  rule(
    'if not',
    'effect',
    [
      'effect',
      "'. if you do not ,|. if you don't ,|. if not ,|. otherwise ,|; otherwise ,|, otherwise|; otherwise'",
      'effect',
    ],
    ([first, { word }, second]) =>
      word.startsWith(',') && second.split ? null : effect(ifNotDone(first.statements, second.statements)),
  ),
  rule('for each', 'effect', ["'for'", 'thing', "','", 'effect'], ([, things, , body]) =>
    things.determiner === 'each' ? forEach(things, body) : null,
  ),
  rule(
    'for each so many, behind',
    'effect',
    ['effect', "'for each|for every'", 'thing'],
    ([body, , things]) => forEachSoMany(things, body),
  ),
  rule('for each, behind', 'effect', ['effect', "'for'", 'thing'], ([body, , things]) =>
    things.determiner === 'each' ? forEach(things, body) : null,
  ),
  rule('later', 'effect', ['effect', 'event'], ([{ statements }, event]) =>
    event.at ? { ...delayed(event, statements), delayed: true } : null,
  ),
  rule(
    'later, said first',
    'effect',
    ['effect', "', then|, and then|and then|.|;|, and|and'", 'event', "','", 'effect'],
    ([first, , event, , second]) => (event.at ? seq(first, delayed(event, second.statements)) : null),
  ),
  rule('a way', 'ways', ['effect'], ([{ statements, split }]) =>
    split ? null : { as: 'ways', several: [statements] },
  ),
  rule('a way and another', 'ways', ['ways', "';|; or|, or|. or|or'", 'ways'], ([left, , right]) =>
    right.several.length > 1 ? null : { as: 'ways', several: [...left.several, ...right.several] },
  ),
  rule('choose one', 'effect', ["'choose one'", "':'", 'ways'], ([, , { several }], site) =>
    several.length > 1 ? effect(alternatives(several, ownActor(site))) : null,
  ),
  rule(
    'somebody chooses one',
    'effect',
    ['thing', "'chooses one'", "':'", 'ways'],
    ([who, , , { several }]) => {
      if (several.length < 2 || who.determiner !== 'the') return null
      return who.type.name === 'player'
        ? effect(alternatives(several, members(who)))
        : ruledOut('only a player can choose')
    },
  ),
  rule('one way or the other', 'effect', ['effect', "', or|; or'", 'effect'], ([first, , second], site) =>
    first.listed ? null : effect(alternatives([first.statements, second.statements], ownActor(site))),
  ),
  rule(
    'either way',
    'effect',
    ["'either'", 'effect', "', or|; or|or'", 'effect'],
    ([, first, , second], site) =>
      effect(alternatives([first.statements, second.statements], ownActor(site))),
  ),
]
