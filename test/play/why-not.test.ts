import { describe, expect, it } from 'vitest'
import { whyNot } from '../../runtime/play/why-not.js'
import { card, play, turn, type Game } from './at-the-table.js'
import { is, pattern, role, self, unit, you } from './duel.js'

const why = (game: Game, player: string, wish: Parameters<typeof whyNot>[3]) =>
  whyNot(game.linked, game.state, player, wish)

describe('why not', () => {
  it('is nothing for what is offered', () => {
    const game = play(turn, { 'north hand': ['Guard'], 'north field': ['Scholar'], 'north deck': ['Wolf'] })
    expect(why(game, 'north', { event: 'deploys', roles: { C: card(game, 'Guard') } })).toBeNull()
    expect(why(game, 'north', { words: 'deploys' })).toBeNull()
    expect(why(game, 'north', { thing: card(game, 'Scholar') })).toBeNull()
  })

  it('names the cost, the limit, the condition and the missing choice', () => {
    const dear = unit('Giant', 9, 9, 90)
    const game = play(
      turn,
      { 'north hand': ['Giant'], 'north deck': ['Wolf'], 'south field': ['Guard'], 'north field': ['Guard'] },
      { cards: [dear] },
    )
    expect(why(game, 'north', { event: 'deploys', roles: { C: card(game, 'Giant') } })).toMatchObject({
      kind: 'cost',
      text: 'deploys: its cost can not be paid (the rule of deploys)',
    })
    expect(why(game, 'north', { words: 'strikes' })?.kind).toBe('condition')
    const alone = play(turn, { 'north deck': ['Wolf'], 'south field': ['Guard'] })
    expect(why(alone, 'north', { event: 'attacks', roles: {} })).toMatchObject({
      kind: 'choice',
      text: 'attacks: there is nothing for A.',
    })
  })

  it('names the ban and the card that says so', () => {
    const wall = unit('Wall', 0, 9, 1, {
      op: 'ban',
      pattern: pattern('attacks', 'would', is(role('e', 'P'), '≠', you)),
    })
    const game = play(
      turn,
      { 'north field': ['Wolf'], 'north deck': ['Wolf'], 'south field': ['Wall'] },
      { cards: [wall] },
    )
    const refusal = why(game, 'north', { words: 'attacks' })
    expect(refusal).toMatchObject({ kind: 'ban', text: 'Wall: sentence 0 (ban)' })
    expect(refusal?.live?.source).toBe(card(game, 'Wall'))
  })

  it('names the requirement of a card in the event', () => {
    const shy = unit('Shy', 1, 1, 1, {
      op: 'require',
      pattern: pattern('attacks', 'would', is(role('e', 'A'), '=', self)),
      test: { op: 'truth', value: false },
    })
    const game = play(
      turn,
      { 'north field': ['Shy'], 'north deck': ['Wolf'], 'south field': ['Guard'] },
      { cards: [shy] },
    )
    expect(why(game, 'north', { words: 'attacks' })).toMatchObject({
      kind: 'requirement',
      text: 'Shy: sentence 0 (require)',
    })
  })

  it('lets a permission lift a ban of the rules, but not of a card', () => {
    const freed = unit('Free', 1, 1, 1, {
      op: 'permit',
      pattern: pattern('attacks', 'would', is(role('e', 'A'), '=', self)),
    })
    const rules = {
      clauses: [{ op: 'ban' as const, pattern: pattern('attacks', 'would'), id: 0 }],
      spans: [],
      sentences: ['Nobody attacks.'],
    }
    const position = { 'north field': ['Free'], 'north deck': ['Wolf'], 'south field': ['Guard'] }
    const game = play(turn, position, { cards: [freed], rules })
    expect(why(game, 'north', { words: 'attacks' })).toBeNull()
    const bound = play(turn, { ...position, 'north field': ['Wolf'] }, { rules })
    expect(why(bound, 'north', { words: 'attacks' })?.text).toBe('Duel: Nobody attacks.')
    const wall = unit('Wall', 0, 9, 1, { op: 'ban', pattern: pattern('attacks', 'would') })
    const walled = play(turn, { ...position, 'south field': ['Wall'] }, { cards: [freed, wall], rules })
    expect(why(walled, 'north', { words: 'attacks' })?.text).toBe('Wall: sentence 0 (ban)')
  })

  it('knows whose turn it is to act and what no text offers', () => {
    const game = play(turn, { 'north deck': ['Wolf'], 'south field': ['Scholar'] })
    expect(why(game, 'south', { thing: card(game, 'Scholar') })).not.toBeNull()
    expect(why(game, 'north', { thing: card(game, 'Scholar') })?.text).toContain('another player')
    expect(why(game, 'north', { words: 'dances' })?.text).toBe('No text in force offers that.')
  })
})
