/** Looking for unknown words first must never give up on what can be read. */
import { expect, it } from 'vitest'
import type { Readings } from '../../compiler/reading/api.js'
import { createReader } from '../../compiler/reading/reader.js'
import { skimming } from '../../compiler/reading/skim.js'
import { allGames } from '../laws/games.js'

const games = await allGames()
/** Stands for the whole reader: it was asked. */
const asked = (): Readings<never> => ({ readings: [], problems: [], ruledOut: ['asked'] })
const skim = skimming({
  thing: asked,
  number: asked,
  condition: asked,
  event: asked,
  effect: asked,
  sentence: asked,
})

it('lets everything through that the games say', () => {
  const phrases = games.flatMap(({ bound }) => bound.phrases)
  expect(phrases.length).toBeGreaterThan(1000)
  const stopped = phrases.filter(({ as, phrase, scope }) => skim[as](phrase, scope).ruledOut === undefined)
  expect(stopped.map(({ phrase }) => phrase.text)).toEqual([])
})

it('and stops at a word that nothing knows, as the reader does', () => {
  const [game] = games
  const found = game?.bound.phrases.find(({ as, phrase }) => as === 'sentence' && phrase.chunks.length > 4)
  if (!found) throw new Error('no sentence')
  const chunks = found.phrase.chunks.map((chunk, index) =>
    index === 2 ? { ...chunk, kind: 'word' as const, image: 'zzyzx', capital: false } : chunk,
  )
  const phrase = { ...found.phrase, chunks }
  expect(skim.sentence(phrase, found.scope).problems.map(({ code }) => code)).toEqual(['GT-R02'])
  expect(createReader().sentence(phrase, found.scope).readings).toEqual([])
})
