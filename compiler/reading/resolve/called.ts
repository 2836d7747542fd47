/** By which word a thing was called before: "Choose a scout. That scout …" means a scout, and no ship that was chosen, too. */
import type { Expression } from '../../../runtime/program/expressions.js'
import { walk } from '../meaning/subject.js'
import { isExpression } from './bindings.js'

/** A word of an attribute, as a reference bears it. */
export const calledBy = (attribute: string, word: string): string => `${attribute}=${word}`

/** Whether the meaning says of this thing that it has the word. */
export function isCalled(meaning: unknown, value: Expression, called: string): boolean {
  const names = new Set(value.op === 'local' ? namesOf(meaning, value.name) : setsIn(value))
  const same = JSON.stringify(value)
  const isIt = (one: unknown): boolean =>
    isExpression(one) && (one.op === 'local' ? names.has(one.name) : JSON.stringify(one) === same)
  let found = false
  walk([meaning, value], ({ op, of, attribute, word, left, right }) => {
    if (op === 'has' && isExpression(word) && word.op === 'word' && isIt(of))
      found ||= calledBy(String(attribute), word.value) === called
    if (op === 'compare' && isExpression(left) && left.op === 'attribute' && isExpression(right))
      found ||= right.op === 'word' && isIt(left.of) && calledBy(left.name, right.value) === called
  })
  return found
}

/** The name itself, and those of the sets from which it was chosen. */
function namesOf(meaning: unknown, name: string): string[] {
  const names = [name]
  walk(meaning, (node) => {
    if (node['op'] === 'choose' && node['as'] === name) names.push(...setsIn(node['from']))
  })
  return names
}

function setsIn(tree: unknown): string[] {
  const names: string[] = []
  walk(tree, ({ op, name }) => {
    if (op === 'things') names.push(String(name))
  })
  return names
}
