/** Small pieces of Markdown. */

/** Words in a text that are to be taken as they stand. */
export const code = (text: string): string => `\`${text}\``

/** Nothing when there are no lines, so that a page has no empty parts. */
export function part(title: string, about: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', about, '', ...lines, '']
}

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  const row = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [row(heads), `|${' --- |'.repeat(heads.length)}`, ...rows.map(row)]
}
