import type { Steps } from '../program/library.js'
import type { Frame, Happening, Id, LiveEffect } from '../state/state.js'
import { touch } from '../state/draft.js'
import { withVisits } from '../values/visits.js'
import { matches, visitOf } from './ask.js'
import { boundTo } from './bound-to.js'
import type { Play } from './play.js'
import { tell } from './tell.js'

type Apply = Extract<Steps[number], { op: 'apply' }>

/** Puts a clause into force. "Until the end of the battle" means the battle that is running, if one is. */
export function applyClause(play: Play, frame: Frame, step: Apply): void {
  const until = step.until ?? null
  const effect: LiveEffect = {
    // The frame points behind the step that it is doing.
    clause: { of: 'applied', code: frame.code, step: frame.step - 1 },
    source: frame.self,
    visit: frame.self === null ? 0 : visitOf(play, frame.self),
    you: frame.you,
    names: withVisits(play.state, frame.names),
    events: { ...frame.events },
    number: play.state.next++,
    until,
    within: until && boundTo(play, frame, until),
  }
  play.state.effects = [...play.state.effects, effect]
  touch(play.state)
  tell(play, frame, { what: 'applied', things: frame.self === null ? [] : [frame.self] })
}

/** Ends the effects that last until such an event. */
export function expireAt(play: Play, happening: Happening): void {
  const event = play.state.instances[happening.instance]?.event
  end(play, (effect) => {
    const { until, within } = effect
    if (!until || until.event !== event || until.stage !== happening.stage) return false
    if (within !== null) return within === happening.instance
    const scope = { ...effect, self: effect.source, instance: happening.instance }
    return matches(play, scope, until, happening.instance, happening.stage)
  })
}

/** Ends the effects bound to a procedure that is over. */
export function expireWithin(play: Play, instance: Id): void {
  end(play, (effect) => effect.within === instance)
}

function end(play: Play, ends: (effect: LiveEffect) => boolean): void {
  if (play.state.effects.length === 0) return
  const kept = play.state.effects.filter((effect) => !ends(effect))
  if (kept.length === play.state.effects.length) return
  play.state.effects = kept
  touch(play.state)
}
