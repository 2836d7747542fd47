/** From candidates to readings: equal meanings once, settled preferences applied, preferred ones first. */
import type { Reading } from './api.js'
import { fillsIn, preferences } from './preferences.js'
import type { PreferenceId } from './preferences.js'

interface Candidate<M> {
  reading: Reading<M>
  against: readonly PreferenceId[]
}

function cost(against: readonly PreferenceId[], settles: boolean): number {
  return against.reduce(
    (sum, id) => (preferences[id].settles === settles ? sum + preferences[id].cost : sum),
    0,
  )
}

function filledIn(against: readonly PreferenceId[]): string[] {
  return against.filter(fillsIn).map((id) => preferences[id].means)
}

/** It goes against less, or leaves less to be filled in. */
function isPlainer(
  one: Pick<Candidate<unknown>, 'against'>,
  other: Pick<Candidate<unknown>, 'against'>,
): boolean {
  const total = (against: readonly PreferenceId[]) => cost(against, true) + cost(against, false)
  const less = total(one.against) - total(other.against)
  return less < 0 || (less === 0 && one.against.length < other.against.length)
}

/** Of those with equal meanings the plainest. */
function distinct<M>(
  candidates: readonly Candidate<M>[],
  identify: (value: unknown) => number,
): readonly Candidate<M>[] {
  const plainest = new Map<number, Candidate<M>>()
  for (const candidate of candidates) {
    const id = identify(candidate.reading.meaning)
    const known = plainest.get(id)
    if (!known || isPlainer(candidate, known)) plainest.set(id, candidate)
  }
  return [...plainest.values()]
}

export function chosen<M>(
  candidates: readonly Candidate<M>[],
  identify: (value: unknown) => number,
): { kept: Reading<M>[]; setAside: Reading<M>[] } {
  const all = candidates.length > 1 ? distinct(candidates, identify) : candidates
  const least = Math.min(...all.map(({ against }) => cost(against, true)))
  const inOrder = [...all].sort((one, other) => cost(one.against, false) - cost(other.against, false))
  const dropped = inOrder.filter(({ against }) => cost(against, true) > least)
  // What a dropped reading would have filled in was not filled in.
  const applied = new Set(
    dropped.flatMap(({ against }) => against.filter((id) => preferences[id].settles && !fillsIn(id))),
  )
  const defaults = [...applied].map((id) => preferences[id].means)
  return {
    kept: inOrder
      .filter(({ against }) => cost(against, true) === least)
      .map(({ reading, against }) => ({
        ...reading,
        defaults: [...new Set([...reading.defaults, ...defaults, ...filledIn(against)])],
      })),
    setAside: dropped.map(({ reading }) => reading),
  }
}
