/** Statements in English, one or more lines each: who decides, whether it is optional, in which order. */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../runtime/program/statements.js'
import { choosing, chosenAs, choosingNumber } from './choices.js'
import { offered, unboundEvent } from './conditions.js'
import { momentPhrase, sentence, endPhrase } from './events.js'
import { block, happening, isAmount, isPlain, type Lines } from './lines.js'
import { amountOf } from './sets.js'
import { calling, isYou, lettered, named, say, writtenWords, type Speaker } from './speaker.js'
import { capital, counted, conjugated, times } from './words.js'

type Node<Op extends Statement['op']> = Extract<Statement, { op: Op }>
type Sayings = {
  [Op in Statement['op']]: (node: Node<Op>, speaker: Speaker, clauses: ClauseSaying) => string | Lines
}

/** What `apply` needs from the sayings of clauses, which in turn need those of statements. */
export type ClauseSaying = (clause: Node<'apply'>['clause'], speaker: Speaker) => Lines

export function statementLines(statements: Statements, speaker: Speaker, clauses: ClauseSaying): Lines {
  let inner = speaker
  return statements.flatMap((statement) => {
    const saying = sayings[statement.op] as (
      node: Statement,
      speaker: Speaker,
      clauses: ClauseSaying,
    ) => string | Lines
    const before = statement.op === 'each' ? inner : after(statement, inner)
    const said = saying(statement, before, clauses)
    inner = after(statement, inner)
    return said
  })
}

/** The speaker with the names that a statement gives to what follows it. */
export function after(statement: Statement, speaker: Speaker): Speaker {
  switch (statement.op) {
    case 'let':
      return isAlias(statement)
        ? calling(speaker, statement.name, say(speaker, statement.value))
        : nameShown(statement.name, speaker)
    case 'choose':
      return chosenAs(statement, speaker)
    case 'choose-number':
    case 'order':
    case 'roll':
      return nameShown(statement.as, speaker)
    case 'perform':
      if (statement.as === undefined) return speaker
      return calling(speaker, statement.as, /^[A-Z]\d*$/.test(statement.as) ? statement.as : 'the result')
    case 'may':
      return statement.as === undefined ? speaker : calling(speaker, statement.as, offered)
    default:
      return speaker
  }
}

/** Another word for what is known anyway. */
const isAlias = ({ name, value }: Node<'let'>): boolean =>
  !/^[A-Z]\d*$/.test(name) && ['running', 'role', 'participant'].includes(value.op)

function nameShown(name: string, speaker: Speaker): Speaker {
  return /^[A-Z]\d*$|^[a-z][a-z ]*$/.test(name)
    ? calling(speaker, name, named(name))
    : lettered(speaker, name)
}

const verb = (subject: string, stem: string): string => `${subject} ${conjugated(stem, 'does', subject)}`
const ends = { top: 'the top of ', bottom: 'the bottom of ', anywhere: '' }
const name = (as: string, speaker: Speaker): string => say(speaker, { op: 'local', name: as })

/** A speaker to whom a thing that was just named is "it". */
function of(what: Expression, speaker: Speaker): Speaker {
  if (what.op === 'this') return { ...speaker, bearer: 'it' }
  return what.op === 'local' ? calling(speaker, what.name, 'it') : speaker
}

const sayings: Sayings = {
  let: (node, speaker) =>
    isAlias(node) ? [] : sentence(`${name(node.name, speaker)} is ${say(speaker, node.value)}`),
  perform: ({ event, roles, as }, speaker) =>
    sentence(
      `${unboundEvent(event, roles, speaker)}${as !== undefined && name(as, speaker) !== 'the result' ? ` (the result is called ${name(as, speaker)})` : ''}`,
    ),
  move: ({ what, to, end }, speaker) =>
    sentence(`move ${amountOf(what, 'each', speaker)} to ${ends[end]}${say(of(what, speaker), to)}`),
  place: ({ what, relation, on }, speaker) =>
    sentence(`place ${say(speaker, what)} ${relation} ${say(speaker, on)}`),
  turn: ({ what, position }, speaker) =>
    sentence(`${verb(amountOf(what, 'each', speaker), 'become')} ${writtenWords(speaker, position)}`),
  control: ({ what, to }, speaker) =>
    sentence(`${verb(say(speaker, to), 'take')} control of ${say(speaker, what)}`),
  succeed: ({ by, what }, speaker) =>
    sentence(
      `what lasts on ${say(speaker, what)}, and what is still to come for it, is ${say(speaker, by)}'s from now on`,
    ),
  tally,
  shuffle: ({ zone }, speaker) => sentence(`shuffle ${say(speaker, zone)}`),
  reveal: ({ what, to }, speaker) => sentence(`show ${say(speaker, what)} to ${say(speaker, to)}`),
  roll: ({ count, as, sides, by }, speaker) => {
    const dice = `${counted(say(speaker, count), 'dice')} with ${String(sides)} sides (called ${name(as, speaker)} from here on)`
    return sentence(by === undefined ? `roll ${dice}` : `${verb(say(speaker, by), 'roll')} ${dice}`)
  },
  reroll: ({ what }, speaker) => sentence(`roll ${say(speaker, what)} again`),
  choose: (node, speaker) => sentence(choosing(node, speaker)),
  'choose-number': (node, speaker) => sentence(choosingNumber(node, speaker)),
  order: ({ by, items, as }, speaker) =>
    sentence(
      `${verb(say(speaker, by), 'put')} ${say(speaker, items)} in an order of choice (called ${name(as, speaker)} from here on)`,
    ),
  apply: ({ clause, until }, speaker, clauses) =>
    clauses(clause, {
      ...speaker,
      until: until === undefined ? 'for the rest of the game' : `until ${endPhrase(until, speaker)}`,
    }),
  window: ({ window, first }, speaker) =>
    sentence(`players may act or pass (${written(window, speaker)}), beginning with ${say(speaker, first)}`),
  cancel: ({ what }, speaker) => sentence(`${say(speaker, what)} is canceled and has no result`),
  assign: ({ procedure, role, value }, speaker) => {
    const answered = [...speaker.events.values()].flatMap((roles) => roles.get(role) ?? []).at(-1)
    const what = answered ?? say(speaker, { op: 'role', procedure, name: role })
    return sentence(`${what} becomes ${say(speaker, value)}`)
  },
  finish: ({ procedure }, speaker) =>
    sentence(`the ${written(procedure, speaker)} that is going on ends at once`),
  announce: ({ event, roles }, speaker) =>
    sentence(`it counts as having just happened that ${unboundEvent(event, roles, speaker)}`),
  win: ({ player }, speaker) => sentence(`${verb(say(speaker, player), 'win')}, and the game ends`),
  draw: () => 'The game ends without a winner.',
  stop: () => 'The game stops here, unfinished.',
  return: ({ value }, speaker) => sentence(`the result is ${say(speaker, value)}`),
  require: ({ test }, speaker) => sentence(`this can only begin if ${say(speaker, test)}`),
  targets: () => 'The player who uses the ability makes its choices.',
  pay: () => 'The player who uses the ability pays its cost.',
  'carry-out': () => 'The effect of the ability takes place.',
  if: ({ test, then, else: other }, speaker, clauses) => [
    ...block(`if ${say(speaker, test)}`, statementLines(then, speaker, clauses)),
    ...(other === undefined ? [] : block('otherwise', statementLines(other, speaker, clauses))),
  ],
  each: ({ name: bound, of, do: body }, speaker, clauses) => {
    const each = of.op === 'local' ? `each of ${say(speaker, of)}` : amountOf(of, 'each', speaker)
    // What is done to each in one way is said in one sentence.
    if (/^it\d+/.test(bound) && body.length === 1 && body[0]?.op === 'perform' && saidOnce(body[0], bound))
      return statementLines(body, calling(speaker, bound, each), clauses)
    const inner = /^it\d+/.test(bound)
      ? calling(speaker, bound, of.op === 'players' ? 'that player' : 'it')
      : lettered(speaker, bound)
    const called = name(bound, inner)
    return block(
      `for ${each}${/^it$|^that /.test(called) ? '' : ` (${called})`}`,
      statementLines(body, inner, clauses),
    )
  },
  repeat: ({ times: often, until, do: body }, speaker, clauses) => {
    const count =
      often === undefined
        ? 'again and again'
        : isAmount(often)
          ? times(often.value)
          : `${say(speaker, often)} times`
    const end = until === undefined ? '' : ` until ${say(speaker, until)}`
    return block(`do this ${count}${end}`, statementLines(body, speaker, clauses))
  },
  together: ({ do: body }, speaker, clauses) => {
    const lines = statementLines(body, speaker, clauses)
    const [only = ''] = lines
    return isPlain(lines) && !/[.:;] /.test(only)
      ? `${only.slice(0, -1)}, all at the same time.`
      : block('all at the same time', lines)
  },
  may: ({ by, do: body }, speaker, clauses) =>
    block(`${say(speaker, by)} may do this`, statementLines(body, speaker, clauses)),
  ways: ({ by, ways }, speaker, clauses) => [
    `${capital(verb(say(speaker, by), 'choose'))} one of these:`,
    ...ways.flatMap((way) => wayLines(way, statementLines(way.do, speaker, clauses))),
  ],
  whenever: ({ test, do: body }, speaker, clauses) =>
    block(`while this goes on, as soon as ${say(speaker, test)}`, statementLines(body, speaker, clauses)),
  later: ({ pattern, do: body }, speaker, clauses) => {
    const { inner } = momentPhrase(pattern, speaker, body)
    const end = endPhrase(pattern, speaker, body)
    return happening(
      end.startsWith('the next time') ? end : `at ${end}`,
      '',
      statementLines(body, inner, clauses),
    )
  },
}

/** A way behind a dash; with its label, where that says more than the way itself. */
function wayLines({ label, do: body }: Node<'ways'>['ways'][number], lines: Lines): Lines {
  const all = [...lines, ...body.map(({ op }) => op)].join(' ').toLowerCase()
  const flat = lines.every((line) => !/^ |:$/.test(line))
  const known = label.split(' ').every((word) => all.includes(word.toLowerCase()))
  if (flat && known) return [`  - ${lines.join(' ')}`]
  const [head = '', ...more] = block(label, lines)
  return [`  - ${head}`, ...more.map((line) => `    ${line}`)]
}

const saidOnce = (node: object, name: string): boolean =>
  JSON.stringify(node).split(JSON.stringify(name)).length === 2

const written = (words: string, speaker: Speaker): string => writtenWords(speaker, words)

/** "put 2 damage on a unit", "you gain 1 gold", "remove all damage from a unit". */
function tally({ on, counter, by, amount }: Node<'tally'>, speaker: Speaker): string {
  const what = written(counter, speaker)
  const count = say(speaker, amount)
  const amounts = (words: string): string =>
    /^[\dA-Z]\d*$/.test(words) ? counted(words, what) : `${what} equal to ${words}`
  const where = amountOf(on, 'each', speaker)
  if (by === 'set')
    return sentence(
      isZero(amount)
        ? `remove all ${what} from ${where}`
        : `the amount of ${what} on ${where} becomes ${count}`,
    )
  if (isYou(on)) return sentence(`you ${by === 'add' ? 'gain' : 'lose'} ${amounts(count)}`)
  return sentence(
    by === 'add' ? `put ${amounts(count)} on ${where}` : `remove ${amounts(count)} from ${where}`,
  )
}

const isZero = (amount: Expression): boolean => isAmount(amount) && amount.value === 0
