/** A program of its own for the test of journals: plays on from where the journal ends, until it is over or killed. */
import { readFileSync } from 'node:fs'
import { openJournal } from '../../compiler/command/journal-file.js'
import { chanceFrom } from '../../runtime/bots/chance.js'
import { randomAnswer } from '../../runtime/bots/random-bot.js'
import { linkGame } from '../../runtime/play/may-begin.js'
import type { Setup } from '../../runtime/play/setup.js'
import type { Library } from '../../runtime/program/library.js'

const [game = '', file = ''] = process.argv.slice(2)
const { library, setup, most } = JSON.parse(readFileSync(game, 'utf8')) as {
  library: Library
  setup: Setup
  most: number
}
const journal = openJournal(file, linkGame(library), 'killed', setup)
for (;;) {
  const { state, answers } = journal.journal.record
  if (!state.decision || answers.length >= most) break
  journal.answer(randomAnswer(state.decision, chanceFrom(`answer ${answers.length}`)))
}
journal.close()
