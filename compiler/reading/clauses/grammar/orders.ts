/** What is ordered to become of values and deeds: "reduce its power by 2", "double his power", "prevent you from drawing cards". */
import { rule, ruledOut } from '../../chart/rule.js'
import type { Rule } from '../../chart/rule.js'
import { number } from '../../meaning/logic.js'
import type { SettingPhrase } from '../../categories.js'
import type { Alteration } from '../../phrases.js'
import { changeItems } from '../meaning/provisions.js'
import { about, keyword, provision } from './changes.js'
import { change, negative } from './values.js'

const twice: Omit<SettingPhrase, 'as'> = { layer: 'double', amount: number(2), before: [] }
const none: Omit<SettingPhrase, 'as'> = { layer: 'cap', amount: number(0), before: [] }

export const orderRules: readonly Rule[] = [
  rule(
    'make a value less or more',
    'provision',
    ["'reduce|lower|increase|raise|reset'", 'valued', "'by|to'", 'number'],
    ([verb, { subject, quantities }, { word }, { value, before }], site) => {
      if (verb.word === 'reset' && word === 'by') return null
      const isLess = ['reduce', 'lower'].includes(verb.word)
      const amount = word === 'by' && isLess ? negative(value) : value
      const made = about(
        subject,
        change(quantities, { layer: word === 'by' ? 'add' : 'set', amount, before }),
        site,
      )
      return made && !('ruledOut' in made) ? { ...made, adds: true } : made
    },
  ),
  rule('cancel a value', 'provision', ["'cancel|cancels'", 'valued'], ([, { subject, quantities }], site) => {
    const made = about(subject, change(quantities, none), site)
    return made && !('ruledOut' in made) ? { ...made, adds: true } : made
  }),
  rule('its value is canceled', 'provision', ['valued', "'is|are'", "'canceled'"], (parts, site) =>
    about(parts[0].subject, change(parts[0].quantities, none), site),
  ),
  rule('double a value', 'provision', ["'double'", 'valued'], ([, { subject, quantities }], site) => {
    const made = about(subject, change(quantities, twice), site)
    return made && !('ruledOut' in made) ? { ...made, adds: true } : made
  }),
  rule(
    'make something so',
    'provision',
    ["'cause|make'", 'list', "'to be'?", 'change'],
    ([, subject, , made], site) => provision(subject, { as: 'alteration', items: changeItems(made) }, site),
  ),
  rule(
    'make something have a keyword',
    'provision',
    ["'cause|make'", 'list', "'to be'?", 'held'],
    ([, subject, , held], site) => {
      const made = keyword(held)
      return 'ruledOut' in made ? made : provision(subject, made, site)
    },
  ),
  rule(
    'keep somebody from doing something',
    'provision',
    ["'prevent|prevents'", 'list', "'from'", 'predicates'],
    ([, subject, , { parts }], site) => {
      if (parts.some(({ predicate }) => predicate.form !== 'gerund' || predicate.modal !== null)) return null
      if (parts.some(({ join }) => join === 'then' || join === 'and'))
        return ruledOut('it is not said which of these may not be done')
      const items = parts.map(({ predicate }): Alteration => ({
        kind: 'event',
        force: 'ban',
        predicate: { ...predicate, form: 'base' },
      }))
      const made = provision(subject, { as: 'alteration', items }, site)
      return 'ruledOut' in made ? made : { ...made, adds: true }
    },
  ),
]
