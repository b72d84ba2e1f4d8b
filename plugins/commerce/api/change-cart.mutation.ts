import { api, asRecord, readId, sameId, unwrap } from '@kernel'
import { amountOf } from '@kernel/parts'
import {
  type Query,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import type { Cart, CartItem } from '../model/cart'
import { applyChanges, type CartChange, isSuperseded } from '../model/pending-change'
import { commerceTexts } from '../texts'
import { isCartKey } from './cart.query'
import { broadcastCartChange } from './cart-broadcast'

const key = ['commerce', 'cart']
/** Calls that change the cart, and those that rely on it, reach the server one after the other. */
export const cartScope = { id: 'commerce.cart' }

/** A wish together with the thing as it is. */
interface PendingChange extends CartChange {
  readonly item: CartItem
}

/** Wishes of the cart that the server has not answered yet, in their order. */
const pendingFilters = { mutationKey: key, status: 'pending' } as const

/** Whether the server has yet to answer a change. */
export const isCartChanging = (client: QueryClient): boolean => client.isMutating(pendingFilters) > 0

/** A cart as it will be when all that was wished for is done; a refusal puts it back by itself (COM-CART-01). */
export function usePendingCart(cart: Cart): Cart {
  const wishes = useMutationState({
    filters: pendingFilters,
    select: ({ state }) => state.variables as PendingChange,
  })
  return applyChanges(cart, wishes)
}

/** Changes how many of a thing there are, or takes it out. Of quick clicks the last one is sent, and it wins. */
export function useChangeCart() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: key,
    scope: cartScope,
    async mutationFn(change: PendingChange): Promise<unknown> {
      if (isSuperseded(change, changesAfter(client, change))) return undefined
      const answer: unknown = await (change.quantity === undefined
        ? unwrap(api.POST('/api/ShoppingCart/RemoveFromCart', { body: { id: change.itemId } }))
        : unwrap(api.POST('/api/ShoppingCart/UpdateCartQuantity', { body: bodyOf(change, change.quantity) })))
      broadcastCartChange()
      await cacheAnswer(client, answer)
      return answer
    },
    meta: { failure: commerceTexts.ref('cart.errorUpdating') },
    // Whatever was refused, the screen goes back to what is true.
    onError: () => void client.invalidateQueries({ predicate: isCartKey }),
  })
}

function changesAfter(client: QueryClient, change: PendingChange): PendingChange[] {
  const wishes = client
    .getMutationCache()
    .findAll(pendingFilters)
    .map(({ state }) => state.variables as PendingChange)
  return wishes.slice(wishes.indexOf(change) + 1)
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

/** The answer is the cart as it is now, or it is read again; until then the wish is shown. */
async function cacheAnswer(client: QueryClient, answer: unknown): Promise<void> {
  const { id, items } = asRecord(answer)
  const isSame = (query: Query) =>
    isCartKey(query) && sameId(readId(asRecord(query.state.data).id), readId(id))
  // A reading that is under way may be from before the change.
  await client.cancelQueries({ predicate: isCartKey })
  const isWhole = Array.isArray(items) && client.getQueryCache().findAll({ predicate: isSame }).length > 0
  if (isWhole) client.setQueriesData({ predicate: isSame }, answer)
  else await client.invalidateQueries({ predicate: isCartKey })
}
