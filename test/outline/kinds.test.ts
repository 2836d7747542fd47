import { describe, expect, it } from 'vitest'
import { clausesOf, readOutline, type ClauseKind } from '../../compiler/outline/index.js'
import { lexicon, phraseOf } from './swccg.js'

describe('kinds of clauses', () => {
  it.each<[string, ClauseKind[]]>([
    ['This droid is power +1.', ['continuous']],
    ['Power +2 while at a site.', ['continuous']],
    ['Your droids may move for free.', ['permission']],
    ['Opponent may not deploy droids here.', ['ban']],
    ['Cards cannot be stolen.', ['ban']],
    ['Opponent must lose 1 Force.', ['duty']],
    ['When your droid is lost, lose 1 Force.', ['trigger']],
    ['If you just lost a droid, retrieve 1 Force.', ['trigger']],
    ['If this droid is about to be lost, draw destiny.', ['replacement']],
    ['If this droid is hit, draw destiny instead.', ['replacement']],
    ['Once per turn, draw destiny.', ['action']],
    ['May use 1 Force to draw destiny.', ['action']],
    ['Draw destiny.', ['instruction']],
    ['Draw destiny; opponent loses 1 Force.', ['instruction', 'continuous']],
    ['X = number of your droids.', ['definition']],
    ['A droid.', ['heading']],
  ])('%s', (text, kinds) => {
    const [outline] = readOutline(phraseOf(text), lexicon).outlines
    expect(outline && clausesOf(outline).map(({ kind }) => kind)).toEqual(kinds)
  })
})
