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

/** Static files, not API responses. */
const isFile = ({ path }: DescribedOperation) => !path.startsWith('/api/')

const schemaOf = ({ value }: DescribedOperation) => {
  const { responses } = value
  const answer = responses['200'] && resolve(document, responses['200'], '').value
  return answer?.content?.['application/json']?.schema
}

/** Fixed paths first: `/api/user/{id}` would match them. */
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

/** A response per operation; undefined at times for those that may answer 204. */
export const answersOfAll: Arbitrary<Readonly<Record<string, unknown>>> = fc.record(
  Object.fromEntries(
    readOperations.map(({ id, operation, answer }) => [
      id,
      '204' in operation.value.responses ? fc.option(answer, { nil: undefined }) : answer,
    ]),
  ),
)

/**
 * Handlers for the GET operations. Token and timeout stay valid, because the end of a session is not tested here.
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
