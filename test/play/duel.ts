/** A small game written by hand: enough of everything that play must carry. */
import { lower, lowerClause } from '../../compiler/lower/index.js'
import type { Clause } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type {
  CardProgram,
  EventPattern,
  EventProgram,
  Library,
  TextProgram,
} from '../../runtime/program/library.js'
import type { Statement, Statements } from '../../runtime/program/statements.js'

const span = { file: 'duel', start: 0, end: 0, line: 1, column: 1 }

export const n = (value: number): Expression => ({ op: 'number', value })
export const name = (local: string): Expression => ({ op: 'local', name: local })
export const self: Expression = { op: 'this' }
export const you: Expression = { op: 'you' }
export const opponent = (of: Expression): Expression => ({ op: 'opponent', of })
export const attribute = (of: Expression, attributeName: string): Expression => ({
  op: 'attribute',
  of,
  name: attributeName,
})
export const counter = (of: Expression, counterName: string): Expression => ({
  op: 'counter',
  of,
  name: counterName,
})
export const role = (event: string, roleName: string): Expression => ({
  op: 'participant',
  event,
  role: roleName,
})
export const is = (
  left: Expression,
  by: '=' | '≠' | '<' | '≤' | '>' | '≥',
  right: Expression,
): Expression => ({
  op: 'compare',
  by,
  left,
  right,
})
export const and = (...items: Expression[]): Expression => ({ op: 'and', items })
export const zone = (zoneName: string, of?: Expression): Expression => ({
  op: 'zone',
  name: zoneName,
  ...(of && { of }),
})
export const contents = (of: Expression): Expression => ({ op: 'contents', of })
export const units = (where?: Expression): Expression => ({
  op: 'things',
  name: 'it',
  type: 'unit',
  ...(where && { where }),
})
export const controlledBy = (player: Expression): Expression =>
  is({ op: 'controller', of: name('it') }, '=', player)
const cardsIn = (type: string, among: Expression): Expression => ({ op: 'things', name: 'it', type, among })
const ready = (of: Expression): Expression =>
  is({ op: 'position', of, group: 'ready or tapped' }, '=', { op: 'word', value: 'ready' })

export const perform = (event: string, roles: Record<string, Expression>): Statement => ({
  op: 'perform',
  event,
  roles,
})
export const draws = (player: Expression, count: number): Statement =>
  perform('draws', { P: player, N: n(count) })
export const pays = (count: number): Statement => perform('pays', { P: you, N: n(count) })
export const damages = (target: Expression, amount: Expression): Statement =>
  perform('damages', { U: target, N: amount })
export const gold = (player: Expression, amount: number): Statement => ({
  op: 'tally',
  on: player,
  counter: 'gold',
  by: 'add',
  amount: n(amount),
})
export const choose = (from: Expression, as: string, by = you, least = 1): Statement => ({
  op: 'choose',
  by,
  as,
  from,
  least: n(least),
  most: n(1),
})
export const pattern = (event: string, stage: EventPattern['stage'], where?: Expression): EventPattern => ({
  bind: 'e',
  event,
  stage,
  ...(where && { where }),
})

export function event(
  of: Partial<Omit<EventProgram, 'do' | 'cost'>> & { do?: Statements; cost?: Statements },
): EventProgram {
  const program: Omit<EventProgram, 'do' | 'cost'> = {
    kind: 'verb',
    roles: [],
    by: null,
    offered: [],
    candidates: {},
    windows: { before: null, after: null },
    limit: null,
    text: 'a rule',
    source: span,
    spans: [],
    ...of,
  }
  return { ...program, cost: lower(of.cost ?? []), do: lower(of.do ?? []) }
}

const r = (roleName: string, type: string) => ({ name: roleName, type, optional: false })

export function text(...clauses: Clause<Statements>[]): TextProgram {
  return {
    clauses: clauses.map((clause, id) => ({ ...lowerClause(clause), id })),
    spans: [],
    sentences: clauses.map((clause, id) => `sentence ${id} (${clause.op})`),
  }
}

export function unit(
  id: string,
  power: number,
  health: number,
  cost: number,
  ...clauses: Clause<Statements>[]
): CardProgram {
  return card(id, 'unit', { power, health, cost }, clauses)
}

export function trick(id: string, ...clauses: Clause<Statements>[]): CardProgram {
  return card(id, 'trick', { cost: 1 }, clauses)
}

function card(
  id: string,
  type: string,
  printed: Record<string, number>,
  clauses: Clause<Statements>[],
): CardProgram {
  return { id, title: id, type, printed, keywords: [], sections: { text: text(...clauses) }, source: span }
}

const events: Library['events'] = {
  game: event({
    kind: 'procedure',
    do: [
      {
        op: 'each',
        name: 'P',
        of: { op: 'players' },
        do: [{ op: 'shuffle', zone: zone('deck', name('P')) }, draws(name('P'), 3)],
      },
      {
        op: 'repeat',
        until: { op: 'truth', value: false },
        do: [{ op: 'each', name: 'P', of: { op: 'players' }, do: [perform('turn', { P: name('P') })] }],
      },
    ],
  }),
  turn: event({
    kind: 'procedure',
    roles: [r('P', 'player')],
    by: 'P',
    do: [
      { op: 'turn', what: units(controlledBy(name('P'))), position: 'ready' },
      gold(name('P'), 2),
      draws(name('P'), 1),
      { op: 'window', window: 'actions', first: name('P') },
    ],
  }),
  draws: event({
    roles: [r('P', 'player'), r('N', 'number')],
    by: 'P',
    do: [
      {
        op: 'repeat',
        times: name('N'),
        do: [
          {
            op: 'if',
            test: is({ op: 'count', of: contents(zone('deck', name('P'))) }, '=', n(0)),
            then: [{ op: 'win', player: opponent(name('P')) }],
          },
          {
            op: 'move',
            what: { op: 'first', of: contents(zone('deck', name('P'))), count: n(1) },
            to: zone('hand', name('P')),
            end: 'top',
          },
        ],
      },
    ],
  }),
  pays: event({
    roles: [r('P', 'player'), r('N', 'number')],
    by: 'P',
    do: [
      { op: 'require', test: is(counter(name('P'), 'gold'), '≥', name('N')) },
      { op: 'tally', on: name('P'), counter: 'gold', by: 'remove', amount: name('N') },
    ],
  }),
  damages: event({
    roles: [r('U', 'unit'), r('N', 'number')],
    do: [{ op: 'tally', on: name('U'), counter: 'damage', by: 'add', amount: name('N') }],
  }),
  destroys: event({
    roles: [r('U', 'unit')],
    do: [{ op: 'move', what: name('U'), to: zone('discard', { op: 'owner', of: name('U') }), end: 'top' }],
  }),
  deploys: event({
    kind: 'action',
    roles: [r('P', 'player'), r('C', 'unit')],
    by: 'P',
    offered: [{ window: 'actions', while: null }],
    candidates: { C: cardsIn('unit', contents(zone('hand', name('P')))) },
    cost: [perform('pays', { P: name('P'), N: attribute(name('C'), 'cost') })],
    do: [{ op: 'move', what: name('C'), to: zone('field'), end: 'bottom' }],
    windows: { before: 'responses', after: 'responses' },
  }),
  attacks: event({
    kind: 'action',
    roles: [r('P', 'player'), r('A', 'unit'), r('T', 'unit')],
    by: 'P',
    offered: [{ window: 'actions', while: null }],
    candidates: {
      A: units(and(controlledBy(name('P')), ready(name('it')))),
      T: units(controlledBy(opponent(name('P')))),
    },
    cost: [{ op: 'turn', what: name('A'), position: 'tapped' }],
    do: [
      {
        op: 'together',
        do: [
          damages(name('T'), attribute(name('A'), 'power')),
          damages(name('A'), attribute(name('T'), 'power')),
        ],
      },
    ],
  }),
  strikes: event({
    kind: 'action',
    roles: [r('P', 'player'), r('A', 'unit')],
    by: 'P',
    offered: [
      {
        window: 'actions',
        while: is({ op: 'count', of: units(controlledBy(opponent(name('P')))) }, '=', n(0)),
      },
    ],
    candidates: { A: units(and(controlledBy(name('P')), ready(name('it')))) },
    cost: [{ op: 'turn', what: name('A'), position: 'tapped' }],
    do: [
      {
        op: 'tally',
        on: opponent(name('P')),
        counter: 'life',
        by: 'remove',
        amount: attribute(name('A'), 'power'),
      },
    ],
    limit: { times: 2, per: 'turn' },
  }),
  use: event({
    kind: 'procedure',
    roles: [r('P', 'player'), r('C', 'card')],
    by: 'P',
    do: [
      { op: 'targets' },
      { op: 'pay' },
      { op: 'window', window: 'responses', first: opponent(name('P')) },
      { op: 'carry-out' },
      {
        op: 'if',
        test: { op: 'is', of: name('C'), type: 'trick' },
        then: [
          { op: 'move', what: name('C'), to: zone('discard', { op: 'owner', of: name('C') }), end: 'top' },
        ],
      },
    ],
  }),
}

const other = is(name('it'), '≠', self)

export const cards: CardProgram[] = [
  unit('Guard', 2, 3, 1),
  unit('Wolf', 1, 1, 0),
  unit('Captain', 1, 2, 2, {
    op: 'change',
    affected: units(and(controlledBy(you), other)),
    attribute: 'power',
    layer: 'add',
    amount: n(1),
  }),
  unit('Mourner', 1, 2, 1, {
    op: 'trigger',
    pattern: pattern('destroys', 'just', is(role('e', 'U'), '≠', self)),
    optional: false,
    do: [gold(you, 1)],
  }),
  unit('Bomb', 1, 1, 1, {
    op: 'trigger',
    pattern: pattern('destroys', 'just', is(role('e', 'U'), '=', self)),
    optional: false,
    do: [{ op: 'each', name: 'U', of: units(), do: [damages(name('U'), n(1))] }],
  }),
  unit('Shield', 0, 3, 1, {
    op: 'replace',
    pattern: pattern('damages', 'would', is({ op: 'controller', of: role('e', 'U') }, '=', you)),
    optional: false,
    instead: false,
    do: [
      {
        op: 'assign',
        procedure: 'damages',
        role: 'N',
        value: { op: 'subtract', left: role('e', 'N'), right: n(1) },
      },
    ],
  }),
  unit('Scholar', 1, 1, 1, {
    op: 'action',
    do: [draws(you, 1)],
    cost: [pays(1)],
    times: 1,
    per: 'turn',
  }),
  unit('Herald', 1, 2, 1, {
    op: 'trigger',
    pattern: pattern('deploys', 'just', is(role('e', 'P'), '=', you)),
    optional: true,
    do: [gold(you, 1)],
  }),
  trick('Refusal', {
    op: 'action',
    response: pattern('deploys', 'would', is(role('e', 'P'), '≠', you)),
    cost: [pays(1)],
    do: [{ op: 'cancel', what: name('e') }],
  }),
  trick('Silence', {
    op: 'action',
    response: pattern('use', 'begin', is(role('e', 'P'), '≠', you)),
    cost: [pays(1)],
    do: [{ op: 'cancel', what: name('e') }],
  }),
  trick('Bolt', {
    op: 'action',
    targets: [choose(units(), 'target')],
    cost: [pays(1)],
    do: [damages(name('target'), n(2))],
  }),
  trick('Rage', {
    op: 'action',
    targets: [choose(units(controlledBy(you)), 'target')],
    cost: [pays(1)],
    do: [
      {
        op: 'apply',
        clause: { op: 'change', affected: name('target'), attribute: 'power', layer: 'add', amount: n(2) },
        until: pattern('turn', 'end'),
      },
    ],
  }),
]

export function duel(
  more: {
    cards?: CardProgram[]
    events?: Library['events']
    rules?: TextProgram
    change?: Partial<Library>
  } = {},
): Library {
  const all = [...cards, ...(more.cards ?? [])]
  return {
    format: 1,
    game: 'duel',
    title: 'Duel',
    hash: `duel ${all.length}`,
    players: [
      { id: 'north', title: 'North' },
      { id: 'south', title: 'South' },
    ],
    types: { unit: { parent: 'card' }, trick: { parent: 'card' } },
    attributes: Object.fromEntries(
      ['power', 'health', 'cost'].map((attributeName) => [
        attributeName,
        { of: ['card'], holds: 'number', least: 0, most: null, base: null, round: null },
      ]),
    ),
    zones: {
      deck: { each: true, ordered: true, seen: 'none', play: false },
      hand: { each: true, ordered: false, seen: 'owner', play: false },
      discard: { each: true, ordered: true, seen: 'all', play: false },
      field: { each: false, ordered: false, seen: 'all', play: true },
    },
    positions: {
      'ready or tapped': { of: ['unit'], values: ['ready', 'tapped'], initial: 'ready', hidden: null },
    },
    counters: {
      damage: { of: ['unit'], least: 0, initial: 0 },
      gold: { of: ['player'], least: 0, initial: 3 },
      life: { of: ['player'], least: 0, initial: 6 },
    },
    relations: { 'attached to': { stored: true, test: null, leavesBy: 'destroys' } },
    definitions: {},
    events: named({ ...events, ...more.events }),
    windows: {
      actions: {
        offers: ['deploys', 'attacks', 'strikes', 'abilities'],
        responses: false,
        passes: 1,
        again: false,
        alternate: false,
      },
      responses: { offers: [], responses: true, passes: 2, again: true, alternate: true },
    },
    rules: more.rules ?? text(),
    keywords: {},
    live: [
      { type: 'unit', zones: ['in play'], section: 'text' },
      { type: 'trick', zones: ['hand'], section: 'text' },
    ],
    layers: ['base', 'add', 'floor'],
    stacking: [],
    checks: [
      {
        name: 'a unit with damage at least its health',
        each: units(is(counter(name('it'), 'damage'), '≥', attribute(name('it'), 'health'))),
        bind: 'U',
        do: lower([perform('destroys', { U: name('U') })]),
        source: span,
        spans: [],
      },
      {
        name: 'a player without life',
        each: {
          op: 'things',
          name: 'it',
          type: 'player',
          where: is(counter(name('it'), 'life'), '≤', n(0)),
        },
        bind: 'P',
        do: lower([{ op: 'win', player: opponent(name('P')) }]),
        source: span,
        spans: [],
      },
    ],
    ordering: { by: 'turn' },
    use: 'use',
    start: 'game',
    score: { op: 'subtract', left: counter(you, 'life'), right: counter(opponent(you), 'life') },
    decks: [],
    grid: null,
    draws: null,
    cards: Object.fromEntries(all.map((one) => [one.id, one])),
    ...more.change,
  }
}

function named(events: Library['events']): Library['events'] {
  return Object.fromEntries(
    Object.entries(events).map(([id, of]) => [id, { ...of, text: `the rule of ${id}` }]),
  )
}

/** The same deck for both: two of every card. */
export function decks(library: Library, copies = 2) {
  const list = Object.keys(library.cards).map((id) => ({ card: id, count: copies }))
  return { decks: library.players.map(({ id }) => ({ player: id, cards: list })) }
}
