import { expect, test } from 'vitest'
import { waitingClause } from '../../compiler/binding/bodies/waiting.js'

const pattern = (stage: 'would' | 'just') => ({ bind: 'event', event: 'sail', stage })

test('what has happened triggers, what would happen waits', () => {
  expect(waitingClause(pattern('just'), [])).toMatchObject({ op: 'trigger', optional: false })
  expect(waitingClause(pattern('would'), [])).toMatchObject({
    op: 'replace',
    instead: false,
    optional: false,
  })
})
