import { ApiError, api, asRecord, type Id, readId, readList, sameId, unwrap } from '@kernel'
import { hasProduct, readCart } from '../model/cart'
import type { NewItem } from '../model/new-item'
import { withLock } from '../model/with-lock'
import { broadcastCartChange } from './cart-broadcast'

/**
 * Puts a product into the cart, if it is not there yet; another tab that does the same waits for this one.
 *
 * @returns what the server says: as a rule the cart as it is now
 * @throws ApiError
 */
export const addToCart = (item: NewItem): Promise<unknown> =>
  withLock('cart', async () => {
    const before: unknown = await unwrap(api.GET('/api/ShoppingCart/getMyCart')).catch(nullIfMissing)
    if (hasProduct(readCart(before), item.productId)) return before
    const after: unknown = await unwrap(api.POST('/api/ShoppingCart/AddToCart', { body: item }))
    broadcastCartChange()
    return after
  })

/** Some servers make the cart with the first thing in it. */
function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.failure === 'not-found') return null
  throw error
}

/** Whether somebody has a course already; where that cannot be found out, it is the server's to say (decision:enrollment-after-registration). */
export const isEnrolled = (courseId: Id): Promise<boolean> =>
  unwrap(api.GET('/api/course/myenrollments')).then(
    (answer) => readList(answer, (course) => readId(asRecord(course).id)).some((id) => sameId(id, courseId)),
    () => false,
  )
