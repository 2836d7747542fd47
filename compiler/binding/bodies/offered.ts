/** Abilities under a label that no window offers: nobody could ever use them. */
import type { Clause } from '../../../runtime/program/clauses.js'
import type { Library, TextProgram } from '../../../runtime/program/library.js'
import type { Steps } from '../../../runtime/program/steps.js'
import { didYouMean } from '../diagnostics.js'
import type { Draft } from '../draft.js'

/** Reports the abilities of a text, also those that it gives to others, under a label that no window offers. */
export function reportUnoffered({ library, reporter }: Draft, file: string, text: TextProgram): void {
  const offered = labelsOf(library)
  const headings = library.live.map(({ section }) => section)
  for (const clause of text.clauses) {
    const span = clause.at === undefined ? undefined : text.spans[clause.at]
    for (const label of labelsIn(clause)) {
      if (!span || offered.includes(label)) continue
      const near = didYouMean(label, offered)
      const all = `Windows offer: ${offered.map((one) => `${one}:`).join(', ') || 'nothing under a word'}.`
      const hints = headings.includes(label.toLowerCase())
        ? [`"${label.toLowerCase()}:" is a heading: it begins a line of its own beside "text:".`]
        : near.length > 0
          ? near
          : [all]
      reporter.report('label-not-offered', file, span, { label }, hints)
    }
  }
}

/** Windows offer labels, actions by their names, and abilities under no label. */
function labelsOf({ windows, events }: Library): string[] {
  return [...new Set(Object.values(windows).flatMap(({ offers }) => offers))].filter(
    (label) => label !== 'abilities' && !Object.hasOwn(events, label),
  )
}

function labelsIn(clause: Clause<Steps>): string[] {
  if (clause.op === 'grant') return clause.clauses.flatMap(labelsIn)
  return clause.op === 'action' && clause.label !== undefined && clause.response === undefined
    ? [clause.label]
    : []
}
