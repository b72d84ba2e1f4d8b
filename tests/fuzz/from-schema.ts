import fc, { type Arbitrary } from 'fast-check'
import { type ContractDocument, resolve } from '../../mocks/contract/contract-document'
import { ids, integers, moments, numbers, texts } from './values'

/** The subset of JSON Schema that responses use. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
}

/** An object schema with the properties of all schemas that it combines. */
interface Shape {
  readonly properties: Readonly<Record<string, Schema>>
  readonly required: readonly string[]
}

/**
 * Generates values that a schema allows, including unknown fields.
 *
 * @param document the contract, to resolve references
 * @param schema schema of the response
 * @example
 * const posts = fromSchema(document, { type: 'array', items: { $ref: '#/components/schemas/Post' } })
 */
export function fromSchema(document: ContractDocument, schema: Schema, depth = 0): Arbitrary<unknown> {
  const { $ref, ...beside } = schema
  if ($ref === '#/components/schemas/Id') return ids
  if ($ref === '#/components/schemas/OptionalId') return fc.option(ids)
  const own: Schema = $ref ? { ...(resolve(document, { $ref }, '').value as Schema), ...beside } : schema
  if (own.oneOf) return fc.oneof(...own.oneOf.map((one) => fromSchema(document, one, depth)))
  if ('const' in own) return fc.constant(own.const)
  if (own.enum) return fc.constantFrom(...own.enum)
  const types = own.allOf ? ['object'] : [own.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(document, own, type, depth)))
}

function ofType(document: ContractDocument, schema: Schema, type: string, depth: number): Arbitrary<unknown> {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  const isWithin = (value: number) => value >= minimum && value <= maximum
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return integers.filter(isWithin)
    case 'number':
      return numbers.filter(isWithin)
    case 'string':
      return textOf(schema)
    case 'array':
      return listOf(fromSchema(document, schema.items ?? {}, depth + 1), schema, depth)
    default:
      return objectOf(document, shapeOf(document, schema), depth)
  }
}

function textOf({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): Arbitrary<string> {
  if (pattern) {
    const form = new RegExp(pattern)
    return fc.oneof(
      moments.filter((moment) => form.test(moment)),
      fc.stringMatching(form, { size: 'small' }),
    )
  }
  // JSON Schema counts characters, not UTF-16 code units.
  return texts.filter((text) => [...text].length >= minLength && [...text].length <= maxLength)
}

/** Generates lists; only those at the top level are long. */
function listOf(
  item: Arbitrary<unknown>,
  { minItems: minLength = 0 }: Schema,
  depth: number,
): Arbitrary<unknown> {
  const few = fc.array(item, { minLength, maxLength: 3 })
  if (depth > 0) return few
  return fc.oneof(
    { weight: 5, arbitrary: few },
    { weight: 1, arbitrary: fc.array(item, { minLength: 20, maxLength: 30 }) },
  )
}

function objectOf(
  document: ContractDocument,
  { properties, required }: Shape,
  depth: number,
): Arbitrary<unknown> {
  const known = Object.entries(properties).map(
    ([name, schema]) => [name, fromSchema(document, schema, depth + 1)] as const,
  )
  const fields = fc.record(Object.fromEntries(known), { requiredKeys: [...required] })
  return fc.oneof(
    { weight: 4, arbitrary: fields },
    { weight: 1, arbitrary: fields.map((value) => ({ ...value, 'x-unknown': { deep: [null] } })) },
  )
}

function shapeOf(document: ContractDocument, schema: Schema): Shape {
  const own: Schema = schema.$ref
    ? (resolve(document, schema as { $ref: string }, '').value as Schema)
    : schema
  const parts = (own.allOf ?? []).map((part) => shapeOf(document, part))
  return {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties),
    required: [...new Set([...parts.flatMap(({ required }) => required), ...(own.required ?? [])])],
  }
}
