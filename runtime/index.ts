/** The way into the runtime: play a library that was generated from text. */
export * from './program/construct.js'
export type * from './program/library.js'
export type { Expression } from './program/expressions.js'
export type { Statement, Statements } from './program/statements.js'
export type { Step } from './program/steps.js'
export type { Answer, Decision, Id, Instance, Option, State, Thing, Value } from './state/state.js'
export type { Linked } from './link/linked.js'
export { isFault, type Fault } from './state/fault.js'
export { linkGame } from './play/may-begin.js'
export { advance, resume, start, type Turn } from './play/advance.js'
export type { Deck, Setup } from './play/setup.js'
export type { GameEvent } from './play/journal.js'
export { explainFor } from './play/explain-for.js'
export { idOf, view, type View } from './play/view.js'
export { eventsFor, type SeenEvent } from './play/events-for.js'
export { whyNot, type Wish } from './play/why-not.js'
export type { Refusal } from './play/refusal.js'
export { titleOf } from './play/labels.js'
export { explain } from './values/explain.js'
export { valueOf } from './values/values.js'
export { sentenceOf } from './link/sentences.js'
export { bots, playMatch, type Bot, type Match } from './bots/match.js'
export { greedyAnswer, scoreOf } from './bots/greedy-bot.js'
export { randomAnswer } from './bots/random-bot.js'
export { chanceFrom } from './bots/chance.js'
export {
  answer,
  begin,
  follow,
  replay,
  verify,
  type Difference,
  type Record as GameRecord,
} from './save/record.js'
export { load, reload, save, type SaveFile } from './save/save.js'
export { beginJournal, readJournal, writeAnswer, type Journal } from './save/journal.js'
export { hashOf as hashState } from './state/hash.js'
export {
  reportOf,
  runScenario,
  type ScenarioFailure,
  type ScenarioProgram,
  type ScenarioResult,
} from './scenario/index.js'
