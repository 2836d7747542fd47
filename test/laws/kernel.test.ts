/**
 * The kernel knows no game. docs/kernel.md lists every primitive with the games that use it; each must serve two at least.
 * To write the page anew: `npx vitest run test/laws/kernel.test.ts -u`.
 */
import { describe, expect, it } from 'vitest'
import { clauseNodes } from '../../runtime/program/clauses.js'
import { expressionNodes } from '../../runtime/program/expressions.js'
import type { NodeTable } from '../../runtime/program/fields.js'
import { controlNodes } from '../../runtime/program/steps.js'
import { leafNodes } from '../../runtime/program/statements.js'
import { allGames } from './games.js'
import { kernelPage, unshared, usage } from './kernel-page.js'

const games = await allGames()
// An instruction is what a sentence means by itself; one that no ability takes in is an error, so no program holds any.
const programClauses = Object.fromEntries(Object.entries(clauseNodes).filter(([op]) => op !== 'instruction'))
const tables: Record<string, NodeTable> = {
  Expressions: expressionNodes,
  Statements: leafNodes,
  'Control steps': controlNodes,
  Clauses: programClauses,
}
const used = usage(games.map(({ id, bound, scenarios }) => ({ id, data: [bound.library, scenarios] })))

describe('the kernel', () => {
  it('has no primitive that fewer than two games use', () => {
    expect(unshared(tables, used)).toEqual([])
  })

  it('is listed in docs/kernel.md as it is', async () => {
    await expect(kernelPage(tables, used)).toMatchFileSnapshot('../../docs/kernel.md')
  })
})
