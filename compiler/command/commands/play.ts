import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { bots } from '../../../runtime/bots/match.js'
import { chanceFrom } from '../../../runtime/bots/chance.js'
import { brokenDeckRules, deckFor } from '../../../runtime/decks/deck.js'
import type { DeckProgram } from '../../../runtime/program/deck.js'
import type { Library } from '../../../runtime/program/library.js'
import { isFault } from '../../../runtime/state/fault.js'
import { linkGame } from '../../../runtime/play/may-begin.js'
import type { Deck } from '../../../runtime/play/setup.js'
import type { Linked } from '../../../runtime/link/linked.js'
import { hashOf } from '../../../runtime/state/hash.js'
import { answer, begin, type Record as Game } from '../../../runtime/save/record.js'
import { save } from '../../../runtime/save/save.js'
import type { Answer } from '../../../runtime/state/state.js'
import { start } from '../../../runtime/play/advance.js'
import type { CompiledGame } from '../../build/compile-game.js'
import { isFileFault, json, line, plural, WrongUse, type ExitCode, type Io } from '../io.js'
import { progressOn } from '../progress.js'
import { openJournal } from '../journal-file.js'
import { compileOne, hasErrors, showFindings } from '../project.js'

interface PlayOptions {
  game: string
  deck: string[]
  seed: string
  save?: string
  journal?: string
  json?: boolean
}

/** A game that has not ended by then never will. */
const mostDecisions = 20_000

/** `play`: two bots play a game to its end. The same seed and decks give the same game. */
export async function playCommand(options: PlayOptions, io: Io): Promise<ExitCode> {
  const { project, game } = await compileOne(io, options.game)
  showFindings(io, project, project.findings)
  if (hasErrors(project.findings)) return 1
  const linked = linkGame(game.bound.library)
  const decks = chosenDecks(game, linked, options.deck)
  try {
    const { game: played, turns } = playOut(linked, options, decks, io)
    if (options.save !== undefined) await writeSave(`${save(linked, played)}\n`, options.save, io)
    const result = {
      winner: played.state.result?.winner ?? null,
      unfinished: played.state.result?.unfinished === true,
      turns,
      decisions: played.answers.length,
      hash: hashOf(played.state),
      seed: options.seed,
    }
    const winner = linked.library.players.find(({ id }) => id === result.winner)?.title ?? 'nobody'
    io.out(
      options.json
        ? json(result)
        : line(
            `${result.unfinished ? 'unfinished' : `${winner} won`} after ${plural(turns, 'turn')} and ${plural(result.decisions, 'decision')} (seed ${result.seed}, hash ${result.hash})`,
          ),
    )
    if (played.state.decision === null) return 0
    io.err(
      line(`The game was stopped after ${plural(mostDecisions, 'decision')}: it does not come to an end.`),
    )
    return 1
  } catch (fault) {
    if (options.journal !== undefined && isFileFault(fault))
      throw new WrongUse(`the journal "${options.journal}" can not be kept: ${fault.message}.`)
    if (!isFault(fault)) throw fault
    io.err(line(`The game could not be played to its end: ${fault.message}`))
    return 1
  }
}

async function writeSave(text: string, file: string, io: Io): Promise<void> {
  await writeFile(resolve(io.cwd, file), text).catch((fault: unknown) => {
    if (!isFileFault(fault)) throw fault
    throw new WrongUse(`the game can not be saved to "${file}": ${fault.message}.`)
  })
}

/** With a journal every answer is on the disk before the game goes on, and a game that was cut short goes on from there. */
function playOut(
  linked: Linked,
  { seed, journal }: Pick<PlayOptions, 'seed' | 'journal'>,
  decks: Deck[],
  io: Io,
): { game: Game; turns: number } {
  const progress = progressOn(io)
  progress.step('playing')
  const setup = { decks }
  const file = journal === undefined ? null : openJournal(resolve(io.cwd, journal), linked, seed, setup)
  let turns = start(linked, seed, setup).events.filter(isTurn).length
  let game = file?.journal.record ?? begin(linked, seed, setup)
  if (file && game.seed !== seed) throw new WrongUse(`the journal is of a game with the seed ${game.seed}.`)
  const before = game.answers.length
  while (game.state.decision && game.answers.length < mostDecisions) {
    // Each answer has a chance of its own, so that a game that is taken up again goes the same way.
    const given: Answer = randomBot(linked, game.state, chanceFrom(`${seed} bots ${game.answers.length}`))
    const turn = file ? file.answer(given).turn : null
    const next = file ? { record: file.journal.record, turn } : answer(linked, game, given)
    turns += next.turn?.events.filter(isTurn).length ?? 0
    game = next.record
  }
  file?.close()
  progress.done()
  if (before > 0) io.err(line(`Taken up after ${plural(before, 'answer')}.`))
  return { game, turns }
}

const randomBot = bots.random()

const isTurn = ({ turn }: { turn?: true }): boolean => turn === true

/** Whether each player brings a pile of cards; else the one deck is everybody's. */
export function hasOwnPiles({ zones }: Pick<Library, 'zones'>): boolean {
  return Object.values(zones).some(({ each, ordered, play }) => each && ordered && !play)
}

/**
 * The decks of the players: those named, in the order of the players, or else the first that each may play. Where players
 * have no pile of their own, the one deck is everybody's.
 */
export function chosenDecks(game: CompiledGame, linked: Linked, titles: readonly string[]): Deck[] {
  const { library } = game.bound
  const played = game.decks.filter(({ onlyInScenarios }) => onlyInScenarios !== true)
  if (!hasOwnPiles(library)) {
    const deck = titles[0] === undefined ? played[0] : deckCalled(game, titles[0])
    return deck ? deckFor(deck, null) : []
  }
  if (titles.length > library.players.length) {
    throw new WrongUse(
      `${plural(library.players.length, 'player')} cannot play ${plural(titles.length, 'deck')}.`,
    )
  }
  return library.players.flatMap(({ id, title }, seat) => {
    const named = titles[seat]
    const deck =
      named === undefined
        ? (played.find(({ player }) => player === id) ?? played.find(({ player }) => player === null))
        : deckCalled(game, named)
    if (!deck) return []
    if (deck.player !== null && deck.player !== id)
      throw new WrongUse(`the deck "${deck.title}" is not for ${title}.`)
    const broken = brokenDeckRules(linked, deck, id)
    if (broken.length > 0 && named !== undefined)
      throw new WrongUse(
        `the deck "${deck.title}" breaks ${plural(broken.length, 'rule')}: ${broken.join('; ')}.`,
      )
    return deckFor(deck, id)
  })
}

function deckCalled({ decks }: CompiledGame, title: string): DeckProgram {
  const found = decks.find((deck) => deck.title.toLowerCase() === title.toLowerCase())
  if (!found)
    throw new WrongUse(
      `there is no deck "${title}". There is: ${decks.map((deck) => deck.title).join(', ') || 'none'}.`,
    )
  return found
}
