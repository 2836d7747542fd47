/** Objects of the kernel's verbs that are words of the game (relations, counters, dice) or choices. */
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import { contentsOf } from '../../english/things/places.js'
import { totalOf } from '../../english/numbers/factors.js'
import { local, number } from '../../meaning/logic.js'
import type { Frame, Lexicon } from '../../lexicon.js'
import { narrowed } from '../../meaning/pending.js'
import { listed } from '../../meaning/types.js'
import type { NumberPhrase, PredicatePhrase, ThingPhrase } from '../../phrases.js'
import type { Filler } from '../complements.js'
import { withChoosing } from '../openings.js'

/** The predicate if it is this verb of the kernel, with so many roles said, not yet under a modal. */
function kernelOf(predicate: PredicatePhrase, kernel: string, roles: number): boolean {
  const { frame, filled, modal, open } = predicate
  if (!('kernel' in frame.target) || modal !== null || open !== null) return false
  return frame.target.kernel === kernel && Object.keys(filled).length === roles
}

function as(
  predicate: PredicatePhrase,
  kernel: string,
  more: Record<string, Filler>,
  subject: Frame['subject'] = predicate.frame.subject,
): PredicatePhrase {
  const frame: Frame = { ...predicate.frame, subject, target: { kernel } }
  return { ...predicate, frame, filled: { ...predicate.filled, ...more } }
}

const amount = (value: number): NumberPhrase => ({ as: 'number', value: number(value), before: [] })

/** "up to 3": as many as whoever uses the text says. */
export function upTo(most: NumberPhrase, { scope, start }: Site): NumberPhrase | null {
  if (!scope.self || most.before.length > 0) return null
  const as = `amount${String(start)}`
  const choice = { op: 'choose-number', by: { op: 'you' }, as, least: number(0), most: most.value } as const
  return { as: 'number', value: local(as), before: [choice] }
}

function tally(
  verb: PredicatePhrase,
  by: string,
  counter: string,
  how: NumberPhrase,
  on: ThingPhrase,
  lexicon: Lexicon,
): PredicatePhrase | RuledOut | null {
  if (!kernelOf(verb, `tally ${by}`, 0)) return null
  const of = lexicon.counter(counter)?.of ?? []
  const fitting = narrowed(lexicon, on, of)
  if (!fitting) return ruledOut(`${counter} is on a ${listed(of)}, not on a ${on.type.name}`)
  return as(verb, `tally ${by} ${counter}`, { amount: how, on: fitting })
}

function ofPlayer(verb: PredicatePhrase, counter: string, how: NumberPhrase): PredicatePhrase | null {
  const by = kernelOf(verb, 'gain', 0) ? 'add' : kernelOf(verb, 'lose', 0) ? 'remove' : null
  const subject = { role: 'on', type: { name: 'player', many: false } }
  return by && as(verb, `tally ${by} ${counter}`, { amount: how }, subject)
}

/** "U from P's ready units": one of these, named U. */
function pickFrom(source: ThingPhrase, name: string): ThingPhrase | RuledOut {
  const among = contentsOf(source)
  if (!among) return ruledOut(`nothing is chosen from a ${source.type.name}`)
  const type = source.type.name === 'zone' ? 'thing' : source.type.name
  return {
    as: 'thing',
    type: { name: type, many: false },
    determiner: 'a',
    count: null,
    value: null,
    set: { name, type, among, where: null },
    binds: name,
    pending: false,
  }
}

export const kernelVerbRules: readonly Rule[] = [
  rule('place by a relation', 'predicate', ['predicate', 'stored-word', 'thing'], ([verb, word, on]) =>
    kernelOf(verb, 'place', 1) ? as(verb, `place ${word.relation}`, { on }) : null,
  ),
  rule('one', 'so-many', ["'a|an'"], () => amount(1)),
  rule('so many', 'so-many', ['number'], ([count]) => count),
  rule('up to so many', 'so-many', ["'up to'", 'factor'], ([, most], site) => upTo(most, site)),
  rule(
    'put counters',
    'predicate',
    ['predicate', 'so-many', 'counter-word', "'counter|counters'?", "'on|from|to'", 'thing'],
    ([verb, how, word, , side, on], { lexicon }) =>
      tally(verb, side.word === 'from' ? 'remove' : 'add', word.counter, how, on, lexicon),
  ),
  rule(
    'remove all counters',
    'predicate',
    ['predicate', "'all'", 'counter-word', "'counter|counters'?", "'from'", 'thing'],
    ([verb, , word, , , on]) =>
      kernelOf(verb, 'tally remove', 0)
        ? as(verb, `tally set ${word.counter}`, { amount: amount(0), on })
        : null,
  ),
  rule('gain counters', 'predicate', ['predicate', 'so-many', 'counter-word'], ([verb, how, word]) =>
    ofPlayer(verb, word.counter, how),
  ),

  rule('pick', 'selection', ['thing'], ([thing]) => (thing.pending ? null : thing)),
  rule('pick by name', 'selection', ['new-name', "'from|among'", 'list'], ([name, , source]) =>
    pickFrom(source, name.name),
  ),
  rule('name for the pick', 'selection', ['selection', "'as'", "'the'?", 'given-name'], ([pick, , , word]) =>
    named(pick, word.image),
  ),
  rule(
    'two words for the pick',
    'selection',
    ['selection', "'as the'", 'given-name', 'given-name'],
    ([pick, , first, second]) => named(pick, `${first.image} ${second.image}`),
  ),
  withChoosing(
    rule('choose', 'predicate', ['predicate', 'selection'], ([verb, pick]) =>
      kernelOf(verb, 'choose', 0) ? as(verb, 'choose', { what: pick }) : null,
    ),
  ),
  withChoosing(
    rule('choose and', 'predicate', ['predicate', "'and'", 'selection'], ([verb, , pick]) =>
      kernelOf(verb, 'choose', 1) ? as(verb, 'choose', { 'what else': pick }) : null,
    ),
  ),
  rule('choose secretly', 'predicate', ["'secretly'", 'predicate'], ([, verb]) =>
    kernelOf(verb, 'choose', 1) ? as(verb, 'choose secretly', {}) : null,
  ),
  rule('then reveal', 'predicate', ['predicate', "', then'", "'reveals|reveal'"], ([verb]) =>
    kernelOf(verb, 'choose secretly', 1) ? as(verb, 'choose secret', {}) : null,
  ),
  rule(
    'choose a number',
    'predicate',
    ['predicate', "'a number'", 'new-name?', "'from'", 'number', "'to'", 'number'],
    ([verb, , name, , least, , most], site) =>
      kernelOf(verb, 'choose', 0)
        ? as(verb, `choose number ${name?.name ?? `number${site.start}`}`, { least, most })
        : null,
  ),

  rule('roll dice', 'predicate', ['predicate', 'so-many', "'die|dice'"], ([verb, count]) =>
    kernelOf(verb, 'roll', 0) ? as(verb, 'roll 6', { count }) : null,
  ),
  rule('dice for a number', 'dice-number', ['dice'], ([{ count, sides }], { scope, start }) => {
    const as = `roll${start}`
    const by = scope.self ? { by: { op: 'you' } as const } : {}
    return {
      as: 'number',
      value: totalOf(local(as)),
      before: [{ op: 'roll', count: number(count), as, sides, ...by }],
    }
  }),
  rule('roll such dice', 'predicate', ['predicate', 'dice'], ([verb, dice]) =>
    kernelOf(verb, 'roll', 0) ? as(verb, `roll ${dice.sides}`, { count: amount(dice.count) }) : null,
  ),
  rule('roll so many such dice', 'predicate', ['predicate', 'number', 'dice'], ([verb, count, dice]) => {
    if (dice.count !== 1 || !kernelOf(verb, 'roll', 0)) return null
    return count.value.op === 'number'
      ? ruledOut(`so many dice are written ${String(count.value.value)}d${String(dice.sides)}`)
      : as(verb, `roll ${dice.sides}`, { count })
  }),
  rule(
    'name for the roll',
    'predicate',
    ['predicate', "'as'", "'the'?", 'given-name'],
    ([verb, , , word]) => {
      const { target } = verb.frame
      if (!('kernel' in target) || !/^roll \d+$/.test(target.kernel)) return null
      return verb.modal === null ? as(verb, `${target.kernel} ${word.image}`, {}) : null
    },
  ),
]

function named(pick: ThingPhrase, name: string) {
  if (pick.binds !== null) return ruledOut(`it has a name already: ${pick.binds}`)
  return { ...pick, binds: name }
}
