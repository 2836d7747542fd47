/**
 * How things become what an effect acts on: "a card" is chosen by whoever acts, "each card" is gone through, "the card" is
 * named, so that later words may refer to it although it has moved.
 */
import type { Expression } from '../../../../runtime/program/expressions.js'
import type { Statements } from '../../../../runtime/program/statements.js'
import { ruledOut } from '../../chart/rule.js'
import type { RuledOut, Site } from '../../chart/rule.js'
import { number } from '../../meaning/logic.js'
import { oneByOne } from '../../meaning/names.js'
import { members } from '../../meaning/quantify.js'
import type { ThingPhrase } from '../../phrases.js'

/** Who acts, where. `actor` is null in a body where nobody was said to act. */
export interface Doing {
  actor: Expression | null
  site: Site
}

export type Then = (value: Expression) => Statements | RuledOut

/** A name for what is chosen or looked at: the one the phrase gives, or that of its set, which is its place in the text. */
export function nameFor(thing: ThingPhrase, site: Site): string {
  return thing.binds ?? thing.set?.name ?? `it${site.start}`
}

export function isRefusal(made: Statements | RuledOut): made is RuledOut {
  return !Array.isArray(made)
}

/** What `then` makes of the things, chosen, counted or gone through as the determiner says; `many` if it takes a list. */
export function over(thing: ThingPhrase, many: boolean, doing: Doing, then: Then): Statements | RuledOut {
  const all = members(thing)
  if (thing.joined && isApart(all)) return oneAfterTheOther(thing.joined, many, doing, then)
  const name = nameFor(thing, doing.site)
  const local: Expression = { op: 'local', name }
  const through = (list: Expression): Statements | RuledOut => {
    const item = list.op === 'local' && list.name === name ? `${name} each` : name
    const done = then({ op: 'local', name: item })
    if (isRefusal(done)) return done
    const each: Statements = [{ op: 'each', name: item, of: list, do: done }]
    return thing.type.name === 'player' ? each : [{ op: 'together', do: each }]
  }
  // "loses your scout", of which there may be several: one of them.
  switch (thing.oneOfSeveral ? 'a' : thing.determiner) {
    case 'the': {
      // "the top 2 cards" are others once one of them is gone.
      if (thing.type.many && !many)
        return all.op === 'first' || all.op === 'last'
          ? prefixed([{ op: 'let', name, value: all }], through(local))
          : through(all)
      if (isSteady(all)) return then(all)
      return prefixed([{ op: 'let', name, value: all }], then(local))
    }
    case 'each':
    case 'all':
    case 'bare':
      return many ? then(all) : through(all)
    case 'no':
      return ruledOut('"no" says what is not done')
    case 'a':
    case 'another':
    case 'any':
    case 'any number of':
    case 'up to':
    case 'at least':
    case 'exactly': {
      if (!doing.actor) return ruledOut('nobody is said to choose')
      const [least, most] = bounds(thing, all)
      const choose: Statements = [{ op: 'choose', by: doing.actor, as: name, from: all, least, most }]
      const single = most.op === 'number' && most.value <= 1
      return prefixed(choose, single || many ? then(local) : through(local))
    }
  }
}

/** Of these some are chosen, or looked for in a place of their own. */
export const isApart = (value: Expression): boolean => value.op === 'local' && value.name === oneByOne

/** "your ship and a pilot": first the one, then the other; or all of them, when each is found. */
function oneAfterTheOther(
  things: readonly ThingPhrase[],
  many: boolean,
  doing: Doing,
  then: Then,
): Statements | RuledOut {
  if (!many)
    return things.reduce<Statements | RuledOut>((done, one) => {
      return isRefusal(done) ? done : prefixed(done, over(one, false, doing, then))
    }, [])
  const found = (rest: readonly ThingPhrase[], items: Expression[]): Statements | RuledOut => {
    const [next, ...others] = rest
    return next
      ? over(next, false, doing, (value) => found(others, [...items, value]))
      : then({ op: 'list', items })
  }
  return found(things, [])
}

/** How many may be chosen. */
export function bounds(thing: ThingPhrase, all: Expression): [Expression, Expression] {
  const count = thing.count ?? number(1)
  if (thing.determiner === 'any number of') return [number(0), { op: 'count', of: all }]
  if (thing.determiner === 'at least') return [count, { op: 'count', of: all }]
  if (thing.determiner === 'up to') return [number(thing.least ?? 0), count]
  return [count, count]
}

export function prefixed(before: Statements, rest: Statements | RuledOut): Statements | RuledOut {
  return isRefusal(rest) ? rest : [...before, ...rest]
}

/** An expression that means the same however the game goes on while the effect lasts. */
function isSteady(value: Expression): boolean {
  switch (value.op) {
    case 'zone':
    case 'owner':
    case 'controller':
    case 'opponent':
      return value.op === 'zone' ? value.of === undefined || isSteady(value.of) : isSteady(value.of)
    case 'this':
    case 'you':
    case 'local':
    case 'role':
    case 'participant':
    case 'running':
    case 'players':
    case 'word':
    case 'text':
    case 'nothing':
      return true
    default:
      return false
  }
}
