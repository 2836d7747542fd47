/** Expressions in short form, so that a table of phrases can be read: `{it1: unit | at(it1, L) & it1.power < 3}`. */
import type { Expression } from '../../runtime/program/expressions.js'

export function show(e: Expression): string {
  switch (e.op) {
    case 'local':
    case 'role':
      return e.name
    case 'number':
    case 'word':
    case 'text':
    case 'truth':
      return String(e.value)
    case 'things':
      return `{${e.name}: ${e.type}${e.among ? ` in ${show(e.among)}` : ''}${e.where ? ` | ${show(e.where)}` : ''}}`
    case 'compare':
      return `${show(e.left)} ${e.by} ${show(e.right)}`
    case 'and':
      return `(${e.items.map(show).join(' & ')})`
    case 'or':
      return `(${e.items.map(show).join(' or ')})`
    case 'not':
      return `not ${show(e.of)}`
    case 'attribute':
      return `${show(e.of)}.${e.name}`
    case 'printed':
      return `${show(e.of)}.printed ${e.name}`
    case 'counter':
      return `${show(e.of)}#${e.name}`
    case 'position':
      return `position of ${show(e.of)}`
    case 'has':
      return `${show(e.of)} has ${show(e.word)}`
    case 'is':
      return `${show(e.of)} is ${e.type}`
    case 'holds':
      return `${e.relation}(${show(e.left)}, ${show(e.right)})`
    case 'count':
      return `#${show(e.of)}`
    case 'zone':
      return e.of ? `${e.name}(${show(e.of)})` : e.name
    case 'contents':
      return show(e.of)
    case 'every':
      return `every ${e.name} of ${show(e.of)}: ${show(e.where)}`
    case 'sum':
      return `sum ${e.name} of ${show(e.of)}: ${show(e.value)}`
    case 'extreme':
      return `${e.kind} ${e.name} of ${show(e.of)}: ${show(e.value)}`
    case 'first':
    case 'last':
      return `${e.op} ${show(e.count)} of ${show(e.of)}`
    case 'owner':
    case 'controller':
    case 'opponent':
    case 'title':
    case 'odd':
    case 'canceled':
      return `${e.op}(${show(e.of)})`
    case 'contains':
      return `${show(e.item)} in ${show(e.list)}`
    case 'list':
    case 'add':
    case 'multiply':
    case 'least':
    case 'greatest':
      return `${e.op}(${e.items.map(show).join(', ')})`
    case 'subtract':
      return `${show(e.left)} - ${show(e.right)}`
    case 'divide':
      return `${show(e.left)} / ${show(e.right)} ${e.round}`
    case 'running':
      return `running ${e.procedure}`
    case 'call':
      return `${e.definition}(${Object.values(e.arguments).map(show).join(', ')})`
    case 'can-be':
      return `can ${e.event}(${Object.values(e.roles).map(show).join(', ')})`
    case 'participant':
      return `${e.event}.${e.role}`
    case 'happened': {
      const { event, stage, where } = e.pattern
      return `happened ${event} ${stage}${where ? ` [${show(where)}]` : ''}${e.within ? ` in ${e.within}` : ''}`
    }
    default:
      return e.op
  }
}
