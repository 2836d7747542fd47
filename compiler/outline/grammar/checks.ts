/** What shapes ask of their parts, and what speaks against an attachment: the frames and types of the game. */
import type { Lexicon } from '../../reading/lexicon.js'
import { ofTime } from '../fit/adjuncts.js'
import { matches, needsObject, placesOf } from '../fit/frames.js'
import { fits, joined, tops } from '../fit/types.js'
import type { Node } from '../outline.js'
import { partOf, partsOf } from '../node.js'
import type { Check } from './notation.js'

const ofPlace = new Set(['at', 'on', 'in', 'aboard', 'from', 'under', 'with', 'by', 'for', 'against', 'without', 'using', 'upon', 'onto', 'into', 'between', 'among', 'within', 'near', 'over', 'through']) // prettier-ignore

const behindNouns = new Set(['at', 'on', 'in', 'aboard', 'from', 'with', 'without', 'under', 'against', 'except', 'other than', 'including', 'excluding', 'between', 'among', 'such as', 'like', 'except for', 'but not', 'within', 'for', 'over', 'in excess of', 'by', 'above', 'below', 'of', 'as']) // prettier-ignore

const comparative = /^(?:more|less|fewer|greater|higher|lower|other|another|different)$/u

const nothing = 0
const misfit = 0.8

function setType(node: Node, type: string, many: boolean | null): number {
  node.type = type
  node.many = many
  return nothing
}

function listOf(node: Node, kids: readonly (Node | undefined)[], lexicon: Lexicon): number | null {
  const items = kids.filter((kid): kid is Node => kid !== undefined && !isSeparator(kid))
  const [first] = items
  const last = items.at(-1)
  if (!first || !last) return null
  const conj = kids.find((kid) => kid?.cat === 'conj')?.stem
  node.type = joined(items.map(({ type }) => type), lexicon) // prettier-ignore
  node.many = conj === 'or' || conj === 'nor' ? last.many : first.cat === 'adj' || first.cat === 'nom' ? last.many : true // prettier-ignore
  // Verbs that are joined have no object in common any more.
  node.form = first.cat.startsWith('vp.') ? `${first.form}&` : first.form
  node.sense = last.sense
  node.stem = first.cat === 'np' || first.cat === 'many' || first.cat === 'run' ? last.stem : first.stem
  return first.type !== '' && last.type !== '' ? unlike(first.type, last.type, lexicon) : nothing
}

function isSeparator({ cat }: Node): boolean {
  return ['conj', 'comma', 'semi', 'slash', 'word', 'colon', 'lead'].includes(cat)
}

/** Alike is what is of one type below the top; things of one game have at least the top in common. */
function unlike(one: string, other: string, lexicon: Lexicon): number {
  if (fits(one, other, lexicon) || fits(tops(one, lexicon, 1), tops(other, lexicon, 1), lexicon))
    return nothing
  return fits(tops(one, lexicon), tops(other, lexicon), lexicon) ? 0.2 : 0.5
}

/** Of a phrase behind a noun. */
function behindNoun(noun: Node, pp: Node, lexicon: Lexicon): number {
  const preposition = pp.stem
  // "the same site as", "another card than"
  if (preposition === 'as' && partsOf(noun, 'property').some(({ stem }) => stem === 'same')) return nothing
  if (preposition === 'than')
    return partsOf(noun, 'property').some(({ stem }) => comparative.test(stem)) ? nothing : 2
  const declared = placesOf(noun.stem, 'noun', lexicon).byPreposition.get(preposition)
  const object = partOf(pp, 'object')
  if (declared && object && declared.some((place) => matches(object, place, lexicon))) return 0.05
  if (preposition === 'of') return noun.type === 'player' ? 1.2 : 0.1
  if (ofTime.has(preposition)) return preposition === 'during' || preposition === 'per' ? 0.9 : 0.3
  if (!behindNouns.has(preposition) && pp.sense === null) return 1.2
  if (noun.type === 'player') return 0.9
  return noun.cat === 'np' && partOf(noun, 'head')?.cat === 'pronoun' ? 0.4 : 0.25
}

/** Of a phrase behind a verb. */
function behindVerb(verb: Node, pp: Node, lexicon: Lexicon): number {
  const preposition = pp.stem
  const places = placesOf(verb.stem, 'verb', lexicon)
  const declared = places.byPreposition.get(preposition)
  const object = partOf(pp, 'object')
  if (declared) return !object || declared.some((place) => matches(object, place, lexicon)) ? 0 : 0.5
  if (ofTime.has(preposition)) return 0.1
  if (preposition.endsWith(' than')) return 1.5
  if (object?.type.startsWith('instance:') === true) return 0.15
  if (!places.known && verb.stem !== 'be') return 0.35
  return ofPlace.has(preposition) ? 0.45 : 1
}

function objectOf(verb: Node, object: Node, lexicon: Lexicon): number {
  const already = verb.form.split('+').length - 1
  if (already > 1) return 9
  const places = placesOf(verb.stem, 'verb', lexicon)
  if (!places.known) return 0.3 + already
  if (places.objects.some((place) => matches(object, place, lexicon))) return already * 1.5
  return (places.objects.length === 0 ? 1.5 : 0.8) + already
}

/** Whether it may do what the verb says. */
function ofSubject(subject: Node, verb: Node, lexicon: Lexicon): number {
  if (verb.form.includes('delta')) return subject.type === 'number' || subject.type === '*' ? nothing : misfit
  if (verb.form.includes(' be') || verb.stem === '') return nothing
  if (verb.form.includes(' passive')) return ofPatient(subject, verb.stem, lexicon)
  const doers = lexicon.frames(verb.stem).flatMap(({ kind, subject: doer }) => (kind === 'verb' && doer ? [doer.type.name] : [])) // prettier-ignore
  return doers.length === 0 || doers.some((type) => fits(subject.type, type, lexicon)) ? nothing : misfit
}

/** Whether that may be done to it. */
function ofPatient(thing: Node, stem: string, lexicon: Lexicon): number {
  const { objects, known } = placesOf(stem, 'verb', lexicon)
  return !known || objects.some((place) => matches(thing, place, lexicon)) ? nothing : misfit
}

/** "a card", "each card", "these cards". */
function agreement(determiner: Node | undefined, noun: Node): number {
  if (!determiner || determiner.many === null || noun.many === null) return nothing
  return determiner.many === noun.many ? nothing : 1.5
}

export const checks: Readonly<Record<string, Check>> = {
  list: listOf,
  listed: (node, kids, lexicon) => {
    const cost = listOf(node, kids, lexicon)
    node.stem = kids[0]?.stem ?? ''
    return cost === null ? null : cost + (kids[0]?.stem === kids.at(-1)?.stem ? 0 : 0.2)
  },
  compound: (node, [kind]) => 0.35 + (kind?.many === true ? 0.6 : 0), // prettier-ignore
  ofName: (node, [name, noun]) => (name?.type === '?' ? 0.8 : noun?.type === 'number' ? 0.8 : 0.3),
  unknowns: (node, [first, second]) => (first?.type === '?' || second?.type === '?' ? 0 : 2.5),
  bare: ({ many, type }) => (many === true || !isCountable(type) ? 0 : many === null ? 0.3 : 0.6),
  agrees: (node, [determiner, middle, noun]) => agreement(determiner, noun ?? middle ?? node),
  counted: (node, kids) => {
    const count = kids.find((kid) => kid?.cat === 'count')
    node.many = count?.stem === 'one' || count?.stem === '1' ? false : true
    const noun = kids.at(-1)
    return noun?.many === false && node.many && count?.parts.length === 1 && /^\d|^t/u.test(count.stem)
      ? 1
      : 0
  },
  number: (node, [count]) => {
    node.stem = count?.stem ?? ''
    return setType(node, 'number', null)
  },
  elliptic: (node) => setType(node, '*', null),
  partOf: (node, kids) => {
    const whole = kids.at(-1)
    node.stem = whole?.stem ?? ''
    node.sense = whole?.sense ?? null
    const [quantifier] = kids
    return setType(node, whole?.type ?? '*', quantifier?.many ?? (quantifier?.stem === 'one' ? false : null))
  },
  ofNumber: ({ type }) => (type === 'number' || type === '*' ? 0 : 1),
  ofNumbers: (node, [things]) => (things?.type === 'number' ? 0 : 1.2),
  numbers: (node, [left, , right]) => {
    const both = [left, right].every((side) => side?.type === 'number' || side?.type === '*')
    setType(node, 'number', false)
    return both ? 0 : 1.5
  },
  attach: (node, [noun, pp], lexicon) => (noun && pp ? behindNoun(noun, pp, lexicon) : null),
  // What stands behind several nouns is said of all of them.
  shared: (node, [nouns, pp], lexicon) => (nouns && pp ? behindNoun(nouns, pp, lexicon) - 0.15 : null),
  // The nearer noun is preferred.
  near: (node, [noun]) => (noun?.parts.some(({ node: part }) => part.cat === 'pp') ? 0.2 : nothing),
  infinitive: (node, [noun], lexicon) =>
    noun && placesOf(noun.stem.replace(/s$/u, ''), 'verb', lexicon).known ? nothing : 1.5,
  located: ({ type }) => (type === 'zone' || type === 'player' || type === 'text' ? 0.6 : 0.05),
  reduced: (node, [noun, verb], lexicon) =>
    noun && verb?.cat === 'vp.part' ? ofPatient(noun, verb.stem, lexicon) : nothing,
  postposed: (node, [thing, state], lexicon) => {
    if (!thing || !state) return null
    if (state.sense?.cat === 'position') return nothing
    if (state.sense?.cat !== 'head') return state.parts.length > 1 ? 0.3 : 1
    const of = lexicon.frames(state.stem).flatMap(({ kind, subject }) => (kind === 'copula' && subject ? [subject.type.name] : [])) // prettier-ignore
    return of.some((type) => fits(thing.type, type, lexicon)) ? nothing : misfit
  },
  compared: ({ type }) => (type === 'number' || type === '*' ? 0 : 0.9),
  changed: ({ type }) => (type === 'number' ? 0 : 2),
  prepositional: (node, kids) => {
    node.stem = kids[0]?.stem ?? ''
    node.sense = kids[0]?.sense ?? null
    node.form = node.stem
    node.type = kids.at(-1)?.type ?? ''
    return nothing
  },
  same: (node, kids) => {
    const pp = kids.find((kid) => kid?.cat === 'pp')
    node.stem = pp?.stem ?? ''
    node.form = node.stem
    node.type = pp?.type ?? ''
    return nothing
  },
  gap: (node, kids, lexicon) => {
    const verb = kids.at(-1)
    if (!verb) return null
    if (verb.form.includes(' be') || verb.form.includes(' passive')) return misfit
    return verb.form.includes('+') ? misfit : needsObject(verb.stem, lexicon) ? -withoutObject : nothing
  },
  adjectival: (node, [adjective, pp], lexicon) => {
    if (!adjective || !pp) return null
    const declared = placesOf(adjective.stem, 'copula', lexicon).byPreposition.get(pp.stem)
    return declared ? 0 : 0.6
  },
  perThing: (node, [, pp]) => (pp?.stem === 'for' || pp?.stem === 'per' ? 0 : 0.7),
  changing: (node, [attribute]) => (attribute?.type === 'number' ? 0 : attribute?.type === '*' ? 1 : 1.6),
  gloss: (node) => (node.parts[0]?.node.form === 'coined' ? 0 : 0.4),
  object: (node, [verb, object], lexicon) => {
    // What several verbs share stands behind the last of them.
    if (
      !verb ||
      !object ||
      verb.parts.some(({ role, node: part }) => role === 'item' && part.cat.startsWith('vp.'))
    )
      return null
    node.form = `${verb.form}+`
    const late = verb.parts.some(({ role, node: part }) => part.cat === 'pp' || role === 'purpose')
      ? 0.5
      : nothing
    return objectOf(verb, object, lexicon) + late
  },
  complement: (node, kids, lexicon) => {
    const verb = kids[0]
    const pp = kids.at(-1)
    return verb && pp ? behindVerb(verb, pp, lexicon) : null
  },
  purpose: (node, [verb]) => (verb?.form.includes('+') === true ? 0.1 : 0.4),
  stative: (node, [verb], lexicon) => (verb && placesOf(verb.stem, 'verb', lexicon).known ? 0.3 : 0),
  nominal: () => 0.2,
  placed: (node, [pp]) => (pp && (ofPlace.has(pp.stem) || pp.sense !== null) ? 0.1 : 0.5),
  being: (node, [be, predicate]) => {
    node.stem = 'be'
    node.form = predicate && partOf(predicate, 'change')?.cat === 'delta' ? 'be delta' : 'be'
    node.many = be?.many ?? null
    return nothing
  },
  alone: () => nothing,
  passive: (node, [be, verb]) => {
    node.many = be?.many ?? null
    node.form = verb?.form.includes('+') === true ? 'passive+' : 'passive'
    return verb?.form.includes('+') === true ? 0.8 : 0
  },
  progressive: (node, [be]) => {
    node.many = be?.many ?? null
    return nothing
  },
  perfect: () => nothing,
  third: (node, kids, lexicon) => finite(node, node.many === true ? 'base' : 'third', lexicon),
  plain: (node, kids, lexicon) => finite(node, 'base', lexicon),
  finite: (node, kids, lexicon) => finite(node, 'past', lexicon) + 0.4,
  modal: (node, kids, lexicon) => finite(node, 'modal', lexicon),
  subject: (node, kids, lexicon) => {
    const subject = kids[0]
    const verb = kids.at(-1)
    if (!subject || !verb) return null
    const singular = verb.form.startsWith('third')
    const plural = verb.form.startsWith('base')
    const isMany = subject.many === true
    const isOne = subject.many === false
    const agrees = (singular && isMany) || (plural && isOne) ? 2 : plural && subject.many === null ? 0.2 : 0
    return agrees + ofSubject(subject, verb, lexicon)
  },
  telegraphic: (node, [subject, verb], lexicon) => {
    if (!subject || !verb) return null
    node.form = 'passive'
    return verb.form.includes('+') ? 1 : ofPatient(subject, verb.stem, lexicon)
  },
  patient: (node, [subject, verb], lexicon) =>
    subject && verb
      ? ofPatient(subject, verb.stem, lexicon) + (verb.form.includes('+') ? misfit : nothing)
      : null,
  undone: (node, [verb]) => {
    node.form = 'passive'
    return verb?.form.includes('+') === true ? 1 : nothing
  },
  owning: (node, [owner]) => (owner && (partOf(owner, 'part') || partOf(owner, 'of')) ? 0.6 : 0.1),
  leading: (node, [lead]) => (lead && partOf(lead, 'times') ? 0.1 : 0.7),
  subjectless: ({ form }) => (form.startsWith('past') ? 2.5 : form.includes(' be') ? 0.8 : 0),
  changeable: (node, [verb, delta], lexicon) =>
    (verb && lexicon.attribute(verb.stem)) || (delta && partOf(delta, 'amount')) ? nothing : 0.6,
  there: () => nothing,
  definition: ({ type, stem }) => (type === 'number' || /^[a-z]$/u.test(stem) ? 0 : 1),
  verbless: (node, [, pp]) => (pp && (ofPlace.has(pp.stem) || pp.sense !== null) ? 0 : 1),
  period: ({ type }) => (type.startsWith('instance:') ? 0 : 1.5),
}

const withoutObject = 0.5

/** A finite verb: its form tells how it agrees, its voice, and with `+` whether it has its object. */
function finite(node: Node, form: string, lexicon: Lexicon): number {
  const voice = node.form.startsWith('passive')
    ? ' passive'
    : node.form.startsWith('be')
      ? ` ${node.form}`
      : ''
  const has = node.form.includes('+')
  node.form = `${form}${voice}${has ? '+' : ''}`
  return voice === '' && !has && needsObject(node.stem, lexicon) ? withoutObject : nothing
}

function isCountable(type: string): boolean {
  return (
    type !== 'number' && type !== '*' && type !== 'text' && type !== 'zone' && !type.startsWith('instance:')
  )
}
