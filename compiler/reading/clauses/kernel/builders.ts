/** What the verbs of the kernel do: from the values of their roles to statements. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statement } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut } from '../../chart/rule.js'

const tallies = ['add', 'remove', 'set'] as const

export type Values = Readonly<Record<string, Expression>>

const everybody: Expression = { op: 'players' }

/** `kernel` is the name in the frame's target, which may carry a declared word behind its own: "tally add damage". */
export function kernelStatement(kernel: string, values: Values): Statement | RuledOut {
  const [verb = '', ...rest] = kernel.split(' ')
  const value = (role: string): Expression => values[role] ?? { op: 'nothing' }
  switch (verb) {
    case 'move':
      return { op: 'move', what: value('what'), to: value('to'), end: endOf(rest[0]) }
    case 'place':
      if (rest.length === 0) return ruledOut('it is not said where it is placed')
      return { op: 'place', what: value('what'), relation: rest.join(' '), on: value('on') }
    case 'shuffle':
      return { op: 'shuffle', zone: value('zone') }
    case 'reveal':
      return { op: 'reveal', what: value('what'), to: values['to'] ?? everybody }
    case 'look':
      return values['by']
        ? { op: 'reveal', what: value('what'), to: values['by'] }
        : ruledOut('nobody is said to look')
    case 'reroll':
      return { op: 'reroll', what: value('what') }
    case 'order': {
      const by = values['by']
      if (!by) return ruledOut('nobody is said to put them in order')
      return { op: 'order', by, as: nameOf(value('items')), items: value('items') }
    }
    case 'cancel':
      return { op: 'cancel', what: value('what') }
    case 'finish': {
      const what = value('what')
      return what.op === 'running'
        ? { op: 'finish', procedure: what.procedure }
        : ruledOut('only a procedure can be ended')
    }
    case 'win':
      return values['by'] ? { op: 'win', player: values['by'] } : ruledOut('nobody is said to win')
    case 'control': {
      const to = values['by']
      return to ? { op: 'control', what: value('what'), to } : ruledOut('nobody is said to take control')
    }
    case 'succeed':
      return { op: 'succeed', by: value('by'), what: value('what') }
    case 'tally': {
      const [by] = tallies.filter((one) => one === rest[0])
      if (by === undefined) return ruledOut(`nothing is said of the number of counters`)
      return { op: 'tally', on: value('on'), counter: rest.slice(1).join(' '), by, amount: value('amount') }
    }
    default:
      return ruledOut(`"${verb}" has no object here`)
  }
}

function endOf(word: string | undefined): 'top' | 'bottom' | 'anywhere' {
  return word === 'top' || word === 'bottom' ? word : 'anywhere'
}

/** What was put in order keeps its name. */
function nameOf(items: Expression): string {
  return items.op === 'local' ? items.name : 'order'
}
