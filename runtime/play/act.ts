import type { Act, Frame, Id, Machine, Value } from '../state/state.js'
import { machineFrame, pushMachine } from './frames.js'
import { liveKey } from './keys.js'
import { perform } from './life.js'
import { ownRole } from './offers.js'
import type { Play } from './play.js'
import { pushUse } from './use.js'

type Window = Extract<Machine, { name: 'window' }>

/** What a player chose in a window begins: at once, or inside the procedure that the window declares for every act. */
export function begin(play: Play, frame: Frame, machine: Window, player: Id, act: Act): void {
  if (act.kind === 'ability') machine.used.push(liveKey(act.live))
  const around = play.linked.library.windows[machine.window]?.around
  if (around === undefined) return carryOut(play, frame, act)
  machine.act = act
  perform(play, around, playersOf(play, around, player), { checked: true, by: player }, frame)
}

/** "carry out its effect" in the procedure around an act. False elsewhere. */
export function carryOutAct(play: Play, caller: Frame): boolean {
  const { code } = caller
  if (code.in !== 'event') return false
  const found = machineFrame(
    play,
    'window',
    ({ window, act }) => act !== null && play.linked.library.windows[window]?.around === code.event,
  )
  const act = found?.machine.act
  if (!found || !act) return false
  found.machine.act = null
  carryOut(play, { ...found.frame, instance: caller.instance }, act)
  return true
}

function carryOut(play: Play, frame: Frame, act: Act): void {
  if (act.kind === 'ability') return pushUse(play, act.live, act.answers, frame)
  const { event, by } = act
  pushMachine(
    play,
    { name: 'take', step: 'roles', event, by, roles: ownRole(play, event, by) },
    { ...frame, you: by },
  )
}

/** The one who acts fills the role of a player. */
function playersOf(play: Play, event: string, player: Id): Record<string, Value> {
  const role = play.linked.library.events[event]?.roles.find(({ type }) => type === 'player')
  return role ? { [role.name]: player } : {}
}
