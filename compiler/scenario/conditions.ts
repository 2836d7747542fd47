/** Conditions, which given lines make true and expectations check; two small forms of their own, then the card language. */
import type { Phrase } from '../../grammar/tree.js'
import type { Expression } from '../../runtime/program/expressions.js'
import { actorOf, playerOf, scopeOf, type Names } from './names.js'
import { meaningOf, report } from './report.js'
import type { Setting } from './setting.js'
import { squaresOf } from './squares.js'
import { find, part, split, textOf, type Token } from './tokens.js'

/** "North's pile holds Old Tub, Lantern": a zone by its cards, the first on top. Null for any other line. */
export function zoneHolds(
  phrase: Phrase,
  tokens: readonly Token[],
  setting: Setting,
): { zone: Expression; actors: string[] } | null {
  const at = find(tokens, 'holds')
  if (at < 1) return null
  const actors = actorList(tokens.slice(at + 1), setting.names)
  if (!actors) return null
  const zone = meaningOf(
    setting.reader.thing(part(phrase, tokens, 0, at), scopeOf(setting.names)),
    phrase,
    setting.report,
  )
  if (!zone) return null
  if (zone.type.name !== 'zone' || zone.type.many) {
    return report(setting.report, phrase.span, 'no-zone', `${textOf(tokens.slice(0, at))} is not one zone.`)
  }
  return { zone: zone.value, actors }
}

/** "A, B and C", or "nothing"; null when a piece is no card of the position. */
export function actorList(tokens: readonly Token[], names: Names): string[] | null {
  if (tokens.length === 1 && tokens[0]?.word === 'nothing') return []
  const actors: string[] = []
  for (const piece of split(tokens, ',', 'and')) {
    const name = actorOf(names, piece)
    if (name === null) return null
    actors.push(name)
  }
  return actors.length > 0 ? actors : null
}

/** "Old Tub is hidden from North", "is shown to North": whether that player may know which card it is. Null for any other line. */
export function knownTo(
  tokens: readonly Token[],
  names: Names,
): { player: string; actor: string; known: boolean } | null {
  const hidden = find(tokens, 'is', 'hidden', 'from')
  const at = hidden > 0 ? hidden : find(tokens, 'is', 'shown', 'to')
  if (at < 1) return null
  const actor = actorOf(names, tokens.slice(0, at))
  const player = playerOf(names, tokens.slice(at + 3))
  return actor === null || player === null ? null : { player, actor, known: hidden < 1 }
}

/** "Old Tub stands on 3,4". */
export function standsOn(tokens: readonly Token[], names: Names): Expression | null {
  const at = find(tokens, 'stands', 'on')
  if (at < 1) return null
  const name = actorOf(names, tokens.slice(0, at))
  const squares = squaresOf(tokens.slice(at + 2))
  const [square] = squares ?? []
  if (name === null || square === undefined || squares?.length !== 1) return null
  return {
    op: 'compare',
    by: '=',
    left: { op: 'square', of: { op: 'local', name } },
    right: { op: 'word', value: square },
  }
}

/** Any condition of the card language. */
export function conditionOf(phrase: Phrase, setting: Setting): Expression | null {
  return meaningOf(setting.reader.condition(phrase, scopeOf(setting.names)), phrase, setting.report)
}
