/** What an outline says of structure, as facts: "adds to power" (which word, in which role, belongs to which). */
import type { Node, Outline } from '../../compiler/outline/index.js'

/** Words that only join; they take part in no fact. */
const silent = new Set(
  'word conj comma semi colon stop open close preposition determiner quantifier poss subordinator auxiliary negation slash own owner count say said label adverb'.split(
    ' ',
  ),
)

/** "head role dependent", all in lower case; several things joined are "a+b". */
export function factsOf({ root, tokens }: Outline): Set<string> {
  const facts = new Set<string>()
  const image = ({ from, to }: Node): string => tokens.slice(from, to).map(({ word }) => word).join('-') // prettier-ignore

  const head = (node: Node): string => {
    if (node.parts.length === 0) return image(node)
    const items = node.parts.filter(({ role }) => role === 'item')
    if (items.length > 0) return items.map((part) => head(part.node)).join('+')
    for (const role of ['head', 'verb', 'amount', 'value', 'object', 'part', 'attribute', 'predicate', 'state', 'left', 'passive']) {
      const part = node.parts.find((one) => one.role === role)
      if (part) return head(part.node)
    }
    const part = node.parts.find(({ role }) => !silent.has(role))
    return part ? head(part.node) : image(node)
  } // prettier-ignore

  /** "is lost" is called by either word. */
  const names = (node: Node): string[] => {
    const predicate = node.parts.find(({ role }) => role === 'predicate')
    const isBe = node.parts.some(({ role, node: part }) => role === 'verb' && part.cat.startsWith('be.'))
    return predicate && isBe ? [head(node), head(predicate.node)] : [head(node)]
  }

  const visit = (node: Node): void => {
    for (const { role, node: part } of node.parts) {
      visit(part)
      if ((silent.has(role) && part.cat !== 'pp') || role === 'head' || role === 'item' || role === 'verb')
        continue
      // What leads a clause is in the role it has there: a condition, a time.
      const inner = role === 'lead' ? part.parts.find((one) => !silent.has(one.role)) : undefined
      const dependent = inner && !silent.has(inner.role) ? inner : { role, node: part }
      for (const own of names(node))
        for (const name of names(dependent.node))
          if (name !== own) facts.add(`${own} ${dependent.role} ${name}`)
    }
  }
  visit(root)
  return facts
}
