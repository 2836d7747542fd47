/** `.rules`: items with settings and a body of statements, or of sentences. */
import { distance } from 'fastest-levenshtein'
import { phraseOf } from './chunks.js'
import { settingNames } from './fixed-words.js'
import { blockRange, layOut, type Line } from './layout.js'
import { readHeader, readParts } from './lines.js'
import { report, spanOf, type Source } from './source.js'
import { readStatements, type Mode } from './statements.js'
import type { Chunk, ItemKind, RuleItem, RulesTree, Setting } from './tree.js'

/** The kinds of item, and how the lines of their bodies are read. */
const itemKinds: Record<ItemKind, Mode> = {
  verb: 'statements',
  procedure: 'statements',
  action: 'statements',
  relation: 'statements',
  condition: 'statements',
  value: 'statements',
  check: 'statements',
  keyword: 'text',
  rule: 'text',
  vocabulary: 'statements',
  note: 'text',
}

export function readRulesFile(source: Source): RulesTree {
  const items = layOut(source).flatMap((line) => readItem(source, line) ?? [])
  return { kind: 'rules', file: source.file, items, comments: source.comments }
}

function readItem(source: Source, line: Line): RuleItem | null {
  const found = readHeader(source, line)
  const kind = found?.name.text
  if (!found || !isItemKind(kind)) {
    const kinds = Object.keys(itemKinds).join(', ')
    if (!found) report(source, 'GT-G13', blockRange(line), { headers: kinds })
    else
      report(
        source,
        'GT-G14',
        blockRange(line),
        { found: found.name.text, kinds },
        nearest(found.name.text, Object.keys(itemKinds)),
      )
    return null
  }
  const { chunks, sources } = takeSources(found.chunks)
  const header = phraseOf(source, chunks, found.name.span.end + 1)
  if (chunks.length === 0) report(source, 'GT-G19', line, { name: kind })
  const mode = itemKinds[kind]
  const settings: Setting[] = []
  const body: Line[] = []
  for (const child of line.children) {
    const setting = readSetting(source, child, mode)
    if (setting) settings.push(setting)
    else body.push(child)
  }
  const { start, end } = blockRange(line)
  return {
    kind,
    header,
    sources,
    settings,
    body: readStatements(source, body, mode),
    span: spanOf(source, start, end),
  }
}

function isItemKind(kind: string | undefined): kind is ItemKind {
  return kind !== undefined && Object.hasOwn(itemKinds, kind)
}

/** Square brackets at the end of a header are rule numbers: they hold one, and no part that may be left out. */
function takeSources(chunks: readonly Chunk[]): { chunks: Chunk[]; sources: string[] } {
  const isNumber = (chunk: Chunk): boolean => chunk.kind === 'icon' && /^\[\s*\p{Lu}*\d/u.test(chunk.image)
  const count = chunks.length - 1 - chunks.findLastIndex((chunk) => !isNumber(chunk))
  const kept = chunks.slice(0, chunks.length - count)
  return { chunks: kept, sources: chunks.slice(kept.length).flatMap((chunk) => sourcesIn(chunk.image)) }
}

/** The rule numbers in "[9.4, 9.6]". */
export function sourcesIn(image: string): string[] {
  return image.replace(/^\[|\]$/gu, '').split(/[,;]/u).map((one) => one.trim()).filter((one) => one !== '') // prettier-ignore
}

function readSetting(source: Source, line: Line, mode: Mode): Setting | null {
  const [, name, gap] = /^([a-z]+)(\s*:)(?=\s|$)/u.exec(source.clean.slice(line.start, line.end)) ?? []
  if (name === undefined || gap === undefined) return null
  if (!(settingNames as readonly string[]).includes(name)) {
    const near = mode === 'statements' ? nearest(name, settingNames) : []
    if (near.length > 0) {
      const range = { start: line.start, end: line.start + name.length }
      report(source, 'GT-G23', range, { name, names: settingNames.join(', ') }, near)
    }
    return null
  }
  const start = line.start + name.length + gap.length
  const whole = blockRange(line)
  return {
    name,
    parts: readParts(source, { start, end: line.end }),
    body: readStatements(source, line.children, 'statements'),
    span: spanOf(source, whole.start, whole.end),
  }
}

function nearest(word: string, words: readonly string[]): string[] {
  const near = words.filter((one) => distance(one, word) <= (one.length > 4 ? 2 : 1))
  return near.map((one) => `Did you mean \`${one}\`?`)
}
