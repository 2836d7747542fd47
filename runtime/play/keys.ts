import type { ClauseRef, CodeRef, LiveRef } from '../state/state.js'

/** A clause by where it is written, as one word: equal keys mean the same printed sentence. */
export function clauseKey(ref: ClauseRef): string {
  switch (ref.of) {
    case 'card':
      return `${ref.card}/${ref.section}/${ref.clause}`
    case 'keyword':
      return `keyword ${ref.keyword}/${ref.clause}${ref.nth === undefined ? '' : `#${ref.nth}`}`
    case 'rules':
      return `rules/${ref.clause}`
    case 'applied':
      return `${codeKey(ref.code)}#${ref.step}`
    case 'granted':
      return `${clauseKey(ref.by)}+${ref.clause}`
  }
}

/** A piece of code by where it is, as one word. */
export function codeKey(ref: CodeRef): string {
  switch (ref.in) {
    case 'event':
      return `${ref.event}.${ref.part}`
    case 'clause':
      return `${clauseKey(ref.clause)}.${ref.part}`
    case 'check':
      return `check ${ref.check}`
    case 'nested':
      return `${codeKey(ref.code)}>${ref.step}`
    case 'machine':
      return 'machine'
  }
}

/** A clause in force on one thing, as one word. */
export function liveKey(live: LiveRef): string {
  return `${clauseKey(live.clause)}@${live.source ?? ''}.${live.visit}.${live.number}`
}
