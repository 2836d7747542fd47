import { expect, it } from 'vitest'
import { comparison, confidence } from '../../compiler/command/simulation/interval.js'

it('the interval is narrow after many games and tells nothing without any', () => {
  const { least, most } = confidence(8, 10)
  expect([least, most].map((share) => share.toFixed(3))).toEqual(['0.490', '0.943'])
  expect(confidence(800, 1000).least).toBeGreaterThan(0.77)
  expect(confidence(0, 0)).toEqual({ least: 0, most: 1 })
})

it('two kinds of bots are compared, one with itself or three are not', () => {
  expect(comparison({ random: 4, greedy: 36 })).toBe(
    'greedy won 90.0% of 40 games; 76.9% to 96.0% with 95% confidence: better than random with 95% confidence',
  )
  expect(comparison({ greedy: 8, random: 2 })).toContain('no better for sure')
  expect(comparison({ random: 4, nobody: 2 })).toBeNull()
  expect(comparison({ random: 4, eager: 2, greedy: 9 })).toBeNull()
})
