import { ApiError, apiQuery, asRecord, type Id, readId } from '@kernel'
import { type CartItem, readItems } from '../model/cart'

/** What was ordered, as the enrolled page needs it. */
interface Order {
  readonly id: Id
  readonly items: readonly CartItem[]
}

/** One order, which was paid (COM-ENR-01). @throws ApiError into the query */
export const orderQuery = (id: Id) =>
  apiQuery('/api/Order/getOrder/{id}', { init: { params: { path: { id } } }, read: readOrder })

function readOrder(answer: unknown): Order {
  const { id: given, items } = asRecord(answer)
  const id = readId(given)
  // Servers say that there is no such thing by a status or by an empty answer.
  if (id === undefined)
    throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
  return { id, items: readItems(items, '') }
}
