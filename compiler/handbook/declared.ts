/** What the `.game` file of a game declares, as parts of the page of its words. */
import type { CardsTree, Declaration } from '../../grammar/index.js'
import { code, part, table } from './markdown.js'

/** What a declaration says, without the mark that its word has no rules yet. */
export interface Declared {
  word: string
  name: string
  rest: string[]
}

/** Declarations in use; those that are `not modelled` can not be said on a card that is played. */
export function declaredIn(items: readonly Declaration[]): Declared[] {
  return items.flatMap(({ keyword, parts: [name, ...rest] }) => {
    const said = rest.map(({ text }) => text)
    return name === undefined || said.includes('not modelled')
      ? []
      : [{ word: keyword.image, name: name.text, rest: said }]
  })
}

export function declaredParts(all: readonly Declared[], cards: readonly CardsTree[]): string[] {
  const of = (word: string): Declared[] => all.filter((one) => one.word === word)
  const plain = (word: string): string[] =>
    of(word).map(({ name, rest }) => `- ${[code(name), ...rest].join('; ')}`)
  return [
    ...part('Kinds of cards', 'Each is also whatever it stands below.', kinds(of('type'))),
    ...part(
      'What is printed on a card, and other values',
      'A text may speak of each of them, and change it: "is … +1", "while its … is at least 3".',
      table(
        ['name', 'is', 'words'],
        of('attribute').map((one) => attributeRow(one, cards)),
      ),
    ),
    ...part('Zones', 'Where cards are.', plain('zone')),
    ...part('States', 'One of each line at a time.', plain('position')),
    ...part('Counters', 'Kept as a number.', plain('counter')),
    ...part('Stored relations', 'Where one thing is as to another.', plain('relation')),
    ...part(
      'Windows',
      'When players may use what they have; labels of abilities stand here.',
      plain('window'),
    ),
    ...part('Texts in force', 'Which section of a card counts where.', plain('live')),
    ...part('Decks', 'What a deck must keep to.', plain('deck')),
  ]
}

/** As a tree, by indentation. */
function kinds(types: readonly Declared[], below: string | null = null, depth = 0): string[] {
  return types
    .filter((one) => parentOf(one) === below)
    .flatMap((one) => [
      `${'  '.repeat(depth)}- ${[code(one.name), ...one.rest.slice(below === null ? 0 : 1)].join('; ')}`,
      ...kinds(types, nounOf(one), depth + 1),
    ])
}

const nounOf = ({ name }: Declared): string => name.split(' or ')[0] ?? name

function parentOf({ rest: [first] }: Declared): string | null {
  return /^an? (.+)$/.exec(first ?? '')?.[1] ?? null
}

function attributeRow(
  { name, rest: [holds = '', ...others] }: Declared,
  cards: readonly CardsTree[],
): string[] {
  if (!/^(a|an)? ?words? of /.test(holds)) return [code(name), [holds, ...others].join('; '), '']
  const declared = (others[0] ?? '').split(',')
  const words = [...declared, ...wordsPrinted(name.split(' or '), cards)].map((word) => word.trim())
  const known = new Map(words.filter((word) => word !== '').map((word) => [word.toLowerCase(), word]))
  return [code(name), [holds, ...others.slice(1)].join('; '), [...known.values()].sort(byLetter).join(', ')]
}

const byLetter = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)

function wordsPrinted(names: readonly string[], cards: readonly CardsTree[]): string[] {
  const wanted = new Set(names.map((name) => name.toLowerCase()))
  return cards
    .flatMap(({ items }) => items.flatMap(({ fields }) => fields))
    .filter(({ name }) => wanted.has(name.toLowerCase()))
    .flatMap(({ value }) => value.split(','))
}
