/**
 * Verbs of general English that the kernel carries out itself, with the same frames as the verbs of a game. What each
 * does is in builders.ts, by the name in `kernel`.
 */
import type { Type } from '../../api.js'
import type { LexiconEntry } from '../../lexicon/entries.js'
import type { Complement, Frame } from '../../lexicon.js'

const one = (name: string): Type => ({ name, many: false })
const several = (name: string): Type => ({ name, many: true })

interface Marks {
  optional?: boolean
  words?: string[]
}

function object(role: string, type: Type, marks: Marks = {}): Complement {
  return { preposition: null, words: marks.words ?? [], role, type, optional: marks.optional ?? false }
}

function behind(preposition: string, role: string, type: Type, marks: Marks = {}): Complement {
  return { preposition, words: marks.words ?? [], role, type, optional: marks.optional ?? false }
}

function words(...fixed: string[]): Complement {
  return { preposition: null, words: fixed, role: null, type: null, optional: false }
}

/** The doer is said or meant; verbs of a body may have none. */
const doer = { role: 'by', type: one('player') }

function verb(stem: string, kernel: string, ...complements: Complement[]): Frame {
  return { kind: 'verb', stem, subject: doer, complements, target: { kernel } }
}

const cards = object('what', several('card'))

const kernelFrames: readonly Frame[] = [
  ...['move', 'put', 'return', 'place'].flatMap((stem) => [
    ...['to', 'into', 'in'].map((to) => verb(stem, 'move anywhere', cards, behind(to, 'to', one('zone')))),
    ...['to the top of', 'on top of', 'on the top of'].map((to) =>
      verb(stem, 'move top', cards, behind(to, 'to', one('zone'))),
    ),
    ...['to the bottom of', 'on the bottom of', 'under'].map((to) =>
      verb(stem, 'move bottom', cards, behind(to, 'to', one('zone'))),
    ),
  ]),
  verb('shuffle', 'shuffle', object('zone', several('zone'))),
  verb('reveal', 'reveal', cards, behind('to', 'to', several('player'), { optional: true })),
  verb('show', 'reveal', cards, behind('to', 'to', several('player'))),
  verb('look', 'look', behind('at', 'what', several('card'))),
  verb('reroll', 'reroll', object('what', several('die'))),
  verb('order', 'order', object('items', several('thing'))),
  verb('cancel', 'cancel', object('what', one('thing'))),
  verb('end', 'finish', object('what', one('thing'))),
  verb('win', 'win'),
  verb('win', 'win', words('the', 'game')),
  verb('take', 'control', words('control', 'of'), object('what', one('thing'))),
  verb('gain', 'control', words('control', 'of'), object('what', one('thing'))),
  {
    kind: 'verb',
    stem: 'succeed',
    subject: { role: 'by', type: one('card') },
    complements: [object('what', one('card'))],
    target: { kernel: 'succeed' },
  },
  // Their objects are named by the game: see grammar/kernel-verbs.ts.
  verb('place', 'place', object('what', several('thing'))),
  verb('choose', 'choose'),
  verb('target', 'choose'),
  verb('roll', 'roll'),
  ...['put', 'add'].map((stem) => verb(stem, 'tally add')),
  verb('remove', 'tally remove'),
  verb('gain', 'gain'),
  verb('lose', 'lose'),
  verb('pay', 'lose'),
]

/** Part of the lexicon of every game. */
export const kernelEntries: readonly LexiconEntry[] = kernelFrames.map((frame) => ({ entry: 'frame', frame }))
