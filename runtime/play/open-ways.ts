/** Of several ways those that can be gone: nobody may pay with what is not there. */
import { codeOf } from '../link/refs.js'
import type { CodeRef, Frame, Steps } from '../state/state.js'
import { listOf, numberOf } from './ask.js'
import { isFeasible, type Place } from './dry-run.js'
import type { Setting } from './frames.js'
import type { Play, Table } from './play.js'
import { refusedNow } from './refusal.js'
import { isVain, worthwhile, type Refused } from './worthwhile.js'

type Pick = Extract<Steps[number], { op: 'pick' }>

/**
 * The numbers of the ways that may be picked. While a price is paid these are the ways by which all of it can be paid; of an effect
 * those whose first deed is not impossible. All where none is left: what must be done is then done as far as it goes.
 */
export function openWays(play: Play, frame: Frame, step: Pick): number[] {
  const price = priceAround(play, frame)
  const refused = refusedNow(play)
  const all = step.to.map((_, way) => way)
  const open = all.filter((way) => {
    const from = step.to[way] ?? 0
    if (price === null) return canBegin(play, frame.code, from, frame, refused)
    return isFeasible(play, [{ code: frame.code, step: from, scope: frame }, ...price], refused)
  })
  return open.length > 0 ? open : all
}

/**
 * Whether what stands at a place of code can begin: a verb that is not refused, a choice for which there is something, or one of
 * several ways. Anything else can.
 */
export function canBegin(
  table: Table,
  code: CodeRef,
  at: number,
  scope: Setting,
  refused: Refused,
  inWay = true,
): boolean {
  const step = codeOf(table.linked, code)[at]
  if (step?.op === 'perform') return !isVain(table, step, scope, refused)
  if (step?.op === 'pick') return step.to.some((from) => canBegin(table, code, from, scope, refused))
  if (step?.op !== 'choose' || !inWay) return true
  const most = numberOf(table, scope, step.most)
  const all = listOf(table, scope, step.from)
  const some = most === 1 ? worthwhile(table, code, at + 1, step.as, all, scope, refused) : all
  return some.length >= Math.min(most, numberOf(table, scope, step.least))
}

/** What is still to be done of the price that is being paid, innermost first; null where none is. */
function priceAround({ state: { frames } }: Play, asking: Frame): Place[] | null {
  const rest: Place[] = []
  for (let index = frames.lastIndexOf(asking); index >= 0; index--) {
    const frame = frames[index]
    if (!frame) return null
    const { code, step } = frame
    if (frame !== asking && code.in !== 'machine') rest.push({ code, step, scope: frame })
    if ('part' in code && code.part === 'cost') return rest
    const isInside = code.in === 'machine' ? frame.machine?.name === 'life' : code.in === 'event'
    if (!isInside) return null
  }
  return null
}
