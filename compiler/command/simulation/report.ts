import { plural } from '../io.js'
import { comparison } from './interval.js'

/** What many games between bots showed. */
export interface Simulation {
  games: number
  decisions: number
  /** Decisions in which there was something to decide: silence tells nothing, so that many are asked who can only pass. */
  choices: number
  turns: number
  /** Games by the titles of the decks. */
  pairings: Record<string, number>
  /** Games by the title of the player who won. */
  won: Record<string, number>
  /** How the games ended: by a rule that lets somebody win or nobody, at a bound that is no rule, or not at all. */
  ends: Record<'won' | 'drawn' | 'unfinished' | 'faults', number>
  wonByBot: Record<string, number>
  /** Games that could not be played to their end. */
  faults: { seed: string; decks: string[]; fault: string }[]
  /** Clauses of the cards in the decks. */
  clauses: Executed
  /** Statements of the rules. */
  statements: Executed
}

export interface Executed {
  all: number
  executed: number
  never: { title: string; sentence: string; file: string; line: number; inScenario: boolean }[]
}

/** The report as people read it: figures first, then what was never executed, by place. */
export function simulationReport(simulation: Simulation): string {
  const { games, turns, decisions, choices } = simulation
  const each = (many: number) => (many / games).toFixed(1)
  return [
    `${plural(games, 'game')}: ${each(turns)} turns and ${each(decisions)} decisions each, ${each(choices)} of them with more than one option`,
    `won by ${listed(simulation.won)}`,
    `won by bot: ${listed(simulation.wonByBot)}`,
    ...[comparison(simulation.wonByBot) ?? []].flat(),
    ...Object.entries(simulation.pairings).map(([decks, count]) => `${plural(count, 'game')} of ${decks}`),
    endings(simulation),
    ...simulation.faults.map(
      ({ seed, decks, fault }) => `  seed "${seed}", ${decks.join(' against ')}: ${fault}`,
    ),
    ...executed('clauses of the cards in the decks', simulation.clauses),
    ...executed('statements of the rules', simulation.statements),
    '',
  ].join('\n')
}

function endings({ games, ends }: Simulation): string {
  const { won, drawn, unfinished, faults } = ends
  if (won + drawn === games)
    return `every game came to its end by rule${drawn > 0 ? `, ${drawn} without a winner` : ''}`
  return [
    `${plural(won + drawn, 'game')} came to an end by rule${drawn > 0 ? `, ${drawn} of them without a winner` : ''}`,
    ...(unfinished > 0 ? [`${plural(unfinished, 'game')} stopped unfinished`] : []),
    ...(faults > 0 ? [`${plural(faults, 'game')} could not be played to the end:`] : []),
  ].join('\n')
}

function listed(counts: Record<string, number>): string {
  return Object.entries(counts)
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${String(count)}`)
    .join(', ')
}

function executed(what: string, { all, executed, never }: Executed): string[] {
  const share = all === 0 ? 100 : (100 * executed) / all
  const only = never.filter(({ inScenario }) => inScenario).length
  return [
    '',
    `${String(executed)} of ${String(all)} ${what} were executed (${share.toFixed(1)}%)${never.length === 0 ? '' : `; of the rest, ${String(only)} in scenarios`}`,
    ...never.map(
      ({ title, sentence, file, line, inScenario }) =>
        `  ${file}:${String(line)} ${title}: ${sentence}${inScenario ? ' (in a scenario)' : ''}`,
    ),
  ]
}
