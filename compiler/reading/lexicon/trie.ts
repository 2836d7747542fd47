/** A trie over words: all terms that start at a place, the short ones too, since a long one may be two short ones. */

interface Branch {
  ends: boolean
  next: Map<string, Branch>
}

export interface Trie {
  add(words: readonly string[]): void
  /** Lengths in words of the terms that start at `from`, longest first. */
  lengths(words: readonly string[], from: number): number[]
}

export function createTrie(): Trie {
  const root: Branch = { ends: false, next: new Map() }
  return {
    add: (words) => {
      let branch = root
      for (const word of words) {
        let next = branch.next.get(word)
        if (!next) branch.next.set(word, (next = { ends: false, next: new Map() }))
        branch = next
      }
      branch.ends = true
    },
    lengths: (words, from) => {
      const found: number[] = []
      let branch: Branch | undefined = root
      for (let at = from; branch && at < words.length; at++) {
        branch = branch.next.get((words[at] ?? '').toLowerCase())
        if (branch?.ends) found.unshift(at - from + 1)
      }
      return found
    },
  }
}
