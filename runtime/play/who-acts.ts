import { wordsOfCode } from '../link/sentences.js'
import type { Frame } from '../state/state.js'
import type { Play } from './play.js'

/** The title of the text that a frame carries out, or the name of its event. */
export function whoActs(play: Play, frame: Frame): string {
  if (frame.code.in !== 'machine') return wordsOfCode(play.linked, frame.code, frame.step).title
  const event = frame.instance === null ? undefined : play.state.instances[frame.instance]?.event
  return event ?? frame.machine?.name ?? 'the game'
}
