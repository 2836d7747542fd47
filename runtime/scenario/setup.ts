/** Sets up the position of a scenario. */
import { deckFor } from '../decks/deck.js'
import { linkedWith } from '../link/link.js'
import type { Linked } from '../link/linked.js'
import { layOut } from '../play/setup.js'
import type { Library } from '../program/library.js'
import { setTerrain, setThing, setZone, thingOf, openDraft, closeDraft, freshId } from '../state/draft.js'
import { blankThing, newState } from '../state/new-state.js'
import { zoneId } from '../state/places.js'
import { enter, type Entry } from './enter.js'
import { notTrue } from './facts.js'
import { pauseEvent } from './pause.js'
import type { Actor, Given, Line, ScenarioProgram } from './program.js'
import { passes, realise } from './realise.js'
import { stack } from './realise-count.js'
import { toZone } from './realise-things.js'
import { askThings, trouble, type Stage } from './stage.js'

/** The position of a scenario, with the procedures that are to begin on the stack; nothing has been carried out yet. */
export function setUp(linked: Linked, program: ScenarioProgram): Stage {
  const made = Object.fromEntries(program.cards.map((card) => [card.id, structuredClone(card)]))
  const cards = { ...linked.library.cards, ...made }
  const definitions = { ...linked.library.definitions, ...questionsOf(program) }
  const events = { ...linked.library.events, ...pauseEvent(linked.library, program.source) }
  const library = { ...linked.library, cards, definitions, events }
  const stage: Stage = {
    linked: linkedWith(linked, library, made),
    state: openDraft(newState(linked, program.id)),
    names: {},
    events: [],
    since: 0,
    last: { events: 0, next: 0 },
    moves: [],
    answers: [],
    begun: [],
  }
  for (const actor of program.actors) stage.names[actor.name] = addActor(stage, actor)
  const facts = program.given.filter((line) => line.given === 'fact')
  const others = program.given.filter((line) => line.given !== 'fact')
  for (const pass of passes) {
    if (pass === 'count') for (const line of others) setLine(stage, line)
    if (pass === 'past') enter(stage, others.flatMap(entryOf))
    for (const { test, line } of facts) realise(stage, test, pass, line)
  }
  stage.state = closeDraft(stage.state)
  for (const { test, line, shared } of facts) {
    const wrong = shared ? null : notTrue(stage, test)
    if (wrong !== null) throw trouble(`${line.text} (line ${line.line}), when the position is ready`, wrong)
  }
  for (const { name, free } of program.actors) {
    const thing = thingOf(stage.state, stage.names[name] ?? name)
    if (thing.zone === null && thing.placed === null)
      throw trouble(`a place for ${name}`, 'no given line says where it is')
    if (thing.owner === null && !free)
      throw trouble(`an owner of ${name}`, "no given line says whose it is, as in “P's cards are …”")
  }
  return stage
}

/** What the scenario asks, as definitions: the runtime only remembers what some text of the library asks about. */
function questionsOf(program: ScenarioProgram): Library['definitions'] {
  const expected = program.steps.flatMap((step) => (step.step === 'expect' ? [step.expectation] : []))
  const tests = [
    ...program.given.flatMap((given) => (given.given === 'fact' ? [given.test] : [])),
    ...expected.flatMap((one) => (one.expect === 'fact' || one.expect === 'moment' ? [one.test] : [])),
  ]
  const { source } = program
  return Object.fromEntries(
    tests.map((value, index) => [`question ${index}`, { parameters: [], value, source }]),
  )
}

function addActor(stage: Stage, { card, owner }: Actor): string {
  const { linked, state } = stage
  const program = linked.library.cards[card]
  if (!program) throw trouble(`the card ${card}`, 'the library has no such card')
  const words = Object.values(program.printed).flatMap((value) =>
    typeof value === 'string' ? [value.toLowerCase()] : [],
  )
  const player =
    owner ??
    linked.library.players.find(({ id, title }) => words.includes(id) || words.includes(title.toLowerCase()))
      ?.id ??
    null
  const id = freshId(state, 'c')
  setThing(
    state,
    blankThing(linked, { id, kind: 'card', card, type: program.type, owner: player, controller: player }),
  )
  return id
}

function setLine(stage: Stage, given: Given): void {
  switch (given.given) {
    case 'dice':
      stage.state.loaded.push(...given.faces)
      return
    case 'draws':
      return loadDraws(stage, given.player, given.values, given.line)
    case 'terrain':
      for (const place of given.places) {
        setTerrain(stage.state, place, [...(stage.state.terrain[place] ?? []), given.word])
      }
      return
    case 'holds': {
      const [zone] = askThings(stage, given.zone)
      if (zone === undefined) throw trouble('one zone', 'there is none')
      setZone(stage.state, zone, [])
      toZone(
        stage,
        given.actors.map((name) => stage.names[name] ?? name),
        zone,
      )
      return
    }
    case 'deck':
      layOut(stage.linked, stage.state, { decks: deckFor(given.deck, given.player) })
      return
    case 'fact':
    case 'procedure':
      return
  }
}

/** Puts blank cards with these numbers where draws come from. */
export function loadDraws(stage: Stage, player: string, values: readonly number[], line: Line): void {
  const { draws } = stage.linked.library
  if (!draws)
    throw trouble('a game that says what draws are', 'its .game has no line “draws: NUMBER of ZONE”')
  const zone = zoneId(stage.linked, draws.zone, player)
  stack(stage, zone, draws.attribute, values, line)
}

function entryOf(given: Given): Entry[] {
  return given.given === 'procedure' ? [given] : []
}
