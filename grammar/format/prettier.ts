/** The formatter as a plugin for prettier: the entry point `gametext/prettier`. */
import { doc, type Parser, type Printer, type SupportLanguage } from 'prettier'
import { formatText } from './format.js'

interface Formatted {
  kind: 'gametext'
  text: string
  length: number
}

const kinds = ['game', 'rules', 'cards', 'deck', 'scenario'] as const

export const languages: SupportLanguage[] = kinds.map((kind) => ({
  name: `Gametext ${kind}`,
  parsers: [`gametext-${kind}`],
  extensions: [`.${kind}`],
}))

const parserOf = (kind: string): Parser<Formatted> => ({
  astFormat: 'gametext',
  parse: (text) => ({ kind: 'gametext', text: formatText(`text.${kind}`, text), length: text.length }),
  locStart: () => 0,
  locEnd: ({ length }) => length,
})

export const parsers: Record<string, Parser<Formatted>> = Object.fromEntries(
  kinds.map((kind) => [`gametext-${kind}`, parserOf(kind)]),
)

export const printers: Record<string, Printer<Formatted>> = {
  gametext: {
    print: ({ node }) => doc.builders.join(doc.builders.hardline, node.text.split('\n')),
  },
}
