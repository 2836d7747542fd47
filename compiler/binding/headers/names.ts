/** Names of what headers declare: unique, stable, made of the words of the header. */
import type { Header } from './header.js'

/** "lose gold", "take card into hand": stem and fixed words; the types of the slots too where that is taken, then numbers. */
export function eventName(header: Header, taken: (name: string) => boolean): string {
  const fixed = header.complements.flatMap((one) => {
    const preposition = one.role === null && one.preposition !== null ? [one.preposition] : []
    return [...preposition, ...one.words]
  })
  const short = [header.stem, ...fixed].join(' ')
  if (header.kind === 'noun' || !taken(short)) return short
  const long = (numbers: boolean): string => {
    const words = header.complements.flatMap(({ preposition, type, words: said }) => [
      ...(preposition === null ? [] : [preposition]),
      ...(type === null || (type.name === 'number' && !numbers) ? [] : [type.name]),
      ...said,
    ])
    return [header.stem, ...words].join(' ')
  }
  const typed = long(false)
  return taken(typed) ? long(true) : typed
}

/** "present at", "in line of sight of": the words that make up a relation, condition or value. */
export function definitionName(header: Header, taken: (name: string) => boolean): string {
  const words = header.complements.flatMap((one) => [
    ...(one.preposition === null ? [] : [one.preposition]),
    ...one.words,
  ])
  const short = [header.stem, ...words].join(' ')
  if (!taken(short)) return short
  return [header.subject?.type.name ?? '', short].join(' ').trim()
}
