import { describe, expect, it } from 'vitest'
import { asked, card, counterOf, labels, north, play, say, story, turn } from './at-the-table.js'
import { duel, gold, n, unit, you } from './duel.js'

const responses = duel().windows

describe('a window', () => {
  it('lets an answer be answered, to any depth', () => {
    const game = play(turn, {
      'north hand': ['Guard', 'Silence'],
      'north deck': ['Wolf'],
      'south hand': ['Refusal', 'Silence'],
    })
    say(game, 'deploys')
    say(game, 'Guard')
    say(game, 'Refusal')
    expect(asked(game).player).toBe('north')
    say(game, 'Silence')
    expect(asked(game).player).toBe('south')
    expect(labels(game)).toEqual(['Silence: sentence 0 (action)', 'pass'])
    say(game, 'Silence')
    say(game, 'pass')
    // South's silence undoes North's, so the refusal stands.
    while (asked(game).about.text !== 'the rule of turn') say(game, 'pass')
    expect(story(game.all, 'canceled')).toEqual(['canceled use', 'canceled deploys'])
    expect(game.state.zones['hand/north']).toContain(card(game, 'Guard'))
    expect(counterOf(game, 'south', 'gold')).toBe(1)
    expect(game.state.zones['discard/south']?.length).toBe(2)
  })

  it('does not let answers be answered where the game says that it is not nested', () => {
    const windows = {
      ...responses,
      responses: { ...responses['responses'], notNested: true },
    } as typeof responses
    const hands = {
      'north hand': ['Guard', 'Silence'],
      'north deck': ['Wolf'],
      'south hand': ['Refusal', 'Silence'],
    }
    const game = play(turn, hands, { change: { windows } })
    say(game, 'deploys')
    say(game, 'Guard')
    say(game, 'Refusal')
    expect(story(game.all, 'canceled')).toEqual(['canceled deploys'])
  })

  it('asks nobody when no card of the game could have something to do', () => {
    const game = play(turn, { 'north hand': ['Guard'], 'north deck': ['Wolf'] })
    say(game, 'deploys')
    say(game, 'Guard')
    expect(asked(game).about.text).toBe('the rule of turn')
  })

  it('asks whoever holds a card that could have, whatever card it is', () => {
    const game = play(turn, { 'north hand': ['Guard'], 'north deck': ['Wolf'], 'south hand': ['Wolf'] })
    say(game, 'deploys')
    say(game, 'Guard')
    expect(asked(game).player).toBe('south')
    expect(labels(game)).toEqual(['pass'])
  })

  it('does not ask about what the event itself rules out', () => {
    // A refusal answers only the other player's deploys: North is not asked about their own.
    const game = play(turn, { 'north hand': ['Guard', 'Refusal'], 'north deck': ['Wolf'] })
    say(game, 'deploys')
    say(game, 'Guard')
    expect(asked(game).about.text).toBe('the rule of turn')
  })

  it('closes for a player who passed, or not, by its policy', () => {
    const once = {
      ...responses,
      actions: { ...responses['actions'], passes: 2, again: false, alternate: true },
    } as typeof responses
    const game = play(
      [{ op: 'window', window: 'actions', first: north }],
      {
        'north field': ['Scholar'],
        'south field': ['Scholar'],
        'north deck': ['Wolf'],
        'south deck': ['Wolf'],
      },
      { change: { windows: once } },
    )
    say(game, 'pass')
    expect(asked(game).player).toBe('south')
    say(game, 'Scholar')
    // North passed and is out: South is asked again.
    expect(asked(game).player).toBe('south')
  })

  it('offers optional triggers in the window after their event', () => {
    const game = play(turn, { 'north field': ['Herald'], 'north hand': ['Wolf'], 'north deck': ['Guard'] })
    say(game, 'deploys')
    say(game, 'Wolf')
    expect(labels(game)).toEqual(['Herald: sentence 0 (trigger)', 'pass'])
    say(game, 'Herald')
    expect(counterOf(game, 'north', 'gold')).toBe(6)
    expect(asked(game).about.text).toBe('the rule of turn')
  })

  it('counts how often an ability was used', () => {
    const game = play(turn, { 'north field': ['Scholar', 'Scholar'], 'north deck': ['Wolf', 'Wolf', 'Wolf'] })
    expect(labels(game).filter((label) => label.startsWith('Scholar'))).toHaveLength(2)
    say(game, 'Scholar: sentence 0 (action) (2)')
    expect(labels(game).filter((label) => label.startsWith('Scholar'))).toHaveLength(1)
    say(game, 'Scholar')
    expect(labels(game).filter((label) => label.startsWith('Scholar'))).toHaveLength(0)
  })

  it('lets each ability be used once in a procedure, where its policy says so', () => {
    const policy = { ...responses, actions: { ...responses['actions'], once: 'turn' } } as typeof responses
    const game = play(
      turn,
      { 'north field': ['Healer'], 'north deck': ['Wolf'] },
      {
        cards: [unit('Healer', 1, 1, 1, { op: 'action', do: [gold(you, 1)] })],
        change: { windows: policy },
      },
    )
    say(game, 'Healer')
    expect(labels(game)).toEqual(['deploys', 'strikes', 'pass'])
  })

  it('offers an ability only while something can be its target', () => {
    const none = play(turn, { 'north hand': ['Bolt'], 'north deck': ['Wolf'] })
    expect(labels(none)).toEqual(['deploys', 'pass'])
    const some = play(turn, { 'north hand': ['Bolt'], 'north deck': ['Wolf'], 'south field': ['Guard'] })
    say(some, 'Bolt')
    expect(counterOf(some, card(some, 'Guard'), 'damage')).toBe(2)
  })

  it('keeps an effect until its moment', () => {
    const power = (game: ReturnType<typeof play>) => game.state.effects.length
    const game = play([...turn, { op: 'window', window: 'actions', first: north }], {
      'north field': ['Guard'],
      'north hand': ['Rage'],
      'north deck': ['Wolf'],
    })
    say(game, 'Rage')
    expect(power(game)).toBe(1)
    say(game, 'pass')
    expect(power(game)).toBe(0)
    expect(n(0)).toEqual({ op: 'number', value: 0 })
  })
})
