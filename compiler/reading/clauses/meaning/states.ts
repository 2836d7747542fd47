/** What is told of the card itself if something is so: done as soon as it is. */
import type { MeaningClause } from '../../phrases.js'
import type { Statement, Statements } from '../../../../runtime/program/statements.js'
import type { Lexicon } from '../../lexicon.js'
import { isPlayed } from './played.js'

/** What is told of the card itself is no instruction: nobody carries out the text of a card that lies there. */
export function isStateCheck(
  statements: Statements,
  type: string | undefined,
  lexicon: Lexicon,
): statements is [Node<'if'>] {
  const [only, ...others] = statements
  if (type === undefined || isPlayed(lexicon, type) || only?.op !== 'if' || others.length > 0) return false
  return only.else === undefined && only.then.some(isDoneToThis)
}

/** "If you have no cards, discard this unit": done as soon as it is so. */
export function asStateCheck([{ test, then }]: [Node<'if'>]): MeaningClause {
  return { op: 'check', test, do: then }
}

type Node<Op extends Statement['op']> = Extract<Statement, { op: Op }>

function isDoneToThis(statement: Statement): boolean {
  const filled: unknown[] = Object.values(statement.op === 'perform' ? statement.roles : statement)
  return filled.some((one) => typeof one === 'object' && one !== null && 'op' in one && one.op === 'this')
}
