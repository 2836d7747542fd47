/** The clauses of an outline, and what kind of rule each is by its form. */
import { partOf, partsOf } from './node.js'
import type { Clause, ClauseKind, Node, Outline } from './outline.js'

const triggers = /^(?:when|whenever|after|before|each time|every time|any time|the first time|next time)$/u

/** In the order of the text; what leads several clauses counts for each of them. */
export function clausesOf({ root }: Outline): Clause[] {
  const leads = partsOf(root, 'lead')
  const items = partsOf(root, 'item').filter(({ cat }) => cat === 'c' || cat === 's' || cat === 'cs')
  const nodes = items.length > 0 ? items : [root]
  return nodes.map((node) => ({ node, kind: kindOf(node, items.length > 0 ? leads : []) }))
}

function kindOf(node: Node, leadsAround: readonly Node[]): ClauseKind {
  const leads = [...leadsAround, ...partsOf(node, 'lead')]
  const conditions = [...leads, node].flatMap((one) => partsOf(one, 'condition'))
  if (partOf(node, 'heading') || node.parts.every(({ node: { cat } }) => cat === 'label')) return 'heading'
  if (partsOf(node, 'adverb').some(({ stem }) => stem === 'instead')) return 'replacement'
  if (conditions.some(isAboutTo)) return 'replacement'
  const modal = modalOf(node)
  if (modal !== null && partOf(modal, 'negation')) return 'ban'
  if (modal?.stem === 'cannot') return 'ban'
  if (conditions.some(isTrigger)) return 'trigger'
  if (leads.some((lead) => partOf(lead, 'times') !== undefined)) return 'action'
  if (modal !== null) return partOf(node, 'purpose') ? 'action' : /^(?:must|shall)$/u.test(modal.stem) ? 'duty' : 'permission' // prettier-ignore
  if (partOf(node, 'compare') || isEquation(node)) return 'definition'
  return isImperative(node) ? 'instruction' : 'continuous'
}

function modalOf(node: Node): Node | null {
  const own = partOf(node, 'auxiliary')
  const shared = partsOf(node, 'item').map((item) => partOf(item, 'auxiliary'))
  return [own, ...shared].find((one) => one?.cat === 'aux') ?? null
}

function isTrigger(condition: Node): boolean {
  const word = partOf(condition, 'subordinator')?.stem ?? ''
  const isJust = condition.parts.some(({ node }) => node.stem === 'just' || partsOf(node, 'adverb').some(({ stem }) => stem === 'just')) // prettier-ignore
  return triggers.test(word) || isJust
}

/** "If it is about to be lost", "if it would be lost". */
function isAboutTo(condition: Node): boolean {
  if (partOf(condition, 'auxiliary')?.stem === 'would') return true
  const predicate = partOf(condition, 'predicate')
  return predicate !== undefined && partOf(predicate, 'state')?.stem === 'about'
}

/** "X = …" */
function isEquation(node: Node): boolean {
  const change = partOf(node, 'change') ?? node
  const attribute = partOf(change, 'attribute')
  return attribute !== undefined && /^[a-z]$/u.test(attribute.stem)
}

function isImperative(node: Node): boolean {
  if (partOf(node, 'subject') || partOf(node, 'change')) return false
  return [node, ...partsOf(node, 'item')].some(({ parts }) =>
    parts.some(({ node: part }) => part.cat === 'verb.base'),
  )
}
