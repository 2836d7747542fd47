import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { createColors } from 'picocolors'
import { linkGame } from '../../../runtime/play/may-begin.js'
import type { Library } from '../../../runtime/program/library.js'
import { load } from '../../../runtime/save/save.js'
import { isFault } from '../../../runtime/state/fault.js'
import type { State, Value } from '../../../runtime/state/state.js'
import { explain } from '../../../runtime/values/explain.js'
import { nearest } from '../../binding/diagnostics.js'
import { json, line, WrongUse, type ExitCode, type Io } from '../io.js'
import { compileOne } from '../project.js'

type Explanation = ReturnType<typeof explain>

/** `why`: the value of an attribute of a card in a saved game: base, each change in order with its words, and those that do not count. */
export async function whyCommand(
  card: string,
  attribute: string,
  options: { state: string; json?: boolean },
  io: Io,
): Promise<ExitCode> {
  const text = await readFile(resolve(io.cwd, options.state), 'utf8').catch((fault: unknown) => {
    throw new WrongUse(
      `the file "${options.state}" cannot be read (${fault instanceof Error && 'code' in fault ? String(fault.code) : 'unknown reason'}).`,
    )
  })
  const { game } = await compileOne(io, gameOf(text, options.state))
  const { library } = game.bound
  const linked = linkGame(library)
  const state = stateOf(() => load(linked, text).state)
  const wanted = namedAttribute(library, attribute)
  const explanations = thingsCalled(state, library, card).map((thing) =>
    explain(linked, state, thing, wanted),
  )
  if (options.json) io.out(json(explanations.length === 1 ? explanations[0] : explanations))
  else io.out(explanations.map((explanation) => describe(explanation, io.colour.out)).join('\n'))
  return 0
}

function gameOf(text: string, file: string): string {
  try {
    const { game } = JSON.parse(text) as { game?: unknown }
    if (typeof game === 'string') return game
  } catch {
    // Told below: no JSON, or no saved game.
  }
  throw new WrongUse(`"${file}" holds no saved game; \`gametext play --save FILE\` writes one.`)
}

function stateOf(read: () => State): State {
  try {
    return read()
  } catch (fault) {
    if (isFault(fault)) throw new WrongUse(fault.message)
    throw fault
  }
}

function namedAttribute({ attributes, keywords }: Library, name: string): string {
  const known = [...Object.keys(attributes), ...Object.keys(keywords)]
  const found = known.find((one) => one.toLowerCase() === name.toLowerCase())
  if (found !== undefined) return found
  const near = nearest(name, known)
  throw new WrongUse(
    `the game has no attribute "${name}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`,
  )
}

/** The thing of that id, or all with that title; those in play, when some are. */
function thingsCalled(state: State, library: Library, name: string): string[] {
  if (Object.hasOwn(state.things, name)) return [name]
  const plain = (text: string): string =>
    text
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .trim()
      .toLowerCase()
  const titled = Object.values(state.things).filter(
    ({ id, card }) => plain(titleOf(library, id, card)) === plain(name),
  )
  const inPlay = titled.filter(
    ({ zone, placed }) =>
      placed !== null || (zone !== null && library.zones[zone.split('/')[0] ?? '']?.play === true),
  )
  const found = inPlay.length > 0 ? inPlay : titled
  if (found.length === 0) {
    const near = nearest(
      name,
      new Set(Object.values(state.things).map(({ id, card }) => titleOf(library, id, card))),
    )
    throw new WrongUse(
      `no card of this game is called "${name}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`,
    )
  }
  return found.map(({ id }) => id)
}

function titleOf({ cards, players }: Library, id: string, card: string | null): string {
  if (card !== null && Object.hasOwn(cards, card)) return cards[card]?.title ?? id
  return players.find((player) => player.id === id)?.title ?? id
}

const unappliedReasons: Record<Explanation['unapplied'][number]['why'], string> = {
  'not affected': 'it is not among the things affected',
  condition: 'its condition does not hold',
  overruled: 'a change of the same kind counts instead',
  itself: 'it would depend on itself',
  silenced: 'its text is not in force',
}
const bases: Record<Explanation['base']['from'], string> = {
  rule: 'by rule',
  printed: 'printed',
  kept: 'kept for it',
  face: 'the face it shows',
  keyword: 'by keyword',
  nothing: 'nothing printed',
}

function describe(
  { thing, title, attribute, base, changes, unapplied, bounded, value }: Explanation,
  colour: boolean,
): string {
  const paint = createColors(colour)
  const shown = (given: Value): string => (Array.isArray(given) ? given.map(shown).join(', ') : String(given))
  const source = (words: { title: string | null; sentence: string; file: string; line: number }): string =>
    `${words.title ?? ''}: ${words.sentence} ${paint.dim(`${words.file}:${String(words.line)}`)}`
  const lines = [
    paint.bold(`${title ?? thing} (${thing}): ${attribute} ${shown(value)}`),
    `  ${shown(base.value).padStart(6)}  ${bases[base.from]}`,
    ...changes.map(
      (change) =>
        `  ${shown(change.running).padStart(6)}  ${change.layer} ${shown(change.amount)}: ${source(change)}`,
    ),
    ...(bounded
      ? [`  ${shown(bounded.to).padStart(6)}  within the bounds of ${attribute}, from ${shown(bounded.from)}`]
      : []),
    ...unapplied.map(
      (change) =>
        `       –  ${source(change)}\n          does not count: ${unappliedReasons[change.why]}${change.by ? ` (${source(change.by)})` : ''}`,
    ),
  ]
  return line(lines.join('\n'))
}
