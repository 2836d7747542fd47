/** Whether a verb is declared, and takes what stands with it. */
import type { Complement, Frame } from '../../reading/lexicon.js'
import { isFree } from '../fit/adjuncts.js'
import { matches } from '../fit/frames.js'
import { fits } from '../fit/types.js'
import { partOf } from '../node.js'
import type { Node } from '../outline.js'
import type { Checking } from './kit.js'
import { typeName } from './kit.js'

/** What stands with a verb; in the passive, what is done to stands among the objects. */
export interface Use {
  verb: Node
  subject: Node | null
  objects: readonly Node[]
  phrases: readonly Node[]
  adverbs: readonly Node[]
  /** A change without attribute: "deploys -2". */
  change: Node | undefined
  /** An adjective or a gerund in place of an object. */
  state: Node | undefined
  /** What it is done to stands elsewhere: before a relative clause, or with another verb. */
  objectElsewhere: boolean
}

interface Problem {
  kind: 'verb frame' | 'type'
  node: Node
  message: string
  blocker: string
}

export function checkVerb(use: Use, checking: Checking): void {
  const { verb } = use
  const frames = checking.lexicon.frames(verb.stem).filter(({ kind }) => kind === 'verb')
  if (frames.length === 0) {
    if (verb.form !== 'unknown' && verb.form !== 'coined')
      checking.report('verb frame', verb, `Nothing says what can be done with "${verb.stem}".`, verb.stem)
    return
  }
  let best: Problem[] | null = null
  for (const frame of frames) {
    const problems = problemsWith(frame, use, checking)
    if (problems.length === 0) return
    if (best === null || problems.length < best.length) best = problems
  }
  for (const { kind, node, message, blocker } of best ?? []) checking.report(kind, node, message, blocker)
}

function problemsWith(frame: Frame, use: Use, checking: Checking): Problem[] {
  const { lexicon, words } = checking
  const { verb, subject } = use
  const problems: Problem[] = []
  const fault = (kind: Problem['kind'], node: Node, message: string, blocker: string): void => {
    problems.push({ kind, node, message, blocker })
  }
  const doer = frame.subject?.type.name ?? 'player'
  if (subject && !fits(subject.type, doer, lexicon))
    fault('type', subject, `"${words(subject)}" is no ${typeName(doer)} that can ${verb.stem}.`, `${typeName(subject.type)} ${verb.stem}s`) // prettier-ignore
  const free = [...frame.complements]
  const take = (fitting: (place: Complement) => boolean): boolean => {
    const at = free.findIndex(fitting)
    if (at >= 0) free.splice(at, 1)
    return at >= 0
  }
  const amount = use.change && partOf(use.change, 'amount')
  for (const object of [...use.objects, ...(amount ? [amount] : [])]) {
    if (take((place) => place.preposition === null && matches(object, place, lexicon))) continue
    const takesNone = !frame.complements.some(({ preposition }) => preposition === null)
    const what = `"${words(object)}" is nothing to ${verb.stem}.`
    fault(takesNone ? 'verb frame' : 'type', object, what, takesNone ? `${verb.stem} something` : `${verb.stem} ${typeName(object.type)}`) // prettier-ignore
  }
  for (const phrase of use.phrases) {
    const object = partOf(phrase, 'object')
    const preposition = phrase.stem
    if (take((place) => place.preposition === preposition && (!object || matches(object, place, lexicon))))
      continue
    if (isFree(phrase, null, lexicon)) continue
    const declared = frame.complements.some((place) => place.preposition === preposition)
    const what = `Nothing is ${verb.stem}ed ${preposition} "${object ? words(object) : ''}".`
    const type = declared && object ? ` ${typeName(object.type)}` : ''
    fault(declared ? 'type' : 'verb frame', phrase, what, `${verb.stem} … ${preposition}${type}`)
  }
  if (use.change && !amount && lexicon.attribute(verb.stem) === undefined)
    fault('verb frame', use.change, `A change does not go with ${verb.stem}.`, `${verb.stem} +N`)
  if (use.state && !take(({ preposition, role }) => preposition === null && role !== null))
    fault('verb frame', use.state, `"${words(use.state)}" does not go with ${verb.stem}.`, `${verb.stem} + state`) // prettier-ignore
  for (const adverb of use.adverbs)
    take((place) => place.role === null && place.words.join(' ') === adverb.stem)
  const missing = free.find((place) => place.preposition === null && !place.optional)
  if (missing && !use.objectElsewhere && !use.state)
    fault('verb frame', verb, `It is not said what to ${verb.stem}.`, `${verb.stem} nothing`)
  return problems
}
