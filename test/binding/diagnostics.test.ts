import { describe, expect, it } from 'vitest'
import { bindingProblems } from '../../compiler/binding/index.js'
import { bind, tiny } from './bind.js'

/** The tiny game with something added to one of its files: the findings there, as code, words and hints. */
function findings(
  file: keyof typeof tiny,
  added: string,
): { code: string; at: string; message: string; hints: string[] }[] {
  const texts = { ...tiny, [file]: `${tiny[file]}\n${added}\n` }
  return bind(texts).diagnostics.map(({ code, file: where, span, message, hints }) => ({
    code,
    at: texts[where as keyof typeof tiny].slice(span.start, span.end),
    message,
    hints,
  }))
}

const code = (name: keyof typeof bindingProblems): string => bindingProblems[name].code

describe('findings in declarations', () => {
  it.each([
    ['atribute: speed; a number of a unit', 'unknown-declaration', 'atribute', 'Did you mean "attribute"?'],
    ['attribute: speed; a number of a yunit', 'unknown-type', 'a yunit', 'Did you mean "unit"?'],
    ['zone: hand; shared', 'declared-twice', 'zone: hand; shared', undefined],
    ['live: the text of a unit in the feild', 'unknown-zone', 'feild', 'Did you mean "field"?'],
    ['use: trun', 'unknown-procedure', 'trun', 'Did you mean "turn"?'],
    ['relation: aboard; stored; leaves by being discrded', 'unknown-event', 'discrded', undefined],
    ['order of changes: base, adding', 'unknown-layer', 'adding', undefined],
    ['window: rests; each ability once unless Tuogh', 'unknown-word', 'Tuogh', 'Did you mean "tough"?'],
    ['counter: stress; on a unit; also below 5', 'unknown-part', 'also below 5', undefined],
    ['score: 3; 4', 'unknown-part', '4', undefined],
    ['type: player', 'declared-twice', 'type: player', undefined],
    ['reach: North', 'unreadable', 'North', undefined],
    ['__proto__: yes', 'unknown-declaration', '__proto__', undefined],
  ] as const)('%s', (line, problem, at, hint) => {
    const all = findings('tiny.game', line)
    expect(all).toMatchObject([{ code: code(problem), at }])
    if (hint !== undefined) expect(all[0]?.hints).toContain(hint)
  })

  it('says what a declaration could say', () => {
    const [only] = findings('tiny.game', 'zone: attic; shared; looked at by nobody')
    expect(only).toMatchObject({ code: code('unknown-part'), at: 'looked at by nobody' })
    expect(only?.hints[0]).toContain('"seen by nobody"')
  })
})

describe('findings in rules', () => {
  it.each([
    ['verb: a player P pay N gold\n  draw a card', 'header-unreadable', 'a player P pay N gold'],
    ['verb: a yunit U rests\n  U becomes tapped', 'unknown-type', 'yunit'],
    [
      'verb: a player P rests\n  limit: once per turn\n  P draws 1 card',
      'setting-unknown',
      'limit: once per turn',
    ],
    ['action: a player P rests\n  in: acts\n  P draws 1 card', 'unknown-window', 'acts'],
    [
      'action: a player P rests\n  in: actions\n  limit: often\n  P draws 1 card',
      'setting-unreadable',
      'often',
    ],
    [
      'action: a player P rests\n  in: actions\n  limit: once per trun\n  P draws 1 card',
      'unknown-procedure',
      'trun',
    ],
    [
      'action: a player P rests\n  in: actions\n  limit: once per turn; twice per game\n  P draws 1 card',
      'setting-unreadable',
      'twice per game',
    ],
    [
      'verb: a player P rests\n  after: actions, actions\n  P draws 1 card',
      'setting-unreadable',
      'actions, actions',
    ],
    [
      'verb: a player P rests\n  gives: a unit\n  gives: a card\n  P draws 1 card',
      'declared-twice',
      'gives: a card',
    ],
    ['condition: a player P is rich', 'body-missing', 'a player P is rich'],
    ['value: the wealth of a player P\n  let X be 3', 'body-unfit', 'let X be 3'],
    ['verb: a player P rests\n  do trun by P', 'unknown-procedure', 'trun by P'],
    ["verb: a player P rests\n  do shuffle P's deck, giving X", 'unreadable', 'X'],
    ['verb: destroy a card C\n  window: actions', 'unreadable', 'never'],
    ['verb: a player P rests\n  P draws 2 cards\n    P draws 1 card', 'nothing-optional', 'P draws 2 cards'],
    ['verb: a player P rests\n  let X be 3\n  X becomes P', 'name-other-type', 'X'],
  ] as const)('%s', (text, problem, at) => {
    const all = findings('tiny.rules', text)
    if (at === 'never') expect(all).toEqual([])
    else expect(all).toMatchObject([{ code: code(problem), at }])
  })

  it('passes on what the reader found, under its code', () => {
    expect(findings('tiny.rules', 'verb: a player P rests\n  P drows 2 cards')).toEqual([
      {
        code: 'GT-R02',
        at: 'drows',
        message: 'The word "drows" is not known.',
        hints: ['Did you mean "draws"?'],
      },
    ])
  })

  it('knows that a name is bound in one branch only', () => {
    const body = "  if P's deck is empty\n    let X be 3\n  P draws X cards"
    const [only, ...others] = findings('tiny.rules', `verb: a player P rests\n${body}`)
    expect(only).toMatchObject({ code: code('name-not-always-bound'), at: 'X' })
    expect(only?.message).toContain("P's deck is empty")
    expect(others).toEqual([])
  })

  it('knows a name that both branches bind', () => {
    const body = "  if P's deck is empty\n    let X be 3\n  otherwise\n    let X be 2\n  P draws X cards"
    expect(findings('tiny.rules', `verb: a player P rests\n${body}`)).toEqual([])
  })

  it('knows that the block of a loop may not run', () => {
    const body = '  for each player Q\n    let X be 3\n  P draws X cards'
    expect(findings('tiny.rules', `verb: a player P rests\n${body}`)).toMatchObject([
      { code: code('name-not-always-bound') },
    ])
  })

  it('settles what was nothing by what it becomes', () => {
    const body =
      '  let the winner be nothing\n  for each player Q\n    the winner becomes Q\n  the winner draws 1 card'
    expect(findings('tiny.rules', `verb: a player P rests\n${body}`)).toEqual([])
    const wrong = '  let the winner be nothing\n  the winner becomes P\n  the winner becomes 3'
    expect(findings('tiny.rules', `verb: a player P rests\n${wrong}`)).toMatchObject([
      { code: code('name-other-type') },
    ])
  })
})

describe('findings in cards', () => {
  it.each([
    ['card: Pier\npower: 2', 'header-missing', 'Pier', undefined],
    ['card: Pier\ntype: unti', 'unknown-type', 'unti', 'Did you mean "unit"?'],
    ['card: Scout\ntype: unit', 'title-twice', 'Scout', undefined],
    ['card: Pier\ntype: unit\npwoer: 2', 'unknown-field', 'pwoer', 'Did you mean "power"?'],
    ['card: Pier\ntype: card\npower: 2', 'field-unfit', 'power', undefined],
    ['card: Pier\ntype: unit\npower: 2\nmight: 3', 'field-twice', 'might', undefined],
    ['card: Pier\ntype: unit\npower: many', 'not-a-number', 'many', undefined],
    ['card: Pier\ntype: unit\nicons: pilot, scuot', 'unknown-word', 'scuot', 'Did you mean "scout"?'],
    ['card: Pier\ntype: unit\ntext: Tough.', 'keyword-numbers', 'Tough', undefined],
    ['card: Pier\ntype: card\ntext: Tough 1.', 'unknown-section', 'text: Tough 1.', undefined],
  ] as const)('%s', (text, problem, at, hint) => {
    const all = findings('tiny.cards', text)
    expect(all).toMatchObject([{ code: code(problem), at }])
    if (hint !== undefined) expect(all[0]?.hints).toContain(hint)
  })

  it('leaves a bad card out and keeps the others', () => {
    const bound = bind({ ...tiny, 'more.cards': 'card: Pier\npower: 2\n' })
    expect(Object.keys(bound.library.cards).sort()).toEqual(['old-guard', 'scout'])
  })

  it('makes safe ids of wild titles', () => {
    const texts = {
      ...tiny,
      'wild.cards': 'card: ../../x `${y}` */ __proto__\ntype: unit\n\ncard: ・・\ntype: unit\n',
    }
    const { library } = bind(texts)
    for (const id of Object.keys(library.cards)) expect(id).toMatch(/^[a-z0-9-]+$/)
  })
})

describe('the catalogue', () => {
  it('has each code once, and a remedy for each', () => {
    const kinds = Object.values(bindingProblems)
    expect(new Set(kinds.map((kind) => kind.code)).size).toBe(kinds.length)
    for (const kind of kinds) expect([kind.example, kind.fix]).not.toContain('')
  })
})
