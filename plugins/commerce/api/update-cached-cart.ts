import { asRecord, type Id, type Schema } from '@kernel'
import type { Query, QueryClient } from '@tanstack/react-query'
import { hasProduct, readCart } from '../model/cart'
import { isCartKey, myCartQuery } from './cart.query'

/**
 * Caches the cart from the answer after a product was added. Resets all other cached carts, so that no cart without the
 * product is shown, even when the refetch fails.
 */
export async function updateCachedCart(client: QueryClient, answer: unknown, productId: Id): Promise<void> {
  const [, mine] = myCartQuery().queryKey
  const isMine = (query: Query) => query.queryKey[1] === mine
  const cart = Array.isArray(asRecord<Schema<'Cart'>>(answer).items) ? readCart(answer) : undefined
  const isCart = cart !== undefined && hasProduct(cart, productId)
  // Cancel running requests for the cart: their answers may lack the added product.
  await client.cancelQueries({ predicate: isCartKey })
  if (isCart) client.setQueriesData({ predicate: isMine }, cart)
  void client.resetQueries({ predicate: (query) => isCartKey(query) && !(isCart && isMine(query)) })
}
