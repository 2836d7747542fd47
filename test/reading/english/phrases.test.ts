/** Noun phrases, conditions and numbers as cards print them: each reads in one way, with this meaning. */
import { describe, expect, it } from 'vitest'
import { preferences } from '../../../compiler/reading/preferences.js'
import { meant, sentences, told } from './game.js'

const phrases: ['thing' | 'number' | 'condition', string, string, string?][] = [
  ['thing', 'units here', '{it1: unit | at(it1, {it2: place | at(this, it2)})}'],
  ['thing', 'units at same place', '{it1: unit | at(it1, {it2: place | at(this, it2)})}'],
  [
    'thing',
    'a unit at the same place as a ship',
    '{it1: unit | at(it1, {it2: place | #{it3: ship | at(it3, it2)} > 0})}',
  ],
  [
    'thing',
    'a unit at same or near place',
    '{it1: unit | #{it2: place | ((it2 = {it3: place | at(this, it3)} or near(it2, {it4: place | at(this, it4)})) & at(it1, it2))} > 0}',
  ],
  ['thing', 'a near place', '{it1: place | near(it1, {it2: place | at(this, it2)})}'],
  ['thing', 'each unit present', '{it1: unit | present(it1, {it2: place | at(this, it2)})}'],
  ['thing', 'a place you occupy', '{it1: place | occupy(you, it1)}'],
  ['thing', 'a place that you occupy', '{it1: place | occupy(you, it1)}'],
  [
    'thing',
    'places where you have a scout',
    '{it1: place | #{it2: unit | (it2 has scout & controller(it2) = you & at(it2, it1))} > 0}',
  ],
  ['thing', 'places where Mara is present', '{it1: place | present({it2: unit | it2.byname = Mara}, it1)}'],
  ['thing', 'a place where present', '{it1: place | present(this, it1)}'],
  ['thing', 'ships crewed by Mara', '{it1: ship | crew({it2: unit | it2.byname = Mara}, it1)}'],
  ['thing', 'ships crewed', '{it1: ship | #{it2: unit | crew(it2, it1)} > 0}'],
  [
    'thing',
    'units attacked by Mara this turn',
    '{it1: unit | happened attack just [(it.T = it1 & it.U is unit & it.U.byname = Mara)] in turn > 0}',
  ],
  ['thing', 'a unit of power < 4', '{it1: unit | it1.power < 4}'],
  ['thing', 'units of power 3 or more', '{it1: unit | it1.power ≥ 3}'],
  ['thing', "an opponent's unit", '{it1: unit | controller(it1) = opponent(you)}'],
  ['thing', "two opponent's units", '{it1: unit | controller(it1) = opponent(you)}'],
  ['thing', 'another of your pilots', '{it1: unit | (it1 has pilot & controller(it1) = you & it1 ≠ this)}'],
  [
    'thing',
    'tapped pilots and ships at a place',
    '{it1: card | (((it1 is unit & it1 has pilot) or it1 is ship) & position of it1 = tapped & #{it2: place | at(it1, it2)} > 0)}',
  ],
  [
    'thing',
    'your pilots and ships',
    '{it1: card | (((it1 is unit & it1 has pilot) or it1 is ship) & controller(it1) = you)}',
  ],
  ['thing', 'a unit, ship, or place', '{it1: card | (it1 is unit or it1 is ship or it1 is place)}'],
  ['thing', 'a ship or your unit', '{it1: card | (it1 is ship or (it1 is unit & controller(it1) = you))}'],
  [
    'thing',
    'this unit, each of your scouts, and each ship',
    'list(this, {it1: unit | (it1 has scout & controller(it1) = you)}, {it2: ship})',
  ],
  ['thing', 'units (except Mara)', '{it1: unit | not it1 in {it2: unit | it2.byname = Mara}}'],
  ['thing', 'anything', '{it1: thing}'],
  ['thing', 'Mara or Old Tom', '{it1: unit | (it1.byname = Mara or title(it1) = Old Tom)}'],
  ['thing', 'your Mara', '{it1: unit | (it1.byname = Mara & controller(it1) = you)}'],
  [
    'thing',
    'a pilot at Northsea',
    '{it1: unit | (it1 has pilot & #{it2: place | (it2.region = Northsea & at(it1, it2))} > 0)}',
  ],
  ['thing', 'any of your pilots', '{it1: unit | (it1 has pilot & controller(it1) = you)}'],
  ['condition', 'a pilot here', '#{it1: unit | (it1 has pilot & at(it1, {it2: place | at(this, it2)}))} > 0'],
  ['condition', 'pilot here', '#{it1: unit | (it1 has pilot & at(it1, {it2: place | at(this, it2)}))} > 0'],
  [
    'condition',
    'no scout here',
    '#{it1: unit | (it1 has scout & at(it1, {it2: place | at(this, it2)}))} ≤ 0',
  ],
  ['condition', 'Mara here', 'at({it1: unit | it1.byname = Mara}, {it2: place | at(this, it2)})'],
  ['condition', 'Mara present', 'present({it1: unit | it1.byname = Mara}, {it2: place | at(this, it2)})'],
  [
    'condition',
    'Mara or Old Tom here',
    '#{it1: unit | ((it1.byname = Mara or title(it1) = Old Tom) & at(it1, {it2: place | at(this, it2)}))} > 0',
  ],
  ['condition', 'you occupy', 'occupy(you, {it1: place | at(this, it1)})'],
  ['condition', 'you occupy at least two places', '#{it1: place | occupy(you, it1)} ≥ 2'],
  ['condition', 'opponent occupies fewer than 2 places', '#{it1: place | occupy(opponent(you), it1)} ≤ 1'],
  [
    'condition',
    'you have Mara here',
    '#{it1: unit | (it1.byname = Mara & at(it1, {it2: place | at(this, it2)}) & controller(it1) = you)} > 0',
  ],
  ['condition', 'power > 3', 'this.power > 3'],
  ['condition', 'your gold < 3', 'you#gold < 3'],
  [
    'condition',
    'you have at least 2 pilots and a ship',
    '(#{it1: unit | (it1 has pilot & controller(it1) = you)} ≥ 2 & #{it2: ship | controller(it2) = you} > 0)',
  ],
  [
    'condition',
    'Mara is at Northsea',
    '#{it1: place | (it1.region = Northsea & at({it2: unit | it2.byname = Mara}, it1))} > 0',
  ],
  ['condition', 'unit is tapped', 'position of this = tapped'],
  ['condition', 'a ship is crewed by Mara', '#{it1: ship | crew({it2: unit | it2.byname = Mara}, it1)} > 0'],
  ['condition', 'Mara crews a ship', '#{it1: ship | crew({it2: unit | it2.byname = Mara}, it1)} > 0'],
  [
    'number',
    'number of your pilots here',
    '#{it1: unit | (it1 has pilot & at(it1, {it2: place | at(this, it2)}) & controller(it1) = you)}',
  ],
  ['number', 'half the number of ships (round up)', '#{it1: ship} / 2 up'],
  ['number', 'number of ships (limit 4)', 'least(#{it1: ship}, 4)'],
  ['number', 'one-half of power, rounded down', 'this.power / 2 down'],
  [
    'number',
    'twice the number of units present',
    'multiply(2, #{it1: unit | present(it1, {it2: place | at(this, it2)})})',
  ],
  ['thing', 'units here', '{it1: unit | at(it1, this)}', 'place'],
  ['thing', 'units aboard', '{it1: unit | aboard(it1, this)}', 'ship'],
  ['thing', 'each unit at same place', '{it1: unit | at(it1, this)}', 'place'],
]

describe('a phrase of a card', () => {
  it.each(phrases)('%s: %s', (as, text, meaning, type) => {
    expect(meant(as, text, type)).toBe(meaning)
  })
})

const filledIn = [
  ['condition', 'a pilot here', 'left-out-verb'],
  ['condition', 'you occupy', 'left-out-place'],
  ['condition', 'power > 3', 'left-out-owner'],
  ['condition', 'unit is tapped', 'left-out-article'],
  ['thing', 'each unit present', 'left-out-place'],
  ['thing', 'tapped pilots and ships', 'shared-qualifier'],
] as const

describe('what is filled in or settled is told', () => {
  it.each(filledIn)('%s: %s', (as, text, by) => {
    expect(told(as, text)).toContain(preferences[by].means)
  })
})

const wrong = [
  ['thing', 'a units here', 'GT-R03'],
  ['thing', 'either units', 'GT-R03'],
  ['thing', 'a place you draw', 'GT-R03'],
  ['thing', 'ships attacked by Mara', 'GT-R03'],
  ['thing', 'units of region > 3', 'GT-R03'],
  ['condition', 'you crew', 'GT-R03'],
  ['thing', 'same unit', 'GT-R03'],
] as const

describe('agreement and types', () => {
  it.each(wrong)('%s: %s', (as, text, code) => {
    expect(meant(as, text)).toBe(code)
  })
})

describe('a pronoun means only what fits its verb', () => {
  it.each([
    ['When a unit deploys to a place, it suffers 1 damage.', 'event1.C'],
    ['When a unit deploys to a place, put 1 damage on it.', 'event1.C'],
  ])('%s', (text, who) => {
    const shown = sentences(text)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toContain(who)
    expect(shown[0]).not.toContain('U: event1.L')
  })
})
