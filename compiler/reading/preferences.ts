/**
 * The documented rules by which one of several readings is chosen. A reading that goes against a settled preference is
 * dropped when another does not; the reading that stays says so in its `defaults`. The others only decide which comes first. A
 * rule that fills in what the text leaves open is told by the reading, too; without cost it rules nothing out.
 */
export interface Preference {
  /** A reading against it is dropped where another costs less. */
  settles: boolean
  cost: number
  /** It fills in what a text leaves open, which the reading tells. */
  fills?: true
  means: string
}

export const preferences = {
  'known-term': {
    settles: true,
    cost: 1,
    means: 'words that the game declares as one term are taken together',
  },
  'capital-name': {
    settles: true,
    cost: 1,
    means: 'a capital by itself is a name',
  },
  'nearest-attachment': {
    settles: true,
    cost: 1,
    means: 'a phrase behind a noun belongs to the nearest noun that it fits',
  },
  'place-of-verb': {
    settles: true,
    cost: 1,
    means: 'a place, or what else a verb takes, belongs to the verb when it stands behind it',
  },
  'same-kind': {
    settles: true,
    cost: 2,
    means: '"other than" a thing is said of things of its kind',
  },
  'shared-qualifier': {
    settles: true,
    cost: 1,
    means: 'what stands before or behind nouns joined by "and" or "or" is said of all of them',
  },
  'title-word': {
    settles: true,
    cost: 1,
    means:
      'a word that is a title, and elsewhere stands in square brackets, is the title where it stands without them',
  },
  'plain-verb': {
    settles: true,
    cost: 1,
    means: 'where nobody is said to do it, the verb is meant that can be done to most',
  },
  'answered-first': {
    settles: true,
    cost: 1,
    means: 'to cancel what somebody does is an answer to it',
  },
  'own-qualifier': {
    settles: true,
    cost: 1,
    means: 'where each of several nouns has an adjective of its own, none is said of all of them',
  },
  'stands-at-place': {
    settles: true,
    cost: 1,
    means: 'what is said of a place with something there is said of the place, not of what is beside it',
  },
  'one-relation': {
    settles: true,
    cost: 2,
    means: 'what "or" joins behind a preposition stands behind it twice, and is no second thing to be said',
  },
  'fact-by-itself': {
    settles: true,
    cost: 2,
    means: 'what can be said by itself before "and" or "or" is no part of what is said of both',
  },
  'condition-first': {
    settles: true,
    cost: 1,
    means: 'a condition that is said first covers all that "and" joins behind it',
  },
  'whole-value': {
    settles: true,
    cost: 1,
    means:
      'a word for a value at a place, and for one without a place, means the latter where no place is said',
  },
  'zone-word': {
    settles: true,
    cost: 1,
    means: 'a word that names a zone as well as a type means the zone where a zone fits',
  },
  'type-word': {
    settles: true,
    cost: 1,
    means: 'a word that names a type as well as a state, or what may be printed on a card, means the type',
  },
  'short-name': {
    settles: false,
    cost: 0,
    fills: true,
    means: 'a name is short for all titles of which it is a part',
  },
  'kind-word': {
    settles: true,
    cost: 1,
    means: 'a word that describes cards as well as being the title of one means all that it describes',
  },
  'declared-word': {
    settles: true,
    cost: 1,
    means: 'a word that the game declares hides one that only cards bring',
  },
  'refers-back': {
    settles: true,
    cost: 2,
    means: '"the" with a plain noun refers to what was mentioned before',
  },
  'own-antecedent': {
    settles: true,
    cost: 1,
    means: 'a pronoun in what is said of each thing means that thing',
  },
  'fitting-antecedent': {
    settles: true,
    cost: 1,
    means: 'a reference means what is surely of the kind that it names, rather than what might be',
  },
  'sure-antecedent': {
    settles: true,
    cost: 1,
    means: 'what is brought in under a condition is spoken of under that condition',
  },
  'nearest-antecedent': {
    settles: false,
    cost: 1,
    means: 'a pronoun means what was mentioned last',
  },
  'declared-verb': {
    settles: true,
    cost: 1,
    means: 'a verb that the game declares hides the general verb of the same form',
  },
  'usual-duration': {
    settles: true,
    cost: 1,
    fills: true,
    means: 'a change lasts as the convention of the game says, where the text does not say how long',
  },
  'usual-rounding': {
    settles: false,
    cost: 0,
    fills: true,
    means: 'halves are rounded as the convention of the game says',
  },
  'stated-subject': {
    settles: true,
    cost: 3,
    means: '"while" with something that is somewhere speaks of that, not of the card itself',
  },
  'left-out-verb': {
    settles: true,
    cost: 1,
    fills: true,
    means: '"is" is meant where only a place or a state is said of something',
  },
  'left-out-owner': {
    settles: true,
    cost: 1,
    fills: true,
    means: 'a value without an owner is your own, or that of what was spoken of',
  },
  'left-out-place': {
    settles: true,
    cost: 1,
    fills: true,
    means: 'what is said of no place is said of the place of the card itself',
  },
  'left-out-article': {
    settles: true,
    cost: 1,
    fills: true,
    means: 'a noun without an article means what was spoken of, and in a condition anything of that kind',
  },
  'left-out-of': {
    settles: true,
    cost: 1,
    fills: true,
    means: '"of" is meant between a number and whose things are counted',
  },
  'wider-permission': {
    settles: true,
    cost: 1,
    means:
      'to say that a player may do what the rules let players do widens what they let; the text does not do it',
  },
  'own-card': {
    settles: true,
    cost: 2,
    means:
      'a pronoun, or a plain noun without an article, means the card itself only where nothing fitting was spoken of',
  },
  'own-choice': {
    settles: false,
    cost: 0,
    fills: true,
    means: 'who may do something is you, where the text does not say who',
  },
  'own-zone': {
    settles: false,
    cost: 0,
    fills: true,
    means: 'a zone is your own, where the text does not say whose',
  },
  'once-in-time': {
    settles: true,
    cost: 1,
    fills: true,
    means:
      'what is to be done during a time of a player is an ability, once each time, where the text does not say how often',
  },
  'played-by-choice': {
    settles: true,
    cost: 1,
    means:
      'on a card whose text is done by playing it, "may" says that it can be played; nothing is asked again',
  },
  reminder: {
    settles: true,
    cost: 9,
    fills: true,
    means: 'words in brackets that say nothing of their own remind of a rule, and have no effect',
  },
} as const satisfies Record<string, Preference>

export type PreferenceId = keyof typeof preferences

export const preferenceIds = Object.keys(preferences) as PreferenceId[]

/** Whether the rule fills in what a text leaves open. */
export function fillsIn(id: PreferenceId): boolean {
  return 'fills' in preferences[id]
}
