/** Clauses in English: what is affected, from when, how long, who may, how often, and whether copies add up. */
import type { Clause, EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import { momentPhrase, patternPhrase } from './events.js'
import { eachPhrase } from './expressions.js'
import { say, withEvent, type Speaker } from './speaker.js'
import { indented, statementLines } from './statements.js'

type Meaning = Clause<Statements>
type Node<Op extends Meaning['op']> = Extract<Meaning, { op: Op }>
type Sayings = { [Op in Meaning['op']]: (node: Node<Op>, speaker: Speaker) => string[] }

export function clauseLines(clause: Meaning, speaker: Speaker): string[] {
  const saying = sayings[clause.op] as (node: Meaning, speaker: Speaker) => string[]
  return saying(clause, speaker)
}

const saying = { lines: clauseLines }
const body = (statements: Statements, speaker: Speaker): string[] =>
  indented(statementLines(statements, speaker, saying))
const during = (test: Expression | undefined, speaker: Speaker): string =>
  test === undefined
    ? 'As long as this text is in force'
    : `As long as this text is in force and ${say(speaker, test)}`
const often = (times: number | undefined, per: string | undefined): string =>
  times === undefined
    ? ''
    : `, at most ${times === 1 ? 'once' : `${String(times)} times`} ${per === undefined ? 'in the game' : `per ${per}`}`

/** Whether a second copy of the text changes the value again. */
function copies({ cumulative }: Node<'change'>, { wordings }: Speaker): string[] {
  const rules = wordings.stacking.filter(({ kind, keep }) => kind === null && keep !== 'all')
  const [rule] = rules
  if (rule === undefined) return ['Several copies of this text add up.']
  if (cumulative === true && rule.unlessCumulative)
    return ['Several copies of this text add up, as it says itself.']
  return [`Changes with the same ${rule.key.join(', ')} do not add up: only the ${rule.keep} one counts.`]
}

const layers: Record<string, (value: string, amount: string) => string> = {
  base: (value, amount) => `${value} starts from ${amount}`,
  set: (value, amount) => `${value} is ${amount}`,
  add: (value, amount) =>
    amount.startsWith('-') ? `${value} is lower by ${amount.slice(1)}` : `${value} is higher by ${amount}`,
  multiply: (value, amount) => `${value} is multiplied by ${amount}`,
  double: (value) => `${value} is doubled`,
  halve: (value) => `${value} is halved`,
  limit: (value, amount) => `${value} is bounded by ${amount}`,
  cap: (value, amount) => `${value} is at most ${amount}`,
  floor: (value, amount) => `${value} is at least ${amount}`,
}

function change(node: Node<'change'>, speaker: Speaker): string[] {
  const value = `the ${node.attribute} of ${eachPhrase(node.affected, speaker)}`
  const amount = say(speaker, node.amount)
  const said = Object.hasOwn(layers, node.layer) ? layers[node.layer]?.(value, amount) : undefined
  const limit =
    node.limit === undefined
      ? ''
      : ` (all changes of this kind together by no more than ${say(speaker, node.limit)})`
  const kind = node.kind === undefined ? '' : ` This is a ${node.kind} effect.`
  return [
    `${during(node.while, speaker)}, ${said ?? `${value} changes at the step “${node.layer}” by ${amount}`}${limit}.${kind}`,
    ...copies(node, speaker),
  ]
}

const chooser = (optional: boolean, by: Expression | undefined, speaker: Speaker): string => {
  const who = by === undefined ? 'you' : say(speaker, by)
  return optional ? `${who} may decide whether this is done` : 'this is done, whether or not anyone wants it'
}

/** The event as the subject of a ban or permission, without its moment. */
const deed = (pattern: EventPattern, speaker: Speaker): string => patternPhrase(pattern, speaker)

const sayings: Sayings = {
  change,
  grant: ({ affected, clauses, keyword, parameters, while: test }, speaker) => {
    const given = Object.entries(parameters ?? {}).map(
      ([name, value]) => ` (${name} is ${say(speaker, value)})`,
    )
    const what =
      keyword === undefined
        ? 'has this text, as if printed on it'
        : `has the keyword ${keyword}${given.join('')}`
    const head = `${during(test, speaker)}, ${eachPhrase(affected, speaker)} ${what}`
    return clauses.length === 0
      ? [`${head}.`]
      : [`${head}:`, ...indented(clauses.flatMap((clause) => clauseLines(clause, speaker)))]
  },
  add: ({ affected, attribute, word, while: test }, speaker) => [
    `${during(test, speaker)}, ${eachPhrase(affected, speaker)} also has ${say(speaker, word)} among its ${attribute}.`,
  ],
  silence: ({ affected, while: test }, speaker) => [
    `${during(test, speaker)}, the game text of ${eachPhrase(affected, speaker)} is not in force.`,
  ],
  ban: ({ pattern, while: test }, speaker) => [
    `${during(test, speaker)}, it is forbidden that ${deed(pattern, speaker)}.`,
  ],
  permit: ({ pattern, while: test }, speaker) => [
    `${during(test, speaker)}, it is allowed that ${deed(pattern, speaker)}, even where a rule would not allow it.`,
  ],
  must: ({ pattern, while: test }, speaker) => [
    `${during(test, speaker)}, of all choices for it only these may be taken, if there are any: ${deed(pattern, speaker)}.`,
  ],
  trigger: ({ pattern, if: test, optional, by, do: effect, times, per }, speaker) => {
    const inner = withEvent(speaker, pattern)
    const condition = test === undefined ? '' : `, if then ${say(inner, test)}`
    return [
      `Each time ${momentPhrase(pattern, speaker)}${condition}${often(times, per)}, ${chooser(optional, by, inner)}:`,
      ...body(effect, inner),
    ]
  },
  replace: ({ pattern, if: test, optional, by, instead, do: effect, times, per }, speaker) => {
    const inner = withEvent(speaker, pattern)
    const condition = test === undefined ? '' : `, if then ${say(inner, test)}`
    const how = instead ? 'it does not happen, and instead' : 'before it happens'
    return [
      `Each time ${momentPhrase(pattern, speaker)}${condition}${often(times, per)}, ${chooser(optional, by, inner)}; ${how}:`,
      ...(instead && effect.length === 0 ? ['  Nothing happens.'] : body(effect, inner)),
    ]
  },
  action: ({ label, while: test, response, times, per, targets, cost, do: effect }, speaker) => {
    const inner = response === undefined ? speaker : withEvent(speaker, response)
    const moment = response === undefined ? '' : ` in answer ${momentPhrase(response, speaker)}`
    const heading = label === undefined ? '' : ` as ${label}`
    const condition = test === undefined ? '' : `, as long as ${say(inner, test)}`
    return [
      `You may use this${heading}${moment}${condition}${often(times, per)}:`,
      ...(targets === undefined || targets.length === 0
        ? []
        : ['  First choose:', ...indented(body(targets, inner))]),
      ...(cost === undefined || cost.length === 0
        ? []
        : ['  Then pay this cost in full:', ...indented(body(cost, inner))]),
      '  Effect:',
      ...indented(body(effect, inner)),
    ]
  },
  require: ({ pattern, test }, speaker) => [
    `Only if ${say(withEvent(speaker, pattern), test)} may it begin that ${deed(pattern, speaker)}.`,
  ],
  instruction: ({ label, do: effect }, speaker) => [
    `When the rules carry out this text${label === undefined ? '' : ` as ${label}`}:`,
    ...body(effect, speaker),
  ],
}
