import { brokenDecks } from '../../build/broken-decks.js'
import { json, WrongUse, type ExitCode, type Io } from '../io.js'
import { progressOn } from '../progress.js'
import { compileOne, hasErrors, showFindings } from '../project.js'
import { inProcesses } from '../simulation/jobs.js'
import { playPart, together, type Part, type Share } from '../simulation/part.js'
import { planOf, type Plan } from '../simulation/plan.js'
import { simulationReport } from '../simulation/report.js'
import { summed } from '../simulation/sum.js'

export interface SimulateOptions {
  game: string
  games: string
  seed: string
  bots: string
  jobs: string
  /** Set by the command itself, for one of several processes: which share of the games it plays. */
  share?: string
  json?: boolean
}

/** `simulate`: many games between bots with every pairing of decks; what went wrong, and which text was never executed. */
export async function simulateCommand(options: SimulateOptions, io: Io): Promise<ExitCode> {
  const games = wholeNumber(options.games, '--games')
  const jobs = Math.min(wholeNumber(options.jobs, '--jobs'), games)
  const { project, game } = await compileOne(io, options.game)
  if (options.share === undefined) showFindings(io, project, [...project.findings, ...brokenDecks(game)])
  if (hasErrors(project.findings)) return 1
  const plan = planOf(game, games, options.seed, options.bots)
  if (options.share !== undefined) {
    io.out(JSON.stringify(playHere(plan, shareOf(options.share), io)))
    return 0
  }
  const part = jobs > 1 && io.self ? await playThere(options, jobs, io, io.self) : playHere(plan, whole, io)
  const progress = progressOn(io)
  progress.step('running scenarios')
  const simulation = summed(plan, part)
  progress.done()
  io.out(options.json ? json(simulation) : simulationReport(simulation))
  return simulation.faults.length > 0 ? 1 : 0
}

const whole: Share = { nth: 0, of: 1 }

function wholeNumber(text: string, option: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new WrongUse(`${option} takes a whole number of at least 1.`)
  return number
}

function shareOf(text: string): Share {
  const [nth = 0, of = 1] = text.split('/').map(Number)
  return { nth, of }
}

function playHere(plan: Plan, share: Share, io: Io): Part {
  const progress = progressOn(io)
  const part = playPart(plan, share, (nth) => {
    if (Math.floor(nth / share.of) % 50 === 0) progress.step(`playing game ${nth + 1} of ${plan.games}`)
  })
  progress.done()
  return part
}

async function playThere(
  { game, games, seed, bots }: SimulateOptions,
  jobs: number,
  io: Io,
  self: readonly string[],
): Promise<Part> {
  const progress = progressOn(io)
  const words = ['simulate', '--game', game, '--games', games, '--seed', seed, '--bots', bots]
  const parts = await inProcesses(self, words, jobs, io.cwd, (line) => {
    if (line.startsWith('playing')) progress.step(line.replace(/ …$/, ''))
  })
  progress.done()
  return together(parts)
}
