import { asRecord, type Id } from '@kernel'
import type { Query, QueryClient } from '@tanstack/react-query'
import { hasProduct, readCart } from '../model/cart'
import { isCartKey, myCartQuery } from './cart.query'

/**
 * Something came into the cart: what was held before is not shown again, not even where the cart cannot be read now. The
 * answer is the cart as it is, or it is read anew.
 */
export async function updateCachedCart(client: QueryClient, answer: unknown, productId: Id): Promise<void> {
  const [, mine] = myCartQuery().queryKey
  const isMine = (query: Query) => query.queryKey[1] === mine
  const isWhole = Array.isArray(asRecord(answer).items) && hasProduct(readCart(answer), productId)
  // A reading that is under way may be from before.
  await client.cancelQueries({ predicate: isCartKey })
  if (isWhole) client.setQueriesData({ predicate: isMine }, answer)
  void client.resetQueries({ predicate: (query) => isCartKey(query) && !(isWhole && isMine(query)) })
}
