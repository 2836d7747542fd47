/** The type of an expression, as far as it shows. */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Type } from '../api.js'

const one = (name: string): Type => ({ name, many: false })

export function typeOfValue(value: Expression): Type {
  switch (value.op) {
    case 'things':
      return { name: value.type, many: true }
    case 'first':
    case 'last': {
      const many = !(value.count.op === 'number' && value.count.value === 1)
      return { name: typeOfValue(value.of).name, many }
    }
    case 'extreme':
      return { name: typeOfValue(value.of).name, many: false }
    case 'list':
      return { name: value.items[0] ? typeOfValue(value.items[0]).name : 'thing', many: true }
    case 'contents':
      return { name: 'thing', many: true }
    case 'players':
      return { name: 'player', many: true }
    case 'owner':
    case 'controller':
    case 'opponent':
    case 'you':
      return one('player')
    case 'zone':
      return one('zone')
    case 'running':
      return one(`instance:${value.procedure}`)
    case 'number':
    case 'attribute':
    case 'printed':
    case 'counter':
    case 'count':
    case 'sum':
    case 'add':
    case 'subtract':
    case 'multiply':
    case 'divide':
    case 'least':
    case 'greatest':
    case 'happened':
    case 'distance':
      return one('number')
    case 'square':
      return one('square')
    case 'space':
    case 'steps':
      return { name: 'square', many: true }
    case 'corners':
      return { name: 'corner', many: true }
    default:
      return one('thing')
  }
}
