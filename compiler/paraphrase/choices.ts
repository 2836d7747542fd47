/** Choices: by whom, of how many, from what, and what the chosen is called from then on. */
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statement } from '../../runtime/program/statements.js'
import { isAmount } from './lines.js'
import { equal } from './predicates.js'
import { amountOf } from './sets.js'
import { calling, lettered, say, type Speaker } from './speaker.js'
import { conjugated, plural } from './words.js'

type Choose = Extract<Statement, { op: 'choose' }>
const isLetter = (name: string): boolean => /^[A-Z]\d*$/.test(name)
const is = (expression: Expression, value: number): boolean =>
  isAmount(expression) && expression.value === value

/** "the chosen unit"; its letter, or a free one where that would not tell it from what was chosen before. */
export function chosenAs({ as, least, most, from }: Choose, speaker: Speaker): Speaker {
  if (isLetter(as)) return calling(speaker, as, as)
  const name = as.replace(/ \d+$/, '')
  const type = from.op === 'role' ? roleType(from, speaker) : from.op === 'things' ? from.type : undefined
  const noun = type ?? name
  const isTaken = [...speaker.called.values()].some((other) =>
    [noun, plural(noun)].some((one) => other.startsWith(`the chosen ${one}`)),
  )
  if (isTaken) return lettered(speaker, as)
  const chosen = `the chosen ${is(most, 1) ? noun : plural(noun)}`
  return calling(speaker, as, is(least, 0) ? `${chosen} (if any)` : chosen)
}

function roleType(
  { procedure, name }: Extract<Expression, { op: 'role' }>,
  { wordings }: Speaker,
): string | undefined {
  return wordings.events[procedure]?.roles.find((role) => role.name === name)?.type
}

/** "you must choose 2 units that your opponent controls". */
export function choosing({ by, from, least, most, secret, as }: Choose, speaker: Speaker): string {
  const who = say(speaker, by)
  const optional = is(least, 0)
  const how = secret === true ? ' secretly' : ''
  const verb = optional
    ? `may${how} choose`
    : `${secret === true ? 'secretly ' : ''}${conjugated('choose', 'does', who)}`
  const name = say(speaker, { op: 'local', name: as })
  const what = chosenFrom(from, least, most, speaker)
  const called =
    isLetter(name) && !what.includes(`, called ${name}, `) ? ` (called ${name} from here on)` : ''
  return `${who} ${verb} ${what}${optional ? ', or none' : ''}${called}`
}

function chosenFrom(from: Expression, least: Expression, most: Expression, speaker: Speaker): string {
  if (is(most, 1)) return amountOf(from, 'a', speaker)
  const all = most.op === 'count' && equal(most.of, from)
  if (equal(least, most))
    return all
      ? amountOf(from, 'all', speaker)
      : amountOf(from, { many: `exactly ${say(speaker, most)}` }, speaker)
  if (all)
    return amountOf(
      from,
      { many: is(least, 0) ? 'any number of' : `at least ${say(speaker, least)}` },
      speaker,
    )
  const amount = is(least, 0)
    ? `up to ${say(speaker, most)}`
    : `from ${say(speaker, least)} to ${say(speaker, most)}`
  return amountOf(from, { many: amount }, speaker)
}

export function choosingNumber(
  { by, as, least, most, secret }: Extract<Statement, { op: 'choose-number' }>,
  speaker: Speaker,
): string {
  const who = say(speaker, by)
  const how = secret === true ? 'secretly ' : ''
  return `${who} ${how}${conjugated('choose', 'does', who)} a number from ${say(speaker, least)} to ${say(speaker, most)} (called ${say(speaker, { op: 'local', name: as })} from here on)`
}
