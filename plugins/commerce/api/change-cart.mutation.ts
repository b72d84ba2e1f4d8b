import { api, asRecord, sameId, unwrap } from '@kernel'
import { amountOf, useApiMutation } from '@kernel/parts'
import { type Query, type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import { type Cart, type CartItem, readCart } from '../model/cart'
import { applyChanges, type CartChange, isSuperseded } from '../model/pending-change'
import { commerceTexts } from '../texts'
import { isCartKey } from './cart.query'
import { broadcastCartChange } from './cart-broadcast'

const key = ['commerce', 'cart']
/** Mutations of this scope run one after the other. */
export const cartScope = { id: 'commerce.cart' }

interface PendingChange extends CartChange {
  readonly item: CartItem
}

const pendingFilters = { mutationKey: key, status: 'pending' } as const

export const isCartChanging = (client: QueryClient): boolean => client.isMutating(pendingFilters) > 0

/** Returns the cart with all changes applied that the server has not answered yet (COM-CART-01). */
export function usePendingCart(cart: Cart): Cart {
  const changes = useMutationState({
    filters: pendingFilters,
    select: ({ state }) => state.variables as PendingChange,
  })
  return applyChanges(cart, changes)
}

/** Changes the quantity of an item or removes it. Of several quick clicks, only the last one is sent. */
export function useChangeCart() {
  const client = useQueryClient()
  return useApiMutation({
    mutationKey: key,
    scope: cartScope,
    async call(change: PendingChange): Promise<unknown> {
      if (isSuperseded(change, changesAfter(client, change))) return undefined
      const answer: unknown = await (change.quantity === undefined
        ? unwrap(api.POST('/api/ShoppingCart/RemoveFromCart', { body: { id: change.itemId } }))
        : unwrap(api.POST('/api/ShoppingCart/UpdateCartQuantity', { body: bodyOf(change, change.quantity) })))
      broadcastCartChange()
      await cacheAnswer(client, answer)
      return answer
    },
    failure: commerceTexts.ref('cart.errorUpdating'),
    // After a failure, show the cart as the server has it.
    onError: () => void client.invalidateQueries({ predicate: isCartKey }),
  })
}

function changesAfter(client: QueryClient, change: PendingChange): PendingChange[] {
  const changes = client
    .getMutationCache()
    .findAll(pendingFilters)
    .map(({ state }) => state.variables as PendingChange)
  return changes.slice(changes.indexOf(change) + 1)
}

const bodyOf = ({ itemId, item }: PendingChange, quantity: number) => ({
  id: itemId,
  productId: item.productId ?? null,
  productName: item.name,
  quantity,
  fullPrice: amountOf(item.fullPrice),
  discountPrice: amountOf(item.discountPrice),
  photo: item.photo || null,
})

/** Caches the cart in the answer; refetches the cart when the answer contains none. */
async function cacheAnswer(client: QueryClient, answer: unknown): Promise<void> {
  const cart = Array.isArray(asRecord(answer).items) ? readCart(answer) : undefined
  const isSame = (query: Query) =>
    isCartKey(query) && sameId((query.state.data as Cart | undefined)?.id, cart?.id)
  // Cancel running requests for the cart: their answers may be older than the change.
  await client.cancelQueries({ predicate: isCartKey })
  const isWhole = cart && client.getQueryCache().findAll({ predicate: isSame }).length > 0
  if (isWhole) client.setQueriesData({ predicate: isSame }, cart)
  else await client.invalidateQueries({ predicate: isCartKey })
}
