/** Strings of card texts as TypeScript: a title or a sentence is untrusted and must never become code. */

/** Line ends, controls, and marks that change the direction of text or cannot be seen. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

function escapeUnseen(text: string): string {
  return text.replace(unseen, (character) => {
    if (character === '\n') return '\\n'
    const units = character.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    return units.map((unit) => `\\u${unit}`).join('')
  })
}

/** A string literal in double quotes (as ts-morph prints) that evaluates to exactly this text. */
export function stringLiteral(text: string): string {
  return `"${escapeUnseen(text.replace(/[\\"]/g, (character) => `\\${character}`))}"`
}

/** The name of a property in an object literal. `__proto__` is computed, or else it would set the prototype. */
export function propertyName(name: string): string {
  if (name === '__proto__') return '["__proto__"]'
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringLiteral(name)
}

/** A text as lines of comment, each of at most `width` characters. */
export function commentLines(text: string, width = 100): string[] {
  const lines: string[] = []
  for (const given of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    let line = ''
    for (const word of escapeUnseen(given).split(/(?<= )/)) {
      if (line !== '' && line.length + word.trimEnd().length > width) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += word
    }
    lines.push(line.trimEnd())
  }
  return lines.map((line) => `// ${line}`.trimEnd())
}
