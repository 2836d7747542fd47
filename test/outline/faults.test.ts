/** What does not fit in a sentence, and what is said about it. */
import { describe, expect, it } from 'vitest'
import { confirm, readOutline } from '../../compiler/outline/index.js'
import { lexicon, phraseOf } from './swccg.js'

function faultsOf(text: string) {
  const [outline] = readOutline(phraseOf(text), lexicon).outlines
  if (!outline) throw new Error(`No outline: ${text}`)
  return confirm(outline, lexicon).map(({ kind, span, blocker, message }) => {
    expect(message).toMatch(/^\p{Lu}|^"/u)
    return [kind, text.slice(span.start, span.end), blocker]
  })
}

describe('faults', () => {
  it.each<[string, string, string, string]>([
    ['Cancel one flurbel here.', 'unknown word', 'flurbel', 'flurbel'],
    ['Deploy a [Wobble] droid.', 'unknown word', '[Wobble]', '[Wobble]'],
    ["Opponent may 'snozzle' this droid.", 'unknown word', 'snozzle', 'snozzle'],
    ['This droid retrieves 2 Force.', 'type', 'This droid', 'droid retrieves'],
    ['Retrieve two droids from 3.', 'type', 'from 3', 'droid from number'],
    ['Your droids are parsec +1.', 'type', 'parsec', 'parsec of droid'],
    ['Relocate to a site.', 'verb frame', 'Relocate', 'relocate nothing'],
    ['Your droid are power +1.', 'shape', 'Your droid', 'number of a subject'],
    ['These droid may move.', 'shape', 'These droid', 'number of a noun'],
    ['A landed player.', 'shape', 'A landed player', 'no verb'],
    ['While at a site.', 'shape', 'While at a site', 'no clause'],
  ])('%s', (text, kind, where, blocker) => {
    const found = faultsOf(text)
    expect(found.map(([one]) => one)).toContain(kind)
    const [first] = found.filter(([one]) => one === kind)
    expect(first?.slice(1)).toEqual([where, blocker])
  })

  it('does not take words in a wrong order for a sentence', () => {
    const accepted = [
      'droid a power your to Adds 2 of',
      'hand into Take from weapon Reserve Deck one',
      'lose Force opponent 2 If here a, has spy you',
      'here move not starships may Opponent',
    ].filter((text) =>
      readOutline(phraseOf(text), lexicon).outlines.some((one) => confirm(one, lexicon).length === 0),
    )
    expect(accepted).toEqual([])
  })
})
