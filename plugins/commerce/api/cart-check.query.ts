import { ApiError, api, apiQuery, asRecord, type Id, readBoolean, type Schema, unwrap } from '@kernel'
import { readItems } from '../model/cart'

/**
 * Answer of the cart check: whether the user owns everything in the cart, and the course to start with.
 */
interface CartCheck {
  readonly isEnrolled: boolean
  readonly courseId: Id | undefined
}

export const cartCheckQuery = (cartId: Id) =>
  apiQuery('/api/shoppingCart/check/{cartId}', { init: { params: { path: { cartId } } }, read: readCheck })

/** Checks a cart like `cartCheckQuery`, but always asks the server. @throws ApiError */
export const checkCart = async (cartId: Id): Promise<CartCheck> =>
  readCheck(await unwrap(api.GET('/api/shoppingCart/check/{cartId}', { params: { path: { cartId } } })))

function readCheck(answer: unknown): CartCheck {
  const { enrolled, items } = asRecord<Schema<'CartCheck'>>(answer)
  // Some servers omit `enrolled` when it is false. An answer that also lacks `items` is invalid.
  const isOmitted = (enrolled === undefined || enrolled === null) && items !== undefined
  if (!isOmitted && readBoolean(enrolled) !== readBoolean(enrolled, true))
    throw new ApiError('invalid-response', { body: answer })
  return { isEnrolled: readBoolean(enrolled), courseId: readItems(items, '')[0]?.productId }
}
