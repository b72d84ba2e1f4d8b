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

/** Texts and pictures are files, not answers. */
const isFile = ({ path }: DescribedOperation) => !path.startsWith('/api/')

const schemaOf = ({ value }: DescribedOperation) => {
  const { responses } = value
  const answer = responses['200'] && resolve(document, responses['200'], '').value
  return answer?.content?.['application/json']?.schema
}

/** Addresses without a parameter come first: `/api/user/{id}` would take them for an id. */
const byParameters = (a: DescribedOperation, b: DescribedOperation) =>
  a.path.split('{').length - b.path.split('{').length

/** What screens read: every GET with an answer in JSON. */
export const readings = [...operationsOf(document).values()]
  .filter((operation) => operation.method === 'GET' && !isFile(operation))
  .sort(byParameters)
  .flatMap((operation) => {
    const schema = schemaOf(operation)
    const id = operation.value.operationId as keyof operations
    return schema ? [{ id, operation, answer: fromSchema(document, schema) }] : []
  })

/** An answer for each of them, by operation; an operation that may answer with nothing at all does so at times. */
export const answersOfAll: Arbitrary<Readonly<Record<string, unknown>>> = fc.record(
  Object.fromEntries(
    readings.map(({ id, operation, answer }) => [
      id,
      '204' in operation.value.responses ? fc.option(answer, { nil: undefined }) : answer,
    ]),
  ),
)

/**
 * Answers the reading calls. The token stays one that the mock server knows, and the session lasts: what is tried is the
 * screen and not its end.
 *
 * @param answerTo gives the body for an operation; nothing for an answer without one
 */
export function answering(answerTo: (operation: string) => unknown): RequestHandler[] {
  return readings.map(({ id, operation }) =>
    http.get(`*${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, ({ request }) => {
      const answer = answerTo(id)
      if (answer === undefined) return new HttpResponse(null, { status: 204 })
      if (id !== 'retryLogin') return HttpResponse.json(answer as object)
      const token = request.headers.get('authorization')?.slice('Bearer '.length)
      return HttpResponse.json({ ...(answer as object), token, timeout: 120 })
    }),
  )
}
