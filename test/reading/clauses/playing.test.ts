import { describe, expect, it } from 'vitest'
import { bound, played } from './shoal.js'

it('has rules without mistakes', () => {
  expect(bound.diagnostics).toEqual([])
})

const decks = `  North's deck has 9 cards
  South's deck has 9 cards
`

/** North's turn, with one ship at sea that has this text. */
const atSea = (text: string, then: string, more = '') =>
  played(`given
  it is North's turn
${decks}  One is a ship with power 2 and speed 1 and text "${text}"
  Two is a ship with power 2 and speed 1
  Three is a ship with power 2 and speed 1
  One is in the sea
  Two is in the sea
  Three is in the sea
  North's cards are One and Two
  South's cards are Three
${more}${then}`)

/** North has a trick with this text in hand, 10 gold, and a ship on either side. */
const tried = (text: string, then: string) =>
  played(`given
  it is North's turn
${decks}  Ruse is a trick with text "${text}"
  Ruse is in North's hand
  North's gold is 10
  Two is a ship with power 2 and speed 1
  Two is in the sea
  North's cards are Ruse, Two
${then}`)

/** North may launch a ship from the hand that has this text. */
const launched = (text: string, then: string, more = '') =>
  played(`given
  it is North's turn
${decks}  Cog is a ship with power 2 and text "${text}"
  Cog is in North's hand
  Pier Nine is in the sea
  Pier Ten is in the sea
  nobody's cards are Pier Nine, Pier Ten
${more}${then}`)

describe('changes in lists', () => {
  it('hold for each value', () => {
    expect(atSea('Power and speed +2.', 'then\n  the power of One is 4\n  the speed of One is 3')).toEqual([])
    const text = 'Adds 1 to power and 2 to speed of each of your other ships.'
    expect(
      atSea(text, 'then\n  the power of Two is 3\n  the speed of Two is 3\n  the speed of Three is 1'),
    ).toEqual([])
  })
  it('say another amount in brackets', () => {
    const text = 'Each of your ships is power +2 (+3 if this ship is ready).'
    expect(atSea(text, 'then\n  the power of Two is 5')).toEqual([])
    const more = '  One is tapped\n'
    expect(atSea(text, 'then\n  the power of Two is 4', more)).toEqual([])
  })
  it('stand under one condition', () => {
    const text = 'While ready, this ship is power +1 and each of your other ships is power +3.'
    expect(atSea(text, 'then\n  the power of One is 3\n  the power of Two is 5')).toEqual([])
    expect(atSea(text, 'then\n  the power of Two is 2', '  One is tapped\n')).toEqual([])
  })
  it('name keywords as verbs', () => {
    expect(atSea('Each of your other ships sails 3 faster.', 'then\n  the speed of Two is 4')).toEqual([])
  })
})

describe('what a card counts as, and texts out of force', () => {
  it('gives a word', () => {
    const text = 'Each of your other ships is considered a scout. Scouts are power +5.'
    expect(atSea(text, 'then\n  the power of Two is 7\n  the power of Three is 2')).toEqual([])
  })
  it('silences', () => {
    const more = "  Hulk is in the sea\n  North's cards are Hulk\n"
    expect(atSea('Speed +1.', 'then\n  the power of Two is 3', more)).toEqual([])
    expect(atSea('The game text of Hulk is canceled.', 'then\n  the power of Two is 2', more)).toEqual([])
    expect(atSea('Hulk is suspended.', 'then\n  the power of Two is 2', more)).toEqual([])
  })
})

describe('effects', () => {
  it('are chosen from a list', () => {
    const text = 'T: Choose one: gain 3 gold; draw 2 cards; or lose 4 gold.'
    expect(tried(text, "when\n  North: Ruse\n  North: lose\nthen\n  North's gold is 6")).toEqual([])
  })
  it('are two abilities under one label', () => {
    const text = 'T: Gain 3 gold. OR Lose 4 gold.'
    expect(tried(text, "when\n  North: Lose 4 gold\nthen\n  North's gold is 6")).toEqual([])
  })
  it('happen otherwise where they can not', () => {
    const text = 'T: Wreck a scout. If unable, gain 3 gold.'
    expect(tried(text, "when\n  North: Ruse\nthen\n  North's gold is 13")).toEqual([])
  })
  it('are done again', () => {
    expect(
      tried('T: Gain 3 gold and gain again.', "when\n  North: Ruse\nthen\n  North's gold is 16"),
    ).toEqual([])
  })
  it('ask for what a verb gave back', () => {
    const text = (least: number) => `T: Cast fortune: if it is > ${String(least)}, gain 3 gold.`
    const then = (gold: number) => `when\n  North: Ruse\nthen\n  North's gold is ${String(gold)}`
    expect(tried(text(2), then(13))).toEqual([])
    expect(tried(text(3), then(10))).toEqual([])
    expect(tried('T: Cast fortune. If fortune > 2, gain 3 gold.', then(13))).toEqual([])
  })
  it('roll dice for a change', () => {
    const text = 'T: Each of your ships gets +d6 power until the end of the turn.'
    expect(tried(text, 'when\n  the next dice are 4\n  North: Ruse\nthen\n  the power of Two is 6')).toEqual(
      [],
    )
  })
})

describe('choices', () => {
  const hiring = (text: string, then: string) =>
    played(`given
  it is North's turn
  North's deck has 9 cards
  South's deck has 9 cards
  Ruse is a trick with text "${text}"
  Ruse is in North's hand
  Lugger is a ship with power 3
  Ketch is a ship with power 3
  Lugger is in North's deck
  Ketch is in North's deck
  Two is a ship with power 3
  Two is in the sea
  North's cards are Ruse, Lugger, Ketch, Two
${then}`)
  it('are among the cards of the zone that is said', () => {
    const when = "when\n  North: Ruse\nthen\n  Lugger is in North's hand\n  Ketch is in North's hand"
    expect(hiring('T: Hire one ship into hand from your deck.', when)).toEqual([])
    expect(hiring('T: Hire a ship with power > 2 into hand from deck.', when)).toEqual([])
  })
  it('put cards on a zone', () => {
    const when = "when\n  North: Ruse\nthen\n  the top card of North's deck is Two"
    expect(tried('T: Place one of your ships on top of your deck.', when)).toEqual([])
  })
  it('are of a number, where it is "up to" so many', () => {
    expect(
      tried('T: Gain up to 4 gold.', "when\n  North: Ruse\n  North: 3\nthen\n  North's gold is 13"),
    ).toEqual([])
    const few = "when\n  North: Ruse\n  North: 2\nthen\n  North's hand has 3 cards"
    expect(tried('T: Draw up to 2 cards.', few)).toEqual([])
  })
  it('are of one thing or two', () => {
    const text = 'T: Wreck one or two ships.'
    expect(tried(text, "when\n  North: Ruse\n  North: Two\nthen\n  Two is in North's wreckage")).toEqual([])
  })
})

describe('what is used instead of what is about to happen', () => {
  const shelled = (text: string, then: string) =>
    played(`given
  it is South's turn
${decks}  Ruse is a trick with text "${text}"
  Ruse is in North's hand
  Two is a ship with power 2
  Two is in the sea
  North's cards are Ruse, Two
when
  South: shell Two
${then}`)
  it('keeps it from happening', () => {
    const text = 'T: If your ship is about to suffer harm, gain 3 gold instead.'
    const used = "  North: Ruse\n  all pass\nthen\n  Two has 0 harm\n  North's gold is 3"
    expect(shelled(text, used)).toEqual([])
    expect(shelled(text, "  all pass\nthen\n  Two has 4 harm\n  North's gold is 0")).toEqual([])
  })
})

describe('how often', () => {
  const twice = (then: string) =>
    played(`given
  it is North's turn
${decks}  Wind and Fall are copies of Windfall
  Wind is in the sea
  Fall is in the sea
  North's cards are Wind, Fall
when
  North: Wind
  South: pass
${then}`)
  it('in the game is counted for all cards of a title, where the game says so', () => {
    expect(twice('expect error\n  North: Fall')).toEqual([])
    expect(twice("then\n  North's gold is 3\n")).toEqual([])
  })
})

describe('what a card is placed on', () => {
  it('may be meant by what follows', () => {
    const text = 'Anchor at a pier. Each of your ships at that pier is power +2.'
    expect(
      played(`given
  it is North's turn
${decks}  One is a ship with power 2 and text "${text}"
  Two is a ship with power 2
  Three is a ship with power 2
  Pier Nine is in the sea
  Pier Ten is in the sea
  One is at Pier Nine
  Two is at Pier Nine
  Three is at Pier Ten
  North's cards are One, Two and Three
  nobody's cards are Pier Nine, Pier Ten
then
  the power of Two is 4
  the power of Three is 2`),
    ).toEqual([])
  })
})

describe('how a card comes into play', () => {
  it('permits what the rules do not allow, and nothing else', () => {
    const then = 'then\n  North may launch Cog at Pier Ten\n  North may not launch Cog at Pier Nine'
    expect(launched('Launch at Pier Ten.', then)).toEqual([])
    const usual = 'then\n  North may launch Cog at Pier Nine\n  North may not launch Cog at Pier Ten'
    expect(launched('Power +1.', usual)).toEqual([])
  })
  it('costs what it says, if that can be paid', () => {
    const text = 'Lose 2 gold to launch at Pier Nine.'
    expect(launched(text, 'then\n  North may not launch Cog at Pier Nine')).toEqual([])
    const paid = "when\n  North: launch Cog at Pier Nine\nthen\n  North's gold is 1\n  Cog is at Pier Nine"
    expect(launched(text, paid, "  North's gold is 3\n")).toEqual([])
  })
})

describe('values of one thing as to another', () => {
  const moored = (text: string, then: string) =>
    played(`given
  it is North's turn
${decks}  One is a ship with power 2 and text "${text}"
  Two is a ship with power 2
  Pier Nine is in the sea
  Pier Ten is in the sea
  One is at Pier Nine
  Two is at Pier Ten
  North's cards are One and Two
  nobody's cards are Pier Nine, Pier Ten
${then}`)
  it('begin with their rule, for each other thing its own', () => {
    const then = "then\n  North's haul at Pier Nine is 1\n  South's haul at Pier Nine is 0"
    expect(moored('Power +1.', then)).toEqual([])
  })
  it.each([
    'Your hauls are +2 here.',
    'Haul +2 here.',
    'Adds 2 to your haul here.',
    'Here, your haul is +2.',
    'Your haul here is +1 for each of your ships.',
  ])('change where the text says: %s', (text) => {
    const then =
      "then\n  North's haul at Pier Nine is 3\n  North's haul at Pier Ten is 1\n  South's haul at Pier Nine is 0"
    expect(moored(text, then)).toEqual([])
  })
  it('change everywhere where it says no place', () => {
    const then = "then\n  North's haul at Pier Nine is 3\n  North's haul at Pier Ten is 3"
    expect(moored('Your hauls are +2.', then)).toEqual([])
  })
  it('are asked at the place of the card, or at one that is said', () => {
    const text = 'While your haul > 0 and your haul at Pier Ten < 2, power +4.'
    expect(moored(text, 'then\n  the power of One is 6')).toEqual([])
    expect(moored("While opponent's haul > 0, power +4.", 'then\n  the power of One is 2')).toEqual([])
  })
  it('have their own preposition before what has them', () => {
    const then =
      'then\n  the peril against South at Pier Nine is 2\n  the peril against North at Pier Nine is 0'
    expect(moored('Peril against opponent is +2 here.', then)).toEqual([])
    expect(moored('Adds 2 to peril against opponent here.', then)).toEqual([])
  })
})

describe('what it costs to do something with a card', () => {
  const launching = (text: string, gold: number, then: string, more = '') =>
    launched(text, then, `  North's gold is ${String(gold)}\n${more}`)
  it('is less where its own text says so, in the hand already', () => {
    const text = 'Fee +5. Launches -3 to Pier Nine.'
    expect(
      launching(text, 2, 'then\n  North may launch Cog at Pier Nine\n  the fee of Cog to Pier Nine is 2'),
    ).toEqual([])
    expect(launching(text, 1, 'then\n  North may not launch Cog at Pier Nine')).toEqual([])
  })
  it('is nothing, or only so where it says where', () => {
    const free = 'then\n  North may launch Cog at Pier Nine'
    expect(launching('Fee +5. Launches free to Pier Nine.', 0, free)).toEqual([])
    expect(
      launching('Fee +5. Launches for free to Pier Ten.', 0, 'then\n  North may not launch Cog at Pier Nine'),
    ).toEqual([])
    expect(launching('Fee +5. Fee -5 when launched to Pier Nine.', 0, free)).toEqual([])
  })
  it('is changed for cards in the hand by texts in play', () => {
    const more = (text: string) =>
      `  Tender is a ship with text "${text}"\n  Tender is at Pier Nine\n  North's cards are Tender\n`
    const fee = (amount: number, pier: string) =>
      `then\n  the fee of Cog to Pier ${pier} is ${String(amount)}`
    expect(launching('Fee +5.', 2, fee(2, 'Nine'), more('Your ships launch -3 here.'))).toEqual([])
    expect(launching('Fee +5.', 2, fee(5, 'Ten'), more('Your ships launch -3 here.'))).toEqual([])
    expect(launching('Fee +5.', 2, fee(5, 'Nine'), more("Opponent's ships launch free."))).toEqual([])
  })
  it('depends on where it begins', () => {
    const then = 'then\n  the fare of Tender to Pier Ten is 0\n  the fare of Cog to Pier Ten is 2'
    const more = `  Tender is a ship with text "Sails free from Pier Nine. Fare +3."
  Tender is at Pier Nine
  North's cards are Tender
`
    expect(launched('Fare +2.', then, more)).toEqual([])
  })
})

describe('what becomes of a card as soon as something is so', () => {
  const turned = 'when\n  North: pass\n  South: pass\n'
  it.each([
    "Wrecked if North's deck has fewer than 10 cards.",
    'This ship is wrecked if you have more than 0 cards in hand.',
    'Wrecked unless you have no cards in hand.',
    'Wreck this ship if you have more than 0 cards in hand.',
    'If you have more than 0 cards in hand, wreck this ship.',
    'This ship is wrecked if you have gold 0 and it is ready.',
  ])('happens: %s', (text) => {
    expect(atSea(text, `${turned}then\n  One is in North's wreckage`)).toEqual([])
  })
  it('does not happen before, and to no other', () => {
    const text = 'Wrecked if tapped.'
    expect(atSea(text, `${turned}then\n  One is in the sea\n  Two is in the sea`)).toEqual([])
  })
  it('is tried once after each event, should nothing come of it', () => {
    const text = 'This ship becomes tapped if you have 0 gold.'
    expect(atSea(text, `${turned}then\n  One is tapped`)).toEqual([])
  })
})

describe('a card with several texts', () => {
  const standing = (pier: string) => `  ${pier} is in the sea
  nobody's cards are ${pier}
`
  it('has one for each player', () => {
    const then = 'then\n  the power of Two is 3\n  the power of Three is 4'
    expect(atSea('Speed +1.', then, standing('Twin Pier'))).toEqual([])
  })
  it('has those in force that are on the side that is up', () => {
    const up = 'then\n  the power of Two is 3'
    expect(atSea('Speed +1.', up, standing('Old Mole'))).toEqual([])
    const turned = 'when\n  North: pass\n  South: pass\nthen\n  the power of Two is 6\n  Old Mole is turned'
    expect(atSea('Speed +1.', turned, standing('Old Mole'))).toEqual([])
  })
})
