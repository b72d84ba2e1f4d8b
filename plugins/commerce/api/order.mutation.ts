import { goTo, hrefOf, markVisit, toastShown, useSettings } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { enrolledRoute } from '../contract'
import type { Cart } from '../model/cart'
import { enrolledFound } from '../model/enrolled-course'
import commerceSettings from '../settings'
import { commerceTexts } from '../texts'
import { placeOrder } from './place-order'
import { usePersonKey } from './use-person-key'

const text = commerceTexts.ref

/** Orders a cart and leads on to where it is paid, or to the course where there is nothing to pay (COM-PAY-01). */
export function usePlaceOrder(cart: Cart) {
  const client = useQueryClient()
  const person = usePersonKey()
  const { paymentHosts } = useSettings(commerceSettings)
  const [go, found, showToast] = useUnit([goTo, enrolledFound, toastShown])

  return useMutation({
    mutationFn: ({ isAgain }: { readonly isAgain: boolean }) =>
      placeOrder({ cart, person, isAgain, paymentHosts }),
    meta: { failure: text('shoppingCart.checkoutError') },
    onMutate: () => markVisit(),
    onSuccess(outcome, _, isStillHere) {
      // For whoever has gone on the order is remembered.
      if (!isStillHere()) return
      if (outcome.kind === 'enrolled') {
        found(cart.items[0]?.productId)
        // Whoever is enrolled now has more to see on other screens.
        void client.invalidateQueries()
        return go({ to: hrefOf(enrolledRoute, {}, { cartId: cart.id }), replace: true })
      }
      try {
        // In place of this screen: back from the payment page leads to the cart, and not into it again.
        location.replace(outcome.address)
      } catch {
        // The browser itself does not want to go there.
        showToast({
          kind: 'danger',
          text: text('shoppingCart.checkoutError'),
          detail: text('checkout.navigationFailed'),
        })
      }
    },
  })
}
