import { describe, expect, it } from 'vitest'
import { bind, found, tiny } from './bind.js'

describe('a tiny game, from text to library', () => {
  const bound = bind(tiny)
  const { library } = bound

  it('is bound without findings', () => {
    expect(found(bound)).toEqual([])
  })

  it('has what the game declares', () => {
    expect(library.title).toBe('Tiny')
    expect(library.game).toBe('tiny')
    expect(library.players).toEqual([
      { id: 'north', title: 'North' },
      { id: 'south', title: 'South' },
    ])
    expect(library.types).toEqual({ card: { parent: null }, unit: { parent: 'card' } })
    expect(library.zones['deck']).toEqual({ each: true, ordered: true, seen: 'none', play: false })
    expect(library.zones['field']?.play).toBe(true)
    expect(library.positions['ready or tapped']).toMatchObject({ of: ['unit'], initial: 'ready' })
    expect(library.counters).toMatchObject({ damage: { of: ['unit'], initial: 0 }, gold: { initial: 3 } })
    expect(library.attributes['power']).toMatchObject({ of: ['unit'], holds: 'number', least: 0 })
    expect(library.live).toEqual([{ type: 'unit', zones: ['in play'], section: 'text' }])
    expect(library.stacking).toEqual([
      {
        key: ['affected', 'attribute', 'title', 'clause'],
        kind: null,
        keep: 'strongest',
        unlessCumulative: true,
      },
    ])
  })

  it('makes steps of the body of a verb', () => {
    const program = library.events['draw cards']
    expect(program?.roles.map((role) => role.name)).toEqual(['P', 'N'])
    expect(program?.do.map((step) => step.op)).toEqual(['let', 'count', 'branch', 'move', 'jump'])
    const move = program?.do.find((step) => step.op === 'move')
    expect(program?.spans[move?.at ?? -1]).toMatchObject({ file: 'tiny.rules', line: 4 })
  })

  it('calls procedures with their roles', () => {
    const calls = library.events['game']?.do.filter((step) => step.op === 'perform' && step.event === 'turn')
    expect(calls).toMatchObject([
      { roles: { 'active player': { op: 'word', value: 'north' } } },
      { roles: { 'active player': { op: 'word', value: 'south' } } },
    ])
  })

  it('offers actions in their window', () => {
    expect(library.events['play']).toMatchObject({
      kind: 'action',
      by: 'P',
      offered: [{ window: 'actions', while: null }],
      limit: { times: 1, per: 'turn' },
    })
    expect(Object.keys(library.events['play']?.candidates ?? {})).toEqual(['U'])
    expect(library.windows['actions']?.offers).toEqual(['abilities', 'T', 'play'])
  })

  it('has the roles of an action in the order in which they are chosen', () => {
    const action = `action: a player P sets a unit U against a unit T
  in: actions
  choose: T from units; U from units other than T
  T becomes tapped
`
    const game = bind({ ...tiny, 'more.rules': action })
    expect(found(game)).toEqual([])
    const program = game.library.events['set']
    expect(program?.roles.map((role) => role.name)).toEqual(['P', 'T', 'U'])
  })

  it('keeps keywords, clauses and their sentences', () => {
    const guard = library.cards['old-guard']
    expect(guard?.printed).toEqual({ power: 2, icons: ['pilot', 'scout'] })
    expect(guard?.keywords).toMatchObject([{ name: 'tough', parameters: { N: 2 } }])
    expect(guard?.sections['text']?.sentences).toEqual(['Each of your other units gets +1 power.'])
    expect(guard?.sections['text']?.clauses).toMatchObject([{ op: 'change', attribute: 'power', id: 0 }])
    expect(library.keywords['tough']).toMatchObject({ parameters: ['N'], combine: 'add' })
    expect(library.keywords['tough']?.text.clauses).toMatchObject([
      { op: 'change', amount: { op: 'local', name: 'N' } },
    ])
  })

  it('reads keywords whose numbers stand among their words', () => {
    const game = bind({
      ...tiny,
      'more.rules': `keyword: Dodge N for C gold (a unit)
  This unit gets +N power.
`,
      'more.cards': 'card: Eel\ntype: unit\ntext: Dodge 2 for 1 gold, Tough 1. (Gold.)\n',
    })
    expect(found(game)).toEqual([])
    expect(game.library.cards['eel']?.keywords).toMatchObject([
      { name: 'dodge', parameters: { N: 2, C: 1 } },
      { name: 'tough', parameters: { N: 1 } },
    ])
  })

  it('knows cards by a name that they share, and the marks before their titles', () => {
    const game = bind({
      ...tiny,
      'more.game': `attribute: byname; a text of a card; names the card
attribute: copies; a number of a card; the marks before the title
`,
      'more.cards': `card: ••Eel of the Deep
type: unit
byname: Eel

card: Young Eel
type: unit
byname: Eel
text: Each other Eel gets +1 power.
`,
    })
    expect(found(game)).toEqual([])
    expect(game.library.cards['eel-of-the-deep']?.printed).toEqual({ byname: 'Eel', copies: 2 })
    expect(JSON.stringify(game.library.cards['young-eel']?.sections['text']?.clauses)).toContain(
      '"name":"byname"',
    )
  })

  it('has checks and rules in force', () => {
    expect(library.checks).toMatchObject([{ bind: 'U', do: [{ op: 'perform', event: 'discard' }] }])
    expect(library.rules.sentences).toEqual(['Each unit with a scout icon gets +1 power.'])
  })

  it('takes titles without their marks', () => {
    expect(library.cards['scout']?.title).toBe('Scout')
  })

  it('gives the same hash for the same texts, in any order of files', () => {
    const reversed = Object.fromEntries(Object.entries(tiny).reverse())
    expect(bind(reversed).library).toEqual(library)
    const other = { ...tiny, 'tiny.cards': tiny['tiny.cards'].replace('+1 power', '+2 power') }
    expect(bind(other).library.hash).not.toBe(library.hash)
  })
})
