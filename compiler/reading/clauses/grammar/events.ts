/** What clauses wait for: verbs with their subject as events. */
import { rule } from '../../chart/rule.js'
import type { Rule, RuledOut, Site } from '../../chart/rule.js'
import { placingOf } from '../../english/things/spots.js'
import { and } from '../../meaning/logic.js'
import { narrowed } from '../../meaning/pending.js'
import { isRunning } from './periods.js'
import { inPassive } from './verbs.js'
import { isClosed } from '../complements.js'
import type { EventPhrase, EventsPhrase, PredicatesPhrase } from '../../phrases.js'
import { known } from '../meaning/deeds.js'
import { eventOf } from '../meaning/patterns.js'
import { withJustOrParticiple } from '../openings.js'

/** Several verbs of one subject, joined by "or", are several events. */
function eventsOf(phrase: PredicatesPhrase, site: Site): EventsPhrase | RuledOut | null {
  if (phrase.parts.some((part, index) => index > 0 && part.join !== 'or')) return null
  const any: EventPhrase[] = []
  for (const { predicate } of phrase.parts) {
    const event = eventOf(predicate, phrase.subject, site)
    if ('ruledOut' in event) return event
    any.push(event)
  }
  return { as: 'events', any }
}

export const eventRules: readonly Rule[] = [
  rule('somebody does something', 'event', ['proposition'], ([proposition], site) => {
    const events = eventsOf(proposition, site)
    if (events === null || 'ruledOut' in events) return events
    const [only] = events.any
    return only && events.any.length === 1 ? only : null
  }),
  rule('somebody does one of several things', 'events', ['proposition'], ([proposition], site) =>
    proposition.parts.length > 1 ? eventsOf(proposition, site) : null,
  ),
  withJustOrParticiple(
    rule('this is done to', 'event', ["'just'?", 'predicate'], ([, verb], site) => {
      const { self } = site.scope
      // "just lost from a place": what is said behind it is said of the passive already.
      const isSaid = verb.voice === 'passive' && verb.modal === 'just' && isClosed(verb)
      const passive = self && (isSaid ? verb : inPassive(verb, 'third'))
      return passive ? eventOf(passive, known({ op: 'this' }, { name: self.type, many: false }), site) : null
    }),
  ),
  withJustOrParticiple(
    // "destroyed at a place": there is nothing left that could be there.
    rule(
      'this is done to at a place',
      'event',
      ["'just'?", 'predicate', "'at'", 'thing'],
      ([, verb, , place], site) => {
        const { self } = site.scope
        const placing = placingOf(site.lexicon)
        const passive = self && inPassive(verb, 'third')
        const from = placing && narrowed(site.lexicon, place, [placing.place])
        if (!passive || !from || passive.frame.complements.some(({ preposition }) => preposition === 'at'))
          return null
        return eventOf({ ...passive, from }, known({ op: 'this' }, { name: self.type, many: false }), site)
      },
    ),
  ),
  rule('this is about to be done to', 'event', ["'about to'", 'predicate'], ([, verb], site) => {
    const { self } = site.scope
    const isSo = self && verb.voice === 'passive' && verb.form === 'base' && verb.modal === null
    const meant = { ...verb, modal: 'about to' as const }
    return isSo ? eventOf(meant, known({ op: 'this' }, { name: self.type, many: false }), site) : null
  }),
  rule('something happens during a time', 'event', ['event', "'during'", 'period'], ([event, , phrase]) => {
    const { pattern } = event
    const where = and(pattern.where ?? null, isRunning(phrase))
    return event.at || pattern.event === phrase.event ? null : { ...event, pattern: { ...pattern, where } }
  }),
  rule(
    'occasion',
    'occasion',
    ["'when|whenever|each time|every time|if'", 'events'],
    ([{ word }, events]) => ({
      as: 'occasion',
      word,
      events,
    }),
  ),
  rule('occasion that is a moment', 'occasion', ['event'], ([event]) =>
    event.at ? { as: 'occasion', word: null, events: { as: 'events', any: [event] } } : null,
  ),
  rule('one event', 'events', ['event'], ([event]) => ({ as: 'events', any: [event] })),
  rule(
    'one event or another',
    'events',
    ['events', "', or|or|( or'", 'event', "')'?"],
    ([events, { word }, event, close]) =>
      word.startsWith('(') === (close !== undefined) ? { as: 'events', any: [...events.any, event] } : null,
  ),
]
