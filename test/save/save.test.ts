import { describe, expect, it } from 'vitest'
import { linkGame } from '../../runtime/play/may-begin.js'
import { canonical } from '../../runtime/save/checksum.js'
import { hashOf } from '../../runtime/state/hash.js'
import { answer, begin, load, replay, save, verify, type Record } from '../../runtime/save/save.js'
import { decks, duel, unit } from '../play/duel.js'

const library = duel()
const linked = linkGame(library)

function played(count: number): Record {
  let record = begin(linked, 'saved', decks(library))
  for (let given = 0; given < count; given++) record = answer(linked, record, [0]).record
  return record
}

describe('a save file', () => {
  it('brings the game back, halfway through anything', () => {
    for (const count of [0, 1, 2, 5, 9]) {
      const record = played(count)
      const back = load(linked, save(linked, record))
      expect(back).toEqual(record)
      expect(verify(linked, back)).toBe(true)
      expect(hashOf(answer(linked, back, [0]).record.state)).toBe(
        hashOf(answer(linked, record, [0]).record.state),
      )
    }
  })

  it('is refused with a reason', () => {
    const text = save(linked, played(2))
    expect(() => load(linked, 'nonsense')).toThrow('The file is not JSON.')
    expect(() => load(linked, '[]')).toThrow('The file holds no saved game.')
    expect(() => load(linked, text.replace('"format":1', '"format":9'))).toThrow('format 9')
    expect(() => load(linked, text.replace('"game":"duel"', '"game":"chess"'))).toThrow(
      'the game chess, not duel',
    )
    expect(() => load(linked, text.replace('"gold":5', '"gold":99'))).toThrow('damaged or was edited')
    const others = linkGame(duel({ cards: [unit('More', 1, 1, 1)] }))
    expect(() => load(others, text)).toThrow('other rules or cards')
  })

  it('can be taken back to any answer', () => {
    const record = played(4)
    expect(replay(linked, record, 2).state).toEqual(played(2).state)
    expect(() => replay(linked, record, 5)).toThrow('There are 4 answers')
  })

  it('has a hash that does not depend on the order of keys', () => {
    const { state } = played(3)
    const turned = Object.fromEntries(Object.entries(state).reverse()) as typeof state
    expect(hashOf(turned)).toBe(hashOf(state))
    expect(hashOf({ ...state, seed: 'other' })).not.toBe(hashOf(state))
    expect(canonical({ b: [1, null], a: { d: 'x', c: undefined } })).toBe('{"a":{"d":"x"},"b":[1,null]}')
  })
})
