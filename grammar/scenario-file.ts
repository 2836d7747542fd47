/** `.scenario`: fields of the file, then scenarios with their blocks. */
import { phraseOf } from './chunks.js'
import { readFields } from './fields.js'
import { blockRange, layOut, type Line } from './layout.js'
import { readWhole } from './lines.js'
import { sourcesIn } from './rules-file.js'
import { report, spanOf, trimmed, type Range, type Source } from './source.js'
import type { ScenarioEntry, ScenarioTree } from './tree.js'

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
    comments: source.comments,
  }
  const place: Place = { scenario: null, block: null }
  for (const line of layOut(source)) readLine(source, line, tree, place)
  return tree
}

function readLine(source: Source, line: Line, tree: ScenarioTree, place: Place): void {
  const found = heading.exec(source.clean.slice(line.start, line.end))
  const fields = found ? [] : readFields(source, line)
  if (found) readBlock(source, line, place, found[1] ?? '', found[0].length)
  else if (fields.length === 0 || (place.block && fields[0]?.name !== 'scenario'))
    misplaced(source, line, place)
  else {
    for (const field of fields) {
      if (field.name === 'scenario') {
        place.scenario = startScenario(source, field.value, field.span)
        place.block = null
        tree.items.push(place.scenario)
      } else (place.scenario ?? tree).fields.push(field)
    }
    for (const below of line.children) readLine(source, below, tree, place)
  }
  if (place.scenario) place.scenario.span = spanOf(source, place.scenario.span.start, blockRange(line).end)
}

function startScenario(source: Source, value: string, span: ScenarioEntry['span']): ScenarioEntry {
  if (value === '') report(source, 'GT-G19', span, { name: 'scenario' })
  const [, title = value, numbers = ''] = /^(.*?)((?:\s*\[[^\]]*\])*)$/u.exec(value) ?? []
  const sources = [...numbers.matchAll(/\[[^\]]*\]/gu)].flatMap(([image]) => sourcesIn(image))
  return { title: title.trim(), sources, fields: [], given: [], steps: [], span }
}

function misplaced(source: Source, line: Line, place: Place): void {
  if (place.scenario)
    report(source, 'GT-G22', blockRange(line), { what: 'This line stands in no block of the scenario.' })
  else report(source, 'GT-G13', blockRange(line), { headers: '`scenario: title`' })
}

function readBlock(source: Source, line: Line, place: Place, block: string, length: number): void {
  const { scenario } = place
  if (!scenario) {
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
  if (inline) readStep(source, rest, scenario, block)
  if (!inline && line.children.length === 0) report(source, 'GT-G17', line, { form: block })
  const read = (below: Line, nested: boolean) => {
    if (nested) report(source, 'GT-G18', blockRange(below), { above: 'a line of a scenario' })
    readStep(source, below, scenario, block)
    for (const one of below.children) read(one, true)
  }
  for (const below of line.children) read(below, false)
}

function readStep(source: Source, range: Range, scenario: ScenarioEntry, block: string): void {
  const line = readWhole(source, range)
  if (block === 'given') scenario.given.push(line)
  else if (block === 'then') scenario.steps.push({ step: 'then', expectation: line })
  else if (block === 'expect error') scenario.steps.push({ step: 'error', words: line })
  else {
    const colon = line.chunks.findIndex(
      (chunk, index) => chunk.image === ':' && line.chunks[index + 1]?.span.start !== chunk.span.end,
    )
    if (colon <= 0) scenario.steps.push({ step: 'when', who: null, words: line, line })
    else {
      const who = phraseOf(source, line.chunks.slice(0, colon), range.start)
      const words = phraseOf(
        source,
        line.chunks.slice(colon + 1),
        line.chunks[colon]?.span.end ?? range.start,
      )
      scenario.steps.push({ step: 'when', who, words, line })
    }
  }
}
