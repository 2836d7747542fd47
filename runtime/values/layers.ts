/**
 * The layers of a value. A game puts them in its own order; each has one meaning everywhere:
 *
 * | layer    | does                                                                                            | for example |
 * |----------|--------------------------------------------------------------------------------------------------|-------------|
 * | base     | the amount takes the place of the base value; of several the latest counts                        | an attack with other dice than printed (SWTCG 13), a value that a text defines (SWCCG 10.1) |
 * | double   | times the amount; games put it before what is added, so that only the printed number grows        | a doubled printed number (SWCCG 10.1), base damage of a critical hit (Minis 8.4) |
 * | multiply | times the amount; games put it before or after what is added                                      | SWCCG 10.1 step 3, DM 11.4 |
 * | halve    | divided by the amount, rounded as the attribute says, else up                                     | SWCCG 10.1, DM 11.4 |
 * | add      | plus the amount, which may be less than 0                                                         | all |
 * | limit    | no change is made in it: here the net of all that was added is cut to the narrowest limit that a change carries; in a game without this step a limit cuts the amount of its own change | SWCCG 10.1 step 5 |
 * | set      | the amount takes the place of the value; of several the lowest counts                             | SWCCG 10.1, DM 11.4, "instead of" (Minis 12.6) |
 * | cap      | not more than the amount                                                                          | SWCCG 10.1 step 7 |
 * | floor    | not less than the amount                                                                          | SWCCG 10.1 step 7 |
 *
 * After the last layer come the bounds of the attribute (`least`, `most`) and its rounding: floor 0 (SWCCG 10.1, DM 11.4).
 */
import type { Layer } from '../program/layers.js'
import type { AttributeProgram } from '../program/library.js'
import { fault } from '../state/fault.js'
import type { Value } from '../state/state.js'

type Applying = (running: number, amount: number, round: AttributeProgram['round']) => number

const ofLayers: Readonly<Record<Layer, Applying>> = {
  base: (_running, amount) => amount,
  double: (running, amount) => running * amount,
  multiply: (running, amount) => running * amount,
  halve: (running, amount, round) => rounded(amount === 0 ? running : running / amount, round ?? 'up'),
  add: (running, amount) => running + amount,
  limit: (running) => running,
  set: (_running, amount) => amount,
  cap: (running, amount) => Math.min(running, amount),
  floor: (running, amount) => Math.max(running, amount),
}

const effects: ReadonlyMap<string, Applying> = new Map(Object.entries(ofLayers))

/** The running value after a change. Faults with `library` on a layer that is none. */
export function applyLayer(
  layer: string,
  running: number,
  amount: number,
  round: AttributeProgram['round'],
): number {
  const effect = effects.get(layer)
  if (!effect) throw fault('library', `A change has no step "${layer}".`)
  return effect(running, amount, round)
}

/** Layers in which copies of a change would add up, so that stacking rules matter. */
export function addsUp(layer: string): boolean {
  return layer === 'add' || layer === 'double' || layer === 'multiply' || layer === 'halve'
}

/** The value within the bounds of its attribute. */
export function bounded(attribute: AttributeProgram | undefined, value: number): number {
  if (!attribute) return value
  const low = attribute.least === null ? value : Math.max(value, attribute.least)
  const high = attribute.most === null ? low : Math.min(low, attribute.most)
  return rounded(high, attribute.round)
}

export function rounded(value: number, round: AttributeProgram['round']): number {
  return round === 'up' ? Math.ceil(value) : round === 'down' ? Math.floor(value) : value
}

/** An amount as a number: nothing is 0. */
export function amountOf(value: Value): number {
  return typeof value === 'number' ? value : 0
}
