/** Which names a game declares, by the kind of field that holds them. */
import { kernelAttributes, kernelTypes } from '../../../runtime/program/kernel-names.js'
import type { Library } from '../../../runtime/program/library.js'
import type { Declares } from './read.js'

type Declared = Pick<
  Library,
  | 'types'
  | 'attributes'
  | 'counters'
  | 'zones'
  | 'positions'
  | 'relations'
  | 'events'
  | 'windows'
  | 'keywords'
  | 'definitions'
  | 'layers'
>

export function declaredIn(library: Declared): Declares {
  const roles = new Set(Object.values(library.events).flatMap((event) => event.roles.map(({ name }) => name)))
  const positions = new Set(Object.values(library.positions).flatMap(({ values }) => values))
  const isInstance = (type: string): boolean =>
    type.startsWith('instance:') && Object.hasOwn(library.events, type.slice('instance:'.length))
  return (kind, name) => {
    switch (kind) {
      case 'attribute':
        return (
          Object.hasOwn(library.attributes, name) ||
          Object.hasOwn(library.keywords, name) ||
          kernelAttributes.includes(name)
        )
      case 'type':
        return Object.hasOwn(library.types, name) || kernelTypes.includes(name) || isInstance(name)
      case 'counter':
        return Object.hasOwn(library.counters, name)
      case 'zone':
        return Object.hasOwn(library.zones, name)
      case 'group':
        return Object.hasOwn(library.positions, name)
      case 'position':
        return positions.has(name)
      case 'relation':
        return Object.hasOwn(library.relations, name)
      case 'event':
        return Object.hasOwn(library.events, name)
      case 'role':
        return roles.has(name)
      case 'window':
        return Object.hasOwn(library.windows, name)
      case 'keyword':
        return Object.hasOwn(library.keywords, name)
      case 'definition':
        return Object.hasOwn(library.definitions, name)
      case 'layer':
        return library.layers.includes(name)
      default:
        return true
    }
  }
}
