import { join } from 'node:path'
import { parse } from 'yaml'
import { operationsOf, resolve, type SchemaObject } from '../../mocks/contract/contract-document'
import { wholeContract } from '../../mocks/contract/whole-contract.mjs'

export interface Schema extends SchemaObject {
  readonly items?: Schema
  readonly properties?: Record<string, Schema>
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly examples?: readonly unknown[]
}

export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  /** Regular expression for the path of the operation; several operations may match a path. */
  readonly at: RegExp
  /** URL pattern for the Fetch domain of the DevTools protocol. */
  readonly pattern: string
  readonly takesToken: boolean
  /** Whether a successful answer may be empty. */
  readonly mayBeEmpty: boolean
  readonly contentType: string
  readonly schema: Schema
}

const document = parse(wholeContract(join(import.meta.dirname, '../..')))

/** Resolves the `$ref` of a schema of openapi.yaml, but not those of its parts. */
export const plain = (schema: Schema): Schema => resolve<Schema>(document, schema, '').value

/** All operations of openapi.yaml and of the contracts of plugins. */
export const operations: readonly Operation[] = [...operationsOf(document)].map(
  ([id, { method, path, value }]) => {
    const success = value.responses['200']
    const [[contentType, { schema = {} }] = ['application/json', {}]] = Object.entries(
      (success && resolve(document, success, '').value.content) ?? {},
    )
    return {
      id,
      tag: value.tags?.[0] ?? '',
      method,
      at: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      pattern: `*${path.replaceAll(/\{\w+\}/g, '*')}*`,
      takesToken: (value.security ?? []).length > 0,
      mayBeEmpty: '204' in value.responses,
      contentType,
      schema,
    }
  },
)

/** Returns the operation of a call; a literal path takes precedence over one with parameters. */
export const operationAt = (method: string, address: string): Operation | undefined => {
  const { pathname } = new URL(address)
  const [first, ...others] = operations.filter((one) => one.method === method && one.at.test(pathname))
  return others.reduce(
    (best, one) => (best && countParameters(best) <= countParameters(one) ? best : one),
    first,
  )
}

const countParameters = ({ at }: Operation) => at.source.split('[^/]+').length
