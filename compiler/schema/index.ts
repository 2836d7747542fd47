/** Checks data against the published schemas of meanings, programs and libraries. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { libraryParts } from './library.js'
import { nodeSchemas, reference, type BodyKind, type Schema } from './nodes.js'

export interface SchemaFault {
  /** Where in the data: `/cards/Old Pier/sections/text/clauses/0/amount`; empty for the whole. */
  path: string
  message: string
}

/** What one node or list of nodes may be checked as. */
export type NodeGroup = 'expression' | 'clause' | 'pattern' | 'body'

const address = 'https://gametext.dev/schema'

/**
 * The JSON schema (draft 7 with definitions under `$defs`) for engines in other languages.
 * `meaning` describes clauses whose effects are statements, `program` those whose effects are steps, with the library.
 */
export function jsonSchema(of: BodyKind): Schema {
  const program = of === 'program'
  return {
    $id: `${address}/${of}.json`,
    title: program ? 'Gametext library' : 'Gametext meaning',
    ...(program ? reference('library') : { type: 'array', items: reference('clause') }),
    $defs: { ...nodeSchemas(of), ...(program ? libraryParts : {}) },
  }
}

const ajv = new Ajv({
  discriminator: true,
  allErrors: true,
  strict: true,
  strictRequired: false,
  inlineRefs: false,
})
const validators = new Map<string, ValidateFunction>()

function faults(of: BodyKind, definition: string, data: unknown): SchemaFault[] {
  const name = `${of}.json#/$defs/${definition}`
  let validate = validators.get(name)
  if (validate === undefined) {
    if (ajv.getSchema(`${address}/${of}.json`) === undefined) ajv.addSchema(jsonSchema(of))
    validate = ajv.getSchema(`${address}/${name}`)
    if (validate === undefined) throw new Error(`no such definition: ${name}`)
    validators.set(name, validate)
  }
  if (validate(data) === true) return []
  return withoutEchoes(validate.errors ?? []).map((error) => ({
    path: readable(error.instancePath),
    message: describe(error),
  }))
}

/** Faults of a meaning: a clause, an expression, an event pattern, or a body of statements. Empty when it is valid. */
export const validateMeaning = (data: unknown, as: NodeGroup = 'clause'): SchemaFault[] =>
  faults('meaning', as, data)
/** Faults of a program: a clause, an expression, an event pattern, or a body of steps. Empty when it is valid. */
export const validateProgram = (data: unknown, as: NodeGroup = 'body'): SchemaFault[] =>
  faults('program', as, data)
/** Faults of a library. Empty when it is valid. */
export const validateLibrary = (data: unknown): SchemaFault[] => faults('program', 'library', data)

const readable = (pointer: string): string => pointer.replace(/~1/g, '/').replace(/~0/g, '~')

/** Of "either … or null" only the fault of what was meant is told. */
function withoutEchoes(errors: ErrorObject[]): ErrorObject[] {
  const told = errors.filter(({ keyword }) => keyword !== 'anyOf')
  const deep = told.filter(
    (error) =>
      !(
        error.keyword === 'type' &&
        error.params['type'] === 'null' &&
        told.some((other) => other !== error && other.instancePath.startsWith(error.instancePath))
      ),
  )
  return deep.length > 0 ? deep : errors
}

function describe({ keyword, params, message }: ErrorObject): string {
  const given = params as Record<string, unknown>
  switch (keyword) {
    case 'required':
      return `"${String(given['missingProperty'])}" is missing`
    case 'additionalProperties':
      return `"${String(given['additionalProperty'])}" does not belong here`
    case 'discriminator':
      return given['error'] === 'mapping'
        ? `there is no kind of node "${String(given['tagValue'])}"`
        : '"op" must name a kind of node'
    case 'enum':
      return `must be one of ${(given['allowedValues'] as unknown[]).map(String).join(', ')}`
    case 'const':
      return `must be ${JSON.stringify(given['allowedValue'])}`
    default:
      return message ?? keyword
  }
}
