/** From a clause or code back to the words: whose text, which sentence, which line. */
import type { ClauseRef, CodeRef } from '../state/state.js'
import type { Linked } from './linked.js'
import { clauseOf, codeOf, spansOf, spansOfCode, textOf } from './refs.js'

export interface Words {
  /** Title of the card, name of the keyword, or name of the rule or event. */
  title: string
  /** The sentence as written. */
  sentence: string
  file: string
  line: number
}

/** The words of a clause. */
export function sentenceOf(linked: Linked, ref: ClauseRef): Words {
  const clause = clauseOf(linked, ref)
  const text = textOf(linked, ref)
  const span = clause.at === undefined ? undefined : spansOf(linked, ref)[clause.at]
  const outer =
    ref.of === 'applied'
      ? wordsOfCode(linked, ref.code, ref.step)
      : ref.of === 'granted'
        ? sentenceOf(linked, ref.by)
        : null
  const fallback = span ?? (ref.of === 'card' ? linked.library.cards[ref.card]?.source : undefined)
  return {
    title: titleOf(linked, ref),
    sentence: (clause.id === undefined ? undefined : text?.sentences[clause.id]) ?? outer?.sentence ?? '',
    file: fallback?.file ?? outer?.file ?? '',
    line: fallback?.line ?? outer?.line ?? 0,
  }
}

/** The words of a step of code; of the code as a whole when the step has no place of its own. */
export function wordsOfCode(linked: Linked, code: CodeRef, step: number): Words {
  const { library } = linked
  const place = code.in === 'machine' ? undefined : codeOf(linked, code)[step]?.at
  const span = place === undefined ? undefined : spansOfCode(linked, code)[place]
  const of = (title: string, sentence: string, source = span): Words => ({
    title,
    sentence,
    file: (span ?? source)?.file ?? '',
    line: (span ?? source)?.line ?? 0,
  })
  switch (code.in) {
    case 'event': {
      const event = library.events[code.event]
      return of(code.event, wordsAt(event?.sentences, place) ?? event?.text ?? '', event?.source)
    }
    case 'check': {
      const check = library.checks[code.check]
      return of(check?.name ?? '', wordsAt(check?.sentences, place) ?? check?.name ?? '', check?.source)
    }
    case 'clause': {
      const words = sentenceOf(linked, code.clause)
      return span ? { ...words, file: span.file, line: span.line } : words
    }
    case 'nested': {
      const outer = wordsOfCode(linked, code.code, code.step)
      const sentence = wordsAt(sentencesOfCode(linked, code), place) ?? outer.sentence
      return span ? { ...outer, sentence, file: span.file, line: span.line } : outer
    }
    case 'machine':
      return of('', '')
  }
}

function wordsAt(sentences: readonly string[] | undefined, place: number | undefined): string | undefined {
  return place === undefined ? undefined : sentences?.[place]
}

/** The lines of the rule in which the code stands; cards show the sentence of the clause instead. */
function sentencesOfCode(linked: Linked, code: CodeRef): readonly string[] | undefined {
  switch (code.in) {
    case 'event':
      return linked.library.events[code.event]?.sentences
    case 'check':
      return linked.library.checks[code.check]?.sentences
    case 'nested':
      return sentencesOfCode(linked, code.code)
    default:
      return undefined
  }
}

/** The title under which a clause is printed. */
export function titleOf(linked: Linked, ref: ClauseRef): string {
  switch (ref.of) {
    case 'card':
      return linked.library.cards[ref.card]?.title ?? ref.card
    case 'keyword':
      return ref.keyword
    case 'rules':
      return linked.library.title
    case 'applied':
      return titleOfCode(linked, ref.code)
    case 'granted':
      return titleOf(linked, ref.by)
  }
}

function titleOfCode(linked: Linked, code: CodeRef): string {
  switch (code.in) {
    case 'event':
      return code.event
    case 'check':
      return linked.library.checks[code.check]?.name ?? ''
    case 'clause':
      return titleOf(linked, code.clause)
    case 'nested':
      return titleOfCode(linked, code.code)
    case 'machine':
      return ''
  }
}
