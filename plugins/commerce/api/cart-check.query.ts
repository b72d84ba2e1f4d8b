import { ApiError, api, apiQuery, asRecord, type Id, readBoolean, unwrap } from '@kernel'
import { readItems } from '../model/cart'

/** Whether the person has everything in a cart already, and the course to start with (COM-CART-02). */
interface CartCheck {
  readonly isEnrolled: boolean
  readonly courseId: Id | undefined
}

/** The same for a screen that may be opened again. @throws ApiError into the query */
export const cartCheckQuery = (cartId: Id) =>
  apiQuery('/api/shoppingCart/check/{cartId}', { init: { params: { path: { cartId } } }, read: readCheck })

/** Asks about a cart, now. @throws ApiError */
export const checkCart = async (cartId: Id): Promise<CartCheck> =>
  readCheck(await unwrap(api.GET('/api/shoppingCart/check/{cartId}', { params: { path: { cartId } } })))

function readCheck(answer: unknown): CartCheck {
  const { enrolled, items } = asRecord(answer)
  // Some servers leave out what is not so, but not all of it.
  const isLeftOut = (enrolled === undefined || enrolled === null) && items !== undefined
  if (!isLeftOut && readBoolean(enrolled) !== readBoolean(enrolled, true))
    throw new ApiError('invalid-response', { body: answer })
  return { isEnrolled: readBoolean(enrolled), courseId: readItems(items, '')[0]?.productId }
}
