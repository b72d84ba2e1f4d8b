import { asRecord, type Id } from '@kernel'
import type { Query, QueryClient } from '@tanstack/react-query'
import { hasProduct, readCart } from '../model/cart'
import { isCartKey, myCartQuery } from './cart.query'

/**
 * After a product was added: caches the cart in the answer, or resets cached carts so that no cart without the product
 * is shown, even when the refetch fails.
 */
export async function updateCachedCart(client: QueryClient, answer: unknown, productId: Id): Promise<void> {
  const [, mine] = myCartQuery().queryKey
  const isMine = (query: Query) => query.queryKey[1] === mine
  const cart = Array.isArray(asRecord(answer).items) ? readCart(answer) : undefined
  const isCart = cart !== undefined && hasProduct(cart, productId)
  // Cancel reads of the cart in flight: they may predate the added product.
  await client.cancelQueries({ predicate: isCartKey })
  if (isCart) client.setQueriesData({ predicate: isMine }, cart)
  void client.resetQueries({ predicate: (query) => isCartKey(query) && !(isCart && isMine(query)) })
}
