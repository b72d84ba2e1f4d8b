import { apiQuery } from '@kernel'
import { readCart } from '../model/cart'

/** The person's open cart: read after the login, shown in the bar and on its screen (KRN-AUTH-03, COM-CART-01). */
export const myCartQuery = () => apiQuery('/api/ShoppingCart/getMyCart', { read: readCart })

/** One cart by its id (COM-CART-01). */
export const cartQuery = (id: string) =>
  apiQuery('/api/ShoppingCart/getCart/{id}', { init: { params: { path: { id } } }, read: readCart })

/** Matches every cart that is held, by whichever way it was read. */
export const isCartKey = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  queryKey[1] === '/api/ShoppingCart/getMyCart' || queryKey[1] === '/api/ShoppingCart/getCart/{id}'
