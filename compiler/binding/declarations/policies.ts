/** How a game is run: windows, the order of changes, what stacks, who orders triggers, which text is in force. */
import type { Phrase } from '../../../grammar/tree.js'
import { layers } from '../../../runtime/program/layers.js'
import type { StackingRule, WindowProgram } from '../../../runtime/program/library.js'
import { eventOfParticiple } from '../bodies/phrases.js'
import { declare } from '../draft.js'
import { after, find, isWord, slice, splitAtMarks, splitList, term, withoutArticle } from '../phrases.js'
import { mustBeProcedure } from '../procedures.js'
import { exactly, namesOf, readParts, starting, type DeclarationContext, type PartReader } from './parts.js'

/** `window: responses; answers; offers actions, BA; closes after 2 passes` */
export function declareWindow(context: DeclarationContext): void {
  const { draft, file, declaration } = context
  const names = namesOf(context)
  const [name] = names
  if (name === undefined) return
  const window: WindowProgram = { offers: [], responses: false, passes: 2, again: true, alternate: true }
  readParts(
    context,
    [
      'answers',
      'offers <labels>',
      'closes after <number> passes',
      'one act at a time',
      'one player after the other',
      'who passes is out',
      'each ability once [per <procedure>] [unless <keyword>]',
      'each act is a <procedure>',
      'who can act must',
      'the opponent first',
      'not nested',
      'abilities for which their card is <done>',
    ],
    [
      exactly('answers', () => {
        window.responses = true
      }),
      starting('offers', (rest) => {
        // Labels keep their capitals, as they are printed.
        window.offers.push(...splitAtMarks(rest, ',').map((label) => label.text.trim()))
      }),
      starting('closes after', (rest) => {
        const [count] = rest.chunks
        if (count?.kind !== 'number' || !isWord(rest.chunks[1], 'pass', 'passes')) return false
        window.passes = count.value
        return true
      }),
      starting('each ability once', (rest) => {
        const unless = find(rest, 'unless')
        const said = unless < 0 ? rest : slice(rest, 0, unless)
        const per = after(said, 'per')
        if (per === null && said.chunks.length > 0) return false
        if (unless >= 0) window.exempt = exempted(context, slice(rest, unless + 1))
        window.once = per === null ? 'window' : term(per)
        if (per !== null) mustBeProcedure(draft, file, per)
      }),
      exactly('each ability once', () => {
        window.once = 'window'
      }),
      starting('each act is', (rest) => {
        const procedure = withoutArticle(rest)
        window.around = term(procedure)
        mustBeProcedure(draft, file, procedure)
      }),
      exactly('who can act must', () => {
        window.must = true
      }),
      exactly('the opponent first', () => {
        window.opponentFirst = true
      }),
      exactly('not nested', () => {
        window.notNested = true
      }),
      starting('abilities for which their card is', (rest) => {
        window.offers.push('abilities')
        draft.later.push((binding) => {
          const event = eventOfParticiple(binding, file, rest)
          if (event !== null) window.paidBy = event
        })
      }),
      exactly('one act at a time', () => {
        window.alternate = true
      }),
      exactly('one player after the other', () => {
        window.alternate = false
      }),
      exactly('who passes is out', () => {
        window.again = false
      }),
    ],
  )
  const place = { file, span: declaration.span }
  if (!declare(draft, place, 'window', draft.library.windows, name, window)) return
  for (const word of names) draft.entries.push({ entry: 'window', window: word })
}

/** The word that exempts a card, which must be a keyword or a word of an attribute. */
function exempted({ draft, file }: DeclarationContext, phrase: Phrase): string {
  const word = term(phrase)
  draft.later.push(({ lexicon }) => {
    if (lexicon.senses(word).some(({ cat }) => cat === 'keyword' || cat === 'word')) return
    const hints = lexicon.near(word, ['keyword', 'word']).map((near) => `Did you mean "${near}"?`)
    draft.reporter.report('unknown-word', file, phrase.span, { word: phrase.text, name: 'keyword' }, hints)
  })
  return word
}

/** `order of changes: base, set, add, double, floor` */
export function declareOrder({ draft, file, declaration }: DeclarationContext): void {
  const steps = declaration.parts.flatMap((part) => splitAtMarks(part, ','))
  for (const step of steps) {
    const word = term(step)
    const hints = [`Steps: ${layers.join(', ')}.`]
    if (!layers.some((layer) => layer === word))
      draft.reporter.report('unknown-layer', file, step.span, { word }, hints)
  }
  draft.library.layers = steps.map(term)
}

const keys = ['affected', 'attribute', 'title', 'clause', 'player', 'kind', 'source'] as const
const keeps = ['strongest', 'first', 'all'] as const

/** `stacking: keep the strongest of kind commander with equal affected, attribute; unless cumulative` */
export function declareStacking(context: DeclarationContext): void {
  const rule: StackingRule = { key: [], kind: null, keep: 'strongest', unlessCumulative: false }
  const keep: PartReader = starting('keep', (words) => {
    const rest = withoutArticle(words)
    const which = keeps.find((one) => isWord(rest.chunks[0], one))
    if (which === undefined) return false
    rule.keep = which
    const equal = find(rest, 'with', 'equal')
    const end = equal < 0 ? rest.chunks.length : equal
    const kind = after(slice(rest, 1, end), 'of', 'kind')
    if (kind !== null) rule.kind = term(kind)
    else if (end > 1) return false
    const named = equal < 0 ? [] : splitList(slice(rest, equal + 2)).map(term)
    rule.key = keys.filter((key) => named.includes(key))
    return rule.key.length === named.length
  })
  const says = [
    'keep the strongest [of kind <word>] with equal <keys>',
    'keep the first with equal <keys>',
    'keep all',
    'unless cumulative',
    `keys: ${keys.join(', ')}`,
  ]
  const cumulative = exactly('unless cumulative', () => {
    rule.unlessCumulative = true
  })
  readParts(context, says, [keep, cumulative], 0)
  context.draft.library.stacking.push(rule)
}

const orders = { 'by the turn player': 'turn', 'by seat': 'seat', 'by the controller': 'controller' } as const

const conditionsTwice = 'conditions are checked twice'

export function declareOrdering(context: DeclarationContext): void {
  const readers = Object.entries(orders).map(([words, by]) =>
    exactly(words, () => {
      context.draft.library.ordering = { ...context.draft.library.ordering, by }
    }),
  )
  const twice = exactly(conditionsTwice, () => {
    context.draft.library.ordering.twice = true
  })
  readParts(context, [...Object.keys(orders), conditionsTwice], [...readers, twice], 0)
}
