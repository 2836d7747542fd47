import { describe, expect, it } from 'vitest'
import { closeDraft, openDraft, setThing, thingOf } from '../../runtime/state/draft.js'
import { hashOf, positionHash } from '../../runtime/state/hash.js'
import { controlThing, revealThing, tallyThing, turnThing } from '../../runtime/state/marks.js'
import { moveCard, placeThing } from '../../runtime/state/move.js'
import { isInPlay } from '../../runtime/state/places.js'
import type { State } from '../../runtime/state/state.js'
import { remember } from '../../runtime/values/last.js'
import { card, change, sampleLibrary, self, table } from '../values/sample.js'

const library = sampleLibrary({}, [
  card('Guard', 'unit', { power: 2 }, [change(self, 1)]),
  card('Barge', 'ship', { power: 4 }),
  card('Pier', 'place', {}),
])
const setUp = () =>
  table(library, [
    ['Guard', 'north', 'hand/north'],
    ['Barge', 'north', 'field'],
    ['Pier', 'south', 'field'],
  ])

function changed(state: State, by: (draft: State) => void): State {
  const draft = openDraft(state)
  by(draft)
  return closeDraft(draft)
}

describe('drafts', () => {
  it('leave the state they were made from as it was', () => {
    const { linked, state } = setUp()
    const before = JSON.stringify(state)
    const after = changed(state, (draft) => {
      moveCard(linked, draft, 'c1', 'field', 'top', remember)
      turnThing(linked, draft, 'c2', 'tapped')
      tallyThing(linked, draft, 'north', 'gold', 'add', 2)
    })
    expect(JSON.stringify(state)).toBe(before)
    expect(after.things['north']?.counters).toEqual({ gold: 5 })
    expect(after.things['c3']).toBe(state.things['c3'])
  })

  it('refuse changes when they are closed', () => {
    const { state } = setUp()
    expect(() => setThing(state, thingOf(state, 'c1'))).toThrow('Only an open draft')
  })
})

describe('moving', () => {
  it('starts a new visit when play is entered or left', () => {
    const { linked, state } = setUp()
    const after = changed(state, (draft) => {
      moveCard(linked, draft, 'c1', 'field', 'bottom', remember)
      turnThing(linked, draft, 'c1', 'tapped')
      tallyThing(linked, draft, 'c1', 'damage', 'add', 1)
      controlThing(draft, 'c1', 'south')
      revealThing(linked, draft, 'c1', ['south'])
    })
    expect(after.zones['field']).toEqual(['c2', 'c3', 'c1'])
    expect(after.things['c1']).toMatchObject({
      visit: 1,
      positions: { readiness: 'tapped' },
      controller: 'south',
    })
    const gone = changed(after, (draft) => moveCard(linked, draft, 'c1', 'discard/north', 'top', remember))
    expect(gone.things['c1']).toMatchObject({
      visit: 2,
      positions: { readiness: 'ready' },
      counters: {},
      controller: 'north',
      known: [],
      last: { values: { power: 3 }, controller: 'south' },
    })
  })

  it('keeps everything within play, and says what is left behind', () => {
    const { linked, state } = setUp()
    const aboard = changed(state, (draft) => {
      placeThing(linked, draft, 'c1', 'aboard', 'c2')
      placeThing(linked, draft, 'c2', 'at', 'c3')
    })
    expect(aboard.zones['hand/north']).toEqual([])
    expect(isInPlay(linked, aboard, 'c1')).toBe(true)
    expect(aboard.things['c2']?.visit).toBe(0)
    const draft = openDraft(aboard)
    const left = moveCard(linked, draft, 'c2', 'discard/north', 'top', remember)
    expect(left).toEqual([{ thing: 'c1', relation: 'aboard', by: 'be lost' }])
    expect(draft.things['c2']?.last?.on).toBe('c3')
    expect(isInPlay(linked, draft, 'c1')).toBe(false)
    moveCard(linked, draft, 'c1', 'discard/north', 'top', remember)
    expect(draft.things['c1']?.last).toMatchObject({ values: { power: 3 }, on: 'c2' })
  })

  it('never places a thing on itself', () => {
    const { linked, state } = setUp()
    const draft = openDraft(state)
    placeThing(linked, draft, 'c1', 'aboard', 'c2')
    expect(() => placeThing(linked, draft, 'c2', 'aboard', 'c1')).toThrow('on itself')
  })
})

describe('marks', () => {
  it('do not go below the least that the game declares', () => {
    const { linked, state } = setUp()
    const draft = openDraft(state)
    expect(tallyThing(linked, draft, 'north', 'gold', 'remove', 5)).toBe(-3)
    expect(draft.things['north']?.counters).toEqual({})
    expect(tallyThing(linked, draft, 'north', 'gold', 'set', 0)).toBe(0)
  })

  it('know which positions a thing has', () => {
    const { linked, state } = setUp()
    const draft = openDraft(state)
    expect(turnThing(linked, draft, 'c2', 'ready')).toBe(false)
    expect(() => turnThing(linked, draft, 'c3', 'tapped')).toThrow('no position tapped')
  })
})

describe('hashes', () => {
  it('are equal for equal JSON in any order of keys, and differ with any part', () => {
    const { linked, state } = setUp()
    const reversed = (part: unknown): unknown =>
      Array.isArray(part)
        ? part.map(reversed)
        : part !== null && typeof part === 'object'
          ? Object.fromEntries(
              Object.entries(part)
                .reverse()
                .map(([key, value]) => [key, reversed(value)]),
            )
          : part
    expect(hashOf(reversed(JSON.parse(JSON.stringify(state))) as State)).toBe(hashOf(state))
    const hashes = new Set([hashOf(state)])
    const variants: ((draft: State) => unknown)[] = [
      (draft) => turnThing(linked, draft, 'c2', 'tapped'),
      (draft) => turnThing(linked, draft, 'c1', 'tapped'),
      (draft) => moveCard(linked, draft, 'c2', 'hand/north', 'top', remember),
      (draft) => moveCard(linked, draft, 'c2', 'hand/north', 'bottom', remember),
      (draft) => (draft.loaded = [1, 2]),
      (draft) => (draft.loaded = [2, 1]),
      (draft) => (draft.answers = 1),
    ]
    for (const variant of variants) hashes.add(hashOf(changed(state, variant)))
    expect(hashes.size).toBe(variants.length + 1)
  })

  it('of the position alone forget what only grows', () => {
    const { linked, state } = setUp()
    const there = changed(state, (draft) => moveCard(linked, draft, 'c1', 'field', 'top', remember))
    const back = changed(there, (draft) => moveCard(linked, draft, 'c1', 'hand/north', 'top', remember))
    expect(positionHash(there)).not.toBe(positionHash(state))
    expect(positionHash(back)).toBe(positionHash(state))
    expect(hashOf(back)).not.toBe(hashOf(state))
  })
})
