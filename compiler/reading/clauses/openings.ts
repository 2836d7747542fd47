/** With which words rules begin whose first part is a verb, of which only some come into question. */
import { opened } from '../chart/rule.js'
import type { Opening, Rule } from '../chart/rule.js'
import type { VerbForm } from '../lexicon/inflection.js'

/** Words before a verb that leave it what it is. */
const adverbs: ReadonlySet<string> = new Set(["'immediately'", "'secretly'"])

/** Begins with a verb in this form, or one of these words. */
function withForm(form: VerbForm, words: readonly string[] = []): Opening {
  return ({ category, payload }) =>
    category === 'verb-word'
      ? 'form' in payload && payload.form === form
      : adverbs.has(category) || words.includes(category)
}

const gerund = withForm('gerund', ["'being'"])
const participle = withForm('participle')
const justOrParticiple = withForm('participle', ["'just'"])

const choosing: Opening = ({ category, payload }, lexicon) =>
  category === 'verb-word'
    ? 'stem' in payload &&
      lexicon
        .frames(String(payload.stem))
        .some(({ target }) => 'kernel' in target && target.kernel === 'choose')
    : adverbs.has(category)

export const withGerund = (one: Rule): Rule => opened(gerund, one)
export const withParticiple = (one: Rule): Rule => opened(participle, one)
export const withJustOrParticiple = (one: Rule): Rule => opened(justOrParticiple, one)
export const withChoosing = (one: Rule): Rule => opened(choosing, one)
