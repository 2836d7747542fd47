/** What a noun phrase is about: types, words of attributes, titles, zones, procedures that are said as nouns. */
import type { Expression } from '../../../../runtime/program/expressions.js'
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule, RuledOut } from '../../chart/rule.js'
import type { NounPhrase } from '../../categories.js'
import type { Lexicon, Sense } from '../../lexicon.js'
import { and, compare, local, or } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { about, subject, substitute } from '../../meaning/subject.js'
import { commonOf, one, several } from '../../meaning/types.js'
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
  const text: Expression = { op: 'text', value: sense.text }
  return sense.alias === null
    ? compare('=', { op: 'title', of: subject }, text)
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
    const type = commonOf(lexicon, lexicon.attribute(word.attribute)?.of ?? [])
    // A word of quite different things (terrain of squares and edges) describes; it does not say what is meant.
    if (type === 'thing') return null
    const name = setName(start)
    return {
      ...noun(numbered(type, word.many), name, about(hasWord(word, lexicon), local(name))),
      bare: true,
    }
  }),
  rule('type before noun', 'kind', ['type-adjective', 'kind'], ([adjective, kind], { lexicon }) =>
    kind.binds === null ? described(kind, adjective, lexicon) : null,
  ),
  rule('adjective before noun', 'kind', ['adjective', 'kind'], ([adjective, kind], { lexicon }) =>
    kind.binds === null
      ? described(kind, adjective, lexicon)
      : ruledOut('an adjective stands before the noun'),
  ),
  rule(
    'nouns that share what follows',
    'kind',
    ['kind', "'and|or'", 'kind'],
    ([left, , right], { lexicon }) => joined([left, right], lexicon),
  ),
  rule(
    'several nouns that share what follows',
    'kind',
    ['kind', "','", 'kind', "','?", "'and|or'", 'kind'],
    ([first, , second, , , third], { lexicon }) => joined([first, second, third], lexicon),
  ),
  rule('noun that brings in a name', 'kind', ['kind', 'new-name'], ([kind, { name }]) =>
    kind.binds === null ? named(kind, name) : null,
  ),
  rule('noun that brings in a known name anew', 'kind', ['kind', 'name'], ([kind, { named: known }]) => {
    const word = known.words.length === 1 ? known.words[0] : undefined
    return kind.binds === null && word !== undefined && /^\p{Lu}\d*$/u.test(word) ? named(kind, word) : null
  }),
  rule('noun without anything behind it', 'noun', ['kind'], ([kind]) => kind),
]

/** A noun under the name that the text gives it. */
function named(kind: NounPhrase, name: string): NounPhrase | RuledOut {
  if (kind.bare) return ruledOut(`${name} needs a type before it: "a card ${name}"`)
  const { set } = kind
  return {
    ...kind,
    binds: name,
    set: { ...set, name, where: set.where && substitute(set.where, set.name, local(name)) },
  }
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
  return { ...noun(numbered(type, last.type.many), name, or(...parts)), binds: last.binds }
}
