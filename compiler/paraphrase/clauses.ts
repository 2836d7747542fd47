/** Clauses in English: what is affected, from when, how long, who may, how often, and whether copies add up. */
import type { Clause, EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { WindowProgram } from '../../runtime/program/library.js'
import type { Statements } from '../../runtime/program/statements.js'
import { changePhrase, copies } from './changes.js'
import { conjuncts } from './conditions.js'
import { momentPhrase, patternPhrase, sentence, tellingOf } from './events.js'
import { frameOf, type Mood } from './frames.js'
import { block, happening, indented, lower, type Lines } from './lines.js'
import { amountOf } from './sets.js'
import { say, written, writtenWords, type Speaker } from './speaker.js'
import { after, statementLines } from './statements.js'
import { capital, have, listed, times } from './words.js'

type Meaning = Clause<Statements>
type Node<Op extends Meaning['op']> = Extract<Meaning, { op: Op }>
type Sayings = { [Op in Meaning['op']]: (node: Node<Op>, speaker: Speaker) => Lines }

export function clauseLines(clause: Meaning, speaker: Speaker): Lines {
  const saying = sayings[clause.op] as (node: Meaning, speaker: Speaker) => Lines
  return saying(clause, speaker)
}

const body = (statements: Statements, speaker: Speaker): Lines =>
  statementLines(statements, speaker, clauseLines)

/** How long: "while this text is in force and …, ". */
function during(test: Expression | undefined, speaker: Speaker): string {
  const tests = test === undefined ? [] : conjuncts(test, speaker)
  const always = speaker.until === null ? ['this text is in force'] : []
  const all = [...always, ...tests]
  const tangled = tests.some((one) => /,| and | or /.test(one))
  const said = tangled && all.length === 2 ? all.join(', and ') : listed(all, 'and')
  // Behind a list of conditions a comma would not show where they end.
  const end = tangled || tests.length > 1 ? ':' : ','
  const long = speaker.until ? `${speaker.until}, ` : ''
  return all.length === 0 ? long : `${long}while ${said}${end} `
}

const often = (count: number | undefined, per: string | undefined, speaker: Speaker): string =>
  count === undefined
    ? ''
    : ` (at most ${times(count)} ${per === undefined ? 'in the game' : `each ${written(speaker, per)}`})`

/** "a unit may attack", "no unit may attack", said of whoever acts. */
function deed(pattern: EventPattern, speaker: Speaker, mood: Mood, any: string): string {
  return patternPhrase(pattern, speaker, mood, false, any).words
}

/** What begins with "no" or "any" forbids by itself; a certain thing "may not". */
function forbidden(pattern: EventPattern, speaker: Speaker): string {
  const frame = frameOf(speaker, `event ${pattern.event}`)
  if (frame?.kind === 'noun') return deed(pattern, speaker, 'may', 'no')
  const said = deed(pattern, speaker, 'may', 'any')
  return said.startsWith('any ') ? `no ${said.slice(4)}` : deed(pattern, speaker, 'may not', 'any')
}

interface Answer {
  pattern: EventPattern
  if?: Expression
  times?: number
  per?: string
  optional: boolean
  by?: Expression
  do: Statements
}

/** When, on which condition, and who decides; and a speaker who knows the event. */
function occasion(node: Answer, speaker: Speaker): { head: string; inner: Speaker; who: string } {
  const { words, inner } = momentPhrase(node.pattern, speaker, [node.if, node.by, node.do])
  const test = node.if === undefined ? '' : `, if ${say(inner, node.if)}`
  const limit = often(node.times, node.per, speaker)
  const who = node.by === undefined ? 'you' : say(inner, node.by)
  const long = speaker.until ? `${speaker.until}, ` : ''
  return { head: `${long}${words}${test}${limit}`, inner, who }
}

const sayings: Sayings = {
  change: (node, speaker) => {
    const kind = node.kind === undefined ? null : `This is a ${node.kind} effect.`
    const main = sentence(`${during(node.while, speaker)}${changePhrase(node, speaker)}`)
    return [[main, kind, copies(node, speaker)].filter((one) => one !== null).join(' ')]
  },
  grant: ({ affected, clauses, keyword, parameters, while: test, kind }, speaker) => {
    const whom = amountOf(affected, 'each', speaker)
    const given = Object.entries(parameters ?? {}).map(
      ([name, value]) => [name, say(speaker, value)] as const,
    )
    const what =
      keyword === undefined
        ? 'this text, as if printed on it'
        : `the keyword ${writtenWords(speaker, keyword)}${numbers(given)}`
    const head = `${during(test, speaker)}${whom} ${have(whom)} ${what}`
    const tail = kind === undefined ? [] : [`This is a ${kind} effect.`]
    if (clauses.length === 0) return [[sentence(head), ...tail].join(' ')]
    return [
      ...block(
        head,
        clauses.flatMap((clause) => clauseLines(clause, { ...speaker, until: null })),
      ),
      ...tail,
    ]
  },
  add: ({ affected, attribute, word, while: test }, speaker) => {
    const whom = amountOf(affected, 'each', speaker)
    const what =
      attribute === 'type'
        ? `counts as ${say(speaker, word)}, too`
        : `also has ${say(speaker, word)} among its ${written(speaker, attribute)}`
    return [sentence(`${during(test, speaker)}${whom} ${what}`)]
  },
  silence: ({ affected, while: test }, speaker) => [
    sentence(
      `${during(test, speaker)}the game text of ${amountOf(affected, 'each', speaker)} is not in force`,
    ),
  ],
  ban: ({ pattern, while: test }, speaker) => [
    sentence(`${during(test, speaker)}${forbidden(pattern, speaker)}`),
  ],
  permit: ({ pattern, while: test }, speaker) => [
    sentence(
      `${during(test, speaker)}${deed(pattern, speaker, 'may', 'any')}, even where a rule would not allow it`,
    ),
  ],
  must: ({ pattern, while: test }, speaker) => [
    sentence(
      `${during(test, speaker)}wherever it can be chosen that ${deed(pattern, speaker, 'does', 'a')}, only that may be chosen`,
    ),
  ],
  trigger: (node, speaker) => {
    const { head, inner, who } = occasion(node, speaker)
    const lines = body(node.do, inner)
    return node.optional ? block(`${head}, ${who} may do this`, lines) : happening(head, '', lines)
  },
  replace: (node, speaker) => {
    const { head, inner, who } = occasion(node, speaker)
    const how = node.instead ? ' instead' : ' first'
    if (node.instead && node.do.length === 0)
      return [
        sentence(
          `${head}, ${node.optional ? `${who} may decide that it does not happen` : 'it does not happen'}`,
        ),
      ]
    const lines = body(node.do, inner)
    return node.optional
      ? block(`${head}, ${who} may do this${how} (or just let it happen)`, lines)
      : happening(head, how, lines)
  },
  check: ({ test, do: effect }, speaker) =>
    happening(
      `${speaker.until ? `${speaker.until}, ` : ''}as soon as ${say(speaker, test)}`,
      '',
      body(effect, speaker),
    ),
  action: actionLines,
  require: ({ pattern, test }, speaker) => {
    const telling = tellingOf(pattern, test, speaker)
    const { words, inner } = patternPhrase(pattern, speaker, 'may', false, 'a', telling)
    return [sentence(`${words} only if ${say(inner, telling)}`)]
  },
  instruction: ({ label, do: effect }, speaker) =>
    block(
      `when the rules carry out this text${label === undefined ? '' : ` (${label})`}`,
      body(effect, speaker),
    ),
}

/** "Guard 2", "Evade (N is 2 and C is 1)". */
function numbers(given: readonly (readonly [name: string, value: string])[]): string {
  const [only, ...more] = given
  if (only === undefined) return ''
  if (more.length === 0 && !only[1].includes(' ')) return ` ${only[1]}`
  return ` (${listed(
    given.map(([name, value]) => `${name} is ${value}`),
    'and',
  )})`
}

/** "right after …", "when … would …": the event that an ability answers. */
function answered(pattern: EventPattern, words: string): string {
  return words.replace(/^whenever /, pattern.stage === 'just' ? 'right after ' : 'when ')
}

/** Windows in which the game offers what stands under this label, by name. */
function windowsFor(label: string | undefined, { wordings }: Speaker): [string, WindowProgram][] {
  const offered = label ?? 'abilities'
  return Object.entries(wordings.windows).filter(([, { offers }]) => offers.includes(offered))
}

function actionLines(
  { label, while: test, response, times: count, per, targets = [], cost = [], do: effect }: Node<'action'>,
  speaker: Speaker,
): Lines {
  const moment =
    response === undefined ? null : momentPhrase(response, speaker, [test, targets, cost, effect])
  const inner = moment?.inner ?? speaker
  // Who is reminded of a keyword knows its label from print, and not what the rules call their windows.
  const known = speaker.until === '' && label !== undefined
  const offering = windowsFor(label, speaker)
  const windows = response === undefined && !known ? offering.map(([name]) => name) : []
  const modal = offering.length > 0 && offering.every(([, { must }]) => must) ? 'must' : 'may'
  const when = response === undefined || moment === null ? '' : `${answered(response, moment.words)}, `
  const where =
    windows.length === 0
      ? ''
      : ` in the window ${listed(
          windows.map((one) => `“${one}”`),
          'or',
        )}`
  const heading = label === undefined ? '' : ` as ${label}`
  const condition = test === undefined || test.op === 'truth' ? '' : `, while ${say(inner, test)}`
  const head = `${when}you ${modal} use this${heading}${where}${condition}${often(count, per, speaker)}`
  const chosen = targets.reduce((known, one) => after(one, known), inner)
  const paid = cost.reduce((known, one) => after(one, known), chosen)
  const parts: [string, Lines][] = [
    ['first', body(targets, inner)],
    ['cost', body(cost, chosen)],
    ['effect', body(effect, paid)],
  ]
  const said = parts.filter(([, lines]) => lines.length > 0)
  const [only] = said
  if (said.length === 1 && only !== undefined && only[1].length === 1)
    return [`${capital(head)}: ${lower(only[1][0] ?? '')}`]
  // What has only an effect needs no heading for it.
  const shown =
    said.length === 1 && effect.length > 0
      ? body(effect, paid)
      : said.flatMap(([name, lines]) => block(name, lines))
  return [`${capital(head)}:`, ...indented(shown)]
}
