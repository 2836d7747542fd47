/** The pages of docs/errors: every finding with an example and the same mended, from the catalogue. */
import { catalogue, type CatalogueEntry } from './catalogue.js'
import { smallGame } from './examples/index.js'

interface Page {
  /** Below docs/errors. */
  path: string
  text: string
}

/** What the letter of a code stands for: the name of the page, its title, what it tells. */
const families: Record<string, [name: string, title: string, about: string]> = {
  G: ['form', 'The form of a text', 'What a file looks like: lines, margins, brackets, headers.'],
  B: [
    'games-rules-cards',
    'Games, rules and cards',
    'What a game declares, how its rules go, what its cards say.',
  ],
  R: ['phrases', 'Phrases', 'What a phrase means, or why it means nothing.'],
  S: ['scenarios', 'Scenarios and decks', 'Positions, answers and expectations.'],
  E: ['build', 'Building', 'Files and folders, and faults of the compiler itself.'],
  L: [
    'lint',
    'Words and decks',
    'What is understood, and of no use: words that nothing uses, decks that may not be played.',
  ],
}

/** Every family of findings, the game of the examples, and a list of all codes. */
export function errorPages(): Page[] {
  const byFamily = Object.entries(families).map(([letter, [name, title, about]]) => {
    const entries = [...catalogue.values()].filter(({ code }) => code.startsWith(`GT-${letter}`))
    return { name, title, about, entries }
  })
  const overview = byFamily.map(({ name, title, about, entries }) => {
    const rows = entries.map((entry) => `| [${entry.code}](${name}.md#${anchor(entry)}) | ${entry.title} |`)
    return `## [${title}](${name}.md)\n\n${about}\n\n| code | |\n|---|---|\n${rows.join('\n')}`
  })
  return [
    { path: 'README.md', text: `${[heading, ...overview].join('\n\n')}\n` },
    { path: 'small-game.md', text: `${[gameHeading, ...files(smallGame)].join('\n\n')}\n` },
    ...byFamily.map(({ name, title, about, entries }) => ({
      path: `${name}.md`,
      text: `${[`# ${title}`, about, ...entries.map(describe)].join('\n\n')}\n`,
    })),
  ]
}

const heading = `# Findings

Every finding has a code, which \`gametext explain CODE\` explains. The examples belong to [a small game](small-game.md): each is
added to the file that it names. These pages are made from the catalogue that the compiler uses, and a test keeps them true: each
example gives its finding, and mended as shown it gives none.`

const gameHeading = `# The small game of the examples

The texts in which the examples of [the findings](README.md) stand.`

function describe(entry: CatalogueEntry): string {
  const { severity, explanation, example, mended, fix } = entry
  const place = entry.insteadOf === null ? '' : ` in place of \`${entry.insteadOf}\``
  const file = entry.in === null ? '' : `, in \`${entry.in}\`${place}`
  const parts = [
    `## ${entry.code}: ${entry.title}`,
    `${severity === 'error' ? 'An error' : 'A warning'}.${explanation === null ? '' : ` It says: ${plain(explanation)}`}`,
    ...(entry.in === null
      ? [`For instance: ${plain(example)}`]
      : [`An example${file}:`, fenced(shortened(example) || '# nothing')]),
    ...(mended === null
      ? []
      : mended === ''
        ? ['Mended: these lines are gone.']
        : ['Mended:', fenced(mended)]),
    `How to mend it: ${plain(fix)}`,
  ]
  return parts.join('\n\n')
}

const files = (texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).map(([name, text]) => `## ${name}\n\n${fenced(text.trimEnd())}`)

/** A code block that no line of the text can end. */
function fenced(text: string): string {
  const visible = text.replace(
    /(?![\n\t])\p{Cc}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `\`\`\`gametext\n${visible}\n\`\`\``
}

const plain = (text: string): string => text.replace(/[<>|]/gu, (sign) => `\\${sign}`)

/** As GitHub makes it from the heading. */
function anchor({ code, title }: CatalogueEntry): string {
  return `${code} ${title}`.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-') // prettier-ignore
}

/** Of a line or an example that is long for its own sake, the beginning. */
export function shortened(text: string): string {
  return text.replace(
    /^.{300}.*$/gmu,
    (long) => `${long.slice(0, 120)} … (${String(long.length)} characters)`,
  )
}
