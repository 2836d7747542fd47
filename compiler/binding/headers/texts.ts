/** Rules that are game text: `rule:`, `keyword:`, and `check:` with a body of statements. */
import type { Phrase, Statement as Line } from '../../../grammar/tree.js'
import type { KeywordProgram } from '../../../runtime/program/library.js'
import { lower } from '../../lower/index.js'
import type { EventPattern } from '../../../runtime/program/clauses.js'
import type { Named } from '../../reading/api.js'
import { bindBody } from '../bodies/block.js'
import type { Names, Text } from '../bodies/binding.js'
import { noNames, withNames } from '../bodies/binding.js'
import { addClause, bindSentences, emptyClauses, textProgram, type Clauses } from '../bodies/clauses.js'
import { reportUnoffered } from '../bodies/offered.js'
import { readLoop } from '../bodies/loops.js'
import { named, rulesText } from '../bodies/phrases.js'
import { readOnly } from '../bodies/read.js'
import { addSpan, placedClause } from '../bodies/stamp.js'
import { waitingClause } from '../bodies/waiting.js'
import { declare } from '../draft.js'
import { withoutArticle } from '../phrases.js'
import { headerSource, namesOfSlots, type Item } from './item.js'
import { bracketsSetting, combineSetting, readKeywordHeader } from './keyword-header.js'

/** `rule: cover counts once`: clauses that are always in force. */
export function declareRule(context: Item): void {
  const { draft, file, item } = context
  draft.later.push((binding) => {
    if (item.body.length === 0) {
      draft.reporter.report('body-missing', file, item.header.span, { what: 'rule' })
      return
    }
    const text = { ...rulesText(binding, file), spans: draft.library.rules.spans }
    bindTextLines(context, text, item.body, noNames, draft.ruleClauses)
  })
}

/** `keyword: Accuracy N (a unit)`: what its bearer has; the type is that of its bearers. */
export function declareKeyword(context: Item): void {
  const { draft, file, item } = context
  const header = readKeywordHeader(context)
  if (header === null) return
  const { name, form, slots, bearer } = header
  const program: KeywordProgram = {
    parameters: slots.map((slot) => slot.role),
    combine: 'each',
    text: { clauses: [], spans: [], sentences: [] },
  }
  const said = combineSetting(context)
  if (said !== null) program.combine = said
  else
    draft.later.push(() => {
      if (draft.combine !== null) program.combine = draft.combine
      else draft.reporter.report('combines-missing', file, item.header.span, { name })
    })
  const { keywords } = draft.library
  // One of several that begin alike is called by all its words.
  const others = form.map((part) => ('word' in part ? part.word : part.parameter))
  const keyword = Object.hasOwn(keywords, name) ? [name, ...others].join(' ') : name
  if (!declare(draft, { file, span: item.header.span }, 'keyword', keywords, keyword, program)) return
  const term = keyword === name ? {} : { term: name }
  const label = bracketsSetting(context)
  draft.entries.push({
    entry: 'keyword',
    keyword,
    ...term,
    parameters: program.parameters,
    form,
    bearer,
    ...(label !== null && { label }),
  })
  draft.later.push((binding) => {
    const text: Text = { ...rulesText(binding, file), self: { type: bearer } }
    const clauses = emptyClauses()
    bindTextLines(context, text, item.body, named(namesOfSlots(slots)), clauses)
    // What is told of a keyword does not say each time how far texts reach.
    const told = clauses.clauses
    if (binding.reach) clauses.clauses = told.map(binding.reach)
    program.text = textProgram(text, clauses)
    reportUnoffered(draft, file, program.text)
    const { header, sources } = item
    draft.keywordTexts.push({ keyword, header: header.text, sources, clauses: told })
  })
}

/** `check: a unit U with damage at least its health`: done as soon as there is one. */
export function declareCheck(context: Item): void {
  const { draft, file, item } = context
  const check = {
    name: item.header.text,
    each: { op: 'list' as const, items: [] },
    bind: '',
    do: [],
    source: headerSource(context),
    spans: [],
  }
  draft.later.push((binding) => {
    const text = rulesText(binding, file)
    const loop = readLoop(text, noNames, withoutArticle(item.header))
    if (loop === null) return
    addSpan(text, item.header.span, item.header.text)
    const body = bindBody(text, item.body, withNames(noNames, loop.binds, loop.mentions))
    draft.library.checks.push({
      ...check,
      each: loop.of,
      bind: loop.name,
      do: lower(body.statements),
      spans: text.spans,
      sentences: text.words,
    })
  })
}

/** Lines of game text; `whenever E` with a block below is a trigger whose effect is the block. */
function bindTextLines(context: Item, text: Text, lines: readonly Line[], names: Names, into: Clauses): void {
  let sentences: Phrase[] = []
  const flush = (): void => {
    bindSentences(text, sentences, names, into)
    sentences = []
  }
  for (const line of lines) {
    if (line.form === 'sentence' && line.do.length === 0 && line.ways.length === 0) {
      sentences.push(line.sentence)
      continue
    }
    flush()
    if (line.form === 'whenever') bindTriggerBlock(text, line, names, into)
    else context.draft.reporter.report('body-unfit', context.file, line.span, { what: context.item.kind })
  }
  flush()
}

function bindTriggerBlock(
  text: Text,
  line: Extract<Line, { form: 'whenever' }>,
  names: Names,
  into: Clauses,
): void {
  const event = readOnly(text, names, line.test, ['event'], 'event')
  const others = event === null ? [] : participantsOf(text, event.meaning)
  const inside = event === null ? names : withNames(names, event.binds, [...event.mentions, ...others])
  const body = bindBody(text, line.do, inside)
  if (event === null) return
  const span = { ...line.span, end: line.test.span.end }
  const clause = waitingClause(event.meaning, body.statements)
  const at = addSpan(text, span, `whenever ${line.test.text}`)
  addClause(into, placedClause(clause, at), `Whenever ${line.test.text}`)
}

/** Who takes part in an event besides this thing: "that unit" in the block below means one of them. */
function participantsOf(text: Text, pattern: EventPattern): Named[] {
  const roles = text.binding.lexicon.procedure(pattern.event)?.roles ?? []
  return roles
    .filter(({ name, type }) => type.name !== 'number' && !isThis(pattern, name))
    .map(({ name, type }) => ({
      words: [],
      type,
      value: { op: 'participant', event: pattern.bind, role: name },
    }))
}

/** The pattern asks that the thing whose text this is fill the role. */
function isThis({ where }: EventPattern, role: string): boolean {
  const tests = where?.op === 'and' ? where.items : where ? [where] : []
  return tests.some(
    (test) =>
      test.op === 'compare' &&
      test.by === '=' &&
      test.left.op === 'participant' &&
      test.left.role === role &&
      test.right.op === 'this',
  )
}
