import type { Phrase } from '../../grammar/tree.js'
import { unknown, type Draft } from './draft.js'
import { term } from './phrases.js'

/** Reports, once all headers are known, a phrase that names no procedure. */
export function mustBeProcedure(draft: Draft, file: string, phrase: Phrase): void {
  draft.later.push(() => {
    const word = term(phrase)
    const procedures = Object.entries(draft.library.events).flatMap(([event, { kind }]) =>
      kind === 'procedure' ? [event] : [],
    )
    if (!procedures.includes(word)) unknown(draft, 'unknown-procedure', file, phrase, word, procedures)
  })
}
