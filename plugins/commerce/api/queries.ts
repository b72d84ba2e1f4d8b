import { apiQuery, asRecord, deviceStore, readNumber, type Schema, sameId, sessionStore } from '@kernel'
import { declareChange, overlayOf } from '@kernel/parts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type Cart, readCart } from '../model/cart'
import { applyChange, type CartChange } from '../model/cart-changes'

export const myCartQuery = () => apiQuery('/api/ShoppingCart/getMyCart', { read: readCart })

export const cartQuery = (id: string | undefined) =>
  apiQuery(id === undefined ? '/api/ShoppingCart/getMyCart' : '/api/ShoppingCart/getCart/{id}', {
    ...(id !== undefined && { init: { params: { path: { id } } } }),
    read: readCart,
  })

/** Matches the query keys of all cached carts, whether read by id or as the open cart. */
export const isCartKey = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[1] === '/api/ShoppingCart/getMyCart' || queryKey[1] === '/api/ShoppingCart/getCart/{id}'

const carts = { predicate: isCartKey }

export const quantityChange = { queries: carts, apply: applyChange }

export const itemRemoval = declareChange<Cart, CartChange>({
  name: 'commerce.removal',
  queries: carts,
  apply: applyChange,
})

/** Shows the cart in the answer to a change; reads carts again if it contains none, or one that is not cached. */
export async function showAnsweredCart(client: QueryClient, answer: unknown): Promise<void> {
  const cart = Array.isArray(asRecord<Schema<'Cart'>>(answer).items) ? readCart(answer) : undefined
  const isSame = (cached: Cart | undefined) => sameId(cached?.id, cart?.id)
  if (cart && client.getQueriesData<Cart>(carts).some(([, cached]) => isSame(cached)))
    overlayOf(client)
      .begin({ queries: carts, apply: (cached: Cart) => (isSame(cached) ? cart : cached) }, cart)
      .confirm()
  else await client.invalidateQueries(carts)
}

/** Returns a cached cart as the server has it, without what can still be undone. */
export function serverCart(
  client: QueryClient,
  { queryKey }: { readonly queryKey: QueryKey },
): Cart | undefined {
  const query = client.getQueryCache().find({ queryKey })
  return query && (overlayOf(client).confirmedData(query) as Cart | undefined)
}

/**
 * Time of the last cart change in milliseconds since 1970; 0 without a change. Other tabs then refetch the cart
 * (decision:tabs-share-session).
 */
export const cartChangedAt = deviceStore('commerce.cartChangedAt', (stored) => readNumber(stored))

export const $cartChangesElsewhere = sessionStore(0).on(cartChangedAt.changedElsewhere, (count) => count + 1)

export const broadcastCartChange = (): void => void cartChangedAt.save(Date.now())
