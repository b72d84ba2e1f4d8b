import { readFileSync } from 'node:fs'
import { expect, test } from '@rstest/core'
import { parse } from 'yaml'
import { type DocumentedCall, documentedCalls } from './documented-calls'

// These types describe the subset of OpenAPI that openapi.yaml uses.
interface Reference {
  readonly $ref?: string
}
interface Schema extends Reference {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: boolean | Schema
  readonly unevaluatedProperties?: boolean
}
interface Parameter extends Reference {
  readonly name: string
  readonly in: 'path' | 'query'
}
interface Payload extends Reference {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>
}
interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Payload
  readonly responses: Readonly<Record<string, Payload>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
}
interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly requestBodies: Readonly<Record<string, Payload>>
    readonly responses: Readonly<Record<string, Payload>>
    readonly schemas: Readonly<Record<string, Schema>>
  }
}

const { paths, components }: Contract = parse(readFileSync('openapi.yaml', 'utf8'))

for (const call of documentedCalls) {
  // Covers API-01
  test(`openapi.yaml matches section ${call.source}: ${call.method} ${call.path}`, () => {
    const operation = paths[call.path]?.[call.method.toLowerCase()]
    if (!operation) throw new Error(`openapi.yaml lacks ${call.method} ${call.path} in this very spelling.`)

    expect(described(operation)).toEqual({
      parameters: call.path.match(/(?<=\{)\w+(?=\})/g) ?? [],
      query: call.query,
      fields: call.fields && [...call.fields].sort(),
      contentType: call.contentType,
      token: call.token,
    })
    expect(isOpen(operation)).toBe(false)
    expectAnswer(operation, call.answer)
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['4XX', '5XX']))
  })
}

// Covers API-01
test('openapi.yaml contains the documented calls and no others', () => {
  const inContract = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(inContract.sort()).toEqual(documentedCalls.map(({ method, path }) => `${method} ${path}`).sort())
})

/** Describes a call of openapi.yaml in the terms of `DocumentedCall`. */
function described(operation: Operation) {
  const parameters = operation.parameters?.map((parameter) => follow(parameter, components.parameters)) ?? []
  const [contentType, body] = requestOf(operation)
  return {
    parameters: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    fields: body && fieldsOf(body).sort(),
    contentType,
    token: tokenRule(operation),
  }
}

function tokenRule({ security }: Operation): DocumentedCall['token'] {
  if (security.length === 0) return 'never'
  return security.some((requirement) => !('bearer' in requirement)) ? 'optional' : 'required'
}

/** Returns whether openapi.yaml allows undocumented fields in the request body of a call. */
function isOpen(operation: Operation): boolean {
  const [, body] = requestOf(operation)
  if (!body) return false
  return body.additionalProperties !== false && body.unevaluatedProperties !== false
}

function expectAnswer(operation: Operation, answer: DocumentedCall['answer']) {
  if (answer === null) return
  const [contentType, schema] = contentOf(operation.responses['200'], components.responses)
  if (!schema) throw new Error('The contract says nothing of an answer that is documented.')

  if (answer === 'text') expect(contentType).toBe('text/plain')
  else if (answer === 'file') expect(contentType).toBe('image/*')
  else expect(contentType).toBe('application/json')

  if (answer === 'boolean') expect(schema.type).toBe('boolean')
  else if (answer === 'list') expect(schema.type).toBe('array')
  else if (typeof answer === 'object') expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...answer]))
}

function requestOf({ requestBody }: Operation) {
  return contentOf(requestBody, components.requestBodies)
}

/** Returns content type and schema of a body, or null without a body. */
function contentOf(payload: Payload | undefined, known: Readonly<Record<string, Payload>>) {
  const [entry, ...others] = Object.entries((payload && follow(payload, known).content) ?? {})
  expect(others).toEqual([])
  return entry ? ([entry[0], follow(entry[1].schema, components.schemas)] as const) : ([null, null] as const)
}

/** Lists the names of all fields of an object, including those of its allOf schemas. */
function fieldsOf(schema: Schema): string[] {
  const { properties = {}, allOf = [] } = follow(schema, components.schemas)
  return [...new Set([...Object.keys(properties), ...allOf.flatMap(fieldsOf)])]
}

function follow<Kind extends Reference>(node: Kind, known: Readonly<Record<string, Kind>>): Kind {
  if (node.$ref === undefined) return node
  const found = known[node.$ref.slice(node.$ref.lastIndexOf('/') + 1)]
  if (!found) throw new Error(`openapi.yaml refers to ${node.$ref}, which it does not hold.`)
  return found
}
