import { describe, expect, it } from 'vitest'
import { constructors } from '../../runtime/program/construct.js'

interface Words {
  attribute: 'power' | 'icons'
  counter: 'damage'
  zone: 'hand'
  position: 'ready' | 'tapped'
  group: 'stance'
  type: 'card' | 'unit'
  relation: 'at'
  window: 'responses'
  layer: 'base' | 'add'
  player: 'north'
  events: { attack: 'attacker' | 'target'; rest: never }
  definitions: { presence: 'P' }
  keywords: { Armour: 'N' }
}
const { value, step, clause, when } = constructors<Words>()

describe('typed constructors', () => {
  it('give exactly the nodes of the tables', () => {
    expect(value.number(3)).toEqual({ op: 'number', value: 3 })
    expect(value.this()).toEqual({ op: 'this' })
    expect(value.this(4)).toEqual({ op: 'this', at: 4 })
    expect(value.canBe({ event: 'attack', roles: { attacker: value.this() } })).toEqual({
      op: 'can-be',
      event: 'attack',
      roles: { attacker: { op: 'this' } },
    })
    expect(step.carryOut()).toEqual({ op: 'carry-out' })
    expect(clause.silence({ affected: value.this(), id: 1 })).toEqual({
      op: 'silence',
      affected: { op: 'this' },
      id: 1,
    })
  })

  it('reject, at compile time, what the game does not declare', () => {
    const self = value.this()
    // @ts-expect-error no such attribute
    value.attribute({ of: self, name: 'speed' })
    // @ts-expect-error no such event
    step.perform({ event: 'fly', roles: {} })
    // @ts-expect-error an event without that role
    step.perform({ event: 'attack', roles: { witness: self } })
    // @ts-expect-error a role of another event
    step.perform({ event: 'rest', roles: { attacker: self } })
    // @ts-expect-error no such role in that procedure
    value.role({ procedure: 'attack', name: 'witness' })
    // @ts-expect-error no such role to be filled anew
    step.assign({ procedure: 'attack', role: 'witness', value: self })
    // @ts-expect-error no such parameter
    value.call({ definition: 'presence', arguments: { Q: self } })
    // @ts-expect-error no such zone
    value.zone({ name: 'pile' })
    // @ts-expect-error no such position
    step.turn({ what: self, position: 'asleep' })
    // @ts-expect-error no such event in a pattern
    when({ bind: 'e', event: 'fly', stage: 'just' })
    // @ts-expect-error a step takes no clause field
    step.win({ player: self, extra: 1 })
    // @ts-expect-error no such keyword
    clause.grant({ affected: self, clauses: [], keyword: 'Wings' })
    expect(
      clause.grant({ affected: self, clauses: [], keyword: 'Armour', parameters: { N: value.number(1) } }),
    ).toBeDefined()
  })
})
