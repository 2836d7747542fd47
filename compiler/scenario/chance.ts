/** "the next dice are 4, 5, 2" and "South's next draws are 3, 5". */
import { ownerOf, type Names } from './names.js'
import type { Token } from './tokens.js'

export type Chance =
  { chance: 'dice'; faces: number[] } | { chance: 'draws'; player: string; values: number[] }

export function chanceOf(tokens: readonly Token[], names: Names): Chance | null {
  const owner = ownerOf(names, tokens)
  const words = owner ? owner.rest : tokens.slice(tokens[0]?.word === 'the' ? 1 : 0)
  const [next, what, are, ...rest] = words
  if (next?.word !== 'next' || (are?.word !== 'are' && are?.word !== 'is')) return null
  const values = rest.filter(({ word }) => word !== ',' && word !== 'and').map((token) => token.value)
  if (values.length === 0 || !values.every((value) => value !== null)) return null
  if (!owner && (what?.word === 'dice' || what?.word === 'die')) return { chance: 'dice', faces: values }
  if (owner && (what?.word === 'draws' || what?.word === 'draw')) {
    return { chance: 'draws', player: owner.player, values }
  }
  return null
}
