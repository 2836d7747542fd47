/** `for each …`, `repeat …`, `alternate, starting with …`. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Named, Type } from '../../reading/api.js'
import { isCapitalName, isWord, slice, withWords } from '../phrases.js'
import { withNames, type Names, type Text } from './binding.js'
import type { BindBlock, Bound, LineOf } from './bound.js'
import { afterOptional } from './branches.js'
import { readOnly } from './read.js'

interface Loop {
  name: string
  of: Expression
  binds: Named[]
  mentions: Named[]
}

export function bindEach(text: Text, line: LineOf<'each'>, names: Names, bindBlock: BindBlock): Bound {
  const loop = readLoop(text, names, line.name)
  const inside = loop === null ? names : withNames(names, loop.binds, loop.mentions)
  const body = bindBlock(text, line.do, inside)
  const after = afterOptional(text, names, body.names, `the loop over "${line.name.text}" ran`)
  if (loop === null) return { statements: [], names: after }
  const { name, of } = loop
  return { statements: [{ op: 'each', name, of, do: body.statements }], names: after }
}

/** "U in P's hand", "card C at the battlefield", "unit here". */
export function readLoop(text: Text, names: Names, phrase: Phrase): Loop | null {
  const [first, second] = phrase.chunks
  if (isCapitalName(first) && isWord(second, 'in', 'of', 'among')) {
    const read = readOnly(text, names, slice(phrase, 2), ['thing'], 'list of things')
    if (read === null) return null
    const named = localNamed([first.image], { name: read.meaning.type.name, many: false })
    return { name: first.image, of: read.meaning.value, binds: [named], mentions: [] }
  }
  const read = readOnly(text, names, withWords(['each'], phrase), ['thing'], 'list of things')
  if (read === null) return null
  const type: Type = { name: read.meaning.type.name, many: false }
  const bound = read.binds[0]
  if (bound?.value.op === 'local') {
    const named: Named = { ...bound, type }
    return { name: bound.value.name, of: read.meaning.value, binds: [named], mentions: [named] }
  }
  const name = freshName(names, type.name)
  const mention: Named = { words: [type.name], type, value: { op: 'local', name } }
  return { name, of: read.meaning.value, binds: [], mentions: [mention] }
}

function freshName(names: Names, base: string): string {
  const taken = new Set(
    [...names.live, ...names.mentioned].flatMap((n) => (n.value.op === 'local' ? [n.value.name] : [])),
  )
  let number = 1
  while (taken.has(`each ${base} ${number}`)) number++
  return `each ${base} ${number}`
}

export function bindRepeat(text: Text, line: LineOf<'repeat'>, names: Names, bindBlock: BindBlock): Bound {
  const times = line.times === null ? null : readOnly(text, names, line.times, ['number'], 'number of times')
  const until = line.until === null ? null : readOnly(text, names, line.until, ['condition'], 'condition')
  const body = bindBlock(text, line.do, names)
  const after = afterOptional(text, names, body.names, 'the repeated block ran')
  if ((line.times !== null && times === null) || (line.until !== null && until === null)) {
    return { statements: [], names: after }
  }
  return {
    statements: [
      {
        op: 'repeat',
        ...(times === null ? {} : { times: times.meaning }),
        ...(until === null ? {} : { until: until.meaning }),
        do: body.statements,
      },
    ],
    names: after,
  }
}

/** The block is carried out by `the player`, who changes after each round. */
export function bindAlternate(
  text: Text,
  line: LineOf<'alternate'>,
  names: Names,
  bindBlock: BindBlock,
): Bound {
  const first = readOnly(text, names, line.first, ['thing'], 'player who starts')
  const player = localNamed(['player'], { name: 'player', many: false })
  const inside = withNames(names, [player], [player])
  const until = readOnly(text, inside, line.until, ['condition'], 'condition')
  const body = bindBlock(text, line.do, inside)
  const after = afterOptional(text, names, body.names, 'the repeated block ran')
  if (first === null || until === null) return { statements: [], names: after }
  const next: Expression = { op: 'opponent', of: player.value }
  return {
    statements: [
      { op: 'let', name: 'player', value: first.meaning.value },
      {
        op: 'repeat',
        until: until.meaning,
        do: [...body.statements, { op: 'let', name: 'player', value: next }],
      },
    ],
    names: after,
  }
}

export function localNamed(words: string[], type: Type): Named {
  return { words, type, value: { op: 'local', name: words.join(' ') } }
}
