import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Clause, Steps } from '../../runtime/program/library.js'
import { openDraft, touch } from '../../runtime/state/draft.js'
import { controlThing, tallyThing, turnThing } from '../../runtime/state/marks.js'
import { moveCard, placeThing } from '../../runtime/state/move.js'
import type { State } from '../../runtime/state/state.js'
import { remember } from '../../runtime/values/last.js'
import { valueOf } from '../../runtime/values/values.js'
import {
  card,
  change,
  compare,
  local,
  num,
  power,
  sampleLibrary,
  self,
  table,
  things,
  word,
} from './sample.js'

const units = things('unit')
const tapped = compare({ op: 'position', of: self, group: 'readiness' }, '=', word('tapped'))
const hurt = compare({ op: 'counter', of: local('it'), name: 'damage' }, '>', num(0))
const grant: Clause<Steps> = {
  op: 'grant',
  affected: things('unit', hurt),
  clauses: [change(units, 1)],
  while: tapped,
}
const silence: Clause<Steps> = {
  op: 'silence',
  affected: things('unit', compare({ op: 'controller', of: local('it') }, '≠', { op: 'you' })),
  while: tapped,
}
const count = (of: Expression): Expression => ({ op: 'count', of })
/** Its members are found once for all that ask: so many hurt units of one's own, or of the other's and not hurt. */
const own = compare({ op: 'controller', of: local('it') }, '=', { op: 'you' })
const watched: Expression = {
  op: 'add',
  items: [
    count(things('unit', { op: 'and', items: [own, hurt] })),
    count(things('unit', { op: 'not', of: { op: 'or', items: [own, hurt] } })),
  ],
}
const library = sampleLibrary({}, [
  card('Medic', 'unit', { power: 1 }, [change(things('unit', hurt), 2)]),
  card('Drill', 'unit', { power: 2 }, [grant]),
  card('Mute', 'ship', { power: 3 }, [silence]),
  card('Lamp', 'unit', { power: 1 }, [
    { ...change(self, 0), amount: { op: 'sum', of: things('ship'), name: 'it', value: power(local('it')) } },
  ]),
  card('Watch', 'unit', { power: 0 }, [{ ...change(self, 0), amount: watched }]),
])
const { linked, state: start } = table(library, [
  ['Medic', 'north', 'field'],
  ['Drill', 'north', 'field'],
  ['Mute', 'south', 'field'],
  ['Lamp', 'south', 'hand/south'],
  ['Watch', 'south', 'field'],
])
const cards = ['c1', 'c2', 'c3', 'c4', 'c5']

type Act = (draft: State) => unknown
const acts: fc.Arbitrary<Act> = fc.tuple(fc.constantFrom(...cards), fc.nat(6)).map(([id, kind]): Act => {
  const owner = start.things[id]?.owner ?? ''
  const kinds: Act[] = [
    (draft) => tallyThing(linked, draft, id, 'damage', 'add', 1),
    (draft) => tallyThing(linked, draft, id, 'damage', 'set', 0),
    (draft) =>
      turnThing(
        linked,
        draft,
        id,
        draft.things[id]?.positions['readiness'] === 'tapped' ? 'ready' : 'tapped',
      ),
    (draft) => controlThing(draft, id, draft.things[id]?.controller === 'north' ? 'south' : 'north'),
    (draft) => moveCard(linked, draft, id, 'field', 'top', remember),
    (draft) => moveCard(linked, draft, id, `hand/${owner}`, 'top', remember),
    (draft) =>
      id !== 'c3' && draft.things['c3']?.placed?.on !== id && placeThing(linked, draft, id, 'aboard', 'c3'),
  ]
  return kinds[kind] ?? ((draft) => touch(draft))
})

const all = (state: State) => cards.map((id) => valueOf(linked, state, id, 'power'))

describe('kept values', () => {
  it('are those of the same state read back, after any changes of a draft', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 12 }), (changes) => {
        const draft = openDraft(start)
        for (const change of changes) {
          change(draft)
          expect(all(draft)).toEqual(all(JSON.parse(JSON.stringify(draft)) as State))
        }
        expect(all(start)).toEqual([1, 2, 3, 1, 2])
      }),
      { numRuns: 150 },
    )
  })
})

describe('two games with one library', () => {
  it('keep their answers apart: the same id is another card', () => {
    const one = table(library, [['Medic', 'north', 'field']], linked).state
    const other = table(library, [['Drill', 'north', 'field']], linked).state
    const powers = () => [one, other].map((state) => valueOf(linked, state, 'c1', 'power'))
    expect(powers()).toEqual([1, 2])
    expect(powers()).toEqual([1, 2])
    expect(valueOf(linked, openDraft(one), 'c1', 'power')).toBe(1)
  })
})
