/**
 * Every word counts outside phrases, too: in the skeletons of statements, settings, headers, declarations and fields of
 * cards. Words are taken away, or numbers are changed, one at a time; each must lead to another library or lexicon, or to a
 * finding. Only what the place belongs to is bound again: the declarations, all headers, and one body. That takes a while, so
 * this is a seeded sample; `EVERY_WORD=all npx vitest run test/laws/every-fixed-word.test.ts` leaves nothing out.
 */
import seedrandom from 'seedrandom'
import { describe, expect, it } from 'vitest'
import { bindGame, type Diagnostic } from '../../compiler/binding/index.js'
import type { CompiledGame } from '../../compiler/build/compile-game.js'
import { isEmptyWord } from '../../compiler/reading/empty-words.js'
import { fillsIn, preferenceIds, preferences } from '../../compiler/reading/preferences.js'
import { createReader } from '../../compiler/reading/reader.js'
import { readFile, type AnyTree } from '../../grammar/index.js'
import { tokenize } from '../../grammar/tokens.js'
import { allGames } from './games.js'

const reader = createReader()
const games = await allGames()

interface Change {
  file: string
  at: number
  line: number
  what: string
  text: string
}

/** How many changes are tried of each kind of file of a game. */
const most = process.env.EVERY_WORD === 'all' ? Number.POSITIVE_INFINITY : 40

/** All texts of these files with one word less or another number, outside comments and phrases. */
function changesOf(game: CompiledGame, ending: string): Change[] {
  return [...game.texts].flatMap(([file, text]) => {
    if (!file.endsWith(ending)) return []
    const isIn = (place: number) => (part: { span: { start: number; end: number } }) =>
      place >= part.span.start && place < part.span.end
    const comments = game.trees.find((tree) => tree.file === file)?.comments ?? []
    const words = tokenize(text).filter(({ startOffset }) => !comments.some(isIn(startOffset)))
    const phrases = game.bound.phrases.filter((one) => one.file === file).map(({ phrase }) => phrase)
    return words.flatMap(({ image, startOffset: at }, index): Change[] => {
      if (isForPeople(text, at) || phrases.some(isIn(at))) return []
      const [before, after] = [text.slice(0, at), text.slice(at + image.length)]
      const line = text.slice(before.lastIndexOf('\n') + 1, (text + '\n').indexOf('\n', at)).trim()
      const number = before.split('\n').length
      const where = `${file}:${String(number)}`
      const changed: Change[] = isEmptyWord(image, words[index - 1]?.image, words[index + 1]?.image)
        ? []
        : [{ file, at, line: number, what: `${where} without "${image}": ${line}`, text: before + after }]
      if (/^\d+$/.test(image)) {
        const other = String(Number(image) + 7)
        changed.push({
          file,
          at,
          line: number,
          what: `${where} ${other} for ${image}: ${line}`,
          text: before + other + after,
        })
      }
      return changed
    })
  })
}

/** Rule numbers at the end of a header, the full stop at the end of a text, titles of rules, fields such as `set:`. */
function isForPeople(text: string, at: number): boolean {
  const rest = text.slice(at, `${text}\n`.indexOf('\n', at))
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return (
    /^(?:\[?[\w., ;]*\]|\.)\s*(?:#.*)?$/.test(rest) ||
    /^(?:rule|vocabulary|note|set|lore|flavor|rarity|number|artist|image):/.test(line)
  )
}

/** A sample that is the same each time. */
function sample<T>(all: readonly T[], many: number, seed: string): T[] {
  const random = seedrandom(seed)
  return [...all.map((one) => ({ one, order: random() }))]
    .sort((a, b) => a.order - b.order)
    .slice(0, many)
    .map(({ one }) => one)
}

/** The tree with only those bodies and cards in it that hold this place. */
function around(tree: AnyTree, file: string, at: number): AnyTree {
  const holds = ({ span }: { span: { start: number; end: number } }) =>
    tree.file === file && span.start <= at && at <= span.end
  if (tree.kind === 'cards')
    return { ...tree, items: tree.items.map((item) => (holds(item) ? item : { ...item, sections: [] })) }
  if (tree.kind !== 'rules') return tree
  return { ...tree, items: tree.items.map((item) => (holds(item) ? item : { ...item, body: [] })) }
}

/**
 * Everything that is made of the texts, without places and wordings. Null where the line itself has a finding, as when it
 * can not be read without the bodies that lead to it.
 */
function outcome(trees: readonly AnyTree[], at: Change): string | null {
  const bound = bindGame(
    trees.map((tree) => around(tree, at.file, at.at)),
    reader,
  )
  const isHere = (one: Diagnostic) => one.file === at.file && one.span.line === at.line
  if (bound.diagnostics.some(isHere)) return null
  const words = trees.flatMap((tree) => (tree.kind === 'game' && tree.file === at.file ? tree.items : []))
  const terms = words.flatMap(({ parts }) => parts.map(({ text }) => text))
  const known = terms.flatMap((text) =>
    tokenize(text).map(({ image }) => [image, bound.lexicon.senses(image)]),
  )
  const events = Object.keys(bound.library.events)
  const frames = events.map((event) => bound.lexicon.frames(event.split(' ')[0] ?? ''))
  const keywords = Object.keys(bound.library.keywords).map((name) => bound.lexicon.keyword(name))
  const open = bound.phrases.flatMap(({ readings }) => readings.flatMap(({ defaults }) => defaults))
  const found = bound.diagnostics.map(({ code, message }) => `${code} ${message}`)
  return JSON.stringify(
    [
      bound.library,
      bound.vocabulary,
      [...bound.lexicon.conventions],
      known,
      frames,
      keywords,
      bound.lexicon.roles,
      open.filter(isFilledIn),
      found,
    ],
    (key, value: unknown) =>
      unseen.has(key) || (key === 'text' && typeof value === 'string') ? undefined : value,
  )
}

/** What a rule fills in is told by the reading, so it does not go unnoticed. */
function isFilledIn(means: string): boolean {
  return preferenceIds.some((id) => fillsIn(id) && preferences[id].means === means)
}

const unseen = new Set(['hash', 'at', 'span', 'spans', 'source', 'sentences'])

/** The changes of which nothing is noticed. */
function unnoticed(game: CompiledGame, changes: readonly Change[]): string[] {
  const titles = Object.values(game.bound.library.cards).map(({ title }) => title)
  const sections = game.bound.library.live.map(({ section }) => section)
  /** What comes of each line as it is. */
  const known = new Map<string, string | null>()
  return changes.flatMap((change) => {
    const { tree, problems } = readFile(change.file, change.text, { titles, sections })
    if (problems.length > 0) return []
    const changed = game.trees.map((one) => (one.file === change.file ? tree : one))
    const line = `${change.file}:${String(change.line)}`
    const before = known.get(line) ?? outcome(game.trees, change)
    known.set(line, before)
    return before !== null && before === outcome(changed, change) ? [change.what] : []
  })
}

const endings = ['.game', '.rules', '.cards']

describe('every word counts, also outside phrases', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s',
    (id, game) => {
      const changes = endings.flatMap((ending) => sample(changesOf(game, ending), most, `${id}${ending}`))
      expect(unnoticed(game, changes)).toEqual([])
    },
    3_600_000,
  )
})
