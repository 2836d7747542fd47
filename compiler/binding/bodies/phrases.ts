/** Phrases that stand alone: in declarations, in settings of rules, in definitions. */
import type { Phrase } from '../../../grammar/tree.js'
import type { Expression } from '../../../runtime/program/expressions.js'
import type { Named } from '../../reading/api.js'
import { isWord, term, withWords } from '../phrases.js'
import { noNames, withNames, type Binding, type Names, type Text } from './binding.js'
import { localNamed } from './loops.js'
import { readOnly } from './read.js'

/** A text of rules: no card bears it. */
export function rulesText(binding: Binding, file: string, running: string[] = []): Text {
  return { binding, file, self: null, running, spans: [], words: [], gives: null, first: null }
}

export function named(names: readonly Named[]): Names {
  return withNames(noNames, names)
}

/** What a bot tries to make large; `P` is the player for whom it is asked. */
export function scoreOf(binding: Binding, file: string, phrase: Phrase): Expression | null {
  const player = localNamed(['P'], { name: 'player', many: false })
  const text = rulesText(binding, file)
  return readOnly(text, named([player]), phrase, ['number'], 'score')?.meaning ?? null
}

/** "a card that is here": what texts of cards speak of where they do not say a place. */
export function reachOf(binding: Binding, file: string, phrase: Phrase): Expression | null {
  return readOnly(rulesText(binding, file), noNames, phrase, ['thing'], 'reach')?.meaning.value ?? null
}

/** "a unit in range of P": whom abilities of the player `P` aim at. */
export function aimOf(binding: Binding, file: string, phrase: Phrase): Expression | null {
  const names = named([localNamed(['P'], { name: 'player', many: false })])
  return readOnly(rulesText(binding, file), names, phrase, ['thing'], 'aim')?.meaning.value ?? null
}

/** A test of `the deck`, a list of cards, that belongs to `P`. "At least 60 cards" is said of the deck. */
export function deckTest(binding: Binding, file: string, phrase: Phrase): Expression | null {
  const copies = copiesTest(phrase)
  if (copies !== null) return copies
  const player = localNamed(['P'], { name: 'player', many: false })
  const deck = localNamed(['deck'], { name: 'zone', many: false })
  const whole = isWord(phrase.chunks[0], 'at', 'exactly', 'no')
    ? withWords(['the', 'deck', 'has'], phrase)
    : phrase
  return (
    readOnly(rulesText(binding, file), named([player, deck]), whole, ['condition'], 'rule for decks')
      ?.meaning ?? null
  )
}

/** "At most 4 copies of a card": of each title. */
function copiesTest({ chunks }: Phrase): Expression | null {
  const [at, most, number, ...rest] = chunks
  const words = ['copies', 'of', 'a', 'card']
  const isCopies =
    rest.length === words.length && rest.every((chunk, index) => isWord(chunk, words[index] ?? ''))
  if (!isWord(at, 'at') || !isWord(most, 'most') || number?.kind !== 'number' || !isCopies) return null
  const among: Expression = { op: 'contents', of: { op: 'local', name: 'deck' } }
  const titleOf = (name: string): Expression => ({ op: 'title', of: { op: 'local', name } })
  const same: Expression = { op: 'compare', by: '=', left: titleOf('copy'), right: titleOf('card') }
  const alike: Expression = { op: 'things', name: 'copy', type: 'card', among, where: same }
  const few: Expression = {
    op: 'compare',
    by: '≤',
    left: { op: 'count', of: alike },
    right: { op: 'number', value: number.value },
  }
  return { op: 'every', of: among, name: 'card', where: few }
}

/** What has an attribute of these types, as its base calls it. */
export function itself(of: readonly string[]): Named {
  return {
    words: ['it'],
    type: { name: of[0] ?? 'thing', many: false },
    value: { op: 'local', name: 'it' },
  }
}

/** The base of an attribute by rule; the thing that has it is first among those it may name. */
export function baseOf(
  binding: Binding,
  file: string,
  phrase: Phrase,
  known: readonly [Named, ...Named[]],
): Expression | null {
  const names = withNames(noNames, [...known], [known[0]])
  return readOnly(rulesText(binding, file), names, phrase, ['number'], 'base value')?.meaning ?? null
}

/** "lost": the verb of the rules with a thing as its object. */
export function eventOfParticiple(binding: Binding, file: string, phrase: Phrase): string | null {
  const { lexicon, reporter } = binding
  const word = term(phrase)
  for (const sense of lexicon.senses(word)) {
    if (sense.cat !== 'verb' || (sense.form !== 'participle' && sense.form !== 'past')) continue
    for (const frame of lexicon.frames(sense.stem)) {
      const object = frame.complements.find((one) => one.preposition === null && one.role !== null)
      const takesThing = object?.type != null && object.type.name !== 'number'
      if ('event' in frame.target && takesThing) return frame.target.event
    }
  }
  const hints = lexicon.near(word, ['verb']).map((near) => `Did you mean "${near}"?`)
  reporter.report('unknown-event', file, phrase.span, { word }, hints)
  return null
}
