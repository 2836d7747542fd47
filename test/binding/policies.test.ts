import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

const game = (lines: string): Record<string, string> => ({
  ...tiny,
  'tiny.game': tiny['tiny.game'].replace('start: game\n', `start: game\n${lines}`),
})

describe('policies', () => {
  it('put every act into a procedure and say who must act how often', () => {
    const { library, diagnostics } = bind(
      game(
        'window: fights; offers T; each act is a turn; each ability once unless Tough; who can act must; not nested\n',
      ),
    )
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(library.windows['fights']).toMatchObject({
      around: 'turn',
      once: 'window',
      exempt: 'tough',
      must: true,
      notNested: true,
    })
  })

  it('name procedures that there are', () => {
    expect(found(bind(game('window: fights; offers T; each act is a trun\n'))).join()).toContain('trun')
  })

  it('say which part of a text is in force somewhere', () => {
    const only = (words: string) => bind(game(`live: the text of a unit in the hand; only ${words}\n`))
    expect(only('T').library.live.at(-1)).toMatchObject({
      section: 'text',
      only: { names: ['t'], answers: [] },
    })
    expect(only('T, whenever a player draws cards').library.live.at(-1)?.only).toEqual({
      names: ['t'],
      answers: ['draw cards'],
    })
    expect(found(only('T, Stelth')).join()).toContain('Stelth')
    expect(found(only('whenever it rains')).join()).toContain('GT-')
  })

  it('is asked for by each position that has to be so', () => {
    const { library } = bind(game('live: the text of a unit in the hand; while ready; while ready\n'))
    expect(library.live.at(-1)?.positions).toHaveLength(2)
  })

  it('have a procedure for abilities under a label', () => {
    const { library } = bind(game('use: turn; under T\n'))
    expect([library.use, library.uses]).toEqual([null, { T: 'turn' }])
  })

  it('offer abilities by what becomes of their card, and use them by a procedure of the window', () => {
    const offer = (done: string) => `window: lines; offers T; abilities for which their card is ${done}\n`
    const { library, diagnostics } = bind(game(`${offer('discarded')}use: turn; in lines\n`))
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(library.windows['lines']).toMatchObject({ offers: ['T', 'abilities'], paidBy: 'discard' })
    expect(library.usesIn).toEqual({ lines: 'turn' })
    expect(found(bind(game(offer('discraded')))).join()).toContain('discraded')
    expect(found(bind(game('use: turn; in linse\n'))).join()).toContain('linse')
  })
})

describe('triggers', () => {
  it('wait where a procedure says so, and only in one of two ways', () => {
    const raid = (how: string) =>
      bind({
        ...tiny,
        'tiny.rules': `${tiny['tiny.rules']}\nprocedure: raid on the goal (a unit)\n  triggers: ${how}\n  discard the goal\n`,
      })
    expect(raid('afterwards').library.events['raid']?.triggers).toBe('afterwards')
    expect(raid('at once').library.events['raid']?.triggers).toBe('at once')
    expect(found(raid('some day')).join()).toContain('some day')
  })
})

describe('a grid', () => {
  it('may say which attribute tells how many squares a thing covers', () => {
    const grid = (size: string) =>
      bind(game(`grid: 4 by 3; terrain hedge; a thing is ${size} squares on a side\n`))
    expect(grid('power').library.grid?.size).toBe('power')
    expect(found(grid('icons')).join()).toContain('no attribute "icons"')
    expect(bind(game('grid: 4 by 3\n')).library.grid).not.toHaveProperty('size')
  })
})

describe('aim', () => {
  const cards = (text: string) => ({ 'tiny.cards': `card: Scout\ntype: unit\npower: 1\ntext:\n  ${text}\n` })
  const shot = (declared: string, text: string) =>
    JSON.stringify(bind({ ...game(declared), ...cards(text) }).library.cards['scout']?.sections)
  const foes = "aim: a unit controlled by P's opponent"

  it('says whom an ability of such cards may choose, or one under such a label', () => {
    expect(shot('', 'T: Discard a unit.')).not.toContain('opponent')
    expect(shot(`${foes}; of a unit\n`, 'T: Discard a unit.')).toContain('opponent')
    expect(shot(`${foes}; under T\n`, 'T: Discard a unit.')).toContain('opponent')
    expect(shot(`${foes}; under R\n`, 'T: Discard a unit.')).not.toContain('opponent')
  })

  it('leaves alone whom a text calls its own', () => {
    expect(shot(`${foes}; of a unit\n`, 'T: Discard one of your units.')).not.toContain('opponent')
  })

  it('speaks of things', () => {
    expect(found(bind(game('aim: 3; of a unit\n'))).length).toBeGreaterThan(0)
  })
})

describe('reach', () => {
  const card = {
    'tiny.cards': `card: Scout
type: unit
power: 1
text:
  T: Discard a unit.
  Each unit gets +1 power.
`,
  }

  it('confines what texts of cards speak of', () => {
    const far = JSON.stringify(bind({ ...game(''), ...card }).library.cards)
    const near = JSON.stringify(bind({ ...game('reach: a tapped card\n'), ...card }).library.cards)
    expect(far).not.toContain('tapped')
    expect(near.split('"value":"tapped"').length - 1).toBe(2)
    const from = JSON.stringify(
      bind({ ...game('reach: a tapped card; from there\n'), ...card }).library.cards,
    )
    expect(from.split('"value":"tapped"').length - 1).toBe(3)
  })

  it('confines what keywords speak of', () => {
    const keyword = {
      'dread.rules': 'keyword: Dread N (a unit)\n  combines: add\n  Each other unit gets -N power.\n',
    }
    const of = (reach: string) =>
      JSON.stringify(bind({ ...game(reach), ...keyword }).library.keywords['dread'])
    expect(of('')).not.toContain('tapped')
    expect(of('reach: a tapped card\n')).toContain('tapped')
  })
})

describe('rules for decks', () => {
  it('count copies of a title', () => {
    const { library, diagnostics } = bind(game('deck: at most 4 copies of a card\n'))
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(library.decks).toMatchObject([{ test: { op: 'every', where: { op: 'compare', by: '≤' } } }])
  })
})
