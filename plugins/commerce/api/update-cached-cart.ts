import { asRecord, type Id } from '@kernel'
import type { Query, QueryClient } from '@tanstack/react-query'
import { hasProduct, readCart } from '../model/cart'
import { isCartKey, myCartQuery } from './cart.query'

/**
 * After a product was added: caches the answered cart, or resets cached carts so that none without the product is
 * shown, even when the refetch fails.
 */
export async function updateCachedCart(client: QueryClient, answer: unknown, productId: Id): Promise<void> {
  const [, mine] = myCartQuery().queryKey
  const isMine = (query: Query) => query.queryKey[1] === mine
  const isCart = Array.isArray(asRecord(answer).items) && hasProduct(readCart(answer), productId)
  // A read in flight may predate the change.
  await client.cancelQueries({ predicate: isCartKey })
  if (isCart) client.setQueriesData({ predicate: isMine }, answer)
  void client.resetQueries({ predicate: (query) => isCartKey(query) && !(isCart && isMine(query)) })
}
