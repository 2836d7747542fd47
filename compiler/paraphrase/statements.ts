/** Statements in English, one or more lines each: who decides, whether it is optional, in which order. */
import type { Statement, Statements } from '../../runtime/program/statements.js'
import type { Expression } from '../../runtime/program/expressions.js'
import { eventPhrase, momentPhrase } from './events.js'
import { naming, say, type Speaker } from './speaker.js'

type Node<Op extends Statement['op']> = Extract<Statement, { op: Op }>
type Lines = string[]
type Sayings = { [Op in Statement['op']]: (node: Node<Op>, speaker: Speaker) => string | Lines }

/** What `apply` needs from the sayings of clauses, which in turn need those of statements. */
export interface ClauseSaying {
  lines: (clause: Node<'apply'>['clause'], speaker: Speaker) => Lines
}

export function statementLines(statements: Statements, speaker: Speaker, clauses: ClauseSaying): Lines {
  const sayings = sayingsWith(clauses)
  let named = speaker
  return statements.flatMap((statement) => {
    for (const name of namesOf(statement)) named = naming(named, name)
    const saying = sayings[statement.op] as (node: Statement, speaker: Speaker) => string | Lines
    return saying(statement, named)
  })
}

export const indented = (lines: Lines): Lines => lines.map((line) => `  ${line}`)

/** Names that a statement gives to what follows it. */
function namesOf(statement: Statement): string[] {
  switch (statement.op) {
    case 'let':
    case 'each':
      return [statement.name]
    case 'choose':
    case 'choose-number':
    case 'order':
    case 'roll':
      return [statement.as]
    case 'perform':
    case 'may':
      return statement.as === undefined ? [] : [statement.as]
    default:
      return []
  }
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
const opening = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}:`
const verb = (subject: string, third: string, base: string): string =>
  `${subject} ${subject === 'you' ? base : third}`
const number = (expression: Expression, value: number): boolean =>
  expression.op === 'number' && expression.value === value

const ends = { top: 'the top of ', bottom: 'the bottom of ', anywhere: '' }

function choice({ by, as, from, least, most, secret }: Node<'choose'>, speaker: Speaker): string {
  const who = say(speaker, by)
  const how = secret === true ? ' secretly' : ''
  const name = say(speaker, { op: 'local', name: as })
  const things = `of these: ${say(speaker, from)} (called ${name} from here)`
  const optional = number(least, 0)
  const amount =
    number(least, 1) && number(most, 1)
      ? 'exactly one'
      : JSON.stringify(least) === JSON.stringify(most)
        ? `exactly ${say(speaker, most)}`
        : optional
          ? `up to ${say(speaker, most)}`
          : `at least ${say(speaker, least)} and at most ${say(speaker, most)}`
  return sentence(`${who} ${optional ? 'may' : 'must'}${how} choose ${amount} ${things}`)
}

function sayingsWith(clauses: ClauseSaying): Sayings {
  const block = (head: string, body: Statements, speaker: Speaker): Lines => [
    opening(head),
    ...indented(statementLines(body, speaker, clauses)),
  ]
  return {
    let: ({ name, value }, speaker) =>
      sentence(`from here ${say(speaker, { op: 'local', name })} is ${say(speaker, value)}`),
    perform: ({ event, roles, as }, speaker) =>
      sentence(
        `${eventPhrase(event, roles, speaker)}${as === undefined ? '' : ` (its result is called ${say(speaker, { op: 'local', name: as })})`}`,
      ),
    move: ({ what, to, end }, speaker) =>
      sentence(`move ${say(speaker, what)} to ${ends[end]}${say(speaker, to)}`),
    place: ({ what, relation, on }, speaker) =>
      sentence(`place ${say(speaker, what)} ${relation} ${say(speaker, on)}`),
    turn: ({ what, position }, speaker) => sentence(`${say(speaker, what)} becomes ${position}`),
    control: ({ what, to }, speaker) =>
      sentence(`${verb(say(speaker, to), 'takes', 'take')} control of ${say(speaker, what)}`),
    tally: ({ on, counter, by, amount }, speaker) => {
      const counters = `${say(speaker, amount)} ${counter} counters`
      if (by === 'set')
        return sentence(
          `the number of ${counter} counters on ${say(speaker, on)} becomes ${say(speaker, amount)}`,
        )
      return sentence(
        by === 'add'
          ? `put ${counters} on ${say(speaker, on)}`
          : `remove ${counters} from ${say(speaker, on)}`,
      )
    },
    shuffle: ({ zone }, speaker) => sentence(`shuffle ${say(speaker, zone)}`),
    reveal: ({ what, to }, speaker) => sentence(`show ${say(speaker, what)} to ${say(speaker, to)}`),
    roll: ({ count, as, sides, by }, speaker) =>
      sentence(
        `${by === undefined ? 'roll' : verb(say(speaker, by), 'rolls', 'roll')} ${say(speaker, count)} dice with ${String(sides)} sides (called ${say(speaker, { op: 'local', name: as })} from here)`,
      ),
    reroll: ({ what }, speaker) => sentence(`roll ${say(speaker, what)} again`),
    choose: choice,
    'choose-number': ({ by, as, least, most, secret }, speaker) =>
      sentence(
        `${say(speaker, by)} must${secret === true ? ' secretly' : ''} choose a number from ${say(speaker, least)} to ${say(speaker, most)} (called ${say(speaker, { op: 'local', name: as })} from here)`,
      ),
    order: ({ by, as, items }, speaker) =>
      sentence(
        `${say(speaker, by)} must put ${say(speaker, items)} in an order of choice (called ${say(speaker, { op: 'local', name: as })} from here)`,
      ),
    apply: ({ clause, until }, speaker) => {
      const end = until === undefined ? 'for the rest of the game' : `until ${momentPhrase(until, speaker)}`
      return [opening(`from now on, ${end}`), ...indented(clauses.lines(clause, speaker))]
    },
    window: ({ window, first }, speaker) =>
      sentence(`players may act or pass in the window “${window}”, ${say(speaker, first)} first`),
    cancel: ({ what }, speaker) => sentence(`cancel ${say(speaker, what)}: it has no result`),
    assign: ({ procedure, role, value }, speaker) =>
      sentence(`${say(speaker, { op: 'role', procedure, name: role })} becomes ${say(speaker, value)}`),
    finish: ({ procedure }) => sentence(`the ${procedure} that is going on ends here`),
    announce: ({ event, roles }, speaker) =>
      sentence(`it counts as just happened that ${eventPhrase(event, roles, speaker)}`),
    win: ({ player }, speaker) => sentence(`${verb(say(speaker, player), 'wins', 'win')} and the game ends`),
    draw: () => 'The game ends without a winner.',
    return: ({ value }, speaker) => sentence(`the result is ${say(speaker, value)}`),
    require: ({ test }, speaker) => sentence(`this can only begin if ${say(speaker, test)}`),
    targets: () => 'The player who uses the ability makes its choices.',
    pay: () => 'The player who uses the ability pays its cost.',
    'carry-out': () => 'The effect of the ability happens.',
    if: ({ test, then, else: other }, speaker) => [
      ...block(`if ${say(speaker, test)}`, then, speaker),
      ...(other === undefined ? [] : block('otherwise', other, speaker)),
    ],
    each: ({ name, of, do: body }, speaker) =>
      block(
        `for each ${say(speaker, { op: 'local', name })} of ${say(speaker, of)}, one after the other`,
        body,
        speaker,
      ),
    repeat: ({ times, until, do: body }, speaker) => {
      const often = times === undefined ? 'again and again' : `${say(speaker, times)} times`
      const end = until === undefined ? '' : ` until ${say(speaker, until)}`
      return block(`do this ${often}${end}`, body, speaker)
    },
    together: ({ do: body }, speaker) => block('all of this happens at the same time', body, speaker),
    may: ({ by, do: body }, speaker) =>
      block(`${say(speaker, by)} may decide to do this, or not to`, body, speaker),
    ways: ({ by, ways }, speaker) => [
      opening(`${say(speaker, by)} must choose one of these`),
      ...indented(ways.flatMap((way) => block(way.label, way.do, speaker))),
    ],
    whenever: ({ test, do: body }, speaker) =>
      block(`as long as this goes on, as soon as ${say(speaker, test)}`, body, speaker),
    later: ({ pattern, do: body }, speaker) =>
      block(`later, once, ${momentPhrase(pattern, speaker)}`, body, speaker),
  }
}
