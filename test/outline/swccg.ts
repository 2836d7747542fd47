/** The lexicon of a large game for outlines: all its declared words, modelled or not, without its cards. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bindGame } from '../../compiler/binding/index.js'
import type { Reader } from '../../compiler/reading/api.js'
import { createLexicon } from '../../compiler/reading/lexicon/create.js'
import { readFile, readPhrase, type Phrase } from '../../grammar/index.js'

const folder = join(import.meta.dirname, '../../cards-src/swccg')

/** Bodies are of no interest here. */
const nothing = () => ({ readings: [], problems: [] })
const noReader: Reader = {
  thing: nothing,
  number: nothing,
  condition: nothing,
  event: nothing,
  effect: nothing,
  sentence: nothing,
}

const trees = readdirSync(folder)
  .filter((file) => /\.(?:game|rules)$/u.test(file))
  .map((file) => readFile(file, readFileSync(join(folder, file), 'utf8')).tree)
const { entries, vocabulary } = bindGame(trees, noReader, 'swccg')

export const lexicon = createLexicon([...entries, ...vocabulary])

export const phraseOf = (text: string): Phrase => readPhrase(text).phrase
