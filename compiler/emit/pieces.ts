/** The parts of a library that get a module of their own, as code: cards, and the items of the rules. */
import type {
  CardProgram,
  Definition,
  EventProgram,
  KeywordProgram,
  Library,
  RelationProgram,
  SourceSpan,
  TextProgram,
} from '../../runtime/program/library.js'
import { array, call, object, type Code, type Item } from './code.js'
import { commentLines, propertyName } from './literals.js'
import { clauseCode, dataCode, expressionCode, rolesCode, stepsCode } from './nodes.js'

/** What a range of generated code was compiled from. */
export interface Origin {
  of: { card: string; section: string; clause: number } | { rule: string; clause: number } | { item: string }
  source: SourceSpan
}

export type Check = Library['checks'][number]

export function cardCode(key: string, card: CardProgram): Code {
  const sections = Object.entries(card.sections).map(([section, text]) => ({
    key: propertyName(section),
    code: textCode(text, (clause, source) => ({
      of: { card: key, section, clause },
      source: source ?? card.source,
    })),
  }))
  return call('card', [
    { code: record(card, { sections: object(sections), source: placeCode(card.source) }) },
  ])
}

export function eventCode(event: EventProgram): Code {
  const code = record(event, {
    offered: array(event.offered.map((offer) => ({ code: record(offer, { while: orNull(offer.while) }) }))),
    candidates: rolesCode(event.candidates),
    cost: stepsCode(event.cost),
    do: stepsCode(event.do),
    source: placeCode(event.source),
    spans: placesCode(event.spans),
  })
  return call('event', [{ code }])
}

export const definitionCode = (definition: Definition): Code =>
  record(definition, { value: expressionCode(definition.value), source: placeCode(definition.source) })

export const relationCode = (relation: RelationProgram): Code =>
  record(relation, { test: orNull(relation.test) })

export const keywordCode = (name: string, keyword: KeywordProgram): Code =>
  record(keyword, {
    text: textCode(keyword.text, (clause, source) =>
      source ? { of: { rule: name, clause }, source } : null,
    ),
  })

export const checkCode = (check: Check): Code =>
  record(check, {
    each: expressionCode(check.each),
    do: stepsCode(check.do),
    source: placeCode(check.source),
    spans: placesCode(check.spans),
  })

/** A text: each clause below the sentence it was compiled from. */
export function textCode(
  text: TextProgram,
  originOf: (clause: number, source?: SourceSpan) => Origin | null,
): Code {
  let said: string | undefined
  const clauses = text.clauses.map((clause, index): Item => {
    const sentence = text.sentences[clause.id ?? index]
    const origin = originOf(clause.id ?? index, text.spans[clause.at ?? -1])
    const comment = sentence === undefined || sentence === said ? [] : commentLines(sentence)
    said = sentence
    return {
      code: clauseCode(clause),
      ...(comment.length > 0 ? { comment } : {}),
      ...(origin ? { mark: origin } : {}),
    }
  })
  return record(text, { clauses: array(clauses), spans: placesCode(text.spans) })
}

export const orNull = (expression: Parameters<typeof expressionCode>[0] | null): Code =>
  expression === null ? 'null' : expressionCode(expression)

/** An object with its entries in their order; some of them are code already, the others plain data. */
export function record<T extends object>(data: T, codes: { [K in keyof T]?: Code }): Code {
  const known = codes as Record<string, Code | undefined>
  const items = Object.entries(data).flatMap(([key, value]): Item[] => {
    if (value === undefined) return []
    return [
      {
        key: propertyName(key),
        code: (Object.hasOwn(known, key) ? known[key] : undefined) ?? dataCode(value),
      },
    ]
  })
  return object(items)
}

const numbersOf = ({ start, end, line, column }: SourceSpan): string[] =>
  [start, end, line, column].map(String)

export const placeCode = (span: SourceSpan): Code =>
  call('place', [{ code: dataCode(span.file) }, ...numbersOf(span).map((code) => ({ code }))])

/** Runs of places in the same file share its name. */
function placesCode(spans: SourceSpan[]): Code {
  const runs: { file: string; spans: SourceSpan[] }[] = []
  for (const span of spans) {
    const last = runs.at(-1)
    if (last?.file === span.file) last.spans.push(span)
    else runs.push({ file: span.file, spans: [span] })
  }
  const runCode = (prefix: string, { file, spans: places }: (typeof runs)[number]): Code =>
    call(`${prefix}places`, [
      { code: dataCode(file) },
      { code: array(places.map((place) => ({ code: `[${numbersOf(place).join(', ')}]` }))) },
    ])
  const [only] = runs
  if (only === undefined) return '[]'
  return runs.length === 1 ? runCode('', only) : array(runs.map((run) => ({ code: runCode('...', run) })))
}
