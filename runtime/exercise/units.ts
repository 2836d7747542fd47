/**
 * What play can execute: the clauses of cards, and the statements of the rules. Each knows the nodes of the library by
 * which `Linked.watch` tells that it was.
 */
import type { Clause, Library, SourceSpan, Steps, TextProgram } from '../program/library.js'

export interface Unit {
  kind: 'clause' | 'statement'
  /** Title of the card, or name of the rule. */
  title: string
  /** The words, as written; of a rule without lines of its own, its name. */
  sentence: string
  file: string
  line: number
  /** The unit was executed when one of these was. */
  nodes: readonly object[]
}

/** The clauses of the text of these cards. One that has a body counts when its body is carried out, not when it is offered. */
export function clausesOfCards(library: Library, cards: Iterable<string>): Unit[] {
  return [...new Set(cards)].flatMap((id) => {
    const card = library.cards[id]
    if (!card) return []
    return Object.values(card.sections).flatMap((text) =>
      text.clauses.flatMap((clause) => {
        if (text.clauses.some((other) => isOfOneMind(clause, other))) return []
        const also = text.clauses.filter((other) => isOfOneMind(other, clause)).flatMap(effectsOf)
        return [unitOf('clause', card.title, text, clause, card.source, [...effectsOf(clause), ...also])]
      }),
    )
  })
}

/** What one sentence allows, even where a rule forbids it, and requires everywhere is one clause. */
function isOfOneMind(permit: Clause<Steps>, require: Clause<Steps>): boolean {
  return (
    permit.op === 'permit' &&
    require.op === 'require' &&
    permit.at !== undefined &&
    permit.at === require.at &&
    permit.pattern.event === require.pattern.event
  )
}

/** The statements of the rules: each line of a verb, procedure, action, check, keyword or standing rule. */
export function statementsOfRules(library: Library): Unit[] {
  const events = Object.entries(library.events).flatMap(([title, { cost, do: body, ...text }]) =>
    [cost, body].flatMap((steps) => statementsOf(title, steps, text)),
  )
  const checks = library.checks.flatMap((check) => statementsOf(check.name, check.do, check))
  const keywords = Object.entries(library.keywords).flatMap(([title, { text }]) => clauses(title, text))
  return [...events, ...checks, ...keywords, ...clauses(library.title, library.rules)]
}

function clauses(title: string, text: TextProgram): Unit[] {
  return text.clauses.flatMap((clause) => {
    const bodies = bodiesOf(clause)
    if (bodies.length === 0) return [unitOf('statement', title, text, clause, null, effectsOf(clause))]
    return bodies.flatMap((steps) =>
      statementsOf(title, steps, { spans: text.spans, sentences: undefined, source: spanOf(text, clause) }),
    )
  })
}

function unitOf(
  kind: Unit['kind'],
  title: string,
  text: TextProgram,
  clause: Clause<Steps>,
  source: SourceSpan | null,
  nodes: readonly object[],
): Unit {
  const sentence = (clause.id === undefined ? undefined : text.sentences[clause.id]) ?? title
  const span = spanOf(text, clause) ?? source
  return { kind, title, sentence, file: span?.file ?? '', line: span?.line ?? 0, nodes }
}

const spanOf = ({ spans }: TextProgram, { at }: Clause<Steps>): SourceSpan | null =>
  (at === undefined ? undefined : spans[at]) ?? null

/** What shows that a clause took effect: the steps of its body; else itself, or the pattern that it speaks of. */
function effectsOf(clause: Clause<Steps>): readonly object[] {
  if ('do' in clause) return inside(clause.do)
  return 'pattern' in clause ? [clause.pattern] : [clause]
}

function bodiesOf(clause: Clause<Steps>): Steps[] {
  if (!('do' in clause)) return []
  return clause.op === 'action'
    ? [clause.targets ?? [], clause.cost ?? [], clause.do].filter((steps) => steps.length > 0)
    : [clause.do]
}

interface Placed {
  spans: readonly SourceSpan[]
  sentences?: readonly string[] | undefined
  source: SourceSpan | null
}

/** The statements of one body: steps that come from one place are one statement. */
function statementsOf(title: string, body: Steps, { spans, sentences, source }: Placed): Unit[] {
  const places = new Map<number | undefined, object[]>()
  for (const step of inside(body)) {
    const nodes = places.get(step.at)
    if (nodes) nodes.push(step)
    else places.set(step.at, [step])
  }
  return [...places].map(([at, nodes]) => {
    const span = (at === undefined ? undefined : spans[at]) ?? source
    const sentence = (at === undefined ? undefined : sentences?.[at]) ?? title
    return { kind: 'statement', title, sentence, file: span?.file ?? '', line: span?.line ?? 0, nodes }
  })
}

/** The steps of a body, and those of the bodies inside it. Jumps say nothing: they belong to what they end. */
function inside(steps: Steps): Steps {
  return steps.flatMap((step): Steps => {
    if (step.op === 'jump') return []
    if (step.op === 'guard' || step.op === 'schedule') return [step, ...inside(step.do)]
    return [step]
  })
}
