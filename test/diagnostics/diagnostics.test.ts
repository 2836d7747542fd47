import { describe, expect, it } from 'vitest'
import { codeFrame } from '../../compiler/diagnostics/frame.js'
import {
  catalogue,
  countLine,
  jsonDiagnostics,
  printDiagnostics,
  wantsColour,
  type Diagnostic,
} from '../../compiler/diagnostics/index.js'

const text = 'card: Old Pier\ntext:\n  Draw 2 cads.\n'
const at = text.indexOf('cads')
const misspelt: Diagnostic = {
  code: 'GT-R02',
  severity: 'error',
  file: 'a.cards',
  span: { start: at, end: at + 4, line: 3, column: 10 },
  message: 'The word "cads" is not known.',
  hints: ['Did you mean "cards"?'],
}

describe('a printed finding', () => {
  it('shows place, sentence, line, carets and hints', () => {
    expect(printDiagnostics([misspelt], { colour: false, textOf: () => text })).toBe(
      [
        'a.cards:3:10 error GT-R02',
        '  The word "cads" is not known.',
        '  3 |   Draw 2 cads.',
        '    |          ^^^^',
        '  = Did you mean "cards"?',
      ].join('\n'),
    )
  })

  it('is coloured only when asked, and does without a text', () => {
    expect(printDiagnostics([misspelt], { colour: true, textOf: () => text })).toContain('\u001b[')
    expect(printDiagnostics([misspelt], { colour: false, textOf: () => null })).not.toContain('|')
  })

  it('stands in the order of the text, and is counted beyond the most that are shown', () => {
    const first = {
      ...misspelt,
      span: { ...misspelt.span, start: 0, line: 1, column: 1 },
      severity: 'warning' as const,
    }
    expect(jsonDiagnostics([misspelt, first]).findings.map(({ span }) => span.line)).toEqual([1, 3])
    expect(printDiagnostics([misspelt, first], { colour: false, textOf: () => null, most: 1 })).toContain(
      '… and 1 more.',
    )
    expect(countLine([misspelt, first, first])).toBe('1 error, 2 warnings')
    expect(countLine([])).toBe('no findings')
  })
})

describe('an excerpt', () => {
  it('is cut around the place in a long line, with carets under it', () => {
    const long = `${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`
    const frame = codeFrame(long, { start: 5000, end: 5004, line: 1, column: 5001 })
    expect(frame?.line.length).toBeLessThan(110)
    expect(frame?.line.slice(frame.carets.indexOf('^'), frame.carets.length)).toBe('HERE')
  })
  it('shows what cannot be seen, and survives places outside', () => {
    expect(codeFrame('a\u0000b\u202Ec', { start: 2, end: 3, line: 1, column: 3 })).toEqual({
      line: 'a·b·c',
      carets: '  ^',
      gutter: '1',
    })
    expect(codeFrame('', { start: 0, end: 0, line: 1, column: 1 })?.carets).toBe('^')
    expect(codeFrame('abc', { start: 9, end: 12, line: 1, column: 10 })).toBeNull()
  })
})

describe('colours', () => {
  it('respect NO_COLOR, pipes and CI', () => {
    expect(wantsColour({ isTTY: true }, {})).toBe(true)
    expect(wantsColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false)
    expect(wantsColour({}, {})).toBe(false)
    expect(wantsColour({ isTTY: true }, { CI: 'true' })).toBe(false)
    expect(wantsColour({}, { FORCE_COLOR: '1' })).toBe(true)
  })
})

describe('the catalogue', () => {
  it('has every table, and no code twice', () => {
    for (const stage of ['G', 'B', 'R', 'S', 'E', 'L'])
      expect([...catalogue.keys()].some((code) => code.startsWith(`GT-${stage}`))).toBe(true)
    for (const { code, title, example, fix } of catalogue.values()) {
      expect(code).toMatch(/^GT-[A-Z]\d\d$/)
      for (const words of [title, example, fix]) expect(words).not.toBe('')
    }
  })
})
