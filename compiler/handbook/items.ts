/** What the `.rules` files of a game define, as parts of the page of its words. */
import type { ItemKind, RuleItem, Statement } from '../../grammar/index.js'
import { code, part, table } from './markdown.js'

const parts: readonly (readonly [ItemKind, title: string, about: string])[] = [
  ['keyword', 'Keywords', 'Printed as they stand here, with numbers and titles for the capital letters.'],
  ['verb', 'What happens', 'An effect does it; a trigger answers it ("when …", "if … just …").'],
  ['action', 'What a player may do', 'A text may forbid it, allow it more widely, and answer it.'],
  ['condition', 'What may be so', 'For "while", "if", "unless", and behind a noun.'],
  [
    'relation',
    'How things stand to one another',
    'For conditions, and behind a noun: "each unit at a place".',
  ],
  ['value', 'Values that follow from others', 'Numbers, and things that are found.'],
  ['procedure', 'What takes time', 'For "during", "at the start of", "until the end of", "once per".'],
]

export function itemParts(items: readonly RuleItem[]): string[] {
  return parts.flatMap(([kind, title, about]) => {
    const found = items.filter((one) => one.kind === kind)
    return part(title, about, kind === 'keyword' ? keywordTable(found) : found.map(itemLine).sort(byLetter))
  })
}

const byLetter = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)

function itemLine({ header, sources, settings }: RuleItem): string {
  const when = settings.find(({ name }) => name === 'while')?.parts.map(({ text }) => text)
  const source = sources.length > 0 ? ` [${sources.join(', ')}]` : ''
  return `- ${code(header.text)}${when === undefined ? '' : `, while ${when.join('; ')}`}${source}`
}

function keywordTable(items: readonly RuleItem[]): string[] {
  return table(
    ['keyword', 'means', 'rule'],
    items.map(({ header, sources, body }) => [
      code(header.text),
      body.map(said).join(' '),
      sources.join(', '),
    ]),
  )
}

/** A keyword means sentences; blocks below a trigger are left to the rules. */
function said(statement: Statement): string {
  return statement.form === 'sentence' ? statement.sentence.text : '…'
}
