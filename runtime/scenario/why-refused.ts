/** Why an answer in words is refused: the rules and texts that forbid what the words mean. */
import { liveOf } from '../play/ask.js'
import { wordsInForce } from '../play/labels.js'
import { whyNot } from '../play/why-not.js'
import type { Refusal } from '../play/refusal.js'
import type { ClauseRef, Id, Option, Value } from '../state/state.js'
import { bestFits, fitOf, type Fit } from './match.js'
import type { AnswerWord } from './program.js'
import type { Stage } from './stage.js'

/** Texts of what forbids it, each with title and sentence; empty when the words mean nothing the rules know. */
export function whyRefused(stage: Stage, player: Id, words: readonly AnswerWord[]): string[] {
  const { linked, state } = stage
  const actions = Object.entries(linked.library.events).filter(([, event]) => event.kind === 'action')
  const abilities = liveOf({ linked, state }, 'action')
  const options = [
    ...actions.map(([event]) => option(event, null)),
    ...abilities.map((live) =>
      option(wordsInForce({ linked, state }, live).sentence, live.source, live.clause),
    ),
  ]
  return likeliest(
    stage,
    words,
    options,
    actions.map(([event]) => event),
  ).flatMap((fit) => {
    const [event, program] = actions[fit.option] ?? []
    if (event !== undefined && program) {
      return [
        ...textsOf(whyNot(linked, state, player, { event, roles: rolesFor(stage, event, words) })),
        program.text,
      ]
    }
    const thing = abilities[fit.option - actions.length]?.source
    return thing ? textsOf(whyNot(linked, state, player, { thing })) : []
  })
}

/** Of several actions that the words may mean ("deploy X") those are meant in which all the cards named can take part. */
function likeliest(
  stage: Stage,
  words: readonly AnswerWord[],
  options: readonly Option[],
  actions: readonly string[],
): Fit[] {
  const named = words.filter((word) => word.is === 'actor').length
  const apt = options.slice(0, actions.length).flatMap((option, index) => {
    const fit = fitOf(stage, words, option, index)
    const roles = rolesFor(stage, actions[index] ?? '', words)
    return fit?.taken[0] === 0 && named > 0 && Object.keys(roles).length === named ? [fit] : []
  })
  return apt.length > 0 ? apt : bestFits(stage, words, options)
}

function textsOf(refusal: Refusal | null): string[] {
  if (!refusal) return []
  const { text, words } = refusal
  return words ? [`${text} — ${words.title}: ${words.sentence}`] : [text]
}

function option(label: string, thing: Id | null, clause: ClauseRef | null = null): Option {
  return { label, value: null, thing, source: { thing, clause, event: null } }
}

/** The cards that the words name, in the roles of an action that their types fit, in order. */
function rolesFor(stage: Stage, event: string, words: readonly AnswerWord[]): Record<string, Value> {
  const named = words.flatMap((word) => (word.is === 'actor' ? [stage.names[word.name] ?? ''] : []))
  const roles: Record<string, Value> = {}
  for (const role of stage.linked.library.events[event]?.roles ?? []) {
    const fits = named.findIndex((id) =>
      stage.linked.kinds.get(stage.state.things[id]?.type ?? '')?.has(role.type),
    )
    const [id] = fits < 0 ? [] : named.splice(fits, 1)
    if (id !== undefined) roles[role.name] = id
  }
  return roles
}
