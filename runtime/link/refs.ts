/** From a place in the library to what stands there, and to the words it was written in. */
import type { Clause, SourceSpan, Steps, TextProgram } from '../program/library.js'
import type { ClauseRef, CodeRef } from '../state/state.js'
import { fault } from '../state/fault.js'
import type { Linked } from './linked.js'

/** The steps that a frame runs; none for the runtime's own work. Faults when the library has no such code. */
export function codeOf(linked: Linked, ref: CodeRef): Steps {
  if (ref.in === 'machine') return []
  const code = findCode(linked, ref)
  if (!code) throw fault('library', `The library has no code at ${JSON.stringify(ref)}.`)
  return code
}

/** The clause at a place. Faults when the library has none there. */
export function clauseOf(linked: Linked, ref: ClauseRef): Clause<Steps> {
  const clause = findClause(linked, ref)
  if (!clause) throw fault('library', `The library has no clause at ${JSON.stringify(ref)}.`)
  return clause
}

function findCode(linked: Linked, ref: Exclude<CodeRef, { in: 'machine' }>): Steps | undefined {
  const { library } = linked
  switch (ref.in) {
    case 'event':
      return library.events[ref.event]?.[ref.part]
    case 'check':
      return library.checks[ref.check]?.do
    case 'clause': {
      const clause = clauseOf(linked, ref.clause)
      if (ref.part === 'do') return 'do' in clause ? clause.do : undefined
      return clause.op === 'action' ? (clause[ref.part] ?? []) : undefined
    }
    case 'nested': {
      const step = codeOf(linked, ref.code)[ref.step]
      return step && (step.op === 'guard' || step.op === 'schedule') ? step.do : undefined
    }
  }
}

function findClause(linked: Linked, ref: ClauseRef): Clause<Steps> | undefined {
  switch (ref.of) {
    case 'card':
    case 'keyword':
    case 'rules':
      return textOf(linked, ref)?.clauses[ref.clause]
    case 'applied': {
      const step = codeOf(linked, ref.code)[ref.step]
      return step?.op === 'apply' ? step.clause : undefined
    }
    case 'granted': {
      const by = clauseOf(linked, ref.by)
      return by.op === 'grant' ? by.clauses[ref.clause] : undefined
    }
  }
}

/** The text that a clause is part of, when it stands in one. */
export function textOf(linked: Linked, ref: ClauseRef): TextProgram | undefined {
  const { library } = linked
  switch (ref.of) {
    case 'card':
      return library.cards[ref.card]?.sections[ref.section]
    case 'keyword':
      return library.keywords[ref.keyword]?.text
    case 'rules':
      return library.rules
    case 'applied':
      return textOfCode(linked, ref.code)
    case 'granted':
      return textOf(linked, ref.by)
  }
}

function textOfCode(linked: Linked, code: CodeRef): TextProgram | undefined {
  if (code.in === 'clause') return textOf(linked, code.clause)
  return code.in === 'nested' ? textOfCode(linked, code.code) : undefined
}

/** The table that the place numbers (`at`) inside a clause point into. */
export function spansOf(linked: Linked, ref: ClauseRef): readonly SourceSpan[] {
  const text = textOf(linked, ref)
  if (text) return text.spans
  return ref.of === 'applied' ? spansOfCode(linked, ref.code) : []
}

/** The table that the place numbers inside code point into. */
export function spansOfCode(linked: Linked, code: CodeRef): readonly SourceSpan[] {
  const { library } = linked
  switch (code.in) {
    case 'event':
      return library.events[code.event]?.spans ?? []
    case 'check':
      return library.checks[code.check]?.spans ?? []
    case 'clause':
      return spansOf(linked, code.clause)
    case 'nested':
      return spansOfCode(linked, code.code)
    case 'machine':
      return []
  }
}
