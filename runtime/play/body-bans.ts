import { codeOf } from '../link/refs.js'
import type { CodeRef, Value } from '../state/state.js'
import { truthOf, valueOf } from './ask.js'
import type { Setting } from './frames.js'
import type { Table } from './play.js'
import { banRefusal, type Refusal } from './refusal.js'

/**
 * What forbids an action although nothing forbids its name: a ban on something that its body is bound to do, judged up to
 * where the body first asks somebody or goes round.
 */
export function bannedInside(table: Table, event: string, setting: Setting): Refusal | null {
  const code: CodeRef = { in: 'event', event, part: 'do' }
  const steps = codeOf(table.linked, code)
  const scope: Setting = { ...setting, names: { ...setting.names } }
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index]
    switch (step?.op) {
      case 'let':
        scope.names[step.name] = valueOf(table, scope, step.value)
        break
      case 'branch':
        if (!truthOf(table, scope, step.test)) index = step.otherwise - 1
        break
      case 'jump':
        if (step.to <= index) return null
        index = step.to - 1
        break
      case 'perform': {
        const roles: Record<string, Value> = {}
        for (const [role, filler] of Object.entries(step.roles)) roles[role] = valueOf(table, scope, filler)
        const ban = banRefusal(table, step.event, roles)
        if (ban) return ban
        if (step.as !== undefined) return null
        break
      }
      case 'require':
      case 'turn':
      case 'move':
      case 'place':
      case 'tally':
      case 'begin':
      case 'end':
        break
      default:
        return null
    }
  }
  return null
}
