import { describe, expect, it } from 'vitest'
import { asked, counterOf, labels, north, play, say, story, turn } from './at-the-table.js'
import { duel, event, gold, text, unit, you } from './duel.js'

const { actions } = duel().windows
type Policy = NonNullable<typeof actions>

/** A turn in which North has a healer (one gold a time), under a changed policy. */
const healing = (change: Partial<Policy>, more: Parameters<typeof duel>[0] = {}, keywords: string[] = []) =>
  play(
    turn,
    { 'north field': ['Healer'], 'north deck': ['Wolf'] },
    {
      ...more,
      cards: [
        {
          ...unit('Healer', 1, 1, 1, { op: 'action', label: 'T', do: [gold(you, 1)] }),
          keywords: keywords.map((name) => ({ name, parameters: {} })),
        },
      ],
      change: {
        ...more.change,
        windows: { ...duel().windows, actions: { ...(actions as Policy), offers: ['T'], ...change } },
      },
    },
  )

describe('acts in a window', () => {
  it('are carried out when the procedure around them says so', () => {
    const act = event({
      kind: 'procedure',
      roles: [{ name: 'P', type: 'player', optional: false }],
      do: [gold(north, 10), { op: 'carry-out' }],
    })
    const game = healing({ around: 'act' }, { events: { act } })
    say(game, 'Healer')
    expect(counterOf(game, 'north', 'gold')).toBe(16)
    expect(story(game.all, 'began')).toContain('began act')
    expect(labels(game)).toContain('pass')
  })

  it('are limited each time the window is opened', () => {
    const game = healing({ once: 'window' })
    say(game, 'Healer')
    expect(labels(game).some((label) => label.startsWith('Healer'))).toBe(false)
  })

  it('may be exempt from the limit by a word on the card', () => {
    const swift = { parameters: [], combine: 'once', text: text() } as const
    const game = healing(
      { once: 'window', exempt: 'swift' },
      { change: { keywords: { swift: { ...swift, parameters: [] } } } },
      ['swift'],
    )
    say(game, 'Healer')
    expect(labels(game).some((label) => label.startsWith('Healer'))).toBe(true)
  })

  it('are required where the policy says so', () => {
    const game = healing({ must: true, once: 'window' })
    expect(asked(game).options.map(({ label }) => label)).not.toContain('pass')
  })

  it('go through the procedure of their label', () => {
    const special = event({
      kind: 'procedure',
      roles: [{ name: 'P', type: 'player', optional: false }],
      do: [gold(north, 100)],
    })
    const game = healing({}, { events: { special }, change: { uses: { T: 'special' } } })
    say(game, 'Healer')
    expect(counterOf(game, 'north', 'gold')).toBe(105)
  })
})
