import { ApiError, apiQuery, asRecord, type Id, readId, type Schema } from '@kernel'
import { type CartItem, readItems } from '../model/cart'

interface Order {
  readonly id: Id
  readonly items: readonly CartItem[]
}

/** Query of one paid order. @throws ApiError, available as `error` of the query */
export const orderQuery = (id: Id) =>
  apiQuery('/api/Order/getOrder/{id}', { init: { params: { path: { id } } }, read: readOrder })

function readOrder(answer: unknown): Order {
  const { id: rawId, items } = asRecord<Schema<'Order'>>(answer)
  const id = readId(rawId)
  // Servers report a missing order by status or by an empty answer.
  if (id === undefined)
    throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
  return { id, items: readItems(items, '') }
}
