/** The templates by what they stand for, and what follows from them: which words are fixed, which forms need no brackets. */
import { clauseTemplates, patternTemplate } from './clauses.js'
import { expressionTemplates } from './expressions.js'
import { statementTemplates } from './statements.js'
import { wordsOf, type Kind, type Template } from './template.js'

export type Category = 'expression' | 'statement' | 'clause' | 'pattern'

export const templatesOf: Readonly<Record<Category, readonly Template[]>> = {
  expression: expressionTemplates,
  statement: statementTemplates,
  clause: clauseTemplates,
  pattern: [patternTemplate],
}

const every = Object.values(templatesOf).flat()
const uses = new Map<string, number>()
for (const word of every.flatMap(({ pieces }) => wordsOf(pieces))) uses.set(word, (uses.get(word) ?? 0) + 1)

/** A word of the templates. A name with such a word in it stands in quotes, so that a bare name ends where a fixed word begins. */
export const isFixed = (word: string): boolean => uses.has(word)

/**
 * Whether a node needs no brackets inside another: it begins with a word of its template and every part of it is there,
 * so that its end is certain. A part that may be missing must come last and begin with a word that stands nowhere else.
 */
export function isClosed({ pieces }: Template): boolean {
  const [first, ...more] = pieces
  if (more.length === 0) return first !== undefined
  if (first?.is !== 'word') return false
  return more.every((piece, index) => {
    if (piece.is !== 'part') return true
    const [opening] = piece.pieces
    return index === more.length - 1 && opening?.is === 'word' && uses.get(opening.word) === 1
  })
}

/** Fields that hold a name or other words. */
export function isName(kind: Kind): boolean {
  return !(others as readonly string[]).includes(kind)
}
const others = [
  'number', 'boolean', 'strings', 'numbers', 'expression', 'expressions', 'roles', 'pattern', 'body', 'ways', 'clause',
  'clauses', 'comparison', 'rounding', 'extreme', 'end', 'tally', 'stage',
] as const satisfies readonly Kind[] // prettier-ignore
