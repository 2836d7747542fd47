/** The questions that need the clauses in force, put together. */
import type { Reads } from './context.js'
import { valueOf } from './fold.js'
import { hasWord, isOfType, wordsOf } from './words.js'

export const reads: Reads = {
  valueOf: (context, id, attribute, beside) =>
    context.linked.library.attributes[attribute]?.holds === 'words'
      ? wordsOf(context, id, attribute)
      : valueOf(context, id, attribute, beside),
  isOfType,
  hasWord,
}
