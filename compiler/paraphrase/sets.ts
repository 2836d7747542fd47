/** Sets in words: "each other Rebel that you control at this place", "2 of your units". */
import type { Expression } from '../../runtime/program/expressions.js'
import { isAnyPlayer, testsOf, type Predicate } from './predicates.js'
import { predicateOf } from './relative.js'
import { calling, lettered, say, written, type Speaker } from './speaker.js'
import { article, listed, plural } from './words.js'

type Things = Extract<Expression, { op: 'things' }>

/** How many of a set are meant, and in which words. */
export type Amount = 'each' | 'all' | 'a' | 'no' | 'any' | { many: string }

/** Says a set of things; `inPlayToo`: that they are in play, where nothing else shows it. */
export function setPhrase(set: Things, amount: Amount, speaker: Speaker, inPlayToo = true): string {
  const many = amount === 'all' || (typeof amount === 'object' && !/(^| )1$/.test(amount.many))
  const subject: Expression = { op: 'local', name: set.name }
  const said: Predicate[] = []
  const left: Expression[] = []
  const inner = calling(speaker, set.name, 'it')
  for (const test of testsOf(set.where)) {
    if (isAnyPlayer(test)) continue
    const predicate = predicateOf(test, subject, inner)
    if (predicate === null) left.push(test)
    else said.push(predicate)
  }
  const noun = written(speaker, set.type)
  const { adjectives, behind } = aroundNoun(said, many)
  const kind = [...adjectives, many ? plural(noun) : noun].join(' ')
  const where =
    set.among !== undefined && !isAll(set.among)
      ? ` ${among(set.among, speaker)}`
      : inPlayToo
        ? inPlay(said, set)
        : ''
  const [held = '', ...conditions] = behind
  return `${counted(amount, kind)}${held}${where}${conditions.join('')}${rest(left, set.name, speaker)}`
}

/** "that you do not control": stands behind "with power 3". */
const isClause = (words: string): boolean => /^(that|whose|\w+ which) /.test(words)

/** Words before a noun; behind it who controls it, then everything else. */
export function aroundNoun(
  said: readonly Predicate[],
  many: boolean,
): { adjectives: string[]; behind: [held: string, rest: string] } {
  const other = said.some((one) => one.except === 'this') ? ['other'] : []
  const states = said.filter((one) => one.state === true)
  const adjectives = [...states, ...said.filter((one) => one.state !== true)].flatMap((one) =>
    one.before === undefined ? [] : [one.before(false)],
  )
  const words = (some: readonly Predicate[]): string[] => some.map((one) => one.behind(many, false))
  const left = said.filter((one) => one.before === undefined && one.except !== 'this')
  const held = left.filter((one) => one.held === true)
  const except = left.filter((one) => one.except !== undefined)
  const others = words(left.filter((one) => !held.includes(one) && !except.includes(one)))
  const short = others.filter((one) => !isClause(one))
  const parts = [words(except), short, others.filter(isClause)].filter((some) => some.length > 0)
  return {
    adjectives: [...other, ...adjectives],
    behind: [
      held.map((one) => ` ${one.behind(many, false)}`).join(''),
      parts.map((some) => ` ${listed(some, 'and')}`).join(''),
    ],
  }
}

/** Everything in play, or all players: nothing that would have to be said. */
const isAll = (set: Expression | undefined): boolean => set === undefined || set.op === 'players'

const inPlay = (said: readonly Predicate[], { among: all }: Things): string =>
  all !== undefined || said.some((one) => one.place === true || one.held === true) ? '' : ' in play'

function among(set: Expression, speaker: Speaker): string {
  return set.op === 'contents' ? `in ${say(speaker, set.of)}` : `among ${say(speaker, set)}`
}

function counted(amount: Amount, kind: string): string {
  if (typeof amount === 'object') return `${amount.many} ${kind}`
  return amount === 'a' ? article(kind) : `${amount} ${kind}`
}

/** What can not be said of one thing behind its noun. */
function rest(left: readonly Expression[], name: string, speaker: Speaker): string {
  if (left.length === 0) return ''
  const inner = lettered(speaker, name)
  const conditions = left.map((test) => say(inner, test))
  return `, called ${inner.called.get(name) ?? 'X'}, for which ${listed(conditions, 'and')}`
}

const severalOf = (list: Expression, said: string): boolean =>
  list.op === 'local' && /^the .*chosen \w+s( \(if any\))?$/.test(said)

/** "dice " for a role that holds dice. */
function membersOf(list: Expression, { wordings }: Speaker): string {
  const type =
    list.op === 'role'
      ? wordings.events[list.procedure]?.roles.find(({ name }) => name === list.name)?.type
      : undefined
  return type === undefined ? '' : `${plural(type)} `
}

const playersIn = (amount: Amount): string =>
  typeof amount === 'object' ? `${amount.many} players` : `${amount} player${amount === 'all' ? 's' : ''}`

/** Any expression as what a choice is made from or what is affected. */
export function amountOf(list: Expression, amount: Amount, speaker: Speaker): string {
  if (list.op === 'things') return setPhrase(list, amount, speaker)
  const said = say(speaker, list)
  if (list.op === 'players') return playersIn(amount)
  if (typeof amount === 'object') return `${amount.many} ${membersOf(list, speaker)}of ${said}`
  if (amount === 'a') return list.op === 'contents' ? `a card in ${say(speaker, list.of)}` : `one of ${said}`
  if (amount === 'no' && list.op === 'contents') return `no card in ${say(speaker, list.of)}`
  if (amount === 'each' && list.op === 'contents') return `each card in ${say(speaker, list.of)}`
  if (amount === 'each' && severalOf(list, said)) return `each of ${said}`
  return amount === 'no' || amount === 'any' ? `${amount === 'no' ? 'none' : 'any'} of ${said}` : said
}
