import { $session, api, asRecord, type Id, type Schema, sameId, unwrap, useTexts } from '@kernel'
import { amountOf, useApiMutation, useUndoableMutation } from '@kernel/parts'
import {
  type Query,
  type QueryClient,
  useIsMutating,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type Cart, type CartItem, readCart } from '../model/cart'
import {
  applyChanges,
  type CartChange,
  failRemoval,
  forgetRemoval,
  isSuperseded,
  saveRemoval,
} from '../model/pending-changes'
import { commerceTexts } from '../texts'
import { broadcastCartChange, isCartKey } from './queries'

const key = ['commerce', 'cart']
/** Mutations of this scope run one after the other. */
export const cartScope = { id: 'commerce.cart' }

interface QuantityChange extends CartChange {
  readonly quantity: number
  readonly item: CartItem
}

interface Removal extends CartChange {
  readonly quantity: undefined
  readonly item: CartItem
}

const pendingFilters = { mutationKey: key, status: 'pending' } as const

export const isCartChanging = (client: QueryClient): boolean => client.isMutating(pendingFilters) > 0

/** Whether a change of the cart is pending, or a removal can still be undone. */
export const useIsCartChanging = (): boolean => useIsMutating(pendingFilters) > 0

/** Returns the cart with all changes applied that the server has not answered yet. */
export function usePendingCart(cart: Cart): Cart {
  const changes = useMutationState({
    filters: pendingFilters,
    select: ({ state }) => state.variables as CartChange,
  })
  return applyChanges(cart, changes)
}

/** Changes the quantity of an item. Of several quick clicks, only the last one is sent. */
export function useChangeQuantity() {
  const client = useQueryClient()
  return useApiMutation({
    mutationKey: key,
    scope: cartScope,
    async call(change: QuantityChange): Promise<unknown> {
      if (isSuperseded(change, changesAfter(client, change))) return undefined
      const answer = await unwrap(api.POST('/api/ShoppingCart/UpdateCartQuantity', { body: bodyOf(change) }))
      broadcastCartChange()
      await cacheAnswer(client, answer)
      return answer
    },
    failure: commerceTexts.ref('cart.errorUpdating'),
    // After a failure, show the server's cart again.
    onError: () => void client.invalidateQueries({ predicate: isCartKey }),
  })
}

/** Removes an item; it can be undone. */
export function useRemoveFromCart() {
  const t = useTexts(commerceTexts)
  const client = useQueryClient()
  const session = useUnit($session)
  // The same scope makes a removal wait for pending quantity changes. While it can be undone, it blocks nothing.
  const { mutateAsync: send } = useApiMutation({
    scope: cartScope,
    async call({ id, init }: { readonly id: Id; readonly init: { readonly keepalive: true } }) {
      const answer = await unwrap(api.POST('/api/ShoppingCart/RemoveFromCart', { ...init, body: { id } }))
      broadcastCartChange()
      await cacheAnswer(client, answer)
    },
  })
  const { mutate } = useUndoableMutation({
    mutationKey: key,
    call: async ({ itemId: id }: Removal, init) => {
      try {
        await send({ id, init })
        forgetRemoval(session, id)
      } catch (error) {
        failRemoval(session, id)
        throw error
      }
    },
    done: ({ item }) => commerceTexts.ref('cart.removed', { name: item.name || t['cart.noName']() }),
    failure: commerceTexts.ref('cart.errorUpdating'),
    onUndo: ({ itemId }) => forgetRemoval(session, itemId),
    onError: () => void client.invalidateQueries({ predicate: isCartKey }),
  })
  return (itemId: Id, item: CartItem) => {
    saveRemoval(session, itemId)
    mutate({ itemId, item, quantity: undefined })
  }
}

/** The later quantity changes. Removals do not count, because they may be undone. */
function changesAfter(client: QueryClient, change: CartChange): CartChange[] {
  const changes = client
    .getMutationCache()
    .findAll(pendingFilters)
    .map(({ state }) => state.variables as CartChange)
  return changes.slice(changes.indexOf(change) + 1).filter(({ quantity }) => quantity !== undefined)
}

const bodyOf = ({ itemId, item, quantity }: QuantityChange) => ({
  id: itemId,
  productId: item.productId ?? null,
  productName: item.name,
  quantity,
  fullPrice: amountOf(item.fullPrice),
  discountPrice: amountOf(item.discountPrice),
  photo: item.photo || null,
})

/** Caches the cart in the answer; refetches carts when the answer contains none, or one that is not cached. */
async function cacheAnswer(client: QueryClient, answer: unknown): Promise<void> {
  const cart = Array.isArray(asRecord<Schema<'Cart'>>(answer).items) ? readCart(answer) : undefined
  const isSame = (query: Query) =>
    isCartKey(query) && sameId((query.state.data as Cart | undefined)?.id, cart?.id)
  // Cancel running requests for the cart: their answers may be older than the change.
  await client.cancelQueries({ predicate: isCartKey })
  const isWhole = cart && client.getQueryCache().findAll({ predicate: isSame }).length > 0
  if (isWhole) client.setQueriesData({ predicate: isSame }, cart)
  else await client.invalidateQueries({ predicate: isCartKey })
}
