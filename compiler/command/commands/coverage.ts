import { tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createColors } from 'picocolors'
import { loadSources } from '../../build/read-game.js'
import { coverageOf, levels, type Coverage, type RankedBlocker, type Tally } from '../../coverage/index.js'
import { gameNamed } from '../project.js'
import { json, line, type ExitCode, type Io } from '../io.js'
import { loadList, tellProblems } from '../lists.js'
import { progressOn } from '../progress.js'

interface CoverageOptions {
  game: string
  from: string
  typeCheck?: boolean
  json?: boolean
}

/** So many are shown to people; the data have more. */
const mostShown = 25
const mostListed = 500

/** `coverage`: how much of a list of printed cards a game reads. A list with records that can not be read ends with 1. */
export async function coverageCommand(options: CoverageOptions, io: Io): Promise<ExitCode> {
  const folder = await gameNamed(io.cwd, options.game)
  const { cards, problems } = await loadList(options.from, io)
  const sources = await loadSources(io.cwd, folder)
  const progress = progressOn(io)
  const scratch = options.typeCheck === true ? await mkdtemp(join(tmpdir(), 'gametext-')) : null
  const begun = performance.now()
  const coverage = coverageOf({
    id: options.game,
    sources,
    list: cards,
    // As if it had been imported: what is found in it is found in cards.
    file: `${options.from}.cards`,
    step: progress.step,
    ...(scratch === null
      ? {}
      : { check: (await import('../../coverage/code-check.js')).codeFaults(scratch) }),
  })
  progress.done()
  if (scratch !== null) await rm(scratch, { recursive: true, force: true })
  tellProblems(io, options.from, problems)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  if (options.json) io.out(json({ ...coverage, blockers: coverage.blockers.slice(0, mostListed) }))
  else {
    io.out(describe(coverage, io.colour.out))
    io.err(line(`${seconds} s`))
  }
  return problems.length > 0 ? 1 : 0
}

function describe(coverage: Coverage, colour: boolean): string {
  const paint = createColors(colour)
  const { byType, withoutRules, blockers, ambiguous, shuffledAccepted } = coverage
  const rows = [['', 'cards', 'sentences', ...levels.flatMap((level) => [`${level}: cards`, 'sentences'])]]
  rows.push(
    row('all', coverage),
    ...(withoutRules.cards > 0 ? [row('of these without rules', withoutRules)] : []),
    ...Object.entries(byType).map(([type, tally]) => row(type || 'no type', tally)),
  )
  const table = columns(rows).map((text, index) => (index < 2 ? paint.bold(text) : text))
  const shown = blockers.slice(0, mostShown).map(blockerRow)
  const head = ['cards', 'alone', 'sentences', 'keeps from', 'kind', 'what', 'for instance']
  const more = blockers.length - shown.length
  return [
    ...table,
    '',
    `${String(ambiguous)} sentences with more than one meaning; ${percent(shuffledAccepted)} of shuffled sentences confirmed`,
    '',
    ...(shown.length === 0 ? [] : [paint.bold('What blocks most cards'), ...columns([head, ...shown])]),
    ...(more > 0 ? [`… and ${String(more)} more`] : []),
    '',
  ].join('\n')
}

function row(name: string, tally: Tally): string[] {
  const of = (some: number, all: number): string =>
    `${String(some)} ${percent(all === 0 ? 0 : some / all).padStart(6)}`
  return [
    name,
    String(tally.cards),
    String(tally.sentences),
    ...levels.flatMap((level) => [
      of(tally[level].cards, tally.cards),
      of(tally[level].sentences, tally.sentences),
    ]),
  ]
}

function blockerRow({ cards, alone, sentences, level, kind, what, example }: RankedBlocker): string[] {
  const place = `line ${String(example.line)}, ${example.title}`
  return [
    String(cards),
    String(alone),
    String(sentences),
    level,
    kind,
    shortened(what, 50),
    shortened(place, 45),
  ]
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

function shortened(text: string, most: number): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}]/gu, ' ')
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain
}

/** Rows as lines with columns below each other: words to the left, numbers to the right. */
function columns(rows: readonly string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((one) => one[at]?.length ?? 0)))
  const right = (rows[1] ?? []).map((text) => /^[\d.]+(?: +[\d.]+%)?$/u.test(text))
  return rows.map((one) =>
    one
      .map((text, at) => (right[at] === true ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
