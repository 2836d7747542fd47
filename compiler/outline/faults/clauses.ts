/** Goes through an outline clause by clause: who does what, with whom it is shared, and what is said of it. */
import { fits, tops } from '../fit/types.js'
import { partOf, partsOf } from '../node.js'
import type { Node } from '../outline.js'
import { isFree } from '../fit/adjuncts.js'
import type { Checking } from './kit.js'
import { typeName } from './kit.js'
import { checkState, checkThing } from './things.js'
import { checkVerb } from './verbs.js'
import { checkWord } from './words.js'

interface Around {
  /** Who does it, when a verb stands without its own subject; null: the card or the player, as the text leaves open. */
  subject: Node | null
  /** What a relative clause is about. */
  antecedent: Node | null
  /** A verb of a list may share the object of the last. */
  sharedObject: boolean
}

const nobody: Around = { subject: null, antecedent: null, sharedObject: false }

export function checkNode(node: Node, around: Around, checking: Checking): void {
  if (node.parts.length === 0) {
    checkWord(node, false, checking)
    return
  }
  checkThing(node, checking)
  const subject = partOf(node, 'subject') ?? around.subject
  checkAgreement(node, checking)
  checkVerbs(node, subject, around, checking)
  const predicate = partOf(node, 'predicate')
  if (predicate && subject) checkPredicate(predicate, subject, checking)
  checkChanges(node, subject, checking)
  const glossed = partOf(node, 'aside') !== undefined
  const items = partsOf(node, 'item')
  for (const { role, node: part } of node.parts) {
    if (part.parts.length === 0) checkWord(part, glossed, checking)
    else checkNode(part, aroundOf(role, part, node, subject, around, items), checking)
  }
}

function aroundOf(
  role: string,
  part: Node,
  whole: Node,
  subject: Node | null,
  around: Around,
  items: readonly Node[],
): Around {
  // prettier-ignore
  if (role === 'relative' || role === 'reduced') return { ...nobody, antecedent: whole }
  const isVerbal = part.cat.startsWith('vp.') || part.cat.startsWith('finrun') || part.cat.startsWith('vprun')
  if (role === 'item' && isVerbal) {
    const last = items.at(-1)
    const shares = last !== part && last !== undefined && partOf(last, 'object') !== undefined
    return { subject, antecedent: around.antecedent, sharedObject: shares || around.sharedObject }
  }
  if (role === 'purpose' || role === 'passive' || (role === 'predicate' && isVerbal)) return { ...nobody, subject } // prettier-ignore
  return nobody
}

function checkVerbs(node: Node, subject: Node | null, around: Around, checking: Checking): void {
  const verbs = node.parts.flatMap(
    ({ role, node: part }) =>
    (role === 'head' || role === 'item') && part.cat.startsWith('verb.') && part.parts.length === 0 ? [part] : [], // prettier-ignore
  )
  if (verbs.length === 0) return
  const phrases = node.parts.flatMap(({ node: part }) => (part.cat === 'pp' ? [part] : []))
  const own = partsOf(node, 'object')
  const isPassive = isPassiveUse(node, around)
  const { antecedent } = around
  const gapObject = antecedent !== null && (isPassive || partOf(node, 'subject') !== undefined)
  const doer = antecedent !== null && !gapObject ? antecedent : subject
  for (const verb of verbs) {
    checkVerb(
      {
        verb,
        subject: isPassive ? null : doer,
        objects: [...own, ...(isPassive && doer && doer !== antecedent ? [doer] : [])],
        phrases: isPassive ? phrases.filter(({ stem }) => stem !== 'by') : phrases,
        adverbs: [...partsOf(node, 'adverb'), ...partsOf(node, 'place')],
        change: partOf(node, 'change'),
        state: partOf(node, 'state') ?? partOf(node, 'gerund'),
        objectElsewhere: isPassive || gapObject || around.sharedObject || node.cat === 'adj',
      },
      checking,
    )
  }
}

function isPassiveUse(node: Node, { antecedent }: Around): boolean {
  const auxiliary = partOf(node, 'auxiliary')
  if (/^(?:passive)/u.test(node.form) || node.form.endsWith(' passive')) return true
  if (auxiliary?.cat.startsWith('be.') === true) return node.form.startsWith('passive')
  return node.cat === 'vp.part' && (antecedent !== null || auxiliary === undefined)
}

/** "each card is", "cards are". */
function checkAgreement(node: Node, checking: Checking): void {
  const subject = partOf(node, 'subject')
  const isFinite = partOf(node, 'auxiliary')?.cat !== 'aux' && !partOf(node, 'to')
  if (!subject || subject.many === null || !isFinite) return
  const verb = node.parts.find(({ node: part }) => /^(?:verb|be|have)\.(?:third|base)$/u.test(part.cat))?.node
  if (!verb || /^(?:I|you)$/iu.test(subject.stem)) return
  const isMany = verb.many ?? verb.cat.endsWith('.base')
  if (isMany === subject.many) return
  checking.report('shape', subject, `"${checking.words(subject)}" and its verb differ in number.`, 'number of a subject') // prettier-ignore
}

/** Of two things one may be the other when they are of one kind at the top: cards, players. */
function isLike(one: string, other: string, { lexicon }: Checking): boolean {
  return fits(tops(one, lexicon), tops(other, lexicon), lexicon)
}

/** What stands behind "is". */
function checkPredicate(predicate: Node, subject: Node, checking: Checking): void {
  for (const item of partsOf(predicate, 'item')) checkPredicate(item, subject, checking)
  const state = partOf(predicate, 'state')
  if (state) checkState(state, subject, checking)
  const value = partOf(predicate, 'value')
  if (value && !isLike(value.type, subject.type, checking))
    checking.report('type', value, `"${checking.words(subject)}" is no ${typeName(value.type)}.`, `${typeName(subject.type)} is ${typeName(value.type)}`) // prettier-ignore
  const change = partOf(predicate, 'change')
  if (change) checkChange(change, subject, checking)
  if (predicate.cat !== 'pred') return
  for (const { node: phrase } of predicate.parts) {
    if (phrase.cat !== 'pp' || isFree(phrase, subject.type, checking.lexicon)) continue
    const object = partOf(phrase, 'object')
    checking.report('type', phrase, `Nothing is "${checking.words(phrase)}".`, `is ${phrase.stem} ${object ? typeName(object.type) : ''}`) // prettier-ignore
  }
}

function checkChanges(node: Node, subject: Node | null, checking: Checking): void {
  if (node.cat === 'pred' || !subject) return
  for (const change of partsOf(node, 'change')) if (change.cat === 'change') checkChange(change, subject, checking) // prettier-ignore
}

/** A changed attribute must be one that the subject has. */
function checkChange(change: Node, subject: Node, checking: Checking): void {
  const { lexicon } = checking
  for (const item of partsOf(change, 'item')) checkChange(item, subject, checking)
  if (change.cat === 'delta') {
    if (!fits(subject.type, 'number', lexicon))
      checking.report('type', change, `"${checking.words(subject)}" is no number.`, `${typeName(subject.type)} changed`) // prettier-ignore
    return
  }
  const attribute = partOf(change, 'attribute')
  if (!attribute) return
  for (const one of attribute.cat === 'things' && partsOf(attribute, 'item').length > 0
    ? partsOf(attribute, 'item')
    : [attribute]) {
    // prettier-ignore
    const { sense } = one
    if (!fits(one.type, 'number', lexicon)) {
      checking.report('type', one, `"${checking.words(one)}" is no number that changes.`, `${typeName(one.type)} +N`) // prettier-ignore
    } else if (sense?.cat === 'attribute') {
      const of = lexicon.attribute(sense.attribute)?.of ?? []
      if (of.length > 0 && !of.some((type) => fits(subject.type, type, lexicon)))
        checking.report('type', one, `No ${typeName(subject.type)} has ${sense.attribute}.`, `${sense.attribute} of ${typeName(subject.type)}`) // prettier-ignore
    }
  }
}

/** A sentence says something: a noun alone, or a condition alone, is none. */
export function checkWhole(root: Node, checking: Checking): void {
  const heading = partOf(root, 'heading')
  if (heading && heading.cat !== 'quoted')
    checking.report('shape', heading, 'A noun alone says nothing.', 'no verb')
  const says = root.parts.some(({ role }) => /^(?:lead|condition)$/u.test(role))
  const rest = root.parts.some(({ role, node }) => !/^(?:lead|condition|comma|stop|label|conj|aside|colon)$/u.test(role) && node.cat !== 'label') // prettier-ignore
  if (says && !rest) checking.report('shape', root, 'A condition alone says nothing.', 'no clause')
  checkNode(root, nobody, checking)
}
