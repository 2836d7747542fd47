/**
 * Cards say the same again and again: a text of which everything is the same that its readings rest on is read once. That
 * is its words, what it is read as, and its scope; where it stands is put in for each place.
 */
import type { Named, Reading, Scope } from './api.js'
import type { Analysis } from './analysis.js'
import type { Lexicon } from './lexicon.js'
import type { ReadToken } from './tokens.js'

/** So many texts are kept, and as many of before. */
const most = 4000

interface Kept {
  recent: Map<string, Analysis<unknown>>
  earlier: Map<string, Analysis<unknown>>
}

/** What was read, by lexicon. */
export type KeptAnalyses = WeakMap<Lexicon, Kept>

/** The analysis of a text, made only when it is not known. `what` tells apart what it is read as. */
export function keptAnalysis<M>(
  all: KeptAnalyses,
  what: string,
  tokens: readonly ReadToken[],
  scope: Scope,
  make: () => Analysis<M>,
): Analysis<M> {
  let kept = all.get(scope.lexicon)
  if (!kept) all.set(scope.lexicon, (kept = { recent: new Map(), earlier: new Map() }))
  const key = `${what}\n${scopeKey(scope)}\n${tokens.map(tokenKey).join('\t')}`
  // What `what` and the words say fixes the type of the meaning.
  let known = (kept.recent.get(key) ?? kept.earlier.get(key)) as Analysis<M> | undefined
  known ??= make()
  if (!kept.recent.has(key)) {
    if (kept.recent.size >= most) {
      kept.earlier = kept.recent
      kept.recent = new Map()
    }
    kept.recent.set(key, known)
  }
  return known
}

/** A reading of the same words where they stand here. */
export function readingAt<M>(reading: Reading<M>, tokens: readonly ReadToken[]): Reading<M> {
  return {
    ...reading,
    tokens: reading.tokens.map((told, at) => ({ ...told, span: tokens[at]?.span ?? told.span })),
  }
}

function tokenKey({ image, chunk }: ReadToken): string {
  return chunk === null || chunk.kind === 'word' ? image : `${image}\v${chunk.kind}`
}

function scopeKey({ self, running, names, mentioned }: Scope): string {
  const named = [...names.map(namedKey), '', ...mentioned.map(namedKey)].join('\t')
  return `${self?.type ?? ''}\n${self ? 'card' : ''}\n${running.join('\t')}\n${named}`
}

const keys = new WeakMap<Named, string>()

function namedKey(named: Named): string {
  let key = keys.get(named)
  if (key === undefined) keys.set(named, (key = JSON.stringify(named)))
  return key
}
