/** Relations, conditions and values: phrases with a name and parameters. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Definition, RelationProgram } from '../../../runtime/program/library.js'
import type { Frame } from '../../reading/lexicon.js'
import type { Named, Type } from '../../reading/api.js'
import { named, rulesText } from '../bodies/phrases.js'
import { readOnly } from '../bodies/read.js'
import { withoutFullStop } from '../bodies/lets.js'
import { declare } from '../draft.js'
import { readNounHeader, readVerbHeader, type Header } from './header.js'
import { headerSource, namesOfSlots, reportHeader, type Item } from './item.js'
import { definitionName } from './names.js'
import { givesSetting } from './settings.js'

/** `relation: a card C is present at a location L`: the test speaks of `left` and `right`. */
export function declareRelationItem(context: Item): void {
  const { draft, file, item } = context
  const header = readVerbHeader(draft, file, item.header)
  if (!reportHeader(context, header)) return
  const [left, right] = header.slots
  // "a card C is here" says something of one thing: it is read like a condition.
  if (left !== undefined && right === undefined) return declareDefinition(context)
  if (left === undefined || right === undefined || header.slots.length > 2) {
    const reason = 'a relation holds between two things'
    draft.reporter.report('header-unreadable', file, item.header.span, { what: 'relation', reason })
    return
  }
  const { relations } = draft.library
  const relation = definitionName(header, (name) => Object.hasOwn(relations, name))
  const program: RelationProgram = { stored: false, test: null, leavesBy: null }
  if (!declare(draft, { file, span: item.header.span }, 'relation', relations, relation, program)) return
  const complements = header.complements.map((one) => (one.role === null ? one : { ...one, role: 'right' }))
  const { kind, stem } = header
  const subject = { role: 'left', type: left.type }
  draft.entries.push({ entry: 'frame', frame: { kind, stem, subject, complements, target: { relation } } })
  const names: Named[] = [
    { words: left.words, type: left.type, value: { op: 'local', name: 'left' } },
    { words: right.words, type: right.type, value: { op: 'local', name: 'right' } },
  ]
  draft.later.push((binding) => {
    const phrase = onlyPhrase(context)
    if (phrase === null) return
    program.test =
      readOnly(rulesText(binding, file), named(names), phrase, ['condition'], 'relation')?.meaning ?? null
  })
}

/** `condition: a location L is unoccupied` · `value: the presence of a player P at a location L` */
export function declareDefinition(context: Item): void {
  const { draft, file, item } = context
  const isValue = item.kind === 'value'
  const header = isValue ? readNounHeader(draft, file, item.header) : readVerbHeader(draft, file, item.header)
  if (!reportHeader(context, header)) return
  const { definitions } = draft.library
  const definition = definitionName(header, (name) => Object.hasOwn(definitions, name))
  const type: Type = isValue
    ? (givesSetting(context) ?? { name: 'number', many: false })
    : { name: 'truth', many: false }
  const program: Definition = {
    parameters: header.slots.map((slot) => slot.role),
    value: isValue ? { op: 'number', value: 0 } : { op: 'truth', value: false },
    source: headerSource(context),
  }
  if (!declare(draft, { file, span: item.header.span }, item.kind, definitions, definition, program)) return
  draft.entries.push({ entry: 'frame', frame: frameOf(header, definition, type) })
  draft.later.push((binding) => {
    const phrase = onlyPhrase(context)
    if (phrase === null) return
    const text = rulesText(binding, file)
    const names = named(namesOfSlots(header.slots))
    const kind = type.name === 'truth' ? 'condition' : type.name === 'number' ? 'number' : 'thing'
    const read = readOnly(text, names, phrase, [kind], item.kind)
    if (read !== null) program.value = read.as === 'thing' ? read.meaning.value : read.meaning
  })
}

function frameOf(header: Header, definition: string, type: Type): Frame {
  const { kind, stem, subject, complements } = header
  return { kind, stem, subject, complements, target: { definition, type } }
}

/** The body of a definition is one phrase. */
function onlyPhrase({ draft, file, item }: Item): Phrase | null {
  const [first, second] = item.body
  if (first === undefined) {
    draft.reporter.report('body-missing', file, item.header.span, { what: item.kind })
    return null
  }
  const unfit = second ?? (first.form === 'sentence' ? undefined : first)
  if (unfit !== undefined) draft.reporter.report('body-unfit', file, unfit.span, { what: item.kind })
  return first.form === 'sentence' ? withoutFullStop(first.sentence) : null
}
