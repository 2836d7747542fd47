/** Names for generated files and identifiers, made from titles: harmless whatever the title, and never twice the same. */

const longest = 60
/** Names that some file systems keep for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/

/**
 * A part of a path from any text: lower case Latin letters, digits and single hyphens, never empty. It has no dot or
 * separator, so it can name no other folder.
 */
export function slug(text: string, fallback: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
  if (plain === '') return fallback
  return devices.test(plain) ? `${plain}-${fallback}` : plain
}

const reserved = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function if ' +
    'import in instanceof new null return super switch this throw true try typeof var void while with implements interface let ' +
    'package private protected public static yield await async of arguments eval undefined nan infinity object library'
  ).split(' '),
)

/** `captain-vell` → `captainVell`; words of the language and names that start with a digit get a prefix. */
export function identifier(slugged: string, prefix: string): string {
  const name = slugged.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  if (/^\d/.test(name)) return prefix + name
  return reserved.has(name.toLowerCase()) ? prefix + name[0]?.toUpperCase() + name.slice(1) : name
}

/** Gives each wish a name of its own: the wish, or the wish with the next free number. */
export function uniqueNames(taken: Iterable<string> = []): (wish: string, separator?: string) => string {
  const used = new Set(taken)
  return (wish, separator = '-') => {
    let name = wish
    for (let number = 2; used.has(name); number++) name = `${wish}${separator}${String(number)}`
    used.add(name)
    return name
  }
}
