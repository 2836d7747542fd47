import { describe, expect, it } from 'vitest'
import { imagesOf, readPhrase } from '../../grammar/index.js'
import { showPhrase } from './show.js'

const chunks = (text: string) => showPhrase(readPhrase(text).phrase)

describe('chunks', () => {
  it.each([
    ["P's hand", "word P | mark 's | word hand"],
    ['the players’ hands', "word the | word players | mark ' | word hands"],
    ["can't, it’s O'Neil", "word can't | mark , | word it | mark 's | word O'Neil"],
    ['X-wing 4-LOM R2-D2 501st', 'word X-wing | word 4-LOM | word R2-D2 | word 501st'],
    ['Émile Ödön', 'word Émile | word Ödön'],
    ['power +2, -1 or −3', 'word power | signed +2 | mark , | signed -1 | word or | signed -3'],
    ['+N or -d6', 'signed + | word N | word or | signed - | dice d6'],
    ['N - 1 and 2+3', 'word N | mark - | number 1 | word and | number 2 | mark + | number 3'],
    ['2d6 d20', 'dice 2d6 | dice d20'],
    ['10 1.5 3,4', 'number 10 | number 1.5 | number 3 | mark , | number 4'],
    ['a -> b >> c → d', 'word a | mark -> | word b | mark >> | word c | mark -> | word d'],
    [
      'a < b <= c ≥ d ≠ e',
      'word a | mark < | word b | mark <= | word c | mark >= | word d | mark ≠ | word e',
    ],
    ['T (4+): [Pilot]', 'word T | group (number 4 | mark +) | mark : | icon (word Pilot)'],
    ['gains "may [x] (y)"', 'word gains | quote (word may | icon (word x) | group (word y))'],
    ['gains “this”', 'word gains | quote (word this)'],
    ['•Vell', 'mark • | word Vell'],
  ])('%s', (text, expected) => {
    expect(chunks(text)).toBe(expected)
    expect(readPhrase(text).problems).toEqual([])
  })

  it('knows values, sides and capitals', () => {
    const { chunks: found } = readPhrase('Draw 3 cards, +2, -N, 2d6').phrase
    expect(found[0]).toMatchObject({ kind: 'word', capital: true })
    expect(found[2]).toMatchObject({ kind: 'word', capital: false })
    expect(found[1]).toMatchObject({ kind: 'number', value: 3 })
    expect(found[4]).toMatchObject({ kind: 'signed', sign: '+', value: 2 })
    expect(found[6]).toMatchObject({ kind: 'signed', sign: '-', value: null })
    expect(found[9]).toMatchObject({ kind: 'dice', count: 2, sides: 6 })
  })

  it('places every chunk', () => {
    const text = 'Draw\n    (a card)'
    const { phrase } = readPhrase(text)
    expect(phrase.text).toBe('Draw (a card)')
    expect(phrase.chunks.map(({ span }) => text.slice(span.start, span.end))).toEqual(['Draw', '(a card)'])
    expect(phrase.chunks[1]?.span).toMatchObject({ line: 2, column: 5 })
  })

  it('cuts terms as it cuts phrases', () => {
    expect(imagesOf('Vell’s Ship!')).toEqual(['Vell', "'s", 'Ship', '!'])
  })

  it('keeps the rest of a sentence when a bracket has no partner', () => {
    const { phrase, problems } = readPhrase('draw (a card or [two now')
    expect(showPhrase(phrase)).toBe(
      'word draw | mark ( | word a | word card | word or | mark [ | word two | word now',
    )
    expect(problems.map(({ code, span }) => [code, span.start])).toEqual([
      ['GT-G09', 5],
      ['GT-G09', 16],
    ])
  })

  it('does not let a bracket in a quote close one outside', () => {
    const { phrase, problems } = readPhrase('(a "b) c" d)')
    expect(showPhrase(phrase)).toBe('group (word a | quote (word b | mark ) | word c) | word d)')
    expect(problems.map(({ code }) => code)).toEqual(['GT-G10'])
  })
})
