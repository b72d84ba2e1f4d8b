/** The subset of an OpenAPI document that the contract check reads. */
export interface SchemaObject {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, SchemaObject>
}

interface ParameterObject {
  name: string
  in: string
  required?: boolean
  schema?: SchemaObject
}

type Content = Record<string, { schema?: SchemaObject }>

export interface OperationObject {
  operationId: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: (ParameterObject & { $ref?: string })[]
  requestBody?: { $ref?: string; required?: boolean; content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

export interface ContractDocument {
  paths: Record<string, Record<string, unknown>>
}

/** A node of an OpenAPI document and its JSON pointer, which is escaped for use in a URL. */
export interface Described<Part> {
  value: Part
  pointer: string
}

const methods = ['get', 'put', 'post', 'delete', 'patch']
/** Escapes a name as a JSON-pointer segment in a URL. */
export const pointerSegment = (name: string): string =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Follows `$ref`s to the referenced node. */
export function resolve<Part extends { $ref?: string }>(
  document: ContractDocument,
  part: Part,
  pointer: string,
): Described<Part> {
  if (!part.$ref) return { value: part, pointer }
  const found = part.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (node, name) => (node as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
  return resolve(document, found as Part, part.$ref.slice(1))
}

/** An operation of openapi.yaml and its position in the document. */
export interface DescribedOperation extends Described<OperationObject> {
  method: string
  path: string
}

/** Maps operation ids to the operations of the document. */
export function operationsOf({ paths }: ContractDocument): Map<string, DescribedOperation> {
  const found = Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method): [string, DescribedOperation] => {
        const value = item[method] as OperationObject
        return [
          value.operationId,
          { value, pointer: `/paths/${pointerSegment(path)}/${method}`, method: method.toUpperCase(), path },
        ]
      }),
  )
  return new Map(found)
}
