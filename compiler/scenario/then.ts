/** Lines of `then` and `expect error`: what must be so. */
import type { Phrase } from '../../grammar/tree.js'
import type { Expectation, Reason } from '../../runtime/scenario/program.js'
import { answerWords, checkKnown } from './answers.js'
import { conditionOf, knownTo, standsOn, zoneHolds } from './conditions.js'
import { legalLine } from './decks.js'
import { ownerOf, playerOf, scopeOf } from './names.js'
import { meaningOf, report } from './report.js'
import type { Setting } from './setting.js'
import { find, part, phraseOf, split, textOf, tokenize, type Token } from './tokens.js'

export function thenLine(phrase: Phrase, setting: Setting): Expectation | null {
  const tokens = tokenize(phrase)
  const events = eventsOf(phrase, tokens, setting)
  if (events) return events
  const moment = momentOf(phrase, tokens, setting)
  if (moment !== undefined) return moment
  const said = splitReason(tokens)
  const offer = offerOf(phrase, said, setting)
  if (offer) return offer
  const legal = legalLine(phrase, said.words, setting)
  if (legal !== undefined) return legal && { expect: 'legal', ...legal, because: quotedIn(said.reason) }
  const plain = resultOf(tokens, setting) ?? choicesOf(tokens, setting)
  if (plain) return plain
  const holds = zoneHolds(phrase, tokens, setting)
  if (holds) return { expect: 'holds', ...holds }
  const stands = standsOn(tokens, setting.names)
  if (stands) return { expect: 'fact', test: stands, because: [] }
  const known = knownTo(tokens, setting.names)
  if (known) return { expect: 'known', ...known }
  const because = reasonsOf(said.reason, phrase, setting)
  const test = conditionOf(
    said.reason.length > 0 ? part(phrase, tokens, 0, said.words.length) : phrase,
    setting,
  )
  return test && because ? { expect: 'fact', test, because } : null
}

/** "WHO: words because "…"": an answer that must be refused. */
export function errorLine(phrase: Phrase, setting: Setting): Expectation | null {
  const { words, reason } = splitReason(tokenize(phrase))
  const colon = find(words, ':')
  const player = colon > 0 ? playerOf(setting.names, words.slice(0, colon)) : null
  if (player === null) {
    return report(setting.report, phrase.span, 'no-player', `Who answers? ${phrase.text}`, [
      'WHO: what they choose',
    ])
  }
  return offered(player, words.slice(colon + 1), false, reason, phrase, setting)
}

function quotedIn(tokens: readonly Token[]): string | null {
  return tokens.find((token) => token.quoted !== null)?.quoted ?? null
}

interface Said {
  words: Token[]
  /** What stands after `because`. */
  reason: Token[]
}

function splitReason(tokens: Token[]): Said {
  const at = tokens.findIndex(
    ({ word }, index) => word === 'because' && tokens.slice(index).some((one) => one.quoted !== null),
  )
  return at < 0 ? { words: tokens, reason: [] } : { words: tokens.slice(0, at), reason: tokens.slice(at + 1) }
}

/** "events: the fight begins; Old Tub sinks", "no events: …". */
function eventsOf(phrase: Phrase, tokens: readonly Token[], setting: Setting): Expectation | null {
  const none = tokens[0]?.word === 'no'
  const start = none ? 1 : 0
  const head = tokens[start]?.word
  if ((head !== 'events' && head !== 'event') || tokens[start + 1]?.word !== ':') return null
  const pieces = split(tokens.slice(start + 2), ';')
  const patterns = pieces.flatMap((piece) => {
    const [first, last] = [piece[0], piece.at(-1)]
    const inner = phraseOf(phrase.chunks.slice(first?.chunk, (last?.chunk ?? 0) + 1), phrase)
    const pattern = meaningOf(setting.reader.event(inner, scopeOf(setting.names)), inner, setting.report)
    return pattern ? [{ pattern, text: inner.text }] : []
  })
  return patterns.length === pieces.length ? { expect: 'events', patterns, none } : null
}

/** "as the fight ends: the wear on Old Tub is 2"; undefined for any other line. */
function momentOf(
  phrase: Phrase,
  tokens: readonly Token[],
  setting: Setting,
): Expectation | null | undefined {
  const colon = find(tokens, ':')
  if (tokens[0]?.word !== 'as' || colon < 2) return
  const event = part(phrase, tokens, 1, colon)
  const scope = scopeOf(setting.names)
  const pattern = meaningOf(setting.reader.event(event, scope), event, setting.report)
  if (!pattern) return null
  const condition = part(phrase, tokens, colon + 1)
  const inside = { ...scope, running: [pattern.event] }
  const test =
    standsOn(tokens.slice(colon + 1), setting.names) ??
    meaningOf(setting.reader.condition(condition, inside), condition, setting.report)
  return test ? { expect: 'moment', pattern, test } : null
}

/** "North may launch Old Tub", "North may not …". */
function offerOf(phrase: Phrase, said: Said, setting: Setting): Expectation | null {
  const may = find(said.words, 'may')
  const player = may > 0 ? playerOf(setting.names, said.words.slice(0, may)) : null
  if (player === null) return null
  const not = said.words[may + 1]?.word === 'not'
  return offered(player, said.words.slice(may + (not ? 2 : 1)), !not, said.reason, phrase, setting)
}

function offered(
  player: string,
  tokens: readonly Token[],
  yes: boolean,
  reason: readonly Token[],
  phrase: Phrase,
  setting: Setting,
): Expectation {
  checkKnown(tokens, setting.names, phrase, setting.report)
  return {
    expect: 'offer',
    player,
    words: answerWords(tokens, setting.names),
    offered: yes,
    because: quotedIn(reason),
  }
}

/** "North has won", "the game is a draw" or "unfinished", "the game goes on", "North decides", "nobody decides". */
function resultOf(tokens: readonly Token[], setting: Setting): Expectation | null {
  const text = textOf(tokens).toLowerCase()
  if (text === 'the game is a draw') return { expect: 'result', winner: null, over: true }
  if (text === 'the game is unfinished')
    return { expect: 'result', winner: null, over: true, unfinished: true }
  if (text === 'the game goes on') return { expect: 'result', winner: null, over: false }
  if (text === 'nobody decides') return { expect: 'decides', player: null }
  const end = tokens.length
  const won = find(tokens, 'has', 'won')
  const winner = won > 0 && won === end - 2 ? playerOf(setting.names, tokens.slice(0, won)) : null
  if (winner !== null) return { expect: 'result', winner, over: true }
  const decides = find(tokens, 'decides')
  const player = decides > 0 && decides === end - 1 ? playerOf(setting.names, tokens.slice(0, decides)) : null
  return player === null ? null : { expect: 'decides', player }
}

/** "North's choices are Old Tub and Lantern". */
function choicesOf(tokens: readonly Token[], setting: Setting): Expectation | null {
  const owned = ownerOf(setting.names, tokens)
  const [what, are, ...rest] = owned?.rest ?? []
  if (!owned || what?.word !== 'choices' || are?.word !== 'are') return null
  const choices = split(rest, ';', ...(rest.some(({ word }) => word === ';') ? [] : [',', 'and']))
  return {
    expect: 'choices',
    player: owned.player,
    choices: choices.map((one) => answerWords(one, setting.names)),
  }
}

const layers: Record<string, { layer: Reason['layer']; sign: number; amount?: number }> = {
  add: { layer: 'add', sign: 1 },
  adds: { layer: 'add', sign: 1 },
  subtracts: { layer: 'add', sign: -1 },
  multiplies: { layer: 'multiply', sign: 1 },
  doubles: { layer: 'multiply', sign: 1, amount: 2 },
  sets: { layer: 'set', sign: 1 },
}

/** "“A” adds 2 and “B” doubles, not “C”". */
function reasonsOf(tokens: readonly Token[], phrase: Phrase, setting: Setting): Reason[] | null {
  const reasons: Reason[] = []
  let counts = true
  for (const token of tokens) {
    const last = reasons.at(-1)
    const layer = layers[token.word]
    if (token.quoted !== null) {
      reasons.push({ words: token.quoted, counts, layer: null, amount: null })
      counts = true
    } else if (token.word === 'not') counts = false
    else if (layer && last) Object.assign(last, { layer: layer.layer, amount: layer.amount ?? layer.sign })
    else if (token.value !== null && last)
      last.amount = (last.layer === 'add' ? (last.amount ?? 1) : 1) * token.value
    else if (!['and', ',', 'by', 'but', 'it', 'to'].includes(token.word)) {
      return report(
        setting.report,
        phrase.span,
        'no-reason',
        `"${token.image}" says nothing about a change.`,
        ['because "Title" adds 2'],
      )
    }
  }
  return reasons
}
