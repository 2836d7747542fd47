/** From the text of a file to a list of cards, whichever of the known shapes it has. */
import { findNodeAtLocation } from 'jsonc-parser'
import { elementsOf, parseJson, parseValue, type Element, type Fault } from './json.js'
import type { CardList, ListProblem } from './list.js'
import { isRecord, readRecord } from './records.js'

interface Found {
  elements: Element[]
  faults: Fault[]
}

const wanted =
  'A list of cards is JSON Lines with one card a line, a JSON array of cards, or a JSON object with `cards: […]`.'

/**
 * Reads a list. Shapes: JSON Lines, a JSON array, an object whose `cards` is an array; the cards are `{title, type, text}`
 * or have these on a `front` (and a `back`), with `gametext` or `text` for the game text. Never throws: what can not be
 * read is a problem with its place, and everything else is read.
 */
export function readList(text: string): CardList {
  const plain = text.replace(/^\uFEFF/u, '')
  const { elements, faults } = elementsIn(plain)
  const lineStarts = [0, ...Array.from(plain.matchAll(/\n/gu), ({ index }) => index + 1)]
  const problems = faults.map(({ offset, message }) => problemAt(lineStarts, offset, message))
  const cards = elements.flatMap(({ offset, value }) => {
    const place = problemAt(lineStarts, offset, '')
    const read = readRecord(value, place.line)
    if ('card' in read) return [read.card]
    problems.push({ ...place, message: read.fault })
    return []
  })
  return { cards, problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) }
}

function elementsIn(text: string): Found {
  if (text.trim() === '') return none({ offset: 0, message: `The file is empty. ${wanted}` })
  const lines = inLines(text)
  if (lines) return lines
  const parsed = parseJson(text)
  if ('fault' in parsed) return none(parsed.fault)
  const array = elementsOf(parsed.node) ?? elementsOf(findNodeAtLocation(parsed.node, ['cards']))
  return array ? { elements: array, faults: [] } : none({ offset: parsed.node.offset, message: wanted })
}

const none = (fault: Fault): Found => ({ elements: [], faults: [fault] })

/** JSON Lines: at least half of the lines that are not empty hold an object each. Null for a text that is one value on several lines. */
function inLines(text: string): Found | null {
  const found: Found = { elements: [], faults: [] }
  let offset = 0
  for (const line of text.split('\n')) {
    if (line.trim() !== '') readLine(line, offset, found)
    offset += line.length + 1
  }
  const [first] = found.elements
  if (!isRecord(first?.value) || found.elements.length < found.faults.length) return null
  const single = found.elements.length === 1 && found.faults.length === 0
  return single && !('title' in first.value || 'front' in first.value) ? null : found
}

function readLine(line: string, offset: number, found: Found): void {
  const read = parseValue(line)
  if ('value' in read) found.elements.push({ offset, value: read.value })
  else found.faults.push({ ...read.fault, offset: offset + read.fault.offset })
}

function problemAt(lineStarts: readonly number[], offset: number, message: string): ListProblem {
  let low = 0
  let high = lineStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (lineStarts[low] ?? 0) + 1, message }
}
