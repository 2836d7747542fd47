import { expect, it } from 'vitest'
import { readText } from '../../grammar/index.js'
import { tokensOf } from '../../compiler/reading/tokens.js'

const words = (text: string): string[] =>
  readText(text).sentences.flatMap((sentence) => tokensOf(sentence).map(({ word }) => word))

/** The marks around a coined term say nothing; apostrophes of owners stay. */
it.each([
  ["May move as a 'react.'", ['may', 'move', 'as', 'a', 'react']],
  ["Unless 'hit,' power +1.", ['unless', 'hit', ',', 'power', '+1']],
  ["Destroy a non-'hit' unit.", ['destroy', 'a', 'non-', 'hit', 'unit']],
  ["The pilots' ships and Vell's.", ['the', 'pilots', "'s", 'ships', 'and', 'vell', "'s"]],
])('%s', (text, expected) => {
  expect(words(text)).toEqual(expected)
})
