/** Short forms of trees, for tests. */
import type { Chunk, Phrase, Statement } from '../../grammar/tree.js'

/** `word X-wing`, `signed +2`, `group (number 1)` … */
export function showChunk(chunk: Chunk): string {
  if ('inside' in chunk) return `${chunk.kind} (${chunk.inside.map(showChunk).join(' | ')})`
  return `${chunk.kind} ${chunk.image}`
}

export function showPhrase(phrase: Phrase): string {
  return phrase.chunks.map(showChunk).join(' | ')
}

/** One line a statement, blocks indented. */
export function showStatements(statements: readonly Statement[], margin = ''): string[] {
  const below = (inner: readonly Statement[]) => showStatements(inner, `${margin}  `)
  return statements.flatMap((one): string[] => {
    const line = (text: string) => `${margin}${one.form}${text === '' ? '' : ` <${text}>`}`
    switch (one.form) {
      case 'let':
        return [line(`${one.name.text} = ${one.value.text}`)]
      case 'do':
        return [line(one.giving ? `${one.call.text} > ${one.giving.text}` : one.call.text)]
      case 'if':
        return [
          line(one.test.text),
          ...below(one.then),
          ...(one.otherwise.length > 0 ? [`${margin}otherwise`, ...below(one.otherwise)] : []),
        ]
      case 'each':
        return [line(one.name.text + (one.ordered ? ' | ordered' : '')), ...below(one.do)]
      case 'repeat':
        return [line(`${one.times?.text ?? '-'} | ${one.until?.text ?? '-'}`), ...below(one.do)]
      case 'together':
        return [line(''), ...below(one.do)]
      case 'alternate':
        return [line(`${one.first.text} | ${one.until.text}`), ...below(one.do)]
      case 'window':
        return [line(`${one.name.text} | ${one.first?.text ?? '-'}`)]
      case 'announce':
        return [line(`${one.stage} | ${one.event.text}`)]
      case 'whenever':
      case 'require':
        return [line(one.test.text), ...('do' in one ? below(one.do) : [])]
      case 'later':
        return [line(one.moment.text), ...below(one.do)]
      case 'give back':
        return [line(one.value.text)]
      default:
        return 'sentence' in one
          ? [
              line(one.sentence.text),
              ...below(one.do),
              ...one.ways.flatMap((way) => [`${margin}- ${way.label.text}`, ...below(way.do)]),
            ]
          : [line('')]
    }
  })
}
