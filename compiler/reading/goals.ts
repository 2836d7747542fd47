/** What a phrase may be asked to be, and how its chart edge becomes what the caller wants. */
import type { Clause, EventPattern } from '../../runtime/program/clauses.js'
import type { Expression } from '../../runtime/program/expressions.js'
import type { Statements } from '../../runtime/program/statements.js'
import type { Named, ThingMeaning } from './api.js'
import type { Category, Payloads } from './categories.js'
import { ruledOut } from './chart/rule.js'
import type { RuledOut } from './chart/rule.js'
import { isUndated } from './clauses/meaning/durations.js'
import { isKnown, members } from './meaning/quantify.js'

export interface Goal<C extends Category, M> {
  category: C
  /** For "can not be read as …". */
  what: string
  meaning: (payload: Payloads[C]) => { meaning: M; binds: Named[] } | RuledOut
}

const thing: Goal<'topic', ThingMeaning> = {
  category: 'topic',
  what: 'a thing or things',
  meaning: (phrase) => {
    if (phrase.determiner === 'no') return ruledOut('"no" describes nothing')
    const value = members(phrase)
    const { binds } = phrase
    const type = {
      name: phrase.type.name,
      many: phrase.value ? phrase.type.many : !isKnown(phrase) || phrase.type.many,
    }
    return {
      meaning: { type, value },
      binds:
        binds === null
          ? []
          : [
              {
                words: [binds],
                type: { name: phrase.type.name, many: false },
                value: { op: 'local', name: binds },
              },
            ],
    }
  },
}

const number: Goal<'number', Expression> = {
  category: 'number',
  what: 'a number',
  meaning: ({ value, before }) =>
    before.length > 0
      ? ruledOut('dice are rolled by a statement of their own')
      : { meaning: value, binds: [] },
}

const condition: Goal<'condition', Expression> = {
  category: 'condition',
  what: 'a condition',
  meaning: ({ value }) => ({ meaning: value, binds: [] }),
}

const event: Goal<'event', EventPattern> = {
  category: 'event',
  what: 'an event',
  meaning: ({ pattern }) => ({ meaning: pattern, binds: [] }),
}

const effect: Goal<'effect', Statements> = {
  category: 'effect',
  what: 'something to do',
  meaning: ({ statements, binds }) =>
    isUndated(statements)
      ? ruledOut('it is not said for how long this lasts')
      : {
          meaning: statements,
          binds: binds.map(({ name, type }): Named => ({
            words: name.split(' '),
            type,
            value: { op: 'local', name },
          })),
        },
}

const sentence: Goal<'sentence', Clause<Statements>[]> = {
  category: 'sentence',
  what: 'a sentence of game text',
  meaning: ({ clauses }) => ({ meaning: clauses, binds: [] }),
}

export const goals = { thing, number, condition, event, effect, sentence }
