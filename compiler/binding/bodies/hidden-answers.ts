/** Texts in hidden cards that answer something by choice where no window opens: to be asked would show who has them. */
import type { Clause } from '../../../runtime/program/clauses.js'
import type { Library, TextProgram } from '../../../runtime/program/library.js'
import type { Steps } from '../../../runtime/program/steps.js'
import type { Draft } from '../draft.js'
import { isA } from '../cards/fields.js'

/** Where a text stands: the section of a card of a type. */
export interface Standing {
  file: string
  type: string
  section: string
}

/** Reports the triggers of a text that a player may decline, that work in a hidden zone, and for which no window opens. */
export function reportHiddenAnswers(
  { library, reporter }: Draft,
  standing: Standing,
  text: TextProgram,
): void {
  const zone = hiddenZone(library, standing)
  if (zone === null) return
  for (const clause of text.clauses.flatMap(withGranted)) {
    if (clause.op !== 'trigger' || clause.optional !== true) continue
    const { event, stage } = clause.pattern
    const span = clause.at === undefined ? undefined : text.spans[clause.at]
    if (!span || (stage === 'just' && library.events[event]?.windows.after != null)) continue
    reporter.report('answer-shows', standing.file, span, { event, zone })
  }
}

/** A zone whose cards not everybody sees, and in which the text is in force. */
function hiddenZone(library: Library, { type, section }: Standing): string | null {
  const zones = library.live
    .filter((live) => live.section === section && isA(library, type, live.type))
    .flatMap((live) => live.zones)
  return zones.find((zone) => (library.zones[zone]?.seen ?? 'all') !== 'all') ?? null
}

function withGranted(clause: Clause<Steps>): Clause<Steps>[] {
  return clause.op === 'grant' ? clause.clauses.flatMap(withGranted) : [clause]
}
