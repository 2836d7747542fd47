/** The other way round: from a pattern that an event would match to the roles that such an event has. */
import type { EventPattern, Expression } from '../program/library.js'

/**
 * The roles that a pattern requires, by role; null when it asks for something that no list of roles can say. A test that
 * a role is of a type, or merely that it is filled, requires nothing here.
 */
export function rolesOf(pattern: EventPattern): Record<string, Expression> | null {
  const roles: Record<string, Expression> = {}
  return !pattern.where || collect(pattern.where, pattern.bind, roles) ? roles : null
}

function collect(test: Expression, bind: string, roles: Record<string, Expression>): boolean {
  switch (test.op) {
    case 'and':
      return test.items.every((item) => collect(item, bind, roles))
    case 'truth':
      return test.value
    case 'is':
      return roleIn(test.of, bind) !== null
    case 'compare': {
      if (test.by === '≠' && test.right.op === 'nothing') return roleIn(test.left, bind) !== null
      if (test.by !== '=') return false
      return fill(test.left, test.right, bind, roles) || fill(test.right, test.left, bind, roles)
    }
    case 'contains':
      return fill(test.item, test.list, bind, roles) || fill(test.list, test.item, bind, roles)
    default:
      return false
  }
}

function fill(side: Expression, value: Expression, bind: string, roles: Record<string, Expression>): boolean {
  const role = roleIn(side, bind)
  if (role === null) return false
  roles[role] = value
  return true
}

function roleIn(expression: Expression, bind: string): string | null {
  return expression.op === 'participant' && expression.event === bind ? expression.role : null
}
