import { bots, type Bot } from '../../../runtime/bots/match.js'
import { deckFor, brokenDeckRules } from '../../../runtime/decks/deck.js'
import { playContest, watched, type Outcome } from '../../../runtime/exercise/matches.js'
import { pairingsOf } from '../../../runtime/exercise/pairings.js'
import { clausesOfCards, statementsOfRules, type Unit } from '../../../runtime/exercise/units.js'
import type { Linked } from '../../../runtime/link/linked.js'
import { linkGame } from '../../../runtime/play/may-begin.js'
import type { Deck } from '../../../runtime/play/setup.js'
import { runScenario } from '../../../runtime/scenario/index.js'
import type { CompiledGame } from '../../build/compile-game.js'
import { json, WrongUse, type ExitCode, type Io } from '../io.js'
import { progressOn } from '../progress.js'
import { compileOne, hasErrors, showFindings } from '../project.js'
import { simulationReport, type Simulation } from '../simulation-report.js'
import { hasOwnPiles } from './play.js'

interface SimulateOptions {
  game: string
  games: string
  seed: string
  bots: string
  json?: boolean
}

/** A game that has not ended by then never will. */
const mostDecisions = 20_000

/** `simulate`: many games between bots with every pairing of decks; what went wrong, and which text was never executed. */
export async function simulateCommand(options: SimulateOptions, io: Io): Promise<ExitCode> {
  const games = Number(options.games)
  if (!Number.isInteger(games) || games < 1) throw new WrongUse('--games takes a whole number of at least 1.')
  const { project, game } = await compileOne(io, options.game)
  showFindings(io, project, project.findings)
  if (hasErrors(project.findings)) return 1
  const simulation = simulate(game, games, options.seed, seatsOf(game, options.bots), io)
  io.out(options.json ? json(simulation) : simulationReport(simulation))
  return simulation.faults.length > 0 ? 1 : 0
}

type Seats = readonly { name: string; bot: () => Bot }[]

function seatsOf(game: CompiledGame, names: string): Seats {
  const chosen = names.split(',').map((name) => {
    const bot = Object.entries(bots).find(([known]) => known === name)?.[1]
    if (!bot) throw new WrongUse(`there is no bot "${name}". There is: ${Object.keys(bots).join(', ')}.`)
    return { name, bot }
  })
  const { players } = game.bound.library
  return players.map((_, seat) => chosen[seat % chosen.length] as Seats[number])
}

/** Who sits where changes when every pairing was played once, so that no bot gains from its seat. */
function simulate(game: CompiledGame, games: number, seed: string, seats: Seats, io: Io): Simulation {
  const plain = linkGame(game.bound.library)
  const { linked, ran } = watched(plain)
  const setups = setupsOf(game, plain)
  const progress = progressOn(io)
  const played = Array.from({ length: games }, (_, index) => {
    if (index % 50 === 0) progress.step(`playing game ${index + 1} of ${games}`)
    const { titles, decks } = setups[index % setups.length] as (typeof setups)[number]
    const shift = Math.floor(index / setups.length)
    const sitting = new Map(
      game.bound.library.players.map(({ id }, at) => [
        id,
        seats[(at + shift) % seats.length] as Seats[number],
      ]),
    )
    const contest = {
      setup: { decks },
      bots: Object.fromEntries([...sitting].map(([id, { bot }]) => [id, bot])),
      seed: `${seed} ${index + 1}`,
    }
    const outcome = playContest(linked, contest, mostDecisions)
    const winner = outcome.winner === null ? null : (sitting.get(outcome.winner)?.name ?? null)
    return { ...outcome, titles, bot: winner, seed: contest.seed }
  })
  progress.step('running scenarios')
  const shown = inScenarios(game, plain)
  progress.done()
  const cards = setups.flatMap(({ decks }) => decks.flatMap((deck) => deck.cards.map(({ card }) => card)))
  return summed(game, played, {
    clauses: unitsIn(clausesOfCards(game.bound.library, cards), ran, shown),
    statements: unitsIn(statementsOfRules(game.bound.library), ran, shown),
  })
}

function setupsOf(game: CompiledGame, linked: Linked): { titles: string[]; decks: Deck[] }[] {
  const { library } = game.bound
  if (!hasOwnPiles(library)) {
    const shared = game.decks.map((deck) => ({ titles: [deck.title], decks: deckFor(deck, null) }))
    return shared.length > 0 ? shared : [{ titles: [], decks: [] }]
  }
  const lawful = game.decks.filter((deck) =>
    library.players.some(
      ({ id }) =>
        (deck.player === null || deck.player === id) && brokenDeckRules(linked, deck, id).length === 0,
    ),
  )
  return pairingsOf(library, lawful).map((pairing) => ({
    titles: pairing.map(({ title }) => title),
    decks: pairing.flatMap((deck, seat) => deckFor(deck, library.players[seat]?.id ?? '')),
  }))
}

function inScenarios({ scenarios }: CompiledGame, plain: Linked): ReadonlySet<object> {
  const { linked, ran } = watched(plain)
  for (const scenario of scenarios) runScenario(linked, scenario)
  return ran
}

function unitsIn(
  units: readonly Unit[],
  ran: ReadonlySet<object>,
  shown: ReadonlySet<object>,
): Simulation['clauses'] {
  const by = (nodes: ReadonlySet<object>) => (unit: Unit) => unit.nodes.some((node) => nodes.has(node))
  const never = units.filter((unit) => !by(ran)(unit))
  return {
    all: units.length,
    executed: units.length - never.length,
    never: never.map((unit) => {
      const { title, sentence, file, line } = unit
      return { title, sentence, file, line, inScenario: by(shown)(unit) }
    }),
  }
}

function summed(
  game: CompiledGame,
  played: readonly (Outcome & { titles: string[]; bot: string | null; seed: string })[],
  shares: Pick<Simulation, 'clauses' | 'statements'>,
): Simulation {
  const tally = (names: readonly string[]) => {
    const counts: Record<string, number> = {}
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1
    return counts
  }
  const titleOf = (id: string) => game.bound.library.players.find((player) => player.id === id)?.title ?? id
  return {
    games: played.length,
    decisions: played.reduce((sum, { decisions }) => sum + decisions, 0),
    turns: played.reduce((sum, { turns }) => sum + turns, 0),
    pairings: tally(played.map(({ titles }) => titles.join(' against '))),
    won: tally(played.map(({ winner }) => (winner === null ? 'nobody' : titleOf(winner)))),
    ends: {
      won: played.filter(({ winner }) => winner !== null).length,
      drawn: played.filter(
        ({ winner, unfinished, fault }) => winner === null && !unfinished && fault === null,
      ).length,
      unfinished: played.filter(({ unfinished }) => unfinished).length,
      faults: played.filter(({ fault }) => fault !== null).length,
    },
    wonByBot: tally(played.map(({ bot }) => bot ?? 'nobody')),
    faults: played.flatMap(({ fault, seed, titles }) =>
      fault === null ? [] : [{ seed, decks: titles, fault }],
    ),
    ...shares,
  }
}
