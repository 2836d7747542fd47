/** The lines between a header and its body. */
import type { ItemKind, Phrase } from '../../../grammar/tree.js'
import type { EventProgram } from '../../../runtime/program/library.js'
import { didYouMean } from '../diagnostics.js'
import { unknown } from '../draft.js'
import { isWord, slice, splitAtMarks, splitList, term, withoutArticle } from '../phrases.js'
import { mustBeProcedure } from '../procedures.js'
import { readType } from '../types.js'
import type { Type } from '../../reading/api.js'
import { settingOf, type Item } from './item.js'
import { slotAt, type Slot } from './slots.js'

const allowed: Record<ItemKind, readonly string[]> = {
  verb: ['choose', 'while', 'before', 'after', 'gives', 'roles'],
  procedure: ['before', 'after', 'gives', 'roles', 'triggers'],
  action: ['in', 'while', 'choose', 'limit', 'before', 'after', 'cost', 'roles'],
  relation: [],
  condition: [],
  value: ['gives'],
  keyword: ['combines', 'optional', 'brackets'],
  rule: [],
  check: [],
  vocabulary: [],
  note: [],
}

/** Settings that say more than one thing. */
const lists: ReadonlySet<string> = new Set(['in', 'choose', 'cost', 'roles'])

/** Reports settings that this kind of item does not have, and whatever of a setting would not be read. */
export function checkSettings({ draft, file, item }: Item): void {
  const known = allowed[item.kind]
  const stated = new Set<string>()
  for (const setting of item.settings) {
    const name = setting.name.toLowerCase()
    if (stated.has(name))
      draft.reporter.report('declared-twice', file, setting.span, { what: 'setting', name })
    stated.add(name)
    if (setting.parts.every(({ chunks }) => chunks.length === 0) && setting.body.length === 0)
      draft.reporter.report('setting-unreadable', file, setting.span, { name, text: '' })
    if (known.includes(name)) {
      const [line] = name === 'cost' ? [] : setting.body
      const unread = [...(lists.has(name) ? [] : setting.parts.slice(1)), ...(line ? [line] : [])]
      for (const { span } of unread)
        draft.reporter.report('setting-unreadable', file, span, { name, text: 'more than one thing' })
      continue
    }
    const hints = didYouMean(name, known)
    if (known.length > 0) hints.push(`A ${item.kind} can have: ${known.join(', ')}.`)
    draft.reporter.report('setting-unknown', file, setting.span, { what: item.kind, name }, hints)
  }
}

/** `before: responses`: a declared window. */
export function windowSetting(item: Item, name: string): string | null {
  const [window, second] = windowsSetting(item, name)
  const phrase = settingOf(item, name)?.parts[0]
  if (second !== undefined && phrase)
    item.draft.reporter.report('setting-unreadable', item.file, phrase.span, { name, text: phrase.text })
  return window ?? null
}

/** `in: actions, battle actions` */
export function windowsSetting({ draft, file, ...item }: Item, name: string): string[] {
  const setting = settingOf({ draft, file, ...item }, name)
  const parts = setting?.parts.flatMap(splitList) ?? []
  return parts.map((part) => {
    const window = term(withoutArticle(part))
    draft.later.push(() => {
      const known = Object.keys(draft.library.windows)
      if (!known.includes(window)) unknown(draft, 'unknown-window', file, part, window, known)
    })
    return window
  })
}

const counts: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
])

/** `once per turn`, `twice per battle`, `3 times per game` */
export function limitSetting(item: Item): { times: number; per: string } | null {
  const setting = settingOf(item, 'limit')
  const phrase = setting?.parts[0]
  if (phrase === undefined) return null
  const per = phrase.chunks.findIndex((chunk) => isWord(chunk, 'per', 'each'))
  const [first, second] = phrase.chunks
  const procedure = term(slice(phrase, per + 1))
  const counted = first?.kind === 'number' && isWord(second, 'times', 'time') ? first.value : undefined
  const times = counted ?? (per === 1 ? counts.get(term(slice(phrase, 0, 1))) : undefined)
  if (per < 1 || times === undefined || procedure === '') {
    const facts = { name: 'limit', text: phrase.text }
    item.draft.reporter.report('setting-unreadable', item.file, phrase.span, facts, [
      'For instance: "once per turn".',
    ])
    return null
  }
  mustBeProcedure(item.draft, item.file, slice(phrase, per + 1))
  return { times, per: procedure }
}

/** `triggers: afterwards`: those of cards that are raised while it runs wait for the end of its body. */
export function triggersSetting(item: Item): EventProgram['triggers'] {
  const phrase = settingOf(item, 'triggers')?.parts[0]
  if (phrase === undefined) return undefined
  const said = term(phrase)
  if (said === 'afterwards' || said === 'at once') return said
  const facts = { name: 'triggers', text: phrase.text }
  item.draft.reporter.report('setting-unreadable', item.file, phrase.span, facts, [
    'It may be "afterwards" or "at once".',
  ])
  return undefined
}

/** `gives: a number`: the type of what the body gives back. */
export function givesSetting(item: Item): Type | null {
  const phrase = settingOf(item, 'gives')?.parts[0]
  return phrase === undefined ? null : readType(item.draft, item.file, phrase)
}

/** `roles: the blocker (a unit); the hit (a number)`: roles that are filled while the procedure runs. */
export function rolesSetting(item: Item): Slot[] {
  const parts = settingOf(item, 'roles')?.parts ?? []
  return parts
    .flatMap((part) => splitAtMarks(part, ','))
    .flatMap((part) => {
      const slot = slotAt(item.draft, item.file, part, 0)
      if (slot !== null && slot.end === part.chunks.length) return [slot]
      const facts = { name: 'roles', text: part.text }
      item.draft.reporter.report('setting-unreadable', item.file, part.span, facts, [
        'For instance: "the target (a unit)".',
      ])
      return []
    })
}

/** `choose: U from ready units here; T from …`: the name and what it is chosen from. */
export function chooseSetting(item: Item): { name: string; from: Phrase }[] {
  const parts = settingOf(item, 'choose')?.parts ?? []
  return parts.flatMap((part) => {
    const at = part.chunks.findIndex((chunk) => isWord(chunk, 'from', 'among'))
    const left = withoutArticle(slice(part, 0, Math.max(at, 0)))
    if (left.chunks.length === 0) {
      const facts = { name: 'choose', text: part.text }
      item.draft.reporter.report('setting-unreadable', item.file, part.span, facts, [
        'For instance: "C from P\'s hand".',
      ])
      return []
    }
    const name = left.chunks.length === 1 ? (left.chunks[0]?.image ?? '') : term(left)
    return [{ name, from: slice(part, at + 1) }]
  })
}
