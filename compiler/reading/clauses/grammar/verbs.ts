/** Verbs with their complements, in all forms: rules from the verb to the whole verb phrase, without its subject. */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Built, Rule } from '../../chart/rule.js'
import type { Complement, Frame, Lexicon } from '../../lexicon.js'
import type { PredicatePhrase, PredicatesPhrase, ThingPhrase } from '../../phrases.js'
import {
  agreeing,
  isClosed,
  isComplete,
  middleOf,
  openFrame,
  passiveOf,
  sameWord,
  takeFiller,
  takeOwnUnit,
  takeUnit,
  takeWithoutArticle,
  takeWord,
} from '../complements.js'
import type { Filler } from '../complements.js'
import type { Site } from '../../chart/rule.js'
import { eachOr, joined } from '../meaning/joined-verbs.js'
import { otherWayRound } from '../meaning/other-way.js'
import { isSpecial } from '../meaning/plain-verb.js'
import { upTo } from './kernel-verbs.js'

function fill(predicate: PredicatePhrase, filler: Filler, site: Site): Built<PredicatePhrase> {
  if (predicate.modal !== null && predicate.modal !== 'just') return null
  const { next, misfits } = takeFiller(predicate, filler, site.lexicon)
  const [misfit] = misfits
  return next.length > 0 || misfit === undefined ? next : ruledOut(misfit)
}

/** Nothing said yet but the verb itself: auxiliaries come before complements are taken. */
export function bare(predicate: PredicatePhrase): boolean {
  return predicate.done.length === 0 && predicate.open === null && Object.keys(predicate.filled).length === 0
}

/** What a frame looks like: two frames of one shape can not be told apart. */
function shapeOf(frame: Frame): string {
  return frame.complements.map(({ preposition, words }) => [preposition, ...words].join(' ')).join(' … ')
}

/** What a thing does for free is its price; a verb that is free by itself is something that is done to it. */
export const isForFree = ({ complements }: Frame): boolean =>
  complements.some(({ role, words }) => role === null && words.at(-1) === 'free')

/** The words from `from` on end in these, in the singular or plural, and are not these alone. */
function endsIn(site: Site, from: number, words: readonly string[]): boolean {
  const start = site.end - words.length
  return (
    start > from &&
    words.every((word, index) =>
      agreeing(word).some((form) => site.found(`'${form}'`, start + index, start + index + 1)),
    )
  )
}

/** "deploys a ship from your deck": the verb has a source of its own that is not said, so what is behind "from" is that. */
function takesSource(predicate: PredicatePhrase, site: Site<'spot'>): boolean {
  const { frame, filled } = predicate
  const isSource = ({ preposition, role, type }: Complement): boolean =>
    preposition === 'from' && type?.name === 'zone' && (role === null || filled[role] === undefined)
  if (!site.lexicon.frames(frame.stem).some(({ complements }) => complements.some(isSource))) return false
  // What is in a zone is on nothing yet: "deploys a pilot aboard a ship from your deck".
  const where = frame.complements.some((one) => isSource(one) && !one.optional)
    ? frame.complements.flatMap(({ preposition, role }) =>
        preposition !== null && role !== null && filled[role] === undefined ? [preposition] : [],
      )
    : []
  for (let at = (site.starts[1] ?? site.end) + 1; at < site.end; at++)
    if (['from', ...where].some((word) => site.found(`'${word}'`, at, at + 1))) return true
  return false
}

/** "controls a site with a scout": another state of the same verb has a role for what is behind that word, so that is it. */
function saysMore({ frame }: PredicatePhrase, site: Site): boolean {
  if (!('definition' in frame.target)) return false
  const own = new Set(frame.complements.map(({ preposition }) => preposition))
  const more = site.lexicon
    .frames(frame.stem)
    .filter(
      ({ complements, target }) =>
        'definition' in target &&
        [...own].every((said) => complements.some(({ preposition }) => preposition === said)),
    )
    .flatMap(({ complements }) =>
      complements.flatMap(({ preposition, role }) =>
        preposition === null || role === null || own.has(preposition) ? [] : [preposition],
      ),
    )
  for (let at = (site.starts[1] ?? site.end) + 1; at < site.end; at++)
    if (more.some((word) => site.found(`'${word}'`, at, at + 1))) return true
  return false
}

/** "on Ann Lee", where "Ann" and "Lee" are names, too: what goes on from the words before is one name. */
function isRestOfName(site: Site<'spot'>): boolean {
  const at = site.starts[1] ?? site.end
  for (let from = Math.max(site.start, at - 4); from < at; from++)
    for (let to = at + 1; to <= Math.min(site.end, at + 4); to++)
      if (site.found('title-word', from, to)) return true
  return false
}

/** "draws 2 cards" is an amount where the verb counts cards, no two cards that are chosen. */
function isAmount({ frame, open, done }: PredicatePhrase, thing: ThingPhrase, lexicon: Lexicon): boolean {
  if (open !== null || done.length > 0 || !['a', 'exactly', 'up to'].includes(thing.determiner)) return false
  return lexicon
    .frames(frame.stem)
    .some(({ complements }) =>
      complements.some(
        ({ preposition, type, words }) =>
          preposition === null &&
          type?.name === 'number' &&
          words[0] !== undefined &&
          sameWord(words[0], thing.type.name),
      ),
    )
}

/** "moves a barge here", "moves a crate aboard": the last word is a place, and the verb has one of its own that is not said. */
function takesSpot(predicate: PredicatePhrase, site: Site<'spot'>): boolean {
  const last = site.end - 1
  if (last <= (site.starts[1] ?? site.end)) return false
  const words = site.found('spot', last, site.end) ? ['to', 'at'] : ['aboard', 'on']
  return (
    (words[0] === 'to' || words.some((word) => site.found(`'${word}'`, last, site.end))) &&
    words.some((word) => takeWord(predicate, word).length > 0)
  )
}

/** "draws fate" is a verb of its own beside "draws N fate". */
function isSaidPlainly({ frame }: PredicatePhrase, word: string, lexicon: Lexicon): boolean {
  return lexicon
    .frames(frame.stem)
    .some(({ complements }) => complements.some(({ role, words }) => role === null && words[0] === word))
}

function inModal(
  predicate: PredicatePhrase,
  modal: PredicatePhrase['modal'],
  forms: readonly PredicatePhrase['form'][],
): PredicatePhrase | null {
  if (predicate.modal !== null || !forms.includes(predicate.form) || !isClosed(predicate)) return null
  return { ...predicate, modal }
}

const passiveForm: Readonly<Record<string, PredicatePhrase['form']>> = {
  is: 'third',
  are: 'base',
  be: 'base',
  been: 'participle',
  being: 'gerund',
  was: 'past',
  were: 'past',
}

export const verbRules: readonly Rule[] = [
  rule('verb', 'predicate', ['verb-word'], ([verb], { lexicon }) => {
    const frames = lexicon.frames(verb.stem).filter((frame) => frame.kind === 'verb')
    const isDeclared = frames.some(({ target }) => !('kernel' in target))
    return frames.map((frame) => {
      const opened = openFrame(frame, verb.form)
      return isDeclared && 'kernel' in frame.target ? against('declared-verb', opened) : opened
    })
  }),
  rule('verb of which the object is the subject', 'predicate', ['verb-word'], ([verb], { lexicon }) => {
    if (verb.form === 'participle') return null
    const frames = lexicon.frames(verb.stem)
    const shapes = frames.flatMap((frame) => (frame.subject?.type.name === 'player' ? [] : [shapeOf(frame)]))
    return frames.flatMap((frame) => {
      const middle = frame.subject !== null && 'event' in frame.target ? middleOf(frame) : null
      if (!middle || isForFree(middle) || shapes.includes(shapeOf(middle))) return []
      return [{ ...openFrame(middle, verb.form), voice: 'middle' as const }]
    })
  }),
  rule(
    'passive',
    'predicate',
    ["'is|are|be|been|being|was|were'", 'predicate'],
    ([auxiliary, verb], site) => {
      const form = passiveForm[auxiliary.word]
      const made = form ? inPassive(verb, form) : null
      return made && isSpecial(made.frame, verb.frame, site.lexicon) ? against('plain-verb', made) : made
    },
  ),
  rule(
    'verb with a thing',
    'predicate',
    ['predicate', 'list'],
    ([verb, thing], site) => {
      if (isAmount(verb, thing, site.lexicon)) return null
      const filled = fill(verb, thing, site)
      return Array.isArray(filled)
        ? (filled as PredicatePhrase[]).map((one) =>
            takesSpot(one, site) || takesSource(one, site) || saysMore(one, site)
              ? against('place-of-verb', one)
              : isRestOfName(site)
                ? against('known-term', one)
                : one,
          )
        : filled
    },
    ['spot'],
  ),
  rule('verb with a number', 'predicate', ['predicate', 'number'], ([verb, number], site) => {
    const filled = fill(verb, number, site)
    const from = site.starts[1] ?? site.end
    return Array.isArray(filled)
      ? (filled as PredicatePhrase[]).map((one) =>
          takeOwnUnit(one, (words) => number.ofSame === true || endsIn(site, from, words)),
        )
      : filled
  }),
  rule(
    'verb with up to a number',
    'predicate',
    ['predicate', "'up to'", 'factor'],
    ([verb, , most], site) => {
      const amount = upTo(most, site)
      return amount && fill(verb, amount, site)
    },
  ),
  rule('verb with one', 'predicate', ['predicate', "'a|an|another'"], ([verb], site) => {
    const filled = fill(verb, { as: 'number', value: { op: 'number', value: 1 }, before: [] }, site)
    // "a" is an amount only where a fixed word follows it: "draws a card" for "draws N cards".
    return Array.isArray(filled) ? (filled as PredicatePhrase[]).filter((one) => one.open !== null) : null
  }),
  rule(
    'verb with a fixed word',
    'predicate',
    ['predicate', "'all'?", 'fixed-word'],
    ([verb, all, token], { lexicon }) => {
      if ((verb.modal !== null && verb.modal !== 'just') || (all && verb.open)) return null
      const own = [
        ...takeWord(verb, token.word),
        ...takeWithoutArticle(verb, token.word).map((one) => against('left-out-article', one)),
      ]
      return all || isSaidPlainly(verb, token.word, lexicon) ? own : [...own, ...takeUnit(verb, token.word)]
    },
  ),

  rule('may', 'predicate', ["'may|can'", 'predicate'], ([, verb], site) => {
    const made = inModal(verb, 'may', ['base'])
    // "may draw N cards at dawn", where that is a keyword.
    return made && site.found('keyword-word', site.start, site.start + 2) ? against('known-term', made) : made
  }),
  rule(
    'may not',
    'predicate',
    ["'may not|can not|cannot|can't|may never|do not|does not|don't|doesn't'", 'predicate'],
    ([, verb]) => inModal(verb, 'may not', ['base']),
  ),
  rule('never', 'predicate', ["'never'", 'predicate'], ([, verb]) =>
    inModal(verb, 'may not', ['third', 'base']),
  ),
  rule('must', 'predicate', ["'must'", 'predicate'], ([, verb]) => inModal(verb, 'must', ['base'])),
  rule('would', 'predicate', ["'would'", 'predicate'], ([, verb]) => inModal(verb, 'would', ['base'])),
  rule('about to', 'predicate', ["'is about to|are about to'", 'predicate'], ([, verb]) =>
    inModal(verb, 'about to', ['base']),
  ),
  rule('just', 'predicate', ["'just|has just|have just'", 'predicate'], ([, verb]) =>
    inModal(verb, 'just', ['past', 'participle']),
  ),
  rule(
    'was just',
    'predicate',
    ["'was just|were just|is just|are just|has just been|have just been|just'", 'predicate'],
    ([{ word }, verb]) => {
      // "a unit just lost": what can be said of whoever does it is not said so of what it is done to.
      const doer = verb.frame.subject?.type.name
      if (word === 'just' && doer !== undefined && doer !== 'player') return null
      const passive = inPassive(verb, 'past')
      return passive && { ...passive, modal: 'just' }
    },
  ),
  rule('has', 'predicate', ["'has|have'", 'predicate'], ([, verb]) => inModal(verb, 'has', ['participle'])),
  rule('has not', 'predicate', ["'has not|have not|hasn't|haven't'", 'predicate'], ([, verb]) =>
    inModal(verb, 'has not', ['participle']),
  ),

  rule('verb phrase', 'predicates', ['predicate'], ([predicate]) =>
    isClosed(predicate) ? { as: 'predicates', subject: null, parts: [{ join: null, predicate }] } : null,
  ),
  rule('verb phrases', 'predicates', ['predicates', "', and|and'", 'predicate'], ([list, , verb]) =>
    joined(list, 'and', verb),
  ),
  rule('verb phrases side by side', 'predicates', ['predicates', "','", 'predicate'], ([list, , verb]) =>
    joined(list, ',', verb),
  ),
  rule(
    'verb phrases in order',
    'predicates',
    ['predicates', "', and then|, then|and then|then'", 'predicate'],
    ([list, , verb]) => joined(list, 'then', verb),
  ),
  rule(
    'verb phrases to choose from',
    'predicates',
    ['predicates', "', or|or'", 'predicate'],
    ([list, { word }, verb]) => joined(word === ',' ? eachOr(list) : list, 'or', verb),
  ),
  rule(
    'or the other way round',
    'predicates',
    ['predicates', "'or vice versa|, or vice versa|( or vice versa )'"],
    ([list], site) => otherWayRound(list, site),
  ),
  rule(
    'verbs with one object',
    'predicates',
    ['predicate', "'or|and'", 'predicate', 'list'],
    ([left, word, right, thing], site) => {
      if (
        !bare(left) ||
        !bare(right) ||
        left.form !== right.form ||
        left.voice === 'passive' ||
        right.voice === 'passive'
      )
        return null
      if (isComplete(left) || isComplete(right)) return null
      const lefts = takeFiller(left, thing, site.lexicon).next.filter(isComplete)
      const rights = takeFiller(right, thing, site.lexicon).next.filter(isComplete)
      return lefts.flatMap((one) =>
        rights.map((other): PredicatesPhrase => ({
          as: 'predicates',
          subject: null,
          parts: [
            { join: null, predicate: one },
            { join: word.word === 'or' ? 'or' : 'and', predicate: other },
          ],
        })),
      )
    },
  ),
]

export function inPassive(verb: PredicatePhrase, form: PredicatePhrase['form']): PredicatePhrase | null {
  if (verb.form !== 'participle' || verb.voice === 'passive' || verb.modal !== null || !bare(verb))
    return null
  const frame = passiveOf(verb.frame)
  return frame && { ...verb, frame, form, voice: 'passive' }
}
