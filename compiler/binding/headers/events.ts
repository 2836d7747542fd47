/** Verbs, procedures and actions: events of the game, with roles and a body. */
import type { Expression } from '../../../runtime/program/expressions.js'
import type { EventProgram } from '../../../runtime/program/library.js'
import { lower } from '../../lower/index.js'
import type { Named, ThingMeaning } from '../../reading/api.js'
import type { Frame, UsualTime } from '../../reading/lexicon.js'
import { bindBody } from '../bodies/block.js'
import { withNames, type Binding, type Names, type Text } from '../bodies/binding.js'
import { named, rulesText } from '../bodies/phrases.js'
import { readOnly } from '../bodies/read.js'
import { addSpan } from '../bodies/stamp.js'
import { declare } from '../draft.js'
import { readNounHeader, readVerbHeader, type Header } from './header.js'
import { headerSource, namesOfSlots, reportHeader, settingOf, type Item } from './item.js'
import { eventName } from './names.js'
import {
  chooseSetting,
  givesSetting,
  limitSetting,
  rolesSetting,
  triggersSetting,
  windowSetting,
  windowsSetting,
} from './settings.js'
import type { Slot } from './slots.js'

export function declareEvent(context: Item): void {
  const { draft, file, item } = context
  const { kind } = item
  if (kind !== 'verb' && kind !== 'procedure' && kind !== 'action') return
  const read = kind === 'procedure' ? readNounHeader : readVerbHeader
  const header = read(draft, file, item.header)
  if (!reportHeader(context, header)) return
  const { events, windows } = draft.library
  const taken = (name: string): boolean => Object.hasOwn(events, name) || draft.procedures.has(name)
  const event = eventName(header, taken)
  const slots = [...header.slots, ...rolesSetting(context)]
  const optional = new Set(rolesSetting(context).map((slot) => slot.role))
  for (const complement of header.complements) {
    if (complement.optional && complement.role !== null) optional.add(complement.role)
  }
  const by = actor(header)
  const offered = windowsSetting(context, 'in')
  const triggers = triggersSetting(context)
  const program: EventProgram = {
    kind,
    roles: inOrderOfChoice(context, slots).map(({ role, type }) => ({
      name: role,
      type: type.name,
      optional: optional.has(role),
    })),
    by: by?.role ?? null,
    offered: offered.map((window) => ({ window, while: null })),
    candidates: {},
    cost: [],
    do: [],
    windows: { before: windowSetting(context, 'before'), after: windowSetting(context, 'after') },
    ...(triggers && { triggers }),
    limit: limitSetting(context),
    text: item.header.text,
    source: headerSource(context),
    spans: [],
  }
  if (!declare(draft, { file, span: item.header.span }, kind, events, event, program)) return
  draft.callers.push({ event, item })
  const gives = givesSetting(context)
  if (gives !== null) draft.gives.set(event, gives)
  const usual: UsualTime = { while: null }
  addToLexicon(context, header, event, slots, program.candidates, usual)
  draft.later.push((binding) => {
    for (const window of offered) {
      const offers = windows[window]?.offers
      if (offers !== undefined && !offers.includes(event)) offers.push(event)
    }
    bindEvent(context, binding, event, program, slots, by)
    bindUsual(context, binding, event, slots, usual)
  })
}

/** Roles are filled in the order of `choose:`, so that a later choice may depend on an earlier one. */
function inOrderOfChoice(context: Item, slots: readonly Slot[]): Slot[] {
  const order = chooseSetting(context).map(({ name }) => name)
  return [...slots].sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role))
}

/** `candidates` and `usual` are known when the bodies of rules are read; texts of cards are read after that. */
function addToLexicon(
  { draft, item }: Item,
  header: Header,
  event: string,
  slots: readonly Slot[],
  candidates: EventProgram['candidates'],
  usual: UsualTime,
): void {
  const { kind, stem, subject, complements } = header
  const frame: Frame = { kind, stem, subject, complements, target: { event } }
  const roles = slots.map(({ role, words, type }) => ({ name: role, words, type }))
  const ofItem = item.kind === 'verb' || item.kind === 'action' ? item.kind : 'procedure'
  draft.entries.push({ entry: 'frame', frame })
  const gives = draft.gives.get(event)
  draft.entries.push({
    entry: 'procedure',
    event,
    kind: ofItem,
    roles,
    words: kind === 'noun' ? [stem] : [],
    ...(gives && { gives }),
    ...(ofItem === 'verb' && { candidates, usual }),
  })
}

/** Who acts: the subject; of a procedure the role behind "by", or else a player, or else the first role. */
function actor(header: Header): Slot | undefined {
  const role =
    header.subject?.role ??
    header.complements.find((one) => one.preposition === 'by' && one.role !== null)?.role
  return (
    header.slots.find((slot) => slot.role === role) ??
    header.slots.find((slot) => slot.type.name === 'player') ??
    header.slots.find((slot) => slot.type.name !== 'number')
  )
}

function bindEvent(
  context: Item,
  binding: Binding,
  event: string,
  program: EventProgram,
  slots: readonly Slot[],
  by: Slot | undefined,
): void {
  const { file, item } = context
  const text: Text = {
    ...rulesText(binding, file, context.running(event)),
    spans: program.spans,
    gives: context.draft.gives.get(event) ?? { name: 'number', many: false },
    first: firstOf(by),
  }
  const names = named(namesOfSlots(slots))
  addSpan(text, item.header.span, item.header.text)
  bindOffer(context, text, program, names)
  const cost = bindCost(context, text, names)
  const body = bindBody(text, item.body, cost.names)
  program.cost = lower(cost.statements)
  program.do = lower(body.statements)
  program.sentences = text.words
}

function firstOf(by: Slot | undefined): Text['first'] {
  if (by === undefined) return null
  const value = { op: 'local', name: by.role } as const
  return by.type.name === 'player' ? value : { op: 'controller', of: value }
}

/** From a zone its cards are chosen, but by a role that is a zone itself. */
function choosable(role: Named, { type, value }: ThingMeaning): Expression {
  return type.name === 'zone' && role.type.name !== 'zone' ? { op: 'contents', of: value } : value
}

/** `while:` of a verb: when an ability that does it is offered, where the text that has it says no time. */
function bindUsual(
  context: Item,
  binding: Binding,
  event: string,
  slots: readonly Slot[],
  usual: UsualTime,
): void {
  const test = settingOf(context, 'while')?.parts[0]
  if (context.item.kind !== 'verb' || !test) return
  const text = rulesText(binding, context.file, context.running(event))
  const known = readOnly(text, named(namesOfSlots(slots)), test, ['condition'], 'condition')
  usual.while = known?.meaning ?? null
}

/** When an action is offered, and for which choices. */
function bindOffer(context: Item, text: Text, program: EventProgram, names: Names): void {
  const test = context.item.kind === 'verb' ? undefined : settingOf(context, 'while')?.parts[0]
  const looked = chooseSetting(context).map(({ name }) => name)
  // Of a verb the other roles are known where a text uses it; of an action only who acts.
  const given = (one: Named): boolean =>
    one.type.name === 'player' || (context.item.kind === 'verb' && !looked.includes(one.words.join(' ')))
  const player = { live: names.live.filter(given), lost: [], mentioned: [] }
  const known = test === undefined ? null : readOnly(text, player, test, ['condition'], 'condition')
  program.offered = program.offered.map(({ window }) => ({ window, while: known?.meaning ?? null }))
  let chosen: Names = player
  for (const { name, from } of chooseSetting(context)) {
    const role = names.live.find((one) => one.words.join(' ') === name)
    if (role === undefined) {
      text.binding.reporter.report('name-unknown', text.file, from.span, { name })
      continue
    }
    const candidates = readOnly(text, chosen, from, ['thing', 'number'], 'list to choose from')
    if (candidates !== null) {
      program.candidates[name] =
        candidates.as === 'thing' ? choosable(role, candidates.meaning) : candidates.meaning
    }
    chosen = withNames(chosen, [role])
  }
}

function bindCost(context: Item, text: Text, names: Names): ReturnType<typeof bindBody> {
  const setting = settingOf(context, 'cost')
  if (setting === undefined) return { statements: [], names }
  const lines = setting.parts.map((sentence) => ({
    form: 'sentence' as const,
    sentence,
    do: [],
    ways: [],
    span: sentence.span,
  }))
  return bindBody(text, [...lines, ...setting.body], names)
}
