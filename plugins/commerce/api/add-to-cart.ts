import { api, asRecord, type Id, outcomeOf, readId, readList, type Schema, sameId, unwrap } from '@kernel'
import { overlayOf, sendRecordedFx } from '@kernel/parts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { hasProduct, readCart } from '../model/cart'
import type { NewItem } from '../model/new-item'
import { broadcastCartChange, isCartKey, myCartQuery } from './queries'

/**
 * Adds a product to the cart, unless the cart contains it already. Only one tab does this at a time. Call it in a scope.
 *
 * @returns the server's answer, normally the updated cart
 * @throws ApiError
 */
export const addToCart = (item: NewItem): Promise<unknown> =>
  sendRecordedFx({
    name: 'commerce/cart',
    async next() {
      const before: unknown = await unwrap(api.GET('/api/ShoppingCart/getMyCart')).catch(nullIfMissing)
      if (hasProduct(readCart(before), item.productId)) return { result: before }
      return {
        send: () => unwrap(api.POST('/api/ShoppingCart/AddToCart', { body: item })),
        answered(after) {
          broadcastCartChange()
          return after
        },
      }
    },
  })

/** Returns null for a 404, which some servers send until the first item creates the cart. */
function nullIfMissing(error: unknown): null {
  if (outcomeOf(error).reason === 'not-found') return null
  throw error
}

/**
 * Whether the user has the course already. False when that cannot be determined: the server then decides
 * (decision:enrollment-after-registration).
 */
export const isEnrolled = (courseId: Id): Promise<boolean> =>
  unwrap(api.GET('/api/course/myenrollments')).then(
    (answer) =>
      readList(answer, (course) => readId(asRecord<Schema<'Course'>>(course).id)).some((id) =>
        sameId(id, courseId),
      ),
    () => false,
  )

/**
 * Caches the cart from the answer after a product was added. Resets all other cached carts, so that no cart without the
 * product is shown, even when the refetch fails.
 */
export function updateCachedCart(client: QueryClient, answer: unknown, productId: Id): void {
  const [, mine] = myCartQuery().queryKey
  const isMine = (query: Query) => query.queryKey[1] === mine && query.state.data !== undefined
  const cart = Array.isArray(asRecord<Schema<'Cart'>>(answer).items) ? readCart(answer) : undefined
  const isCart = cart !== undefined && hasProduct(cart, productId)
  if (isCart)
    overlayOf(client)
      .begin({ queries: { predicate: isMine }, apply: () => cart }, cart)
      .confirm()
  // Carts without data are fetched without a reset.
  void client.resetQueries({
    predicate: (query) => isCartKey(query) && query.state.data !== undefined && !(isCart && isMine(query)),
  })
}
