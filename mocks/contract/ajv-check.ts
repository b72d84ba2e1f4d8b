import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'
import type { CheckedAnswer, CheckedRequest, ContractCheck } from './contract-check'
import {
  type ContractDocument,
  type Described,
  type DescribedOperation,
  type OperationObject,
  operationsOf,
  pointerSegment,
  resolve,
  type SchemaObject,
} from './contract-document'
import { formValue, textValue } from './form-value'

/** Id of the contract, to which the references in it are resolved. */
const documentId = 'https://roda.example/openapi.yaml'

const json = 'application/json'

function toMessage(where: string, { instancePath, message, params }: ErrorObject): string {
  const extra =
    'additionalProperty' in params
      ? ` '${String(params.additionalProperty)}'`
      : 'unevaluatedProperty' in params
        ? ` '${String(params.unevaluatedProperty)}'`
        : ''
  return `${where}${instancePath.replaceAll('/', '.')} ${message ?? 'is wrong'}${extra}`
}

/** Whether the content type of a body matches the one in the contract, which may be `image/*`. */
const matchesContentType = (offered: string, sent: string) => {
  const type = sent.split(';')[0]?.trim().toLowerCase() ?? ''
  return offered.endsWith('/*') ? type.startsWith(offered.slice(0, -1)) : type === offered
}

/**
 * Checks calls and responses against a contract.
 *
 * @param contract text of openapi.yaml, or its content as JSON, which takes no time to read
 * @example
 * createMock({ check: createContractCheck(readFileSync('openapi.yaml', 'utf8')) })
 */
export function createContractCheck(contract: string): ContractCheck {
  const document: ContractDocument = contract.startsWith('{') ? JSON.parse(contract) : parse(contract)
  const operations = operationsOf(document)
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats.default(ajv)
  // Accept any value for this format, because `formValue` has already checked that it is a file.
  ajv.addFormat('binary', true)
  ajv.addSchema({ $id: documentId, ...document })

  const compiled = new Map<string, ValidateFunction>()
  const validate = (pointer: string, value: unknown, where: string): string[] => {
    const known = compiled.get(pointer)
    const check = known ?? ajv.compile({ $ref: `${documentId}#${pointer}` })
    compiled.set(pointer, check)
    return check(value) ? [] : (check.errors ?? []).map((error) => toMessage(where, error))
  }

  const find = (id: string): DescribedOperation => {
    const operation = operations.get(id)
    if (!operation) throw new Error(`openapi.yaml has no operation ${id}.`)
    return operation
  }

  const parameterFaults = (
    { value, pointer }: Described<OperationObject>,
    { path, query }: CheckedRequest,
  ): string[] => {
    const parameters = (value.parameters ?? []).map((parameter, index) =>
      resolve(document, parameter, `${pointer}/parameters/${index}`),
    )
    const declared = new Set(
      parameters
        .filter((parameter) => parameter.value.in === 'query')
        .map((parameter) => parameter.value.name),
    )
    const unknown = [...query.keys()]
      .filter((name) => !declared.has(name))
      .map((name) => `query '${name}' is not in the contract`)
    const wrong = parameters.flatMap(({ value: { name, in: location, required, schema }, pointer: at }) => {
      const sent = location === 'path' ? path[name] : (query.get(name) ?? undefined)
      if (sent === undefined) return required ? [`${location} '${name}' is missing`] : []
      return schema
        ? validate(
            `${at}/schema`,
            textValue(sent, resolve(document, schema, '').value),
            `${location} '${name}'`,
          )
        : []
    })
    return [...unknown, ...wrong]
  }

  /** Writes with a token have the JSON content type even without a body; SignalR sends the negotiation of the hub. */
  const emptyBodyFaults = (
    { method, path }: DescribedOperation,
    { contentType, hasToken }: CheckedRequest,
  ): string[] =>
    !hasToken || method === 'GET' || !path.startsWith('/api/') || matchesContentType(json, contentType)
      ? []
      : [`content type '${contentType}' is not ${json}`]

  const bodyFaults = (operation: DescribedOperation, request: CheckedRequest): string[] => {
    const { contentType, body } = request
    if (!operation.value.requestBody)
      return body === undefined ? emptyBodyFaults(operation, request) : ['body is not in the contract']
    const { value, pointer } = resolve(
      document,
      operation.value.requestBody,
      `${operation.pointer}/requestBody`,
    )
    if (body === undefined) return value.required ? ['body is missing'] : emptyBodyFaults(operation, request)
    const type = Object.keys(value.content).find((offered) => matchesContentType(offered, contentType))
    if (!type) return [`content type '${contentType}' is not ${Object.keys(value.content).join(' or ')}`]
    const schema: SchemaObject = resolve(document, value.content[type]?.schema ?? {}, '').value
    const typed =
      type === 'multipart/form-data'
        ? formValue(body, (name) => {
            const field = schema.properties?.[name]
            return field && resolve(document, field, '').value
          })
        : body
    return validate(`${pointer}/content/${pointerSegment(type)}/schema`, typed, 'body')
  }

  return {
    request(operation, request) {
      const described = find(operation.id)
      const isPublic = described.value.security?.length === 0
      const token = isPublic && request.hasToken ? ['header Authorization must not be sent'] : []
      return [...token, ...parameterFaults(described, request), ...bodyFaults(described, request)]
    },
    answer: (operation, answer) => answerFaults(find(operation.id), answer),
  }

  function answerFaults(
    { value: { responses }, pointer }: Described<OperationObject>,
    { status, contentType, body }: CheckedAnswer,
  ): string[] {
    const code = [String(status), `${String(status)[0]}XX`, 'default'].find((key) => responses[key])
    const response = code === undefined ? undefined : responses[code]
    if (code === undefined || !response) return [`status ${status} is not in the contract`]
    const { value, pointer: at } = resolve(document, response, `${pointer}/responses/${pointerSegment(code)}`)
    const offered = Object.keys(value.content ?? {})
    if (offered.length === 0) return body === undefined ? [] : [`status ${status} has no body`]
    if (body === undefined) return [`status ${status} has a body`]
    const type = offered.find((one) => matchesContentType(one, contentType))
    if (!type) return [`content type '${contentType}' is not ${offered.join(' or ')}`]
    if (typeof body !== 'string') return []
    return validate(
      `${at}/content/${pointerSegment(type)}/schema`,
      type.endsWith('json') ? JSON.parse(body) : body,
      'body',
    )
  }
}
