import { hrefOf, type Id, navigate, toastShown } from '@kernel'
import { createStaleCheck } from '@kernel/parts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { checkoutRoute, enrolledRoute } from '../contract'
import { type Cart, readCart } from '../model/cart'
import { cartFingerprint } from '../model/cart-fingerprint'
import { enrollmentDetected } from '../model/enrolled-course'
import { commerceTexts } from '../texts'
import { cartQuery, myCartQuery } from './cart.query'
import { checkCart } from './cart-check.query'
import { cartScope, isCartChanging } from './change-cart.mutation'

/** What somebody wants to pay. */
interface CheckoutRequest {
  readonly cartId: Id
  /** The cart as it was on the screen: what is not in the server's hands yet is in it. */
  readonly seen: Cart
}

/**
 * On to the checkout, or to the course where there is nothing to pay (COM-CART-02). The checkout orders whatever the
 * server holds: if that is not what was on the screen, because a change was refused or the cart was changed elsewhere, the
 * person sees it first.
 */
export function useCheckCart(addressedId: string | undefined) {
  const client = useQueryClient()
  const [go, found, showToast] = useUnit([navigate, enrollmentDetected, toastShown])
  return useMutation({
    // What is being changed in the cart comes first.
    scope: cartScope,
    async mutationFn({ cartId, seen }: CheckoutRequest) {
      const [held, check] = await Promise.all([fetchServerCart(client, addressedId), checkCart(cartId)])
      return { ...check, isAsSeen: cartFingerprint(held) === cartFingerprint(seen) }
    },
    meta: { failure: commerceTexts.ref('checkout.errorAdding') },
    onMutate: () => createStaleCheck(),
    onSuccess({ isEnrolled, courseId, isAsSeen }, { cartId, seen }, isStillHere) {
      // The checkout orders by itself.
      if (!isStillHere()) return
      if (!isAsSeen || isCartChanging(client))
        return showToast({ kind: 'info', text: commerceTexts.ref('cart.changed') })
      if (!isEnrolled) return go({ to: hrefOf(checkoutRoute, {}, { cartId: addressedId }) })
      found(courseId ?? seen.items[0]?.productId)
      go({ to: hrefOf(enrolledRoute, {}, { cartId }) })
    },
  })
}

/** The cart as the server has it now, which the screen then shows. */
async function fetchServerCart(client: QueryClient, id: string | undefined): Promise<Cart> {
  const answer = await (id === undefined
    ? client.fetchQuery({ ...myCartQuery(), staleTime: 0 })
    : client.fetchQuery({ ...cartQuery(id), staleTime: 0 }))
  return readCart(answer)
}
