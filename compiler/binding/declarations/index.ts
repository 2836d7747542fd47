/** Declarations of a game, by their first word. Types come first: all others name them. */
import type { GameTree } from '../../../grammar/tree.js'
import { didYouMean } from '../diagnostics.js'
import type { Draft } from '../draft.js'
import { declareConvention } from './conventions.js'
import {
  declareDraws,
  declareGrid,
  declareId,
  declarePlayers,
  declareStart,
  declareTitle,
  declareType,
  declareUse,
  declareVersion,
  declareWord,
} from './game.js'
import { declareListField } from './lists.js'
import { kindOf, type DeclarationContext } from './parts.js'
import { declareAim, declareDeckRule, declareReach, declareScore } from './phrases.js'
import { declareLive } from './live.js'
import { declareOrder, declareOrdering, declareStacking, declareWindow } from './policies.js'
import { declareRepetition } from './repetition.js'
import { declareAttribute, declareCounter, declarePosition, declareRelation, declareZone } from './things.js'

type Declare = (context: DeclarationContext) => void

const first: Record<string, Declare> = {
  game: declareTitle,
  id: declareId,
  version: declareVersion,
  players: declarePlayers,
  type: declareType,
}

const second: Record<string, Declare> = {
  attribute: declareAttribute,
  zone: declareZone,
  position: declarePosition,
  counter: declareCounter,
  relation: declareRelation,
  window: declareWindow,
  'order of changes': declareOrder,
  stacking: declareStacking,
  ordering: declareOrdering,
  live: declareLive,
  grid: declareGrid,
  draws: declareDraws,
  word: declareWord,
  use: declareUse,
  start: declareStart,
  repetition: declareRepetition,
  score: declareScore,
  aim: declareAim,
  reach: declareReach,
  deck: declareDeckRule,
  convention: declareConvention,
  list: declareListField,
}

/** Types, players, the title: what headers of rules need. */
export function declareTypes(draft: Draft, trees: readonly GameTree[]): void {
  const known = [...Object.keys(first), ...Object.keys(second)]
  forAll(draft, trees, (context, keyword) => {
    if (!known.includes(keyword)) {
      const { span } = context.declaration.keyword
      draft.reporter.report(
        'unknown-declaration',
        context.file,
        span,
        { word: keyword },
        didYouMean(keyword, known),
      )
    }
    handlerOf(first, keyword)?.(context)
  })
}

/** Everything else. */
export function declareOthers(draft: Draft, trees: readonly GameTree[]): void {
  forAll(draft, trees, (context, keyword) => handlerOf(second, keyword)?.(context))
}

/** Not what every object has: a line may begin with any word. */
function handlerOf(handlers: Record<string, Declare>, keyword: string): Declare | undefined {
  return Object.hasOwn(handlers, keyword) ? handlers[keyword] : undefined
}

function forAll(
  draft: Draft,
  trees: readonly GameTree[],
  each: (context: DeclarationContext, keyword: string) => void,
): void {
  for (const { file, items } of trees) {
    for (const declaration of items) each({ draft, file, declaration }, kindOf(declaration))
  }
}
