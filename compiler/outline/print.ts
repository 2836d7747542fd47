/** Outlines as bracketed text: for tests, and for whoever wants to see one. */
import type { Node, Outline } from './outline.js'

/** `[subject each droid] [verb is] …`: words alone for leaves, brackets with the role around what has several parts. */
export function printOutline({ root, tokens }: Outline): string {
  const words = (node: Node): string => tokens.slice(node.from, node.to).map(({ image }) => image).join(' ') // prettier-ignore
  const print = (node: Node): string =>
    node.parts.length === 0
      ? words(node)
      : node.parts
          .map(({ role, node: part }) =>
            part.parts.length === 0 && plain.has(role) ? words(part) : `[${role} ${print(part)}]`,
          )
          .join(' ')
  return print(root)
}

/** Roles that go without brackets when they are single words. */
const plain = new Set(['head', 'word', 'conj', 'comma', 'semi', 'colon', 'open', 'close', 'preposition', 'determiner', 'quantifier', 'poss', 'to', 'subordinator', 'auxiliary', 'negation', 'property', 'kind', 'owner', 'value', 'own', 'stop', 'say', 'said', 'of', 'pronoun', 'delta', 'slash']) // prettier-ignore
