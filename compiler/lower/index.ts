/** From meanings to programs. Pure: the same statements give the same steps. */
import { clauseLowerer, type LowerClause } from './lower-clauses.js'
import { lower } from './lower-statements.js'

export { lower }
export const lowerClause: LowerClause = clauseLowerer(lower)
