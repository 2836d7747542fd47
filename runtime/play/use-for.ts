import type { Library } from '../program/library.js'

/** The game's procedure for using an ability under that label. */
export function useFor(library: Library, label: string | undefined): string | null {
  return (label === undefined ? undefined : library.uses?.[label]) ?? library.use
}

/** Whether an event is the game's procedure for using abilities of some kind. */
export function isUseEvent({ use, uses }: Library, event: string): boolean {
  return event === use || Object.values(uses ?? {}).includes(event)
}
