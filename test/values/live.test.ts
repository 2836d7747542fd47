import { describe, expect, it } from 'vitest'
import type { Expression } from '../../runtime/program/expressions.js'
import type { CardProgram, Clause, Library, Steps } from '../../runtime/program/library.js'
import { openDraft } from '../../runtime/state/draft.js'
import { controlThing } from '../../runtime/state/marks.js'
import { clauseKey } from '../../runtime/play/keys.js'
import { moveCard, placeThing } from '../../runtime/state/move.js'
import { aboutKey, clausesAbout, clausesOf, listed, refOf } from '../../runtime/values/live.js'
import { remember } from '../../runtime/values/last.js'
import { explain } from '../../runtime/values/explain.js'
import { contextOf, evaluate, liveClauses, valueOf } from '../../runtime/values/values.js'
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
  text,
  things,
  word,
} from './sample.js'

const units = things('unit')
const titled = (title: string) =>
  things('unit', compare({ op: 'title', of: local('it') }, '=', { op: 'text', value: title }))
const has = (id: string, attribute: string, value: string) =>
  ({ op: 'has', of: word(id), attribute, word: word(value) }) as const

function inPlay(cards: CardProgram[], more: Partial<Library> = {}) {
  return table(
    sampleLibrary(more, cards),
    cards.map(({ id }): [string, string, string] => [id, 'north', 'field']),
  )
}

describe('clauses in force', () => {
  it('follow what a card is placed on from zone to zone, though that has no text', () => {
    const live = [{ type: 'unit', zones: ['field'], section: 'text' }]
    const camp = { each: false, ordered: false, seen: 'all' as const, play: true }
    const zones = { ...sampleLibrary().zones, camp }
    const { linked, state } = table(
      sampleLibrary({ live, zones }, [
        card('Ship', 'unit', { power: 1 }, []),
        card('Gun', 'unit', {}, [change(units, 1)]),
      ]),
      [
        ['Ship', 'north', 'field'],
        ['Gun', 'north', 'field'],
      ],
    )
    const draft = openDraft(state)
    placeThing(linked, draft, 'c2', 'aboard', 'c1')
    expect(valueOf(linked, draft, 'c1', 'power')).toBe(2)
    moveCard(linked, draft, 'c1', 'camp', 'top', remember)
    expect(valueOf(linked, draft, 'c1', 'power')).toBe(1)
  })

  it('are the same ones when others come into force, granted ones too', () => {
    const grant: Clause<Steps> = { op: 'grant', affected: units, clauses: [change(self, 1)] }
    const { linked, state } = inPlay([
      card('Lender', 'place', {}, [grant]),
      card('Borrower', 'unit', { power: 1 }, []),
      card('Newcomer', 'place', {}, [change(units, 1, { attribute: 'size' })]),
    ])
    const draft = openDraft(state)
    const granted = () => listed(liveClauses(linked, draft), aboutKey('change', 'power'))
    moveCard(linked, draft, 'c3', 'hand/north', 'top', remember)
    const before = granted()
    const sizes = listed(liveClauses(linked, draft), aboutKey('change', 'size'))
    moveCard(linked, draft, 'c3', 'field', 'top', remember)
    expect(before).toHaveLength(1)
    expect(granted()).toBe(before)
    expect(listed(liveClauses(linked, draft), aboutKey('change', 'size'))).not.toBe(sizes)
  })

  it('are those under some labels and of some keywords only, where the game says so', () => {
    const use = (label: string): Clause<Steps> => ({ op: 'action', label, do: [] })
    const scout: CardProgram = {
      ...card('Scout', 'unit', { power: 1 }, [change(self, 1), use('R'), use('T')]),
      keywords: [
        { name: 'ward', parameters: {} },
        { name: 'rage', parameters: {} },
        { name: 'dodge', parameters: {} },
      ],
    }
    const keyword = { parameters: [], combine: 'each' as const, text: text([change(self, 3)]) }
    const dodge = { ...keyword, text: text([change(self, 5), use('R'), use('T')]) }
    const live = [
      { type: 'unit', zones: ['in play'], section: 'text' },
      { type: 'unit', zones: ['hand'], section: 'text', only: { names: ['r', 'ward'], answers: [] } },
    ]
    const { linked, state } = table(
      sampleLibrary({ live, keywords: { ward: keyword, rage: keyword, dodge } }, [scout]),
      [['Scout', 'north', 'hand/north']],
    )
    const inHand = liveClauses(linked, state)
    expect(inHand.all.map(({ clause }) => ('section' in clause ? clause.clause : clause))).toEqual([
      1,
      { of: 'keyword', keyword: 'ward', clause: 0 },
      { of: 'keyword', keyword: 'dodge', clause: 1 },
    ])
    const draft = openDraft(state)
    moveCard(linked, draft, 'c1', 'field', 'top', remember)
    expect(liveClauses(linked, draft).all).toHaveLength(8)
  })

  it('are those that answer what the card itself does, where the game says so', () => {
    const struck = (who: Expression): Clause<Steps> => ({
      op: 'trigger',
      optional: false,
      pattern: {
        bind: 'e',
        event: 'strike',
        stage: 'just',
        where: compare({ op: 'participant', event: 'e', role: 'U' }, '=', who),
      },
      do: [],
    })
    const fallen = card('Scout', 'unit', { power: 1 }, [change(self, 1), struck(self), struck({ op: 'you' })])
    const live = [
      { type: 'unit', zones: ['hand'], section: 'text', only: { names: [], answers: ['strike'] } },
    ]
    const { linked, state } = table(sampleLibrary({ live }, [fallen]), [['Scout', 'north', 'hand/north']])
    expect(liveClauses(linked, state).all.map(({ clause }) => 'section' in clause && clause.clause)).toEqual([
      1,
    ])
  })

  const ban: Clause<Steps> = { op: 'ban', pattern: { bind: 'e', event: 'attack', stage: 'would' } }

  it('are those of the rules and of cards in the zones that the game says, for who controls them', () => {
    const command: CardProgram = {
      ...card('Order', 'unit', { power: 1 }, [change(self, 1)]),
      sections: { text: text([change(self, 1)]), command: text([ban]) },
    }
    const { linked, state } = table(
      sampleLibrary(
        {
          rules: text([change(units, 1)]),
          live: [
            { type: 'unit', zones: ['in play'], section: 'text' },
            { type: 'unit', zones: ['hand'], section: 'command' },
          ],
        },
        [command],
      ),
      [['Order', 'north', 'hand/north']],
    )
    const inHand = liveClauses(linked, state)
    expect(inHand.all.map((live) => live.clause)).toEqual([
      { of: 'rules', clause: 0 },
      { of: 'card', card: 'Order', section: 'command', clause: 0 },
    ])
    expect(clausesAbout(inHand, 'ban', 'attack')).toHaveLength(1)
    const draft = openDraft(state)
    moveCard(linked, draft, 'c1', 'field', 'top', remember)
    controlThing(draft, 'c1', 'south')
    const there = liveClauses(linked, draft)
    expect(clausesAbout(there, 'ban', 'attack')).toHaveLength(0)
    expect(clausesOf(there, 'change').map(({ source, you }) => [source, you])).toEqual([
      [null, null],
      ['c1', 'south'],
    ])
    const [own] = clausesOf(there, 'change').filter((live) => live.source === 'c1')
    expect(own && Object.keys(refOf(own)).sort()).toEqual([
      'clause',
      'events',
      'names',
      'number',
      'source',
      'visit',
      'you',
    ])
  })

  it('are in force aboard something in play, not under something out of play', () => {
    const { linked, state } = inPlay([
      card('Guard', 'unit', { power: 1 }, [change(self, 1)]),
      card('Barge', 'ship', { power: 1 }),
    ])
    const draft = openDraft(state)
    placeThing(linked, draft, 'c1', 'aboard', 'c2')
    expect(valueOf(linked, draft, 'c1', 'power')).toBe(2)
    moveCard(linked, draft, 'c2', 'discard/north', 'top', remember)
    expect(valueOf(linked, draft, 'c1', 'power')).toBe(1)
  })
})

describe('keywords', () => {
  const keyword = (combine: 'add' | 'each' | 'once' | 'one'): Partial<Library> => ({
    keywords: {
      Might: { parameters: ['N'], combine, text: text([{ ...change(self, 0), amount: local('N') }]) },
    },
  })
  const mighty = (...numbers: number[]): CardProgram => ({
    ...card('Giant', 'unit', { power: 1 }),
    keywords: numbers.map((N) => ({ name: 'Might', parameters: { N } })),
  })

  it('combine as they say', () => {
    const powers = (['add', 'each', 'once', 'one'] as const).map((combine) => {
      const { linked, state } = inPlay([mighty(2, 3)], keyword(combine))
      return valueOf(linked, state, 'c1', 'power')
    })
    expect(powers).toEqual([6, 6, 3, 4])
    const { linked, state } = inPlay([mighty(2, 3)], keyword('add'))
    expect(clausesOf(liveClauses(linked, state), 'change').map(({ names }) => names)).toEqual([{ N: 5 }])
    expect(evaluate(contextOf(linked, state), has('c1', 'keywords', 'Might'))).toBe(true)
    expect(valueOf(linked, state, 'c1', 'Might')).toBe(5)
  })

  it('are told apart where each of them counts by itself', () => {
    const { linked, state } = inPlay([mighty(2, 3)], keyword('each'))
    const refs = clausesOf(liveClauses(linked, state), 'change').map(({ clause }) => clause)
    expect(new Set(refs.map(clauseKey)).size).toBe(2)
  })

  it('can be granted, and add to those printed', () => {
    const grant: Clause<Steps> = {
      op: 'grant',
      affected: titled('Giant'),
      clauses: [],
      keyword: 'Might',
      parameters: { N: power(self) },
    }
    const { linked, state } = inPlay(
      [mighty(2), card('Trainer', 'unit', { power: 4 }, [grant])],
      keyword('add'),
    )
    expect(valueOf(linked, state, 'c1', 'power')).toBe(7)
    expect(explain(linked, state, 'c1', 'power').changes).toMatchObject([{ amount: 6, source: 'c1' }])
  })
})

describe('grants', () => {
  it('give clauses as if printed on the thing', () => {
    const grant: Clause<Steps> = { op: 'grant', affected: titled('Guard'), clauses: [change(self, 2)] }
    const { linked, state } = inPlay([
      card('Guard', 'unit', { power: 1 }),
      card('Trainer', 'unit', { power: 4 }, [grant]),
    ])
    expect(valueOf(linked, state, 'c1', 'power')).toBe(3)
    expect(valueOf(linked, state, 'c2', 'power')).toBe(4)
    expect(clausesOf(liveClauses(linked, state), 'change')[0]).toMatchObject({
      source: 'c1',
      clause: { of: 'granted', clause: 0 },
    })
  })

  it('may depend on each other, until nothing changes', () => {
    // Strong units have what makes others strong.
    const grant: Clause<Steps> = {
      op: 'grant',
      affected: things('unit', compare(power(local('it')), '≥', num(3))),
      clauses: [change(titled('Second'), 2)],
    }
    const { linked, state } = inPlay([
      card('First', 'unit', { power: 3 }, [grant]),
      card('Second', 'unit', { power: 1 }),
      card('Third', 'unit', { power: 1 }),
    ])
    // First has it; it makes Second 3, which then has it too, and is 5.
    expect(valueOf(linked, state, 'c2', 'power')).toBe(5)
    expect(valueOf(linked, state, 'c3', 'power')).toBe(1)
  })

  it('that take away what they depend on are a fault that names the texts', () => {
    const grant: Clause<Steps> = {
      op: 'grant',
      affected: titled('Second'),
      while: compare(power(titled('Second')), '≥', num(3)),
      clauses: [change(self, -1)],
    }
    const { linked, state } = inPlay([
      card('First', 'unit', { power: 1 }, [grant]),
      card('Second', 'unit', { power: 3 }),
    ])
    expect(() => valueOf(linked, state, 'c2', 'power')).toThrow(
      'sample.cards:1: These texts give and take what they depend on: First.',
    )
  })
})

describe('silence', () => {
  const silence = (title: string): Clause<Steps> => ({ op: 'silence', affected: titled(title) })

  it('takes away text and printed keywords, and is named in the explanation', () => {
    const { linked, state } = inPlay([
      card('Guard', 'unit', { power: 1 }, [change(self, 1), change(units, 1)]),
      card('Mute', 'unit', { power: 1 }, [silence('Guard')]),
    ])
    expect(valueOf(linked, state, 'c1', 'power')).toBe(1)
    expect(explain(linked, state, 'c2', 'power').unapplied).toMatchObject([
      { title: 'Guard', why: 'silenced', by: { title: 'Mute' } },
    ])
  })

  it('of what would silence frees a third, and a circle is a fault', () => {
    const chain = inPlay([
      card('Guard', 'unit', { power: 1 }, [change(self, 1)]),
      card('Mute', 'unit', { power: 1 }, [silence('Guard')]),
      card('Hush', 'unit', { power: 1 }, [silence('Mute')]),
    ])
    expect(valueOf(chain.linked, chain.state, 'c1', 'power')).toBe(2)
    const circle = inPlay([
      card('Mute', 'unit', { power: 1 }, [silence('Hush')]),
      card('Hush', 'unit', { power: 1 }, [silence('Mute'), change(self, 1)]),
    ])
    expect(() => valueOf(circle.linked, circle.state, 'c1', 'power')).toThrow(
      'silence each other: Mute, Hush',
    )
  })
})

describe('added words', () => {
  it('give types and words, and what depends on them', () => {
    const add = (attribute: string, value: string, affected = titled('Guard')): Clause<Steps> => ({
      op: 'add',
      affected,
      attribute,
      word: word(value),
    })
    const { linked, state } = inPlay([
      card('Guard', 'unit', { power: 1, icons: ['scout'] }),
      card('Shipwright', 'unit', { power: 1 }, [
        add('type', 'ship'),
        add('icons', 'pilot', things('ship')),
        change(things('ship'), 1),
      ]),
    ])
    const ask = (expression: Parameters<typeof evaluate>[1]) => evaluate(contextOf(linked, state), expression)
    expect(ask({ op: 'is', of: word('c1'), type: 'ship' })).toBe(true)
    expect(ask({ op: 'is', of: word('c2'), type: 'ship' })).toBe(false)
    expect(ask(things('ship'))).toEqual(['c1'])
    expect(ask(has('c1', 'icons', 'pilot'))).toBe(true)
    expect(ask({ op: 'attribute', of: word('c1'), name: 'icons' })).toEqual(['scout', 'pilot'])
    expect(valueOf(linked, state, 'c1', 'power')).toBe(2)
  })
})
