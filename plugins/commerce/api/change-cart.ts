import { $session, api, type Id, unwrap, useTexts } from '@kernel'
import { amountOf, overlayOf, useApiMutation, useUndoableMutation } from '@kernel/parts'
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Cart, CartItem } from '../model/cart'
import { type CartChange, failRemoval, isSuperseded } from '../model/cart-changes'
import { commerceTexts } from '../texts'
import { broadcastCartChange, itemRemoval, quantityChange, showAnsweredCart } from './queries'

const key = ['commerce', 'cart']
/** Mutations of this scope run one after the other. */
export const cartScope = { id: 'commerce.cart' }

interface QuantityChange extends CartChange {
  readonly quantity: number
  readonly item: CartItem
}

interface Removal extends CartChange {
  readonly name: string
}

const pendingFilters = { mutationKey: key, status: 'pending' } as const

/** Whether a change of the cart is open, in any tab. */
export const isCartChanging = (client: QueryClient): boolean =>
  [quantityChange, itemRemoval].some(overlayOf(client).isOpen)

/** Whether this tab sends a change of the cart, or can still undo a removal. */
export const useIsCartChanging = (): boolean => useIsMutating(pendingFilters) > 0

/** Of several quick clicks, only the last one is sent. */
export function useChangeQuantity() {
  const client = useQueryClient()
  return useApiMutation({
    mutationKey: key,
    scope: cartScope,
    async call(change: QuantityChange): Promise<unknown> {
      if (isSuperseded(change, changesAfter(client, change))) return undefined
      const answer = await unwrap(api.POST('/api/ShoppingCart/UpdateCartQuantity', { body: bodyOf(change) }))
      broadcastCartChange()
      await showAnsweredCart(client, answer)
      return answer
    },
    failure: commerceTexts.ref('cart.errorUpdating'),
    optimistic: {
      ...quantityChange,
      // What was sent is in the cart of the answer, and what was not is replaced by the next change.
      answered: (cart: Cart) => cart,
    },
  })
}

/** It can be undone. */
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
      await showAnsweredCart(client, answer)
    },
  })
  const { mutate } = useUndoableMutation({
    mutationKey: key,
    call: async ({ itemId: id }: Removal, init) => {
      try {
        await send({ id, init })
      } catch (error) {
        failRemoval(session, id)
        throw error
      }
    },
    done: ({ name }) => commerceTexts.ref('cart.removed', { name: name || t['cart.noName']() }),
    failure: commerceTexts.ref('cart.errorUpdating'),
    optimistic: itemRemoval,
  })
  return mutate
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
