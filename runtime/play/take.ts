import type { Frame, Machine, Option } from '../state/state.js'
import { decide } from './decide.js'
import { pop, pushCode } from './frames.js'
import { optionsOf } from './labels.js'
import { perform } from './life.js'
import { takeName } from './offers.js'
import type { Play } from './play.js'
import { openRole, takeRefusal, valuesFor } from './roles.js'
import { tell } from './tell.js'
import { noteNamed } from './usage.js'

type Take = Extract<Machine, { name: 'take' }>

/** A player takes an action of the rules: chooses its roles in order, pays its cost, and the event begins. */
export function stepTake(play: Play, frame: Frame, machine: Take, picked: Option[] | null): void {
  const { event, by } = machine
  switch (machine.step) {
    case 'roles':
      return chooseRoles(play, frame, machine, picked)
    case 'cost': {
      const refusal = takeRefusal(play, event, by, machine.roles)
      if (refusal) {
        tell(play, frame, { what: 'refused', event, roles: machine.roles, reason: refusal.text })
        machine.step = 'close'
        return
      }
      if (play.linked.library.events[event]?.limit) noteNamed(play, takeName(event), by, 0, by)
      machine.step = 'event'
      pushCode(play, { in: 'event', event, part: 'cost' }, { ...frame, names: machine.roles, you: by })
      return
    }
    case 'event':
      machine.step = 'close'
      perform(play, event, { ...machine.roles }, { checked: true, by }, { ...frame, you: by })
      return
    case 'close':
      pop(play)
      return
  }
}

function chooseRoles(play: Play, frame: Frame, machine: Take, picked: Option[] | null): void {
  const { event, by, roles } = machine
  const role = openRole(play, event, roles)
  if (!role) {
    machine.step = 'cost'
    return
  }
  const answer =
    picked ??
    decide(play, frame, {
      player: by,
      kind: 'choose',
      options: optionsOf(play, frame, valuesFor(play, event, by, roles, role.name), by),
      least: role.optional ? 0 : 1,
      most: 1,
    })
  if (answer) roles[role.name] = answer[0]?.value ?? null
}
