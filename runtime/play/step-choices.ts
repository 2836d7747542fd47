import { codeOf } from '../link/refs.js'
import type { Frame, Id, Option, Steps, Value } from '../state/state.js'
import { toList } from '../values/evaluator.js'
import { idsOf, listOf, numberOf } from './ask.js'
import { decide, plain, yesNo, type Question } from './decide.js'
import type { Expression } from '../program/expressions.js'
import { ownZones, takesFrom } from './asking.js'
import { optionsOf } from './labels.js'
import { canBegin, openWays } from './open-ways.js'
import { fault } from '../state/fault.js'
import type { Play } from './play.js'
import { refusedNow } from './refusal.js'
import { bindName } from './step-control.js'
import { placeOf, tell } from './tell.js'
import { worthwhile } from './worthwhile.js'

type StepOf<Op extends Steps[number]['op']> = Extract<Steps[number], { op: Op }>
type Picked = Option[] | null

/** Longest range of numbers that is offered one by one. */
const rangeAtMost = 1000

export function choose(play: Play, frame: Frame, step: StepOf<'choose'>, picked: Picked): boolean {
  const most = numberOf(play, frame, step.most)
  const all = listOf(play, frame, step.from)
  const candidates =
    most === 1 ? worthwhile(play, frame.code, frame.step, step.as, all, frame, refusedNow(play)) : all
  return asked(play, frame, step, picked, {
    question: (player) => ({
      kind: 'choose',
      options: optionsOf(play, frame, candidates, player),
      least: numberOf(play, frame, step.least),
      most,
      veiled: most > 0 && choosesFromHidden(play, player, step),
    }),
    value: (options) => {
      const values = options.map((option) => option.value)
      return most <= 1 ? (values[0] ?? null) : values
    },
  })
}

export function chooseNumber(
  play: Play,
  frame: Frame,
  step: StepOf<'choose-number'>,
  picked: Picked,
): boolean {
  return asked(play, frame, step, picked, {
    question: () => {
      const least = numberOf(play, frame, step.least)
      const most = Math.min(numberOf(play, frame, step.most), least + rangeAtMost)
      const options: Option[] = []
      for (let value = least; value <= most; value++) options.push(plain(String(value), value))
      return { kind: 'number', options, least: 1, most: 1 }
    },
    value: (options) => options[0]?.value ?? 0,
  })
}

export function order(play: Play, frame: Frame, step: StepOf<'order'>, picked: Picked): boolean {
  return asked(play, frame, step, picked, {
    question: (player) => {
      const options = optionsOf(play, frame, listOf(play, frame, step.items), player)
      return { kind: 'order', options, least: options.length, most: options.length }
    },
    value: (options) => options.map((option) => option.value),
  })
}

export function ask(play: Play, frame: Frame, step: StepOf<'ask'>, picked: Picked): boolean {
  const [player] = deciders(play, frame, step.by)
  // "You may pay 1 gold. If you do not, …": who can not is not asked.
  const isOff = picked === null && !canBegin(play, frame.code, frame.step, frame, refusedNow(play), false)
  const options = isOff ? yesNo.slice(1) : yesNo
  const answer = picked ?? decide(play, frame, { player, kind: 'yes-no', options, least: 1, most: 1 })
  if (!answer) return false
  const yes = answer[0]?.value === true
  tellChoice(play, frame, player, [yes], false)
  if (step.as !== undefined) bindName(play, frame, step.as, yes)
  if (!yes) frame.step = step.otherwise
  return true
}

export function pick(play: Play, frame: Frame, step: StepOf<'pick'>, picked: Picked): boolean {
  const [player] = deciders(play, frame, step.by)
  const options = picked ? [] : openWays(play, frame, step).map((way) => plain(step.labels[way] ?? '', way))
  const steps = codeOf(play.linked, frame.code)
  const veiled = step.to.some((from) => choosesFromHidden(play, player, steps[from]))
  const answer = picked ?? decide(play, frame, { player, kind: 'way', options, least: 1, most: 1, veiled })
  if (!answer) return false
  const way = Number(answer[0]?.value)
  tellChoice(play, frame, player, [step.labels[way] ?? ''], false)
  frame.step = step.to[way] ?? frame.step
  return true
}

/**
 * Whether the choice depends on cards that only that player may see: how many of them fit, be it none or just as many as
 * are wanted, is not for the others to know. How many there are in all is public.
 */
function choosesFromHidden(play: Play, player: Id, step: Steps[number] | undefined): boolean {
  if (step?.op !== 'choose' || isWholeZone(play, step.from)) return false
  const { from } = step
  return ownZones(play, player).some(
    ([name, zone]) => (play.state.zones[zone]?.length ?? 0) > 0 && takesFrom(from, name),
  )
}

function isWholeZone(play: Play, from: Expression): boolean {
  if (from.op === 'contents') return from.of.op === 'zone'
  if (from.op !== 'things' || !from.among || from.where) return false
  return play.linked.library.types[from.type]?.parent === null && isWholeZone(play, from.among)
}

interface Asking {
  question: (player: Id) => Omit<Question, 'player' | 'secret'>
  value: (options: Option[]) => Value
}

/**
 * Asks one player, or several in secret one after the other. A secret answer is kept with the event under the name and
 * the player; nobody else is told before all have answered.
 */
function asked(
  play: Play,
  frame: Frame,
  step: StepOf<'choose'> | StepOf<'choose-number'> | StepOf<'order'>,
  picked: Picked,
  asking: Asking,
): boolean {
  const secret = 'secret' in step && step.secret === true
  const players = deciders(play, frame, step.by)
  const done = `${step.as} answered`
  const answered = toList(frame.names[done] ?? null)
  const player = players[secret ? answered.length : 0] ?? players[0]
  const answer = picked ?? decide(play, frame, { ...asking.question(player), player, secret })
  if (!answer) return false
  const value = asking.value(answer)
  tellChoice(
    play,
    frame,
    player,
    answer.map((option) => option.value),
    secret,
  )
  if (!secret) {
    bindName(play, frame, step.as, value)
    return true
  }
  bindName(play, frame, `${step.as} of ${player}`, value)
  frame.names[done] = [...answered, player]
  if (answered.length + 1 < players.length) return asked(play, frame, step, null, asking)
  delete frame.names[done]
  return true
}

function tellChoice(play: Play, frame: Frame, player: Id, values: Value[], secret: boolean): void {
  tell(play, frame, { what: 'chose', player, ...(secret ? {} : { values }) })
}

/** The players who are asked: at least one. */
function deciders(play: Play, frame: Frame, by: StepOf<'choose'>['by']): [Id, ...Id[]] {
  const [first, ...others] = idsOf(play, frame, by).map((id) => {
    const thing = play.state.things[id]
    return thing?.kind === 'player' ? id : thing?.controller
  })
  const player = first ?? frame.you
  if (!player) throw fault('text', 'Nobody is there to decide this.', [placeOf(play, frame).text])
  return [player, ...others.filter((other): other is Id => typeof other === 'string')]
}
