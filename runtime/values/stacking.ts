/** Which of several changes of one value count, by the game's stacking rules. */
import { titleOf } from '../link/sentences.js'
import type { Linked } from '../link/linked.js'
import type { StackingRule } from '../program/library.js'
import type { State } from '../state/state.js'
import { addsUp } from './layers.js'
import type { LiveClause } from './live.js'
import { titleOfThing } from './written.js'

/** A change that applies, with its amount. */
export interface Applying {
  live: LiveClause<'change'>
  amount: number
}

/**
 * The changes that do not count, each with the one that counts in its place. The rules of the game are taken one after the
 * other: of changes that agree in the key of a rule only the strongest (the greatest in size; the first of equals) or the
 * first stays. `all` settles that those it is about add up, whatever later rules say. Changes that no card makes always
 * count, and so do those that set or bound a value.
 */
export function overruled(
  linked: Linked,
  state: State,
  changes: readonly Applying[],
): ReadonlyMap<Applying, Applying> {
  const { stacking } = linked.library
  const rules = changes.some(({ live }) => live.keyword?.single) ? [keywordRule, ...stacking] : stacking
  if (rules.length === 0 || changes.length < 2) return none
  const able = changes.filter(({ live }) => live.source !== null && addsUp(live.resolved.layer))
  if (able.length < 2) return none
  const beaten = new Map<Applying, Applying>()
  const free = new Set<Applying>()
  for (const rule of rules) {
    const best = new Map<string, Applying>()
    for (const change of able) {
      if (beaten.has(change) || free.has(change) || !isMeant(rule, change)) continue
      if (rule.keep === 'all') {
        free.add(change)
        continue
      }
      const key = keyOf(linked, state, rule, change)
      const other = best.get(key)
      if (!other) best.set(key, change)
      else if (rule.keep === 'strongest' && Math.abs(change.amount) > Math.abs(other.amount)) {
        beaten.set(other, change)
        best.set(key, change)
      } else beaten.set(change, other)
    }
  }
  return beaten
}

const none: ReadonlyMap<Applying, Applying> = new Map()

/** Of one keyword of which only one may be used at a time, the strongest. */
const keywordRule: StackingRule = {
  key: ['source', 'title'],
  kind: null,
  keep: 'strongest',
  unlessCumulative: true,
}

function isMeant(rule: StackingRule, { live }: Applying): boolean {
  if (rule === keywordRule) return live.keyword?.single === true
  if (rule.unlessCumulative && live.resolved.cumulative === true) return false
  return rule.kind === null || kindOf(live) === rule.kind
}

const keys = new WeakMap<StackingRule, WeakMap<LiveClause, string>>()

/** What must agree for two changes to conflict; kept, since nothing in it changes while a clause is in force. */
function keyOf(linked: Linked, state: State, rule: StackingRule, { live }: Applying): string {
  let known = keys.get(rule)
  if (!known) {
    known = new WeakMap()
    keys.set(rule, known)
  }
  let key = known.get(live)
  if (key === undefined) {
    key = [live.resolved.layer, ...rule.key.map((part) => partOf(linked, state, part, live))].join('\n')
    known.set(live, key)
  }
  return key
}

/** A value is folded for one thing and one attribute: these always agree. */
function partOf(
  linked: Linked,
  state: State,
  part: StackingRule['key'][number],
  live: LiveClause<'change'>,
): string {
  switch (part) {
    case 'title':
      return sourceTitle(linked, state, live)
    case 'clause':
      // Two keywords of one name say the same.
      return JSON.stringify('nth' in live.clause ? { ...live.clause, nth: undefined } : live.clause)
    case 'player':
      return live.you ?? ''
    case 'kind':
      return kindOf(live)
    case 'source':
      return live.source ?? ''
    case 'affected':
    case 'attribute':
      return ''
  }
}

/** What kind of change it is: as stated, or else the section of the card in which it is printed. */
function kindOf({ resolved, clause }: LiveClause<'change'>): string {
  return resolved.kind ?? (clause.of === 'card' ? clause.section : '')
}

/** The title of the card whose text makes the change; the name of a keyword counts as a title of its own. */
function sourceTitle(linked: Linked, state: State, live: LiveClause): string {
  if (live.keyword) return live.keyword.name
  return titleOfThing(linked, state, live.source) ?? titleOf(linked, live.clause)
}
