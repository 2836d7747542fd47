import type { Linked } from '../link/linked.js'

/** Something that is worked out once for each library. Nearly always the library asked for last is asked for next. */
export function perLibrary<T>(make: (linked: Linked) => T): (linked: Linked) => T {
  const made = new WeakMap<Linked, { value: T }>()
  let latest: Linked | null = null
  let value: T
  return (linked) => {
    if (linked === latest) return value
    let found = made.get(linked)
    if (!found) made.set(linked, (found = { value: make(linked) }))
    latest = linked
    value = found.value
    return value
  }
}
