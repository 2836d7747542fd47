/** Lines that are a sentence: effects, and the choices that open a block or name several ways. */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Statement, Statements } from '../../../runtime/program/statements.js'
import type { Phrase } from '../../../grammar/tree.js'
import type { Named } from '../../reading/api.js'
import { isCapitalName, isWord, slice, withWords } from '../phrases.js'
import { withNames, type Names, type Text } from './binding.js'
import { nothingBound, type BindBlock, type Bound, type LineOf } from './bound.js'
import { afterOptional } from './branches.js'
import { bindBecomes, withoutFullStop } from './lets.js'
import { localNamed } from './loops.js'
import { readOnly } from './read.js'

type Sentence = LineOf<'sentence'>

export function bindSentence(text: Text, line: Sentence, names: Names, bindBlock: BindBlock): Bound {
  const sentence = withoutFullStop(line.sentence)
  if (line.ways.length > 0) return bindWays(text, line, sentence, names, bindBlock)
  const use = line.do.length === 0 ? bindUse(text, sentence, names) : null
  if (use !== null) return use
  const may = endsWith(sentence, 'may')
  if (may !== null && line.do.length > 0) return bindMay(text, line, may, names, bindBlock)
  const becomes = bindBecomes(text, sentence, names)
  if (becomes !== null && line.do.length === 0) return becomes
  const effect = readOnly(text, names, sentence, ['effect'], 'line')
  const after = withNames(names, effect?.binds ?? namesMeant(text, sentence), effect?.mentions)
  if (line.do.length === 0) return { statements: effect?.meaning ?? [], names: after }
  const body = bindBlock(text, line.do, after)
  const inside = `"${sentence.text}" was chosen`
  if (effect === null) return nothingBound(afterOptional(text, after, body.names, inside))
  const statements = withBlock(effect.meaning, body.statements)
  if (statements === null) text.binding.reporter.report('nothing-optional', text.file, sentence.span)
  return { statements: statements ?? effect.meaning, names: afterOptional(text, after, body.names, inside) }
}

/** The lines of the procedure that the runtime runs when an ability is used: they speak of the ability in use. */
function bindUse(text: Text, sentence: Phrase, names: Names): Bound | null {
  const { chunks } = sentence
  if (chunks.length === 4 && endsWith(withWords(['it'], sentence), 'carry', 'out', 'its', 'effect')) {
    return { statements: [{ op: 'carry-out' }], names }
  }
  const targets = endsWith(sentence, 'chooses', 'its', 'targets')
  const who = targets ?? endsWith(sentence, 'pays', 'its', 'cost')
  if (who === null) return null
  return readPlayer(text, names, who) === null
    ? nothingBound(names)
    : { statements: [{ op: targets === null ? 'pay' : 'targets' }], names }
}

/** The names that a line would have bound, had it been read: later lines should not fail for its sake. */
function namesMeant(text: Text, sentence: Phrase): Named[] {
  return sentence.chunks.flatMap((chunk, index) => {
    const before = sentence.chunks[index - 1]
    if (!isCapitalName(chunk) || before === undefined) return []
    const sense = text.binding.lexicon.senses(before.image.toLowerCase()).find((one) => one.cat === 'type')
    if (sense?.cat !== 'type') return []
    return [localNamed([chunk.image], { name: sense.type, many: sense.many })]
  })
}

/** `P may` and a block: yes or no. */
function bindMay(text: Text, line: Sentence, who: Phrase, names: Names, bindBlock: BindBlock): Bound {
  const by = readPlayer(text, names, who)
  const body = bindBlock(text, line.do, names)
  const after = afterOptional(text, names, body.names, `"${line.sentence.text}" was answered with yes`)
  if (by === null) return nothingBound(after)
  return { statements: [{ op: 'may', by, do: body.statements }], names: after }
}

/** `P chooses one` and `- label: …` lines; with `may`, none as well. */
function bindWays(text: Text, line: Sentence, sentence: Phrase, names: Names, bindBlock: BindBlock): Bound {
  const bodies = line.ways.map((way) => ({ label: way.label.text, bound: bindBlock(text, way.do, names) }))
  const after = bodies.reduce(
    (known, { label, bound }) => afterOptional(text, known, bound.names, `"${label}" was chosen`),
    names,
  )
  const optional = endsWith(sentence, 'may', 'choose', 'one')
  const who = optional ?? endsWith(sentence, 'chooses', 'one')
  if (who === null) {
    const reason = 'lines with a label need a line "… chooses one" above them.'
    text.binding.reporter.report('unreadable', text.file, sentence.span, { what: 'choice', reason })
    return nothingBound(after)
  }
  const by = readPlayer(text, names, who)
  if (by === null) return nothingBound(after)
  const ways: Statement = {
    op: 'ways',
    by,
    ways: bodies.map(({ label, bound }) => ({ label, do: bound.statements })),
  }
  return { statements: optional === null ? [ways] : [{ op: 'may', by, do: [ways] }], names: after }
}

/** The block below a line with a choice in it: it runs if something was chosen. Null when there is no choice. */
function withBlock(effect: Statements, block: Statements): Statements | null {
  const last = effect[effect.length - 1]
  const before = effect.slice(0, -1)
  if (last?.op === 'may') return [...before, { ...last, do: [...last.do, ...block] }]
  const choice = [...effect].reverse().find((one) => one.op === 'choose')
  if (choice?.op !== 'choose' || choice.least.op !== 'number' || choice.least.value !== 0) return null
  const chosen: Expression = { op: 'count', of: { op: 'local', name: choice.as } }
  const test: Expression = { op: 'compare', by: '>', left: chosen, right: { op: 'number', value: 0 } }
  return [...effect, { op: 'if', test, then: block }]
}

function readPlayer(text: Text, names: Names, phrase: Phrase): Expression | null {
  return readOnly(text, names, phrase, ['thing'], 'player')?.meaning.value ?? null
}

/** What stands before these words, when the phrase ends in them. */
function endsWith(phrase: Phrase, ...words: string[]): Phrase | null {
  const start = phrase.chunks.length - words.length
  const ends = start > 0 && words.every((word, index) => isWord(phrase.chunks[start + index], word))
  return ends ? slice(phrase, 0, start) : null
}
