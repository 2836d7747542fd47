/**
 * What a game's words do, and where it is shown. A word counts when the rules give it an effect and a passing scenario
 * of the game runs through it; a word that is only declared does not. An event that the rules only ask for ("if P may draw
 * more than N") has its effect where a text forbids it, or allows it.
 */
import type { Clause, Library, Steps } from '../../runtime/program/library.js'
import type { ScenarioProgram, ScenarioResult } from '../../runtime/scenario/program.js'
import { collectNames, type NameCollector, type NamesUsed } from '../build/names-used.js'

export interface Ran {
  scenario: ScenarioProgram
  result: ScenarioResult
}

/** Kinds of names that must be shown; the others say what something is, not what happens. */
export const kindsShown = ['event', 'definition', 'relation', 'attribute', 'counter', 'keyword'] as const
type KindShown = (typeof kindsShown)[number]

export interface Evidence {
  /** Names with an effect that a passing scenario shows. */
  shown: Record<KindShown, ReadonlySet<string>>
}

/** Steps that change something, or let players do so. */
const changes = new Set([
  'move', 'place', 'turn', 'control', 'succeed', 'tally', 'shuffle', 'reveal', 'roll', 'reroll', 'apply', 'cancel', 'assign', 'finish',
  'win', 'draw', 'stop', 'return', 'window', 'carry-out',
]) // prettier-ignore

export function evidenceOf(library: Library, ran: readonly Ran[]): Evidence {
  const passing = ran.filter(({ result, scenario }) => result.ok && scenario.steps.some(isExpectation))
  const effective = eventsWithEffect(library)
  const happened = new Set(passing.flatMap(({ result }) => result.happened))
  // Whatever is played is played inside the game.
  if (happened.size > 0) happened.add(library.start)
  const inRules = closed(library, (collector) => collectRules(library, collector))
  const inScenarios = closed(library, (collector) => {
    for (const event of happened) collectEvent(library, event, collector)
    for (const { scenario } of passing) collectScenario(library, scenario, collector)
  })
  const both = (kind: KindShown): Set<string> => intersection(inRules[kind], inScenarios[kind])
  return {
    shown: {
      event: union(intersection(happened, effective), intersection(inRules.asked, inScenarios.limited)),
      definition: inScenarios.definition,
      relation: inScenarios.relation,
      attribute: both('attribute'),
      counter: both('counter'),
      keyword: new Set([...inScenarios.keyword].filter((name) => hasText(library, name))),
    },
  }
}

const isExpectation = ({ step }: ScenarioProgram['steps'][number]): boolean => step === 'expect'
const hasText = ({ keywords }: Library, name: string): boolean =>
  (keywords[name]?.text.clauses.length ?? 0) > 0
const union = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one, ...other])
const intersection = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
  new Set([...one].filter((name) => other.has(name)))

/** Events whose body changes something, itself or through what it performs, or that players may answer. */
function eventsWithEffect({ events }: Library): Set<string> {
  const found = new Set<string>()
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const [name, event] of Object.entries(events))
      if (isAnswered(event) || [...event.do, ...event.cost].some((step) => hasEffect(step, found)))
        found.add(name)
  }
  return found
}

/** What may be answered opens a window, as a step does that says so. */
const isAnswered = ({ windows: { before, after } }: Library['events'][string]): boolean =>
  before !== null || after !== null

function hasEffect(step: Steps[number], known: ReadonlySet<string>): boolean {
  if (step.op === 'perform') return known.has(step.event)
  if (step.op === 'guard' || step.op === 'schedule') return step.do.some((one) => hasEffect(one, known))
  return changes.has(step.op)
}

/** All names that are used, also through definitions, derived relations, bases of values and texts of keywords. */
function closed(library: Library, begin: (collector: NameCollector) => void): NamesUsed {
  const collector = collectNames()
  const seen = new Set<string>()
  begin(collector)
  const { used } = collector
  const once = (kind: string, names: ReadonlySet<string>, take: (name: string) => void): void => {
    for (const name of [...names]) {
      if (seen.has(`${kind} ${name}`)) continue
      seen.add(`${kind} ${name}`)
      take(name)
    }
  }
  for (let before = -1; before < seen.size;) {
    before = seen.size
    once('definition', used.definition, (name) =>
      collector.expression(library.definitions[name]?.value ?? null),
    )
    once('relation', used.relation, (name) => collector.expression(library.relations[name]?.test ?? null))
    once('attribute', used.attribute, (name) => collector.expression(library.attributes[name]?.base ?? null))
    once('keyword', used.keyword, (name) => collector.clauses(library.keywords[name]?.text.clauses ?? []))
  }
  return used
}

function collectEvent(library: Library, name: string, collector: NameCollector): void {
  const event = library.events[name]
  if (!event) return
  collector.steps(event.do)
  collector.steps(event.cost)
  Object.values(event.candidates).forEach(collector.expression)
  for (const offer of event.offered) collector.expression(offer.while)
}

function collectRules(library: Library, collector: NameCollector): void {
  for (const name of Object.keys(library.events)) collectEvent(library, name, collector)
  collector.clauses(library.rules.clauses)
  for (const { text } of Object.values(library.keywords)) collector.clauses(text.clauses)
  for (const check of library.checks) {
    collector.expression(check.each)
    collector.steps(check.do)
  }
  if (library.draws) collector.used.attribute.add(library.draws.attribute)
}

/** What a scenario expects, and the texts of the cards in its position. */
function collectScenario(library: Library, scenario: ScenarioProgram, collector: NameCollector): void {
  for (const step of scenario.steps) {
    if (step.step !== 'expect') continue
    const { expectation } = step
    if (expectation.expect === 'fact') collector.expression(expectation.test)
    else if (expectation.expect === 'moment') {
      collector.expression(expectation.test)
      collector.expression(expectation.pattern.where ?? null)
    } else if (expectation.expect === 'holds') collector.expression(expectation.zone)
    else if (expectation.expect === 'events')
      expectation.patterns.forEach(({ pattern }) => collector.expression(pattern.where ?? null))
  }
  const texts = (card: Library['cards'][string] | undefined): void => {
    for (const { clauses } of Object.values(card?.sections ?? {}))
      collector.clauses(clauses as Clause<Steps>[])
    for (const { name } of card?.keywords ?? []) collector.used.keyword.add(name)
  }
  scenario.cards.forEach(texts)
  for (const { card } of scenario.actors) texts(library.cards[card])
}
