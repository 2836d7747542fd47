/** One record of a list: a card with its sides. */
import type { Face, ListedCard, Printed } from './list.js'

type Entries = { [name: string]: Printed }

export function isRecord(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const textNames = ['gametext', 'gameText', 'text']

/** The card of a record, or in a sentence what is wrong with it. */
export function readRecord(value: unknown, line: number): { card: ListedCard } | { fault: string } {
  if (!isRecord(value)) return { fault: 'A card must be a JSON object.' }
  const sided = 'front' in value
  const front = readFace(sided ? value['front'] : value, sided ? 'front of this card' : 'card')
  if ('fault' in front) return front
  const given = sided ? (value['back'] ?? null) : null
  const back = given === null ? null : readFace(given, 'back of this card')
  if (back !== null && 'fault' in back) return back
  const fields = sided ? Object.entries(value).filter(([name]) => name !== 'front' && name !== 'back') : []
  return { card: { line, front: front.face, back: back?.face ?? null, fields } }
}

function readFace(value: unknown, what: string): { face: Face } | { fault: string } {
  if (!isRecord(value)) return { fault: `The ${what} must be a JSON object.` }
  const { title, type = '' } = value
  if (typeof title !== 'string' || title.trim() === '') return { fault: `The ${what} has no title.` }
  if (typeof type !== 'string') return { fault: `The type of "${title}" is no text.` }
  const name = textNames.find((one) => one in value) ?? ''
  const text = value[name] ?? ''
  if (typeof text !== 'string') return { fault: `The game text of "${title}" is no text.` }
  const fields = Object.entries(value).filter(([field]) => !['title', 'type', name].includes(field))
  return { face: { title, type, text, fields } }
}
