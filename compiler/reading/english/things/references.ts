/** Names, this, pronouns, titles. */
import { against, rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { pendingValue } from '../../meaning/pending.js'
import { local } from '../../meaning/logic.js'
import { setName } from '../../meaning/names.js'
import { about } from '../../meaning/subject.js'
import { commonOf, descends, one, overlaps } from '../../meaning/types.js'
import type { ThingPhrase } from '../../phrases.js'
import { determined, known, noun } from './build.js'
import { hasWord, isTitled } from './heads.js'
import { placeOf, placingOf } from './spots.js'

const notThings = new Set(['number', 'truth', 'text'])

function pronoun(way: 'it' | 'they', position: number): ThingPhrase {
  const number = way === 'it' ? 'one' : 'any'
  return { ...known(one('thing'), pendingValue({ position, way, number, types: [] })), pending: true }
}

export const referenceRules: readonly Rule[] = [
  rule('name', 'thing', ["'the'?", 'name'], ([the, { named }], { scope }) => {
    const isCapital = /^\p{Lu}/u.test(named.words[0] ?? '')
    if (isCapital && the) return ruledOut('"the" before a name')
    if (!isCapital && !the && !scope.self) return ruledOut(`"${named.words.join(' ')}" wants "the" before it`)
    if (notThings.has(named.type.name)) return null
    // On a card, "target" without an article is what was chosen.
    if (!the && scope.self && named.words.join(' ') === 'target') return null
    const made = known(named.type, named.value)
    return isCapital || the ? made : against('left-out-article', made)
  }),
  rule('name that the phrase brings in', 'thing', ['new-name'], ([{ name }]) =>
    known(one('thing'), local(name)),
  ),
  rule('this thing', 'thing', ["'this'", 'type-word'], ([, { type, many }], site) => {
    const { lexicon, scope } = site
    if (many) return null
    if (!scope.self) return ruledOut('"this" has a meaning only in the text of a card')
    const placing = placingOf(lexicon)
    // "This site" on what lies there: the site where it is.
    if (placing && !overlaps(lexicon, scope.self.type, type) && descends(lexicon, type, placing.place))
      return placeOf(placing, { op: 'this' }, type, site)
    return overlaps(lexicon, scope.self.type, type)
      ? known(one(type), { op: 'this' })
      : ruledOut(`this card is a ${scope.self.type}, not a ${type}`)
  }),
  rule('this word', 'thing', ["'this'", 'value-word'], ([, word], { lexicon, scope }) => {
    const of = lexicon.attribute(word.attribute)?.of ?? []
    if (word.many || !scope.self) return null
    const { type } = scope.self
    return of.some((each) => overlaps(lexicon, type, each)) ? known(one(type), { op: 'this' }) : null
  }),
  rule('it', 'thing', ["'it'"], (_, { start }) => pronoun('it', start)),
  rule('they', 'thing', ["'he|him|she|her|they|them'"], (_, { start }) => pronoun('they', start)),
  rule('its', 'possessor', ["'its'"], (_, { start }) => ({ as: 'possessor', thing: pronoun('it', start) })),
  rule('their', 'possessor', ["'his|her|their'"], (_, { start }) => ({
    as: 'possessor',
    thing: pronoun('they', start),
  })),
  rule('thing by its title', 'thing', ['noun'], ([noun]) =>
    noun.titled && noun.binds === null ? { ...determined(noun, 'the'), titled: true as const } : null,
  ),
  rule('place by its word', 'thing', ['value-word'], ([word], site) => {
    const { lexicon, scope, start } = site
    const placing = placingOf(lexicon)
    const of = lexicon.attribute(word.attribute)?.of ?? []
    if (!scope.self || !placing || word.many || of.length === 0) return null
    // Its one word says which place it is; of several words each only describes it.
    if (lexicon.attribute(word.attribute)?.holds !== 'word') return null
    if (!of.every((type) => descends(lexicon, type, placing.place))) return null
    const name = setName(start)
    const made = noun(one(commonOf(lexicon, of)), name, about(hasWord(word, lexicon), local(name)))
    const place = against('left-out-article', determined(made, 'a'))
    return site.found('title-word', start, site.end) ? against('known-term', place) : place
  }),
  rule('place by its word and kind', 'thing', ['value-word', 'type-word'], ([word, type], site) => {
    const { lexicon, scope, start } = site
    const placing = placingOf(lexicon)
    if (!scope.self || !placing || word.many || type.many) return null
    if (lexicon.attribute(word.attribute)?.holds !== 'word' || !descends(lexicon, type.type, placing.place))
      return null
    const name = setName(start)
    const made = noun(one(type.type), name, about(hasWord(word, lexicon), local(name)))
    return against('left-out-article', determined(made, 'a'))
  }),
  rule('thing with a title', 'kind', ['title-word'], ([title], { start }) => {
    const name = setName(start)
    const made = {
      ...noun(one(title.type ?? 'thing'), name, about(isTitled(title), local(name)), false),
      titled: true as const,
    }
    return title.partOf ? against('short-name', made) : made
  }),
]
