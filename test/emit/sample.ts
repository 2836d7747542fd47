/** A small library with titles that try to break out of comments, strings and paths. */
import type {
  CardProgram,
  Clause,
  Expression,
  Library,
  SourceSpan,
  Steps,
} from '../../runtime/program/library.js'

const span = (file: string, line: number): SourceSpan => ({
  file,
  start: line * 10,
  end: line * 10 + 9,
  line,
  column: 3,
})
const self: Expression = { op: 'this', at: 0 }
const local = (name: string): Expression => ({ op: 'local', name })
const number = (value: number): Expression => ({ op: 'number', value })

export const hostileTitles = [
  `It's "quoted"`,
  'Back`tick ${process.exit(1)}',
  '*/ alert(1) /*',
  '__proto__',
  'constructor',
  'Two\nlines\r\nand\u2028more',
  'Turned \u202Eround\u202C',
  '../../../../etc/passwd',
  'C:\\Windows\\con',
  'CON',
  '',
  '   ',
  '銀河',
  'Card',
  'card',
  'default',
  '2-1B',
  'A'.repeat(300),
  '\u0000null',
  'lone \ud800 half',
]

const clauses: Clause<Steps>[] = [
  {
    op: 'change',
    affected: {
      op: 'things',
      name: 'x',
      type: 'ship',
      where: {
        op: 'and',
        items: [
          { op: 'holds', relation: 'at', left: local('x'), right: self },
          { op: 'truth', value: true },
        ],
      },
    },
    attribute: 'power',
    layer: 'add',
    amount: { op: 'multiply', items: [number(2), number(-1)] },
    cumulative: true,
    id: 0,
    at: 1,
  },
  {
    op: 'trigger',
    pattern: {
      bind: 'e',
      event: 'attack',
      stage: 'just',
      where: {
        op: 'compare',
        by: '=',
        left: { op: 'participant', event: 'e', role: 'attacker' },
        right: self,
      },
    },
    optional: true,
    do: [
      { op: 'ask', by: { op: 'you' }, otherwise: 3 },
      { op: 'perform', event: 'attack', roles: { attacker: self, target: { op: 'nothing' } } },
      { op: 'jump', to: 0 },
      {
        op: 'apply',
        clause: { op: 'silence', affected: self },
        until: { bind: 'f', event: 'rest', stage: 'end' },
      },
      { op: 'begin' },
      { op: 'draw' },
    ],
    times: 1,
    per: 'rest',
    id: 1,
  },
  {
    op: 'grant',
    affected: self,
    clauses: [{ op: 'silence', affected: self }],
    keyword: 'Armour',
    parameters: { N: number(1) },
    id: 1,
  },
]

function card(title: string, line: number): CardProgram {
  return {
    id: `harbour/${String(line)}`,
    title,
    type: 'ship',
    printed: { power: line, icons: ['crane', title], side: 'north' },
    keywords: [{ name: 'Armour', parameters: { N: 2 } }],
    sections: {
      text: {
        clauses,
        spans: [span('a.cards', line), span('b.cards', line + 1)],
        sentences: [`${title} is power -2. */ \`\${1}\``, "Don't\nbreak"],
      },
      [title]: { clauses: [], spans: [], sentences: [] },
    },
    source: span('a.cards', line),
  }
}

export function sampleLibrary(): Library {
  return {
    format: 1,
    game: 'harbour',
    title: 'Harbour */ Wars',
    hash: 'abc',
    players: [
      { id: 'north', title: 'North' },
      { id: 'south', title: "South's" },
    ],
    types: { ship: { parent: 'card' }, 'sea wall': { parent: null } },
    attributes: {
      power: {
        of: ['ship'],
        holds: 'number',
        least: 0,
        most: null,
        base: { op: 'counter', of: local('it'), name: 'damage' },
        round: 'up',
      },
      icons: { of: ['ship'], holds: 'words', least: null, most: null, base: null, round: null },
      side: { of: ['ship'], holds: 'word', least: null, most: null, base: null, round: null },
    },
    zones: { hand: { each: true, ordered: false, seen: 'owner', play: false } },
    positions: { stance: { of: ['ship'], values: ['ready', 'tapped'], initial: 'ready', hidden: null } },
    counters: { damage: { of: ['ship'], least: 0, initial: 0 } },
    relations: {
      at: { stored: true, test: null, leavesBy: 'rest' },
      'near to': { stored: false, test: { op: 'truth', value: true }, leavesBy: null },
    },
    definitions: { presence: { parameters: ['P'], value: number(1), source: span('x.rules', 4) } },
    events: {
      attack: {
        kind: 'procedure',
        roles: [
          { name: 'attacker', type: 'ship', optional: false },
          { name: 'target', type: 'ship', optional: true },
        ],
        by: 'attacker',
        offered: [{ window: 'responses', while: { op: 'truth', value: true } }],
        candidates: { attacker: { op: 'list', items: [] } },
        cost: [],
        do: [
          { op: 'branch', test: { op: 'can-be', event: 'rest', roles: {} }, otherwise: 2 },
          { op: 'perform', event: 'rest', roles: {} },
          { op: 'targets' },
        ],
        windows: { before: null, after: 'responses' },
        limit: { times: 1, per: 'attack' },
        text: 'procedure: attack by the attacker */\n  if it may rest\n    rest',
        source: span('x.rules', 1),
        spans: [span('x.rules', 1)],
      },
      rest: {
        kind: 'verb',
        roles: [],
        by: null,
        offered: [],
        candidates: {},
        cost: [],
        do: [],
        windows: { before: null, after: null },
        limit: null,
        text: 'verb: rest',
        source: span('x.rules', 2),
        spans: [span('x.rules', 2)],
      },
    },
    windows: { responses: { offers: [], responses: true, passes: 2, again: true, alternate: true } },
    rules: {
      clauses: [{ op: 'silence', affected: { op: 'list', items: [] }, id: 0, at: 0 }],
      spans: [span('x.rules', 9)],
      sentences: ['All is quiet.'],
    },
    keywords: {
      Armour: { parameters: ['N'], combine: 'add', text: { clauses: [], spans: [], sentences: [] } },
    },
    live: [{ type: 'ship', zones: ['hand'], section: 'text' }],
    layers: ['base', 'add'],
    stacking: [{ key: ['affected', 'title'], kind: null, keep: 'strongest', unlessCumulative: true }],
    checks: [
      {
        name: 'sunk',
        each: { op: 'list', items: [] },
        bind: 'U',
        do: [{ op: 'draw' }],
        source: span('x.rules', 7),
        spans: [span('x.rules', 7)],
      },
    ],
    ordering: { by: 'turn' },
    use: null,
    start: 'attack',
    score: null,
    decks: [{ name: 'size', test: { op: 'truth', value: true }, text: 'at least 60 cards' }],
    grid: null,
    draws: null,
    cards: Object.fromEntries(
      hostileTitles.map((title, index) => [title === '' ? 'untitled' : title, card(title, index)]),
    ),
  }
}
