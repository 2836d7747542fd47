/** A function whose results are kept as long as what they are of. */
export function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>()
  return (key) => {
    let kept = known.get(key)
    if (!kept) known.set(key, (kept = { value: make(key) }))
    return kept.value
  }
}
