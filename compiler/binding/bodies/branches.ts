/** `if … / otherwise`, and what a name is worth after branches. */
import type { Named } from '../../reading/api.js'
import { sameWords, type Names, type Text } from './binding.js'
import type { BindBlock, Bound, LineOf } from './bound.js'
import { common } from './fits.js'
import { withNames } from './binding.js'
import { readOnly } from './read.js'

export function bindIf(text: Text, line: LineOf<'if'>, names: Names, bindBlock: BindBlock): Bound {
  const test = readOnly(text, names, line.test, ['condition'], 'condition')
  const inside = test === null ? names : withNames(names, test.binds, test.mentions)
  const then = bindBlock(text, line.then, inside)
  const otherwise = bindBlock(text, line.otherwise, names)
  const where = `"${line.test.text}"`
  const after = merged(text, names, then.names, otherwise.names, where)
  if (test === null) return { statements: [], names: after }
  const rest = otherwise.statements.length === 0 ? {} : { else: otherwise.statements }
  return { statements: [{ op: 'if', test: test.meaning, then: then.statements, ...rest }], names: after }
}

/** Names after two ways meet: those that both bind; the others are lost, with the condition under which they exist. */
export function merged(text: Text, before: Names, one: Names, other: Names, where: string): Names {
  const { lexicon } = text.binding
  const live: Named[] = []
  const lost = [...before.lost]
  for (const named of one.live) {
    const twin = other.live.find((candidate) => sameWords(candidate.words, named.words))
    const type = twin === undefined ? null : common(lexicon, named.type, twin.type)
    if (twin !== undefined && type !== null) live.push(twin === named ? named : { ...named, type })
    else lost.push({ words: named.words, where })
  }
  for (const named of other.live) {
    if (one.live.some((candidate) => sameWords(candidate.words, named.words))) continue
    lost.push({ words: named.words, where: `not ${where}` })
  }
  return { live, lost, mentioned: before.mentioned }
}

/** Names after a block that may not have run. */
export function afterOptional(text: Text, before: Names, inside: Names, where: string): Names {
  return merged(text, before, inside, before, where)
}
