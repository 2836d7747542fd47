/** The outline of a sentence: its syntax over the words of the game, and whether frames and types confirm it. */
import type { Phrase } from '../../grammar/tree.js'
import type { Scope } from '../reading/api.js'
import { parse } from '../reading/chart/chart.js'
import type { Ranking } from '../reading/chart/edge.js'
import type { Grammar } from '../reading/chart/grammar.js'
import type { Lexicon } from '../reading/lexicon.js'
import { tokensOf } from '../reading/tokens.js'
import { opened } from './words/brackets.js'
import { createOutlineGrammar } from './grammar/index.js'
import { checkWhole } from './faults/clauses.js'
import { createChecking } from './faults/kit.js'
import { isNode } from './node.js'
import { stopOf } from './stopped.js'
import type { Fault, Node, Outline, OutlineReading } from './outline.js'
import { wordLattice } from './words/lattice.js'

export type * from './outline.js'
export { clausesOf } from './kinds.js'

/** A longer sentence is none that people could follow. */
const mostTokens = 200
/** Steps of the chart for one sentence. */
const workBound = 400_000
const mostOutlines = 3
const mostStrain = 0.9

const ranking: Ranking = {
  key: (payload) => (isNode(payload) ? keyOf(payload) : ''),
  cost: (payload) => (isNode(payload) ? payload.cost : 0),
  margin: 1.2,
  gain: 0.5,
}

/** Categories of which only the best is kept over a stretch, whatever its inner form. */
const plain = new Set([
  's', 'c', 'cs', 'verbless', 'about', 'cond', 'lead', 'inside', 'paren', 'sentence', 'rel', 'label', 'labelled',
  'pred', 'predrun', 'change', 'delta', 'comparison', 'quoted', 'own', 'count', 'aux',
]) // prettier-ignore
const nominal = new Set(['np', 'nom', 'things', 'many', 'run', 'nomrun', 'names'])

/** What the rest of the sentence may ask of it. */
function keyOf({ cat, form, type, many }: Node): string {
  if (plain.has(cat)) return ''
  if (nominal.has(cat)) return `${type} ${String(many)}`
  return `${form} ${type}`
}

let grammar: Grammar | null = null

/** Reads a sentence. Work is bounded: a sentence of 60 words takes less than 20 ms. */
export function readOutline(phrase: Phrase, lexicon: Lexicon): OutlineReading {
  const tokens = tokensOf(opened(phrase, lexicon))
  const whole = { span: phrase.span, tried: [] }
  if (tokens.length === 0 || tokens.length > mostTokens) return { outlines: [], stopped: whole }
  grammar ??= createOutlineGrammar()
  const scope: Scope = { lexicon, names: [], self: null, running: [], mentioned: [] }
  const text = { tokens, words: wordLattice(tokens, lexicon), scope }
  const chart = parse(grammar, text, { goal: 'sentence', bound: workBound, ranking })
  const outlines = chart
    .edges(0, tokens.length, 'sentence')
    .map(({ payload }) => payload)
    .filter(isNode)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, mostOutlines)
    .map((root): Outline => ({ root, cost: root.cost, tokens }))
  if (outlines.length > 0) return { outlines, stopped: null }
  const all = parse(grammar, text, { bound: workBound, ranking })
  return { outlines, stopped: stopOf(all, grammar, tokens, phrase.span) }
}

/** What does not fit in an outline; nothing when frames, roles and types confirm it. */
export function confirm(outline: Outline, lexicon: Lexicon): Fault[] {
  const { checking, faults } = createChecking(outline, lexicon)
  checkWhole(outline.root, checking)
  if (faults.length === 0 && isStrained(outline))
    checking.report('shape', outline.root, 'Its words go together only in unusual ways.', 'strained')
  return faults
}

/** Unusual shapes cost; in sentences that people write the costs grow slower than the words. */
function isStrained({ cost, tokens }: Outline): boolean {
  return cost > mostStrain * Math.sqrt(tokens.length)
}
