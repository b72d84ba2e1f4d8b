import { $session, commitPendingFx, hrefOf, type Id, navigate, toastShown } from '@kernel'
import { createStaleCheck, useApiMutation } from '@kernel/parts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { checkoutRoute, enrolledRoute } from '../contract'
import type { Cart } from '../model/cart'
import { forgetFailedRemovals } from '../model/cart-changes'
import { enrollmentDetected } from '../model/enrolled-course'
import { cartFingerprint } from '../model/order-attempts'
import { commerceTexts } from '../texts'
import { checkCart } from './cart-check.query'
import { cartScope, isCartChanging } from './change-cart'
import { cartQuery, myCartQuery } from './queries'

interface CheckoutRequest {
  readonly cartId: Id
  /** The cart as displayed, including changes that the server has not confirmed yet. */
  readonly shownCart: Cart
  /** Whether the user is still on the screen. */
  readonly isCurrent: () => boolean
}

/**
 * Leads to the checkout, or to the course when there is nothing to pay. The checkout orders the
 * cart on the server: when that differs from the cart that the user saw, the updated cart is shown instead.
 */
export function useCheckCart(addressedId: string | undefined) {
  const client = useQueryClient()
  const [session, commitPending, isCommitting, go, setEnrolledCourse, showToast] = useUnit([
    $session,
    commitPendingFx,
    commitPendingFx.pending,
    navigate,
    enrollmentDetected,
    toastShown,
  ])
  const { mutate, isPending } = useApiMutation({
    // Runs after pending cart changes, which have the same scope.
    scope: cartScope,
    async call({ cartId, shownCart }: CheckoutRequest) {
      const [serverCart, check] = await Promise.all([fetchServerCart(client, addressedId), checkCart(cartId)])
      return { ...check, isUnchanged: cartFingerprint(serverCart) === cartFingerprint(shownCart) }
    },
    failure: commerceTexts.ref('checkout.errorAdding'),
    onSuccess({ isEnrolled, courseId, isUnchanged }, { cartId, shownCart, isCurrent }) {
      // Do not open the checkout, which places the order, after the user has left the screen.
      if (!isCurrent()) return
      if (!isUnchanged || isCartChanging(client))
        return showToast({ kind: 'info', text: commerceTexts.ref('cart.changed') })
      forgetFailedRemovals(session)
      if (!isEnrolled) return go({ to: hrefOf(checkoutRoute, {}, { cartId: addressedId }) })
      setEnrolledCourse(courseId ?? shownCart.items[0]?.productId)
      go({ to: hrefOf(enrolledRoute, {}, { cartId }) })
    },
  })

  /** Removes the items whose removal can still be undone, and then checks the remaining cart. */
  async function check(cartId: Id, shownCart: Cart): Promise<void> {
    const isCurrent = createStaleCheck()
    await commitPending()
    if (isCurrent()) mutate({ cartId, shownCart, isCurrent })
  }
  return { check, isChecking: isCommitting || isPending }
}

/** Refetches the cart; the screen then shows the result. */
const fetchServerCart = (client: QueryClient, id: string | undefined): Promise<Cart> =>
  id === undefined
    ? client.fetchQuery({ ...myCartQuery(), staleTime: 0 })
    : client.fetchQuery({ ...cartQuery(id), staleTime: 0 })
