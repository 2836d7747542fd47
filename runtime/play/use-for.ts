import type { Library } from '../program/library.js'

/** The game's procedure for using an ability under that label, or under none in that window. */
export function useFor(
  { use, uses, usesIn }: Library,
  label: string | undefined,
  window: string | undefined,
): string | null {
  const special = label === undefined ? window !== undefined && usesIn?.[window] : uses?.[label]
  return special || use
}

/** Whether an event is the game's procedure for using abilities of some kind. */
export function isUseEvent({ use, uses, usesIn }: Library, event: string): boolean {
  return event === use || Object.values({ ...uses, ...usesIn }).includes(event)
}
