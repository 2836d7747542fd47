/** `.scenario`: fields of the file, then scenarios with their blocks. */
import { phraseOf } from './chunks.js'
import { readFields } from './fields.js'
import { blockRange, layOut, type Line } from './layout.js'
import { readWhole } from './lines.js'
import { sourcesIn } from './rules-file.js'
import { report, spanOf, trimmed, type Range, type Source } from './source.js'
import type { Field, ScenarioEntry, ScenarioTree } from './tree.js'

const heading = /^(given|when|then|expect error)(?:\s*:|(?=\s)|$)/u

interface Place {
  scenario: ScenarioEntry | null
  block: string | null
}

export function readScenarioFile(source: Source): ScenarioTree {
  const tree: ScenarioTree = {
    kind: 'scenario',
    file: source.file,
    items: [],
    fields: [],
    given: [],
    comments: source.comments,
  }
  const place: Place = { scenario: null, block: null }
  for (const line of layOut(source)) readLine(source, line, tree, place)
  return tree
}

function readLine(source: Source, line: Line, tree: ScenarioTree, place: Place): void {
  const found = heading.exec(source.clean.slice(line.start, line.end))
  const fields = found ? [] : readFields(source, line)
  if (found) readBlock(source, line, tree, place, found[1] ?? '', found[0].length)
  else if (fields.length === 0 || (place.block && fields[0]?.name !== 'scenario'))
    misplaced(source, line, place)
  else {
    for (const field of fields) {
      if (field.name === 'scenario') {
        place.scenario = startScenario(source, field)
        place.block = null
        tree.items.push(place.scenario)
      } else (place.scenario ?? tree).fields.push(field)
    }
    for (const below of line.children) readLine(source, below, tree, place)
  }
  if (place.scenario) place.scenario.span = spanOf(source, place.scenario.span.start, blockRange(line).end)
}

function startScenario(source: Source, { value, valueSpan, span }: Field): ScenarioEntry {
  if (value === '') report(source, 'GT-G19', span, { name: 'scenario' })
  const [, title = value, numbers = ''] = /^(.*?)((?:\s*\[[^\]]*\])*)$/u.exec(value) ?? []
  const sources = [...numbers.matchAll(/\[[^\]]*\]/gu)].flatMap(([image]) => sourcesIn(image))
  return { title: title.trim(), titleSpan: valueSpan, sources, fields: [], given: [], steps: [], span }
}

function misplaced(source: Source, line: Line, place: Place): void {
  if (place.scenario)
    report(source, 'GT-G22', blockRange(line), { what: 'This line stands in no block of the scenario.' })
  else report(source, 'GT-G13', blockRange(line), { headers: '`scenario: title`' })
}

function readBlock(
  source: Source,
  line: Line,
  tree: ScenarioTree,
  place: Place,
  block: string,
  length: number,
): void {
  const { scenario } = place
  if (!scenario && block !== 'given') {
    misplaced(source, line, place)
    return
  }
  if (block === 'given' && place.block !== null && place.block !== 'given') {
    report(source, 'GT-G22', line, {
      what: 'A `given` must come before every `when`, `then` and `expect error`.',
    })
  }
  place.block = block
  const rest = trimmed(source, { start: line.start + length, end: line.end })
  const inline = rest.start < rest.end
  if (!inline && line.children.length === 0) report(source, 'GT-G17', line, { form: block })
  const read = (range: Range) => {
    if (block === 'given') (scenario ?? tree).given.push(readWhole(source, range))
    else if (scenario) scenario.steps.push(readStep(source, range, block))
  }
  const readLines = (lines: readonly Line[]) => {
    for (const below of lines) {
      read(below)
      for (const one of below.children)
        report(source, 'GT-G18', blockRange(one), { above: 'a line of a scenario' })
      readLines(below.children)
    }
  }
  if (inline) read(rest)
  readLines(line.children)
}

function readStep(source: Source, range: Range, block: string): ScenarioEntry['steps'][number] {
  const line = readWhole(source, range)
  if (block === 'then') return { step: 'then', expectation: line }
  if (block === 'expect error') return { step: 'error', words: line }
  const { chunks } = line
  const at = chunks.findIndex(
    (chunk, index) => chunk.image === ':' && chunks[index + 1]?.span.start !== chunk.span.end,
  )
  const colon = chunks[at]
  if (at <= 0 || !colon) return { step: 'when', who: null, words: line, line }
  const who = phraseOf(source, chunks.slice(0, at), range.start)
  return { step: 'when', who, words: phraseOf(source, chunks.slice(at + 1), colon.span.end), line }
}
