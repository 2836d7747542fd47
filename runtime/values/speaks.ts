/** What an answer depends on beside the state: the names it is given, and whether it speaks of `this` or `you`. */
import type { Linked } from '../link/linked.js'
import type { Library } from '../program/library.js'
import type { Value } from '../state/state.js'

/** Values as one word: equal words for equal values. */
export function keyOf(values: Iterable<Value>): string {
  let key = ''
  for (const value of values) key += `${wordOf(value)}\n`
  return key
}

function wordOf(value: Value): string {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? `[${value.map(wordOf).join()}]` : `#${String(value)}`
}

const known = new WeakMap<Library, Map<string, Speaks>>()

/** `no`: only the names count; `personally`: also who asks; `now`: what is going on, so that no answer can be kept. */
type Speaks = 'no' | 'personally' | 'now'

/** Of what a definition, or the test of a relation, speaks by itself or by what it calls. */
export function speaks({ library }: Linked, of: 'definitions' | 'relations', name: string): Speaks {
  let answers = known.get(library)
  if (!answers) known.set(library, (answers = new Map()))
  const key = `${of} ${name}`
  let answer = answers.get(key)
  if (!answer) {
    answer = overall(library, reached(library, key, new Set()))
    answers.set(key, answer)
  }
  return answer
}

function overall(library: Library, keys: ReadonlySet<string>): Speaks {
  const texts = [...keys].map((key) => textOf(library, key))
  if (texts.some((text) => text.includes('"op":"chosen"'))) return 'now'
  return texts.some((text) => /"op":"(?:this|you|can-be)"/.test(text)) ? 'personally' : 'no'
}

function reached(library: Library, key: string, found: Set<string>): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  const text = textOf(library, key)
  for (const [, name = ''] of text.matchAll(/"definition":"((?:[^"\\]|\\.)*)"/g))
    reached(library, `definitions ${name}`, found)
  for (const [, name = ''] of text.matchAll(/"relation":"((?:[^"\\]|\\.)*)"/g))
    reached(library, `relations ${name}`, found)
  return found
}

function textOf({ definitions, relations }: Library, key: string): string {
  const [of, name] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)]
  return JSON.stringify((of === 'definitions' ? definitions[name]?.value : relations[name]?.test) ?? null)
}
