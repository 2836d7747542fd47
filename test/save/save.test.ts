import { describe, expect, it } from 'vitest'
import { linkGame } from '../../runtime/play/may-begin.js'
import { canonical } from '../../runtime/save/checksum.js'
import { hashOf } from '../../runtime/state/hash.js'
import { answer, begin, replay, verify, type Record } from '../../runtime/save/record.js'
import { load, reload, save } from '../../runtime/save/save.js'
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
    expect(() => load(linked, 'nonsense')).toThrow('not JSON')
    expect(() => load(linked, '[]')).toThrow('not the form of one')
    expect(() => load(linked, text.replace('"format":2', '"format":9'))).toThrow('/format')
    expect(() => load(linked, text.replace('"gold":5', '"gold":99'))).toThrow('damaged or was edited')
    expect(() => load(linked, text.replace('"gold":5', '"gold":"many"'))).toThrow('/counters/gold')
    const chess = { ...library, game: 'chess' }
    expect(() => load(linkGame(chess), text)).toThrow('the game duel, not chess')
  })

  it('is refused when it is cut off or altered anywhere', () => {
    const text = save(linked, played(2))
    for (let end = 0; end < text.length; end += 997) {
      expect(() => load(linked, text.slice(0, end))).toThrow()
    }
    for (let at = 50; at < text.length; at += 499) {
      const other = text[at] === '1' ? '2' : '1'
      expect(() => load(linked, text.slice(0, at) + other + text.slice(at + 1)), `${at}`).toThrow()
    }
  })

  it('says what has changed in the library since, and can be played again with it', () => {
    const record = played(4)
    const text = save(linked, record)
    const more = linkGame(duel({ cards: [unit('More', 1, 1, 1)] }))
    expect(() => load(more, text)).toThrow('other rules or cards than these: card More is new.')
    expect(reload(more, text)).toMatchObject({ changes: ['card More is new'], difference: null })
    const dearer = linkGame(duel({ cards: [unit('Guard', 9, 9, 90)] }))
    const { changes, difference } = reload(dearer, text)
    expect(changes).toEqual(['card Guard has changed'])
    expect(difference).toMatchObject({ answer: 2 })
    // The guard can no longer be paid for.
    expect([difference?.was, difference?.now]).toEqual(['north: Wolf (of 3)', 'north: Wolf (of 2)'])
  })

  it('is of the same library when only the places of texts differ', () => {
    const moved = JSON.parse(
      JSON.stringify({ ...library, hash: 'another' }).replaceAll('"line":1', '"line":7'),
    ) as typeof library
    const record = played(3)
    const back = load(linkGame(moved), save(linked, record))
    expect(hashOf({ ...back.state, library: library.hash })).toBe(hashOf(record.state))
    expect(back.state.library).toBe('another')
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
