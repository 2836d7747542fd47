import { describe, expect, it } from 'vitest'
import { advance, start } from '../../runtime/play/advance.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import { decks, duel } from './duel.js'

describe('a game by hand', () => {
  it('plays to an end with first options', () => {
    const library = duel()
    const linked = linkGame(library)
    let turn = start(linked, 'a', decks(library))
    let count = 0
    let seed = 1
    while (turn.state.decision && count < 2000) {
      const { options, least } = turn.state.decision
      seed = (seed * 48271) % 2147483647
      const order = options.map((_, i) => i).sort((a, b) => ((a * seed) % 7) - ((b * seed) % 7))
      if (count < 60) console.log(turn.state.decision.player, turn.state.decision.kind, options.map((o) => o.label).join(' | '))
      turn = advance(linked, turn.state, order.slice(0, Math.max(least, 1)))
      if (count < 60) console.log(turn.events.map((e) => `${e.what} ${e.event ?? ''} ${e.things ?? ''} ${e.reason ?? ''}`).join('; '))
      count += 1
    }
    console.log(count, turn.state.result, JSON.stringify(turn.state).length)
    expect(turn.state.result).not.toBeNull()
  })
})
