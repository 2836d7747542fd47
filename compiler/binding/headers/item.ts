/** A rule and where it stands; what all handlers of headers share. */
import type { RuleItem, Setting } from '../../../grammar/tree.js'
import type { SourceSpan } from '../../../runtime/program/fields.js'
import type { Named } from '../../reading/api.js'
import { sourceOf, type Draft } from '../draft.js'
import { goingOn } from './complements.js'
import { isHeader, type Header, type NoHeader } from './header.js'
import type { Slot } from './slots.js'

export interface Item {
  draft: Draft
  file: string
  item: RuleItem
  /** The procedures that are always running when this event happens, outermost first. */
  running: (event: string) => string[]
}

export function reportHeader({ draft, file, item }: Item, header: Header | NoHeader): header is Header {
  if (isHeader(header)) return true
  const facts = { what: item.kind, reason: header.reason }
  draft.reporter.report('header-unreadable', file, item.header.span, facts, goingOn(item.header))
  return false
}

export function settingOf({ item }: Item, name: string): Setting | undefined {
  return item.settings.find((setting) => setting.name.toLowerCase() === name)
}

/** Parameters as names of the body: each is a local of its role's name. */
export function namesOfSlots(slots: readonly Slot[]): Named[] {
  return slots.map(({ role, words, type }) => ({ words, type, value: { op: 'local', name: role } }))
}

/** The place of the header: the item without its body. */
export function headerSource({ file, item }: Item): SourceSpan {
  return sourceOf({ file, span: { ...item.span, end: item.header.span.end } })
}
