/** Statements without and/or. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { PropertyPhrase } from '../../categories.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule, RuledOut, Site } from '../../chart/rule.js'
import type { Lexicon } from '../../lexicon.js'
import { compare, not, truth } from '../../meaning/logic.js'
import { narrowed } from '../../meaning/pending.js'
import { exists, holdsFor } from '../../meaning/quantify.js'
import { about } from '../../meaning/subject.js'
import { isTwoSided } from '../../meaning/two-sided.js'
import { listed } from '../../meaning/types.js'
import type { ConditionPhrase, Determiner, NumberPhrase, ThingPhrase } from '../../phrases.js'
import { determined } from '../things/build.js'
import { isOneState } from '../things/nouns.js'
import { askedOf, totalOf } from '../numbers/factors.js'

export function fact(value: Expression): ConditionPhrase {
  return { as: 'condition', value }
}

export function factUnlessRuledOut(value: Expression | RuledOut | null): Built<ConditionPhrase> {
  return value && !('ruledOut' in value) ? fact(value) : value
}

const counted: ReadonlySet<Determiner> = new Set<Determiner>([
  'a',
  'another',
  'any',
  'no',
  'exactly',
  'at least',
  'up to',
])

/** That a thing, or each, or some, are as said. */
export function saidOf(thing: ThingPhrase, said: PropertyPhrase, lexicon: Lexicon): Built<ConditionPhrase> {
  const fitting = narrowed(lexicon, thing, said.of)
  if (!fitting) return ruledOut(`this is said of a ${listed(said.of)}, not of a ${thing.type.name}`)
  const { set } = fitting
  // "no card is in a hand": cards are looked for there, not among those in play.
  if (said.among && set && !set.among && counted.has(fitting.determiner))
    return fact(exists({ ...fitting, set: { ...set, among: said.among } }))
  return fact(holdsFor(fitting, (value) => about(said.test, value)))
}

/** "Ann at a camp and Ben not here": where the first one is said by itself. */
function isTwoFacts({ start, starts, found }: Site<'fact'>): boolean {
  const last = starts.at(-1) ?? start
  for (let at = start + 2; at < last; at++)
    if (found("'and'", at, at + 1) && found('fact', start, at)) return true
  return false
}

function compared(left: NumberPhrase, test: Expression): ConditionPhrase | null {
  return left.before.length > 0 ? null : fact(about(test, left.value))
}

export const factRules: readonly Rule[] = [
  rule('number is', 'fact', ['number', "'is|are|was|were'", 'comparison'], ([left, , { test }]) =>
    compared(left, test),
  ),
  rule(
    'number is not',
    'fact',
    ['number', "'is not|are not|isn't|aren't'", 'comparison'],
    ([left, , { test }]) => compared(left, not(test)),
  ),
  rule(
    'number compared by a sign',
    'fact',
    ['number', "'=|≠|<|>|<=|>=|≤|≥'", 'number'],
    ([left, sign, right]) => {
      const signs = {
        '=': '=',
        '≠': '≠',
        '<': '<',
        '>': '>',
        '<=': '≤',
        '>=': '≥',
        '≤': '≤',
        '≥': '≥',
      } as const
      const by = signs[sign.word as keyof typeof signs]
      return left.before.length + right.before.length > 0 ? null : fact(compare(by, left.value, right.value))
    },
  ),
  rule('number between two bounds', 'fact', ['number', 'bounds'], ([left, { test }]) => compared(left, test)),
  rule('dice show', 'fact', ["'the'", 'name', "'is|are'", 'comparison'], ([, { named }, , { test }]) =>
    named.type.name === 'die' && named.type.many ? fact(about(test, totalOf(named.value))) : null,
  ),
  rule('thing is', 'fact', ['list', "'is|are|was|were'", 'complement'], ([thing, , said], { lexicon }) =>
    saidOf(thing, said, lexicon),
  ),
  rule(
    'thing somewhere',
    'fact',
    ['list', "'not'?", 'place'],
    ([thing, no, place], site) => {
      const { lexicon, scope } = site
      // "While your units here": some of them are enough.
      const some = thing.determiner === 'bare' ? { ...thing, determiner: 'any' as const } : thing
      const said = no ? { ...place, test: not(place.test) } : place
      const made = scope.self && !thing.pending ? saidOf(some, said, lexicon) : null
      if (!made || !('value' in made)) return made
      const short = against('left-out-verb', made)
      const told = isTwoFacts(site) ? against('fact-by-itself', short) : short
      return isOneState(site, site.starts.at(-1) ?? 0) ? against('known-term', told) : told
    },
    ['place', 'fact'],
  ),
  rule('something somewhere', 'fact', ['kind', 'place'], ([kind, said], { lexicon, scope }) => {
    if (!scope.self || kind.type.many || kind.binds !== null || kind.titled) return null
    const made = saidOf(determined(kind, 'a'), said, lexicon)
    return made && 'value' in made ? against('left-out-verb', against('left-out-article', made)) : made
  }),
  rule(
    'thing is not',
    'fact',
    ['list', "'isn't|aren't|wasn't|weren't'", 'complement'],
    ([thing, , said], { lexicon }) => saidOf(thing, { ...said, test: not(said.test) }, lexicon),
  ),
  rule('thing has', 'fact', ['list', "'has|have'", 'possession'], ([thing, , said], { lexicon }) =>
    saidOf(thing, said, lexicon),
  ),
  rule(
    'thing has not',
    'fact',
    ['list', "'does not|do not|doesn't|don't'", "'have'", 'possession'],
    ([thing, , , said], { lexicon }) => saidOf(thing, { ...said, test: not(said.test) }, lexicon),
  ),
  // What is printed on a side is in force only while that side is up.
  rule('this side up', 'fact', ["'this side up|this side is up'"], (_, { lexicon, scope }) =>
    scope.self && isTwoSided(lexicon, scope.self.type)
      ? fact(truth(true))
      : ruledOut('such a card has one side'),
  ),
  rule('there is', 'fact', ["'there is|there are'", 'thing'], ([, thing]) =>
    thing.set && thing.determiner !== 'the' ? fact(exists(thing)) : null,
  ),
  rule(
    'there is not',
    'fact',
    ["'there is not|there are not|there isn't|there aren't'", 'thing'],
    ([, thing]) =>
      thing.set && ['a', 'any', 'bare'].includes(thing.determiner)
        ? fact(exists({ ...thing, determiner: 'no' }))
        : null,
  ),
  rule(
    'word of a thing is',
    'fact',
    ['possessor', 'quantity', "'is'", 'value-word'],
    ([{ thing }, quantity, , word], { lexicon }) => {
      if (quantity.name !== word.attribute) return null
      const value = askedOf(quantity, thing, lexicon)
      if ('ruledOut' in value) return value
      return fact(compare('=', value, { op: 'word', value: word.word }))
    },
  ),
  rule(
    'same word',
    'fact',
    ['possessor', 'quantity', "'is'", 'possessor', 'quantity'],
    ([left, asked, , right, other], { lexicon }) => {
      if (asked.holds === 'number' || asked.name !== other.name) return null
      const [one, two] = [askedOf(asked, left.thing, lexicon), askedOf(other, right.thing, lexicon)]
      if ('ruledOut' in one) return one
      return 'ruledOut' in two ? two : fact(compare('=', one, two))
    },
  ),
]
