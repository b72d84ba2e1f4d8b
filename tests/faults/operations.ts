import { join } from 'node:path'
import { parse } from 'yaml'
import { operationsOf, resolve, type SchemaObject } from '../../mocks/contract/contract-document'
import { wholeContract } from '../../mocks/contract/whole-contract.mjs'

/** As much of a schema as it takes to make something that does not match it. */
export interface Schema extends SchemaObject {
  readonly items?: Schema
  readonly properties?: Record<string, Schema>
  readonly allOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly examples?: readonly unknown[]
}

/** An operation of the contract, as a fault needs to know it. */
export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  /** Matches the path of an address, which may match others, too. */
  readonly at: RegExp
  /** The same as a browser wants it, for whole addresses. */
  readonly pattern: string
  /** A call of it may carry the token. */
  readonly takesToken: boolean
  /** A good answer need not hold anything. */
  readonly mayBeEmpty: boolean
  readonly contentType: string
  readonly schema: Schema
}

const document = parse(wholeContract(join(import.meta.dirname, '../..')))

/** A schema without references on its outside. */
export const plain = (schema: Schema): Schema => resolve<Schema>(document, schema, '').value

/** All operations of openapi.yaml and of the plugins, in their order. */
export const operations: readonly Operation[] = [...operationsOf(document)].map(
  ([id, { method, path, value }]) => {
    const good = value.responses['200']
    const [[contentType, { schema = {} }] = ['application/json', {}]] = Object.entries(
      (good && resolve(document, good, '').value.content) ?? {},
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

/** The operation that a call belongs to: one that names the path outright goes before one with a parameter there. */
export const operationAt = (method: string, address: string): Operation | undefined => {
  const { pathname } = new URL(address)
  const [first, ...others] = operations.filter((one) => one.method === method && one.at.test(pathname))
  return others.reduce((best, one) => (best && wild(best) <= wild(one) ? best : one), first)
}

const wild = ({ at }: Operation) => at.source.split('[^/]+').length
