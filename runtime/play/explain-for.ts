import type { Linked } from '../link/linked.js'
import type { Id, State } from '../state/state.js'
import { explain } from '../values/explain.js'
import { knows } from './knowledge.js'
import { idOf } from './view.js'

type Explanation = ReturnType<typeof explain>

/**
 * How the value of something in a player's view comes about, as far as that player may know. A change that counts but is made
 * by a hidden card stands there without its words; hidden changes that do not count are left out. Faults as `idOf`.
 */
export function explainFor(
  linked: Linked,
  state: State,
  player: Id,
  name: Id,
  attribute: string,
): Explanation {
  const seen = (source: Id | null): boolean => source === null || knows({ linked, state }, player, source)
  const nameOf = (source: Id | null): Id | null =>
    source === null ? null : (state.things[source]?.name ?? null)
  const id = idOf(linked, state, player, name)
  const all = explain(linked, state, id, attribute)
  const hidden = new Set(all.changes.flatMap((change) => (seen(change.source) ? [] : [change.sentence])))
  return {
    ...all,
    thing: name,
    title: seen(id) ? all.title : null,
    changes: all.changes.map((change) =>
      seen(change.source)
        ? { ...change, source: nameOf(change.source) }
        : { ...change, source: null, title: '', sentence: '', file: '', line: 0 },
    ),
    unapplied: all.unapplied.flatMap((change) => {
      if (!seen(change.source)) return []
      const by = change.by && hidden.has(change.by.sentence) ? null : change.by
      return [{ ...change, by, source: nameOf(change.source) }]
    }),
  }
}
