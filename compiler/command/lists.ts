/** Reads a list of printed cards for a command, and tells what is wrong with it. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { decode } from '../../grammar/index.js'
import type { CardList, ListProblem } from '../importing/list.js'
import { readList } from '../importing/read-list.js'
import { isFileFault, line, plural, WrongUse, type Io } from './io.js'

const mostTold = 20

/** @throws WrongUse when the file can not be read, or holds no card */
export async function loadList(file: string, io: Io): Promise<CardList> {
  const bytes = await readFile(resolve(io.cwd, file)).catch((fault: unknown) => {
    if (!isFileFault(fault)) throw fault
    throw new WrongUse(`the list "${file}" can not be read: ${fault.message}.`)
  })
  const { text, problems: broken } = decode(bytes)
  const [unreadable] = broken
  if (unreadable) {
    const { line: row, column } = unreadable.span
    throw new WrongUse(`${file}:${String(row)}:${String(column)}: ${unreadable.message}`)
  }
  const list = readList(text)
  if (list.cards.length > 0) return list
  const [first] = list.problems
  const place = first
    ? `${file}:${String(first.line)}:${String(first.column)}: ${first.message}`
    : `${file}: `
  throw new WrongUse(first ? place : `the list "${file}" has no cards.`)
}

/** Records that were left out, one line each. */
export function tellProblems(io: Io, file: string, problems: readonly ListProblem[]): void {
  for (const { line: row, column, message } of problems.slice(0, mostTold))
    io.err(line(`${file}:${String(row)}:${String(column)}: ${message}`))
  if (problems.length > mostTold) io.err(line(`… and ${String(problems.length - mostTold)} more.`))
  if (problems.length > 0) io.err(line(`${plural(problems.length, 'record')} of the list left out.`))
}
