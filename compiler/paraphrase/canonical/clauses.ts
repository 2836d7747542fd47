/** How clauses and event patterns stand in the canonical form. */
import { clauseNodes } from '../../../runtime/program/clauses.js'
import { templateOf, templates } from './template.js'

export const clauseTemplates = templates(clauseNodes, {
  change: `[{cumulative:cumulatively|not cumulatively}] the {attribute} of {affected} [alongside {beside}] changes by {layer} {amount}
     [within the limit {limit}] [as kind {kind}] [while {while}]`,
  grant: '{affected} gains {clauses} [from {keyword}] [with {parameters}] [as kind {kind}] [while {while}]',
  add: '{affected} also has {word} among its {attribute} [while {while}]',
  silence: 'the text of {affected} is off [while {while}]',
  ban: 'banned is {pattern} [while {while}]',
  permit: 'permitted is {pattern} [while {while}]',
  must: 'compulsory is {pattern} [while {while}]',
  trigger:
    'when {pattern} [if {if}] [no more than {times} times] [per {per}] {optional:maybe|surely} [as decided by {by}] do {do}',
  replace: `before {pattern} [if {if}] [no more than {times} times] [per {per}] {optional:maybe|surely} [as decided by {by}]
     {instead:instead|beforehand} do {do}`,
  check: 'as soon as {test} do {do}',
  action: `usable [as {label}] [in answer to {response}] [while {while}] [no more than {times} times] [per {per}]
     [choosing {targets}] [paying {cost}] do {do}`,
  require: 'only if {test} may begin {pattern}',
  instruction: 'on demand [as {label}] do {do}',
})

export const patternTemplate = templateOf(
  'pattern',
  '{event} {stage:is about to happen|begins|has just happened|ends} as {bind} [where {where}]',
  { event: 'event', stage: 'stage', bind: 'string', where: 'expression?' },
)
