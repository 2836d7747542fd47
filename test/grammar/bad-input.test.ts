import { describe, expect, it } from 'vitest'
import { decode, readFile, readPhrase, unreadable } from '../../grammar/index.js'

const codes = (file: string, text: string) => readFile(file, text).problems.map(({ code }) => code)

describe('bad input', () => {
  it('may be no file of a game, empty or unreadable', () => {
    expect(codes('a.txt', 'x')).toEqual(['GT-G03'])
    for (const kind of ['game', 'rules', 'cards', 'deck', 'scenario']) {
      expect(codes(`a.${kind}`, '')).toEqual(['GT-G02'])
      expect(codes(`a.${kind}`, ' \n# only this\n')).toEqual(['GT-G02'])
    }
    expect(unreadable('EACCES')).toMatchObject({
      code: 'GT-G01',
      message: 'This file cannot be read: EACCES.',
    })
  })

  it('may hold control characters, and the rest is read', () => {
    const { tree, problems } = readFile('a.cards', 'card: A\u0000B\ntype: unit\u0007\u0008\n')
    expect(problems.map(({ code, span }) => [code, span.line, span.column])).toEqual([
      ['GT-G05', 1, 8],
      ['GT-G05', 2, 11],
    ])
    expect(problems[1]?.message).toContain('U+0007 U+0008')
    expect(tree.kind === 'cards' && tree.items[0]).toMatchObject({
      title: 'A B',
      fields: [{ value: 'unit' }],
    })
  })

  it('may be no UTF-8', () => {
    const good = new TextEncoder().encode('é\uFFFD\n')
    const { text, problems } = decode(new Uint8Array([...good, 0x61, 0xff, 0xe2, 0x82, 0x0a, 0xc3]))
    expect(text).toBe('é\uFFFD\na\uFFFD\uFFFD\n\uFFFD')
    expect(
      problems.map(({ code, span, message }) => [code, span.line, span.column, /0x\w+/u.exec(message)?.[0]]),
    ).toEqual([
      ['GT-G04', 2, 2, '0xFF'],
      ['GT-G04', 2, 3, '0xE2'],
      ['GT-G04', 3, 1, '0xC3'],
    ])
    expect(decode(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toEqual({ text: 'a', problems: [] })
  })

  it('may have lines of ten megabytes', () => {
    const { tree, problems } = readFile('a.game', `game: a\nzone: ${'x '.repeat(5_000_000)}\ntype: b\n`)
    expect(problems.map(({ code, span }) => [code, span.line])).toEqual([['GT-G08', 2]])
    expect(tree.items).toHaveLength(2)
    const sentence = readPhrase('draw\n'.repeat(10_000))
    expect(sentence.problems.map(({ code }) => code)).toEqual(['GT-G08'])
  })

  it.each(['(', '[', '"(', '((('])('may nest deeply: %s', (open) => {
    const close = { '(': ')', '[': ']', '"(': ')"', '(((': ')))' }[open] ?? ''
    const { phrase, problems } = readPhrase(`a ${open.repeat(3000)} b ${close.repeat(3000)} c`)
    expect(problems.map(({ code }) => code)).toContain('GT-G11')
    expect(phrase.chunks[0]?.image).toBe('a')
    expect(phrase.chunks.at(-1)?.image).toBe('c')
    const unclosed = readPhrase('('.repeat(10_000)).problems.map(({ code }) => code)
    expect(unclosed).toContain('GT-G11')
    expect(unclosed.length).toBeLessThan(30)
  })

  it('may nest blocks deeply', () => {
    const lines = Array.from({ length: 500 }, (_, level) => `${'  '.repeat(level)}if a`)
    expect(codes('a.rules', `verb: v\n${lines.join('\n')}`)).toContain('GT-G11')
  })

  it('may have tabs and wrong margins', () => {
    const { tree, problems } = readFile('a.rules', 'verb: v\n\tdraw\n   discard\n  let X be 1\n')
    expect(problems.map(({ code, span }) => [code, span.line])).toEqual([
      ['GT-G06', 2],
      ['GT-G07', 3],
    ])
    expect(tree.kind === 'rules' && tree.items[0]?.body).toMatchObject([{ do: [{}] }, { form: 'let' }])
  })

  it('may have any line ends', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { tree, problems } = readFile('a.game', ['game: a', 'type: b;', '    c', ''].join(end))
      expect(problems).toEqual([])
      expect(tree.items.map(({ span }) => span.line)).toEqual([1, 2])
    }
  })

  it('may have numbers beyond counting', () => {
    const { phrase, problems } = readPhrase(
      `draw ${'9'.repeat(400)} cards, -${'9'.repeat(20)}, 2d${'9'.repeat(30)}`,
    )
    expect(problems.map(({ code }) => code)).toEqual(['GT-G12', 'GT-G12', 'GT-G12'])
    expect(JSON.stringify(phrase)).not.toContain(':null')
  })
})
