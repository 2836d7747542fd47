/** What a noun phrase is about: types, words of attributes, titles, zones, procedures that are said as nouns. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Against, Rule, RuledOut, Site } from '../../chart/rule.js'
import type { NounPhrase } from '../../categories.js'
import type { Lexicon, Sense } from '../../lexicon.js'
import { and, compare, local, not, or } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { about, subject, substitute } from '../../meaning/subject.js'
import { commonOf, descends, one, several } from '../../meaning/types.js'
import { described, noun } from './build.js'

const numbered = (type: string, many: boolean) => (many ? several(type) : one(type))

/** The test that a thing has a word of an attribute. */
export function hasWord(sense: Extract<Sense, { cat: 'word' }>, lexicon: Lexicon): Expression {
  const word: Expression = { op: 'word', value: sense.word }
  return lexicon.attribute(sense.attribute)?.holds === 'words'
    ? { op: 'has', of: subject, attribute: sense.attribute, word }
    : compare('=', { op: 'attribute', of: subject, name: sense.attribute }, word)
}

/** The test that a thing is the card, or one of the cards, of that name. */
export function isTitled(sense: Extract<Sense, { cat: 'title' }>): Expression {
  const titled = (value: string): Expression =>
    compare('=', { op: 'title', of: subject }, { op: 'text', value })
  if (sense.partOf) return or(...sense.partOf.map(titled))
  const text: Expression = { op: 'text', value: sense.text }
  return sense.alias === null
    ? titled(sense.text)
    : compare('=', { op: 'attribute', of: subject, name: sense.alias }, text)
}

export const headRules: readonly Rule[] = [
  rule('type as noun', 'kind', ['type-word'], ([word], { start }) =>
    word.type === 'number'
      ? null
      : {
          ...noun(numbered(word.type, word.many), setName(start), null),
          ...(word.type === 'player' && {
            set: { name: setName(start), type: 'player', among: { op: 'players' }, where: null },
          }),
        },
  ),
  rule('word as noun', 'kind', ['value-word'], ([word], { lexicon, start }) => {
    const type = commonOf(lexicon, word.of ?? lexicon.attribute(word.attribute)?.of ?? [])
    // A word of quite different things (terrain of squares and edges) describes; it does not say what is meant.
    if (type === 'thing') return null
    const name = setName(start)
    return {
      ...noun(numbered(type, word.many), name, about(hasWord(word, lexicon), local(name))),
      bare: true,
    }
  }),
  rule('denied word as noun', 'kind', ["'non-'", 'value-word'], ([, word], { lexicon, start }) => {
    const type = commonOf(lexicon, word.of ?? lexicon.attribute(word.attribute)?.of ?? [])
    if (type === 'thing') return null
    const name = setName(start)
    return {
      ...noun(numbered(type, word.many), name, not(about(hasWord(word, lexicon), local(name)))),
      bare: true,
    }
  }),
  rule('type before noun', 'kind', ['type-adjective', 'kind'], ([adjective, kind], site) =>
    kind.binds === null ? named(described(kind, adjective, site.lexicon), site) : null,
  ),
  rule('adjective before noun', 'kind', ['adjective', 'kind'], ([adjective, kind], site) => {
    if (kind.binds !== null) return ruledOut('an adjective stands before the noun')
    // "with Mara": who is called by name is no such one.
    if (adjective.besideThis && kind.titled) return null
    const made = described(kind, adjective, site.lexicon)
    // "tapped pilots and ready ships": each has its own.
    return kind.mixed && !('ruledOut' in made) ? against('own-qualifier', made) : named(made, site)
  }),
  rule('last of several nouns', 'more kinds', ["','?", "'and|or'", 'kind'], ([, word, kind]) => ({
    as: 'series',
    join: word.word === 'or' ? 'or' : 'and',
    items: [kind],
  })),
  // "pilots and/or scouts" are all that are one or the other; of "a pilot and/or scout" each is one.
  rule('last of several nouns, at will', 'more kinds', ["','?", "'and / or'", 'kind'], ([, , kind]) =>
    kind.type.many ? { as: 'series', join: 'and', items: [kind] } : null,
  ),
  rule('one of several nouns', 'more kinds', ["','", 'kind', 'more kinds'], ([, kind, more]) => ({
    ...more,
    items: [kind, ...more.items],
  })),
  rule('nouns that share what follows', 'kind', ['kind', 'more kinds'], ([first, more], { lexicon }) => {
    const made = joined([first, ...more.items], lexicon)
    // "tapped pilots and ships": both are tapped.
    const isMixed = more.items.some((kind) => kind.described ?? kind.titled)
    const isShared = first.described === true && !isMixed
    const told = made && isMixed ? { ...made, mixed: true as const } : made
    // "at the place of your pilot and Ann": two, rather than one of them.
    const areTwo = more.join === 'and' && !first.type.many
    return told && (isShared || areTwo || (more.join === 'or' && isUnlike([first, ...more.items], lexicon)))
      ? against('shared-qualifier', told)
      : told
  }),
  rule('noun that brings in a name', 'kind', ['kind', 'new-name'], ([kind, { name }]) =>
    kind.binds === null ? called(kind, name) : null,
  ),
  rule('noun that brings in a known name anew', 'kind', ['kind', 'name'], ([kind, { named: known }]) => {
    const word = known.words.length === 1 ? known.words[0] : undefined
    return kind.binds === null && word !== undefined && /^\p{Lu}\d*$/u.test(word) ? called(kind, word) : null
  }),
  rule('noun without anything behind it', 'noun', ['kind'], ([kind]) => kind),
]

/** A title or type that begins with an adjective is one term, not a shorter one described by it. */
function named(made: NounPhrase | RuledOut, site: Site): NounPhrase | RuledOut | Against<NounPhrase> {
  if ('ruledOut' in made) return made
  if (!made.titled) {
    const isTerm = (['type-word', 'value-word', 'title-word'] as const).some((word) =>
      site.found(word, site.start, site.end),
    )
    if (isTerm) return against('known-term', made)
    // "a pilot or ship master": what the adjective ends with and the noun are one term.
    for (let start = site.start + 1; start < (site.starts[1] ?? site.end); start++)
      if (site.found('value-word', start, site.end) || site.found('type-word', start, site.end))
        return against('known-term', made)
    // "Harbour Master or Master": the first of them is called so.
    for (let end = (site.starts[1] ?? site.end) + 1; made.joined && end < site.end; end++)
      if (site.found('value-word', site.start, end) || site.found('type-word', site.start, end))
        return against('known-term', made)
    return made
  }
  for (let end = site.start + 2; end <= site.end; end++)
    if (site.found('title-word', site.start, end) || site.found('name', site.start, end))
      return against('known-term', made)
  return made
}

/** A noun under the name that the text gives it. */
function called(kind: NounPhrase, name: string): NounPhrase | RuledOut {
  if (kind.bare) return ruledOut(`${name} needs a type before it: "a card ${name}"`)
  const { set } = kind
  return {
    ...kind,
    binds: name,
    set: { ...set, name, where: set.where && substitute(set.where, set.name, local(name)) },
  }
}

/** "a forest or Harbour site": what is joined is of a kind, so that both are sites. */
function isUnlike(kinds: readonly NounPhrase[], lexicon: Lexicon): boolean {
  const last = kinds.at(-1)
  const wanted = last?.type.name
  if (wanted === undefined || last?.described !== true || last.titled) return false
  return kinds.some(
    (kind) =>
      kind !== last &&
      (kind.titled ??
        (kind.bare && !last.bare && wanted !== kind.type.name && descends(lexicon, wanted, kind.type.name))),
  )
}

/** "units and assets": all that are one or the other. */
function joined(kinds: NounPhrase[], lexicon: Lexicon): NounPhrase | null {
  const last = kinds.at(-1)
  if (!last || kinds.some((kind) => kind.type.many !== last.type.many || kind.set.among)) return null
  if (kinds.some((kind) => kind !== last && kind.binds !== null)) return null
  const type = commonOf(
    lexicon,
    kinds.map((kind) => kind.type.name),
  )
  const { name } = last.set
  const parts = kinds.map((kind) =>
    and(
      kind.type.name === type ? null : { op: 'is', of: local(name), type: kind.type.name },
      kind.set.where && substitute(kind.set.where, kind.set.name, local(name)),
    ),
  )
  const made = noun(numbered(type, last.type.many), name, or(...parts))
  return { ...made, binds: last.binds, joined: true }
}
