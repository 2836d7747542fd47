/** Cards made for a scenario, from a description: "a ship with power 2, armor 3 and Ram 1". */
import type { Phrase } from '../../grammar/tree.js'
import type { CardProgram, TextProgram } from '../../runtime/program/library.js'
import type { Lexicon, Sense } from '../reading/lexicon.js'
import { keywordForm, withoutRest } from '../reading/lexicon/keyword-form.js'
import { isBelow } from '../reading/meaning/types.js'
import { report, type Report } from './report.js'
import { textOf, type Token } from './tokens.js'

/** Compiles game text of a card of that type. */
export type CompileText = (
  text: string,
  type: string,
) => { program: TextProgram; keywords: CardProgram['keywords'] } | null

const silent = new Set(['a', 'an', 'the', 'with', 'and', ',', 'icon', 'icons'])

interface Description {
  type: string | null
  printed: CardProgram['printed']
  keywords: CardProgram['keywords']
  /** Game text by section. */
  texts: Record<string, string>
}

/** The card, or null with a mistake reported. `live`: the sections of text that cards have. */
export function madeCard(
  title: string,
  phrase: Phrase,
  words: readonly Token[],
  lexicon: Lexicon,
  live: string[],
  compileText: CompileText,
  to: Report,
): CardProgram | null {
  const description: Description = { type: null, printed: {}, keywords: [], texts: {} }
  for (let at = 0; at < words.length;) {
    const taken = take(description, words, at, lexicon)
    if (taken === 0) {
      const word = words[at]?.image ?? ''
      const near = lexicon.near(word, ['type', 'attribute', 'word', 'keyword'])
      return report(to, phrase.span, 'made-card', `"${word}" does not describe a card.`, near)
    }
    at += taken
  }
  const { type, printed, keywords, texts } = description
  if (type === null) return report(to, phrase.span, 'made-card', `What type of card ${title} is, is missing.`)
  for (const attribute of Object.keys(printed)) {
    const of = lexicon.attribute(attribute)?.of ?? []
    if (!of.some((one) => isBelow(lexicon, type, one))) {
      return report(
        to,
        phrase.span,
        'made-card',
        `A ${type} has no ${attribute}: only ${of.join(', ')} may have it.`,
      )
    }
  }
  const sections: CardProgram['sections'] = {}
  for (const [section, text] of Object.entries(texts)) {
    if (!live.includes(section))
      return report(to, phrase.span, 'made-card', `There is no text called "${section}" on cards.`, live)
    const compiled = compileText(text, type)
    if (!compiled) return report(to, phrase.span, 'made-card', `The ${section} of ${title} can not be read.`)
    sections[section] = compiled.program
    keywords.push(...compiled.keywords)
  }
  return {
    id: `made/${title.toLowerCase()}`,
    title,
    type,
    printed,
    keywords,
    sections,
    source: { file: to.file, ...phrase.span },
  }
}

/** Takes the term at `at` into the description; how many tokens it was, 0 when it says nothing. */
function take(into: Description, words: readonly Token[], at: number, lexicon: Lexicon): number {
  const token = words[at]
  if (!token) return 0
  const behind = words[at + 1]
  const texted = termAt(words, at, lexicon, 'attribute')
  const quoted = texted && words[at + texted.length]?.quoted
  if (texted && quoted != null && lexicon.attribute(texted.sense.attribute)?.holds === 'text') {
    into.printed[texted.sense.attribute] = quoted
    return texted.length + 1
  }
  if (behind && behind.quoted !== null) {
    into.texts[token.word] = behind.quoted
    return 2
  }
  if (token.value !== null) {
    const attribute = termAt(words, at + 1, lexicon, 'attribute')
    if (!attribute) return 0
    into.printed[attribute.sense.attribute] = token.value
    return 1 + attribute.length
  }
  const type = termAt(words, at, lexicon, 'type')
  if (type) {
    const said = type.sense.type
    if (into.type === null || isBelow(lexicon, said, into.type)) into.type = said
    else if (!isBelow(lexicon, into.type, said)) return 0
    return type.length
  }
  const keyword = termAt(words, at, lexicon, 'keyword')
  if (keyword) {
    const numbers = takeKeyword(into, keyword.sense.keyword, words, at + keyword.length, lexicon)
    return numbers === null ? 0 : keyword.length + numbers
  }
  const attribute = termAt(words, at, lexicon, 'attribute')
  if (attribute) {
    const after = at + attribute.length
    const value = words[after]?.value
    if (value !== null && value !== undefined) {
      into.printed[attribute.sense.attribute] = value
      return attribute.length + 1
    }
    const word = termAt(words, after, lexicon, 'word')
    return word ? attribute.length : 0
  }
  const word = termAt(words, at, lexicon, 'word')
  if (word) {
    takeWord(into, word.sense, lexicon)
    return word.length
  }
  return silent.has(token.word) ? 1 : 0
}

/** How many tokens behind its name the keyword takes; null when they are not those of its header. */
function takeKeyword(
  into: Description,
  name: string,
  words: readonly Token[],
  at: number,
  lexicon: Lexicon,
): number | null {
  const form = keywordForm(lexicon, name)
  const parameters: Record<string, number> = {}
  let taken = 0
  for (const part of form) {
    const token = words[at + taken]
    if ('word' in part ? token?.word !== part.word : typeof token?.value !== 'number') break
    if ('parameter' in part && typeof token?.value === 'number') parameters[part.parameter] = token.value
    taken++
  }
  const all = withoutRest(form.slice(taken), parameters, 0)
  if (all === null) return null
  into.keywords.push({ name, parameters: all })
  return taken
}

function takeWord(into: Description, sense: Extract<Sense, { cat: 'word' }>, lexicon: Lexicon): void {
  if (lexicon.attribute(sense.attribute)?.holds !== 'words') {
    into.printed[sense.attribute] = sense.word
    return
  }
  const others = into.printed[sense.attribute]
  into.printed[sense.attribute] = [...(Array.isArray(others) ? others : []), sense.word]
}

/** The longest term of that kind which starts here. */
function termAt<C extends Sense['cat']>(
  words: readonly Token[],
  at: number,
  lexicon: Lexicon,
  cat: C,
): { length: number; sense: Extract<Sense, { cat: C }> } | null {
  const lower = words.map((token) => token.word)
  for (const length of [...lexicon.lengths(lower, at)].sort((a, b) => b - a)) {
    const senses = lexicon.senses(textOf(words.slice(at, at + length)))
    const sense = senses.find((one): one is Extract<Sense, { cat: C }> => one.cat === cat)
    if (sense) return { length, sense }
  }
  return null
}
