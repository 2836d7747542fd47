import type { BoundGame } from '../../binding/index.js'
import { reminderFor, reminders, type Reminder } from '../../handbook/reminders.js'
import { json, line, WrongUse, type ExitCode, type Io } from '../io.js'
import { compileOne } from '../project.js'

/** `keywords`: the reminder text of each keyword of a game, or of those in a printed text, with their numbers. */
export async function keywordsCommand(
  printed: string | undefined,
  options: { game: string; json?: boolean },
  io: Io,
): Promise<ExitCode> {
  const { game } = await compileOne(io, options.game)
  const found = printed === undefined ? reminders(game.bound) : remindersIn(game.bound, printed)
  if (options.json) io.out(json(found))
  else io.out(found.map(describeReminder).join('\n'))
  return 0
}

function remindersIn(bound: BoundGame, printed: string): Reminder[] {
  // Not every keyword can stand on every card.
  const compiled = Object.keys(bound.library.types).map(
    (type) => bound.compileText(printed, type)?.keywords ?? [],
  )
  const found = (compiled.find(({ length }) => length > 0) ?? []).flatMap(({ name, parameters }) => {
    const reminder = reminderFor(bound, name, parameters)
    return reminder ? [{ ...reminder, written: printed }] : []
  })
  if (found.length === 0) throw new WrongUse(`there is no keyword in "${printed}".`)
  return found
}

/** As the page of a rule book has it. */
export function describeReminder({ written, sources, combines, lines }: Reminder): string {
  const source = sources.length > 0 ? ` [${sources.join(', ')}]` : ''
  return [`${written}${source}`, ...[...lines, combines].map((one) => `  ${one}`)].map(line).join('')
}
