import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

describe('a block below "whenever"', () => {
  const bound = bind({
    ...tiny,
    'blows.rules': `verb: a unit U strikes a unit T
  U becomes tapped

keyword: Thorns (a unit)
  whenever this unit strikes another unit
    discard that unit
`,
  })

  it('speaks of who else takes part in the event', () => {
    expect(found(bound)).toEqual([])
    const [trigger] = bound.library.keywords['thorns']?.text.clauses ?? []
    expect(trigger?.op).toBe('trigger')
    const [step] = trigger?.op === 'trigger' ? trigger.do : []
    expect(step).toMatchObject({ op: 'perform', roles: { C: { op: 'participant', role: 'T' } } })
  })
})
