/** All readings of a text, wherever it stands: the chart of its words, and what its references may mean. */
import type { Named, Reading } from './api.js'
import type { Category, Payloads } from './categories.js'
import { parse } from './chart/chart.js'
import type { Text } from './chart/chart.js'
import type { Edge } from './chart/edge.js'
import type { Failed } from './chart/fill.js'
import type { Grammar } from './chart/grammar.js'
import { createIdentity } from './chart/identity.js'
import { chosen } from './choosing.js'
import { cancelingBegun } from './clauses/meaning/begun.js'
import { tidied } from './clauses/meaning/tidy.js'
import type { Goal } from './goals.js'
import { oneByOne } from './meaning/names.js'
import { mentionsName } from './meaning/subject.js'
import { bindsAfter } from './resolve/bindings.js'
import { mentionsIn } from './resolve/mentions.js'
import { renamed } from './resolve/renaming.js'
import { resolve } from './resolve/resolve.js'
import { secretChoices } from './resolve/secrets.js'
import { tokenReport } from './token-report.js'
import type { ReadToken } from './tokens.js'

export interface Candidate<M> {
  reading: Reading<M>
  against: Edge['against']
}

export interface Analysis<M> {
  readings: Reading<M>[]
  setAside: Reading<M>[]
  /** There may be more readings than these. */
  more: boolean
  /** Its words can not stand in this order. */
  stuck: boolean
  /** It has no reading, and will not have one by what follows behind a full stop. */
  shut: boolean
  /** Why what is like a reading has no meaning: references that mean nothing, and what does not fit the goal. */
  failures: string[]
  unfit: string[]
  /** What was tried beside the readings. */
  ruledOut: readonly Failed[]
}

/** With more readings of different meaning a sentence can not be checked: nobody can say what its author meant. */
export const mostReadings = 64

export function analysed<C extends Category, M>(
  grammar: Grammar,
  goal: Goal<C, M>,
  text: Text & { tokens: readonly ReadToken[] },
): Analysis<M> {
  const { tokens } = text
  const chart = parse(grammar, text, { goal: goal.category })
  const candidates: Candidate<M>[] = []
  const failures: string[] = []
  const unfit: string[] = []
  let { complete } = chart
  for (const edge of chart.edges(0, tokens.length, goal.category)) {
    const meant = goal.meaning(edge.payload as Payloads[C])
    if ('ruledOut' in meant) {
      unfit.push(meant.ruledOut)
      continue
    }
    if (mentionsName(meant.meaning, oneByOne)) {
      unfit.push('things to be chosen are said one by one')
      continue
    }
    const { found, more, failure } = candidatesOf(meant, edge, text)
    candidates.push(...found)
    if (more) complete = false
    if (failure !== null) failures.push(failure)
  }
  const { kept, setAside } = chosen(candidates, createIdentity())
  return {
    readings: kept.slice(0, mostReadings),
    setAside,
    more: !complete || kept.length > mostReadings,
    stuck: chart.stuck,
    shut: kept.length === 0 && complete && !chart.mayPrecede("'.'"),
    failures,
    unfit,
    ruledOut: kept.length > 0 ? chart.ruledOut : [],
  }
}

/** Each way to understand the references of a meaning. */
function candidatesOf<M>(
  { meaning, binds }: { meaning: M; binds: Named[] },
  edge: Edge,
  { tokens, scope }: Text & { tokens: readonly ReadToken[] },
): { found: Candidate<M>[]; more: boolean; failure: string | null } {
  const mentions = mentionsIn(edge)
  const { ways, more, failure } = resolve(meaning, mentions, scope)
  const found = ways.map((way): Candidate<M> => {
    const { meaning: named, names } = renamed(cancelingBegun(tidied(way.meaning), scope.lexicon), scope)
    const called = (one: Named): Named => {
      const { value } = one
      const name = value.op === 'local' ? names.get(value.name) : undefined
      return name === undefined ? one : { ...one, value: { op: 'local', name } }
    }
    const lasting = bindsAfter(named).map(({ value, type }): Named => ({ words: [], type, value }))
    const known = mentions.flatMap(({ value, type, onlyThat, byName, host }): Named[] =>
      onlyThat || byName ? [] : [{ words: [], type, value, ...(host && { host }) }],
    )
    const against = [...edge.against, ...way.against]
    const ownCard = against.filter((id) => id === 'own-card').length
    return {
      reading: {
        meaning: named,
        ...(ownCard > 0 && { ownCard }),
        binds: [...binds.map(called), ...secretChoices(named)],
        mentions: [...known, ...lasting],
        defaults: [],
        tokens: tokenReport(edge, tokens),
      },
      against,
    }
  })
  return { found, more, failure }
}
