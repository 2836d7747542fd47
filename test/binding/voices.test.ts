import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

const both = `${tiny['tiny.rules']}
verb: a unit U lands in a zone Z
  move U to Z

action: a player P lands a unit U in a zone Z
  in: actions
  choose: U from units in P's hand; Z from the field
  require U may land in Z
  U lands in Z
`

describe('a verb for a player and for what it is done to', () => {
  it('means the doer itself where the game declares it so', () => {
    const bound = bind({ ...tiny, 'tiny.rules': both })
    expect(found(bound)).toEqual([])
    const events = Object.entries(bound.library.events).filter(([, { text }]) => text.includes('lands'))
    const verb = events.find(([, { kind }]) => kind === 'verb')?.[0]
    const action = events.find(([, { kind }]) => kind === 'action')?.[1]
    expect(action?.do[0]).toMatchObject({ op: 'require', test: { op: 'can-be', event: verb } })
  })
})

describe('a slot of a type that is not known', () => {
  it('does not reach over a preposition', () => {
    const bound = bind({
      ...tiny,
      'tiny.rules': `${tiny['tiny.rules']}
verb: a player P starts a row at a unit U
  discard U
`,
    })
    expect(found(bound)).toEqual([])
  })
})
