import { createColors } from 'picocolors'
import type { Linked } from '../../../runtime/link/linked.js'
import { linkGame } from '../../../runtime/play/may-begin.js'
import type { Library } from '../../../runtime/program/library.js'
import { findThing } from '../../../runtime/scenario/find.js'
import { load } from '../../../runtime/save/save.js'
import type { State, Thing, Value } from '../../../runtime/state/state.js'
import { explain } from '../../../runtime/values/explain.js'
import { nearest } from '../../binding/diagnostics.js'
import { json, line, WrongUse, type ExitCode, type Io } from '../io.js'
import { compileOne } from '../project.js'
import { savedFile, takenUp } from '../saved-file.js'

type Explanation = ReturnType<typeof explain>

/** `why`: the value of an attribute of a card in a saved game: base, each change in order with its words, and those that do not count. */
export async function whyCommand(
  card: string,
  attribute: string,
  options: { state: string; json?: boolean },
  io: Io,
): Promise<ExitCode> {
  const saved = await savedFile(options.state, io)
  const { game } = await compileOne(io, saved.game)
  const { library } = game.bound
  const linked = linkGame(library)
  const state = takenUp(() => load(linked, saved.text).state)
  const wanted = namedAttribute(library, attribute)
  const explanations = thingsCalled(linked, state, card).map((thing) => explain(linked, state, thing, wanted))
  if (options.json) io.out(json(explanations.length === 1 ? explanations[0] : explanations))
  else io.out(explanations.map((explanation) => describe(explanation, io.colour.out)).join('\n'))
  return 0
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

/** The best match for an id or a title, with the other copies of that card; only those in play, when some are. */
function thingsCalled(linked: Linked, state: State, name: string): string[] {
  const found = findThing(linked, state, name)
  const [id] = found
  const best = id === undefined ? undefined : state.things[id]
  if (!best) {
    const titles = Object.values(state.things).map(({ id, card }) => titleOf(linked.library, id, card))
    const near = nearest(name, new Set(titles))
    throw new WrongUse(
      `no card of this game is called "${name}".${near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ''}`,
    )
  }
  if (best.id === name) return [name]
  const inPlay = ({ zone, placed }: Thing): boolean =>
    placed !== null || (zone !== null && linked.library.zones[zone.split('/')[0] ?? '']?.play === true)
  return found.filter((id) => {
    const thing = state.things[id]
    return thing !== undefined && thing.card === best.card && inPlay(thing) === inPlay(best)
  })
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
