import type { operations } from '@kernel/core/http/api.gen'
import fc, { type Arbitrary } from 'fast-check'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { parse } from 'yaml'
import {
  type ContractDocument,
  type DescribedOperation,
  operationsOf,
  resolve,
} from '../../mocks/contract/contract-document'
import { readContract } from '../../mocks/node/contract-file'
import { fromSchema } from './from-schema'

const document = parse(readContract()) as ContractDocument

/** Returns whether the operation serves a static file rather than a response of the API. */
const isFile = ({ path }: DescribedOperation) => !path.startsWith('/api/')

const schemaOf = ({ value }: DescribedOperation) => {
  const { responses } = value
  const answer = responses['200'] && resolve(document, responses['200'], '').value
  return answer?.content?.['application/json']?.schema
}

/** Sorts fixed paths first, since `/api/user/{id}` would match them too. */
const byParameters = (a: DescribedOperation, b: DescribedOperation) =>
  a.path.split('{').length - b.path.split('{').length

/** All GET operations with a JSON response. */
export const readOperations = [...operationsOf(document).values()]
  .filter((operation) => operation.method === 'GET' && !isFile(operation))
  .sort(byParameters)
  .flatMap((operation) => {
    const schema = schemaOf(operation)
    const id = operation.value.operationId as keyof operations
    return schema ? [{ id, operation, answer: fromSchema(document, schema) }] : []
  })

/** Generates one response per operation, sometimes undefined for operations that may answer 204. */
export const answersOfAll: Arbitrary<Readonly<Record<string, unknown>>> = fc.record(
  Object.fromEntries(
    readOperations.map(({ id, operation, answer }) => [
      id,
      '204' in operation.value.responses ? fc.option(answer, { nil: undefined }) : answer,
    ]),
  ),
)

/**
 * Creates handlers for the GET operations. Token and timeout stay valid, because these tests do not cover the end of
 * a session.
 *
 * @param answerTo body for an operation; undefined for 204
 */
export function createHandlers(answerTo: (operation: string) => unknown): RequestHandler[] {
  return readOperations.map(({ id, operation }) =>
    http.get(`*${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => {
      const answer = answerTo(id)
      if (answer === undefined) return new HttpResponse(null, { status: 204 })
      if (id !== 'retryLogin') return HttpResponse.json(answer as object)
      const token = request.headers.get('authorization')?.slice('Bearer '.length)
      return HttpResponse.json({ ...(answer as object), token, timeout: 120 })
    }),
  )
}
