/** From a sense of the lexicon to the words it makes in the grammar of outlines. */
import type { Lexicon, Sense } from '../../reading/lexicon.js'
import { leaf } from '../node.js'
import type { Node } from '../outline.js'

export function nodesOfSense(sense: Sense, lexicon: Lexicon): Node[] {
  const word = (cat: string, given: Partial<Node>): Node => leaf(cat, 0, 0, { sense, ...given })
  switch (sense.cat) {
    case 'type':
      return [
        word('noun', { stem: sense.type, type: sense.type, many: sense.many }),
        ...(sense.many ? [] : [word('adj', { stem: sense.type, cost: 0.5 })]),
      ]
    case 'attribute': {
      const facts = lexicon.attribute(sense.attribute)
      return [word('noun', { stem: sense.attribute, type: facts?.holds === 'number' ? 'number' : 'text' })]
    }
    case 'counter':
      return [word('noun', { stem: sense.counter, type: 'number' })]
    case 'zone':
      return [word('noun', { stem: sense.zone, type: 'zone', many: sense.many })]
    case 'word': {
      const of = lexicon.attribute(sense.attribute)?.of ?? []
      return [
        ...(sense.many ? [] : [word('adj', { stem: sense.word })]),
        word('noun', {
          stem: sense.word,
          type: of.join('|') || '*',
          many: sense.many,
          cost: asNoun(sense.word, lexicon),
        }),
      ]
    }
    case 'position':
      return [word('adj', { stem: sense.position })]
    case 'stored':
      return [word('prep', { stem: sense.relation })]
    case 'player':
      return [
        word('name', { stem: sense.player, type: 'player', many: false }),
        word('adj', { stem: sense.player }),
      ]
    case 'title':
      return [word('name', { stem: sense.text, type: sense.type ?? '*', many: false })]
    case 'keyword':
      return [word('noun', { stem: sense.keyword, type: 'keyword' })]
    case 'procedure':
      return [word('noun', { stem: sense.event, type: `instance:${sense.event}`, many: sense.many })]
    case 'verb':
      // A verb of several words is a noun as often: "spell check +1 here".
      return [word('verb', { stem: sense.stem, form: sense.form, cost: sense.stem.includes(' ') ? 2 : 0 })]
    case 'head':
      return headNodes(sense, lexicon)
    case 'window':
    case 'function':
      return []
  }
}

/** "A spy" is a noun; "stacked", the form of a verb, hardly is. */
function asNoun(word: string, lexicon: Lexicon): number {
  const isVerb = lexicon
    .senses(word)
    .some(({ cat, ...sense }) => cat === 'verb' && 'form' in sense && sense.form !== 'base')
  return isVerb ? 0.8 : 0.1
}

/** A copula with a thing behind it is a preposition ("aboard"), another an adjective ("present"); nouns are nouns. */
function headNodes(sense: Extract<Sense, { cat: 'head' }>, lexicon: Lexicon): Node[] {
  const { stem, many } = sense
  const frames = lexicon.frames(stem).filter(({ kind }) => kind === sense.kind)
  if (sense.kind === 'noun') {
    const targets = frames.map((frame) => frame.target)
    const target = targets.find((one) => 'type' in one) ?? targets.find((one) => 'event' in one)
    const type =
      target && 'type' in target
        ? target.type.name
        : target && 'event' in target
          ? `instance:${target.event}`
          : '*'
    return [leaf('noun', 0, 0, { stem, sense, type, many })]
  }
  const direct = frames.some(({ complements }) =>
    complements.some(({ preposition, role }) => preposition === null && role !== null),
  )
  const alone = frames.some(({ complements }) => complements.every((one) => one.preposition !== null))
  return [
    ...(direct ? [leaf('prep', 0, 0, { stem, sense })] : []),
    ...(alone ? [leaf('adj', 0, 0, { stem, sense })] : []),
  ]
}
