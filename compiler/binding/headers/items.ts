/**
 * Rules, first pass: what their headers bring into the library and the lexicon. Bodies wait until all headers of all
 * files are known, so that the order of rules does not matter.
 */
import type { RuleItem, RulesTree } from '../../../grammar/tree.js'
import type { Draft } from '../draft.js'
import { declareDefinition, declareRelationItem } from './definitions.js'
import { declareEvent } from './events.js'
import type { Item } from './item.js'
import { callGraph, type CallGraph } from './running.js'
import { checkSettings } from './settings.js'
import { declareCheck, declareKeyword, declareRule } from './texts.js'
import { readNounHeader, isHeader } from './header.js'
import { addTypeTerms } from '../types.js'

const handlers: Record<RuleItem['kind'], (item: Item) => void> = {
  verb: declareEvent,
  procedure: declareEvent,
  action: declareEvent,
  relation: declareRelationItem,
  condition: declareDefinition,
  value: declareDefinition,
  keyword: declareKeyword,
  rule: declareRule,
  check: declareCheck,
  // Read when everything else is declared: see vocabulary.ts.
  vocabulary: () => undefined,
  // For people: see the command `notes`.
  note: () => undefined,
}

/** Procedures are types of what is running: "a battle B", "a number of a battle". Known before any header is read. */
export function declareProcedureTypes(draft: Draft, trees: readonly RulesTree[]): void {
  for (const { file, items } of trees) {
    for (const item of items) {
      if (item.kind !== 'procedure') continue
      // Read without reports: the header is read again, with them, when all types are known.
      const quiet: Draft = {
        ...draft,
        reporter: { found: [], failed: false, report: () => undefined, pass: () => undefined },
      }
      const header = readNounHeader(quiet, file, item.header)
      if (!isHeader(header)) continue
      draft.procedures.add(header.stem)
      if (!draft.typeTerms.has(header.stem)) {
        addTypeTerms(draft, `instance:${header.stem}`, [header.stem])
      }
    }
  }
}

export function declareItems(draft: Draft, trees: readonly RulesTree[]): void {
  const { callers } = draft
  let graph: CallGraph | null = null
  const around = (): Map<string, string> =>
    new Map(
      Object.entries(draft.library.windows).flatMap(([name, window]) =>
        window.around === undefined ? [] : [[name, window.around] as const],
      ),
    )
  // Asked only when bodies are bound: by then all headers are known.
  const running = (event: string): string[] => (graph ??= callGraph(callers, around())).running(event)
  for (const { file, items } of trees) {
    for (const item of items) {
      const context: Item = { draft, file, item, running }
      checkSettings(context)
      handlers[item.kind](context)
    }
  }
}
