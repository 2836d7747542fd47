/**
 * Code as a small tree: printed on one line when it fits, otherwise with one item a line. Comments always stand on lines
 * of their own. Marks give the printed range of an item, for the map from generated code to sentences.
 */

export type Code = string | Bracket
export interface Bracket {
  open: string
  close: string
  items: Item[]
}

export interface Item {
  /** A property name, as it is to be printed. */
  key?: string
  code: Code
  /** Whole comment lines above the item. */
  comment?: string[]
  mark?: unknown
}

export interface PrintedMark {
  mark: unknown
  /** Offsets in the printed text. */
  start: number
  end: number
}

const lineWidth = 110

export function printCode(code: Code, indent = 0): { text: string; marks: PrintedMark[] } {
  const widths = new WeakMap<Bracket, number>()
  const marks: PrintedMark[] = []
  let text = ''

  /** Width on one line; infinite when it cannot stand on one line. */
  const width = (given: Code): number => {
    if (typeof given === 'string') return given.length
    const known = widths.get(given)
    if (known !== undefined) return known
    let sum = given.open.length + given.close.length + (spaced(given) ? 2 : 0)
    given.items.forEach((item, index) => {
      const key = item.key === undefined ? 0 : item.key.length + 2
      sum += item.comment && item.comment.length > 0 ? Infinity : key + width(item.code) + (index > 0 ? 2 : 0)
    })
    widths.set(given, sum)
    return sum
  }

  const printItem = (item: Item, level: number): void => {
    const start = text.length
    if (item.key !== undefined) text += `${item.key}: `
    print(item.code, level)
    if (item.mark !== undefined) marks.push({ mark: item.mark, start, end: text.length })
  }

  const print = (given: Code, level: number): void => {
    if (typeof given === 'string') {
      text += given
      return
    }
    const column = text.length - (text.lastIndexOf('\n') + 1)
    text += given.open
    if (given.items.length === 0 || column + width(given) < lineWidth) {
      const space = spaced(given) && given.items.length > 0 ? ' ' : ''
      text += space
      given.items.forEach((item, index) => {
        if (index > 0) text += ', '
        printItem(item, level)
      })
      text += space
    } else if (given.items.length === 1 && isCallOf(given)) {
      given.items.forEach((item) => printItem(item, level))
    } else {
      for (const item of given.items) {
        for (const line of item.comment ?? []) text += `\n${pad(level + 1)}${line}`
        text += `\n${pad(level + 1)}`
        printItem(item, level + 1)
        text += ','
      }
      text += `\n${pad(level)}`
    }
    text += given.close
  }

  print(code, indent)
  return { text, marks }
}

const pad = (level: number): string => '  '.repeat(level)
const spaced = (bracket: Bracket): boolean => bracket.open.endsWith('{')
/** `f({ … })`: the inner bracket breaks, the outer hugs it. */
const isCallOf = (bracket: Bracket): boolean => {
  const [only] = bracket.items
  return (
    bracket.close === ')' && only !== undefined && typeof only.code !== 'string' && only.comment === undefined
  )
}

export const object = (items: Item[]): Bracket => ({ open: '{', close: '}', items })
export const array = (items: Item[]): Bracket => ({ open: '[', close: ']', items })
export const call = (name: string, items: Item[]): Bracket => ({ open: `${name}(`, close: ')', items })
