/** Where things are and whose: said behind a noun as well as after "is". */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { compare, not, truth } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { narrowed } from '../../meaning/pending.js'
import { holdsFor, holdsForObject, members } from '../../meaning/quantify.js'
import { about, subject } from '../../meaning/subject.js'
import { fitsOne } from '../../meaning/types.js'
import type { PropertyPhrase } from '../../categories.js'
import type { ThingPhrase } from '../../phrases.js'
import { valueOfQuantity } from '../numbers/quantities.js'
import { property } from './build.js'

/** The list in which what is "in" or "from" a thing is found. */
export function contentsOf(thing: ThingPhrase): Expression | null {
  if (thing.type.name === 'zone') return { op: 'contents', of: members(thing) }
  return thing.type.many ? members(thing) : null
}

/** Wherever in play it is. */
const inPlay = (position: number): PropertyPhrase =>
  property({
    op: 'contains',
    list: { op: 'things', name: setName(position), type: 'thing' },
    item: subject,
  })

/** Everything but this. */
function otherThan(thing: ThingPhrase): PropertyPhrase {
  // A title may be that of several: none of them is meant.
  const isOne = !thing.type.many && thing.value !== null
  const test = isOne
    ? compare('≠', subject, members(thing))
    : not({ op: 'contains', list: members(thing), item: subject })
  return thing.type.name === 'thing' ? property(test) : { ...property(test), like: thing.type.name }
}

export const placeRules: readonly Rule[] = [
  rule('by a stored relation', 'place', ['stored-word', 'list'], ([{ relation }, thing]) =>
    thing.type.name === 'zone'
      ? ruledOut('a card is in a zone, not on it')
      : property(holdsForObject(thing, (right) => ({ op: 'holds', relation, left: subject, right }))),
  ),
  rule('by a stored relation to this', 'place', ['stored-word'], ([{ relation }], { scope }) =>
    scope.self && !relation.includes(' ')
      ? against('left-out-place', property({ op: 'holds', relation, left: subject, right: { op: 'this' } }))
      : null,
  ),
  rule('in a zone', 'place', ["'in'", 'list'], ([, thing]) => {
    const among = contentsOf(thing)
    if (!among) return ruledOut(`nothing is in a ${thing.type.name}`)
    if (thing.determiner === 'no') return property(not({ op: 'contains', list: among, item: subject }))
    return { ...property({ op: 'contains', list: among, item: subject }), among }
  }),
  rule('on a zone', 'place', ["'on'", 'thing'], ([, thing], { lexicon, scope, start }) => {
    const { value } = thing
    // "While your leader is on the table": also where it stands on something else that is there.
    const isTable = value?.op === 'zone' && !value.of && lexicon.zone(value.name)?.play
    if (isTable && scope.self && thing.determiner !== 'no') return inPlay(start)
    const among = thing.type.name === 'zone' && thing.determiner !== 'no' ? contentsOf(thing) : null
    return among && { ...property({ op: 'contains', list: among, item: subject }), among }
  }),
  rule('in play', 'place', ["'in play'"], (_, { start }) => inPlay(start)),
  rule(
    'controlled or owned',
    'place',
    ["'controlled|owned'", "'by'", 'list'],
    ([verb, , thing], { lexicon }) => {
      const player = narrowed(lexicon, thing, ['player'])
      if (!player) return ruledOut(`${verb.word} by a player, not by a ${thing.type.name}`)
      const op = verb.word === 'owned' ? 'owner' : 'controller'
      return property(holdsFor(player, (by) => compare('=', { op, of: subject }, by)))
    },
  ),
  rule('of a player', 'modifier', ["'of'", 'list'], ([, thing], { lexicon }) => {
    if (thing.type.name !== 'player' && !thing.pending) return null
    const player = narrowed(lexicon, thing, ['player'])
    return player && property(holdsFor(player, (by) => compare('=', { op: 'controller', of: subject }, by)))
  }),
  rule('place behind a noun', 'modifier', ['place'], ([place]) => place),
  rule('from a zone or a list', 'modifier', ["'from|among|from among'", 'list'], ([, thing]) => {
    const among = contentsOf(thing)
    if (!among) return ruledOut(`nothing is taken from a ${thing.type.name}`)
    return { ...property({ op: 'contains', list: among, item: subject }), among }
  }),
  rule('other than', 'modifier', ["'other than|except|besides'", 'list'], ([, thing]) => otherThan(thing)),
  rule(
    'that a player controls',
    'modifier',
    ["'that'?", 'thing', "'control|controls|own|owns'"],
    ([, thing, verb], { lexicon }) => {
      const player = narrowed(lexicon, thing, ['player'])
      if (!player || !player.value) return null
      const stem = verb.word.replace(/s$/, '')
      const op = stem === 'own' ? 'owner' : 'controller'
      const made = property(compare('=', { op, of: subject }, player.value))
      const isDeclared = lexicon.frames(stem).some(({ target }) => !('kernel' in target))
      return isDeclared ? against('declared-verb', made) : made
    },
  ),
  rule(
    'that something is placed on',
    'modifier',
    ["'that|which|who'?", 'thing', "'is|are'", 'stored-word'],
    ([, thing, , { relation }]) =>
      thing.value && !thing.type.many
        ? property({ op: 'holds', relation, left: thing.value, right: subject })
        : null,
  ),
  rule('whichever it is', 'modifier', ["'of any kind|of any type|anywhere'"], () => property(truth(true))),
  rule('that is', 'modifier', ["'that|which|who'", "'is|are'", 'complement'], ([, , said]) => said),
  rule('that has', 'modifier', ["'that|which|who'", "'has|have'", 'possession'], ([, , said]) => said),
  rule(
    'that has not',
    'modifier',
    ["'that|which|who'", "'does not|do not'", "'have'", 'possession'],
    ([, , , said]) => ({
      ...said,
      test: not(said.test),
    }),
  ),
  rule('of so much', 'modifier', ["'of'", 'quantity', 'comparison'], ([, quantity, { test }]) =>
    quantity.holds === 'number' && quantity.kind !== 'title'
      ? property(about(test, valueOfQuantity(quantity, subject)), quantity.of)
      : null,
  ),
  rule(
    'of more or less than this',
    'modifier',
    ["'of|with a|with'", "'lesser|lower|greater|higher'", 'quantity'],
    ([, word, quantity], { lexicon, scope }) => {
      if (!scope.self || quantity.holds !== 'number' || !fitsOne(lexicon, scope.self.type, quantity.of))
        return null
      const by = ['lesser', 'lower'].includes(word.word) ? '<' : '>'
      const own = valueOfQuantity(quantity, { op: 'this' })
      return property(compare(by, valueOfQuantity(quantity, subject), own), quantity.of)
    },
  ),
  rule('exception in brackets', 'modifier', ["'('", "'except|other than'", 'list', "')'"], ([, , thing]) =>
    otherThan(thing),
  ),
  rule('exception between commas', 'modifier', ["','", "'except|other than'", 'list', "','"], ([, , thing]) =>
    otherThan(thing),
  ),
  rule('with', 'modifier', ["'with'", 'possession'], ([, said]) => said),
  rule('without', 'modifier', ["'without'", 'possession'], ([, said]) => ({ ...said, test: not(said.test) })),
]
