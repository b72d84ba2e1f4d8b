import { apiQuery, deviceStore, readNumber, sessionStore } from '@kernel'
import { readCart } from '../model/cart'

/** Query of the user's open cart, shown in the navigation bar and on the cart screen. */
export const myCartQuery = () => apiQuery('/api/ShoppingCart/getMyCart', { read: readCart })

export const cartQuery = (id: string) =>
  apiQuery('/api/ShoppingCart/getCart/{id}', { init: { params: { path: { id } } }, read: readCart })

/** Matches the query keys of all cached carts, whether read by id or as the open cart. */
export const isCartKey = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[1] === '/api/ShoppingCart/getMyCart' || queryKey[1] === '/api/ShoppingCart/getCart/{id}'

/**
 * Time of the last cart change in milliseconds since 1970; 0 without a change. Other tabs then refetch the cart
 * (decision:tabs-share-session).
 */
export const cartChangedAt = deviceStore('commerce.cartChangedAt', (stored) => readNumber(stored))

/** Number of cart changes by other tabs. */
export const $cartChangesElsewhere = sessionStore(0).on(cartChangedAt.changedElsewhere, (count) => count + 1)

export const broadcastCartChange = (): void => void cartChangedAt.save(Date.now())
