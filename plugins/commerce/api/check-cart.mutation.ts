import { goTo, hrefOf, type Id, markVisit } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { checkoutRoute, enrolledRoute } from '../contract'
import type { Cart } from '../model/cart'
import { enrolledFound } from '../model/enrolled-course'
import { commerceTexts } from '../texts'
import { checkCart } from './cart-check.query'
import { cartScope } from './change-cart.mutation'

/** On to the checkout, or to the course where there is nothing to pay (COM-CART-02). */
export function useCheckCart(cart: Cart, addressedId: string | undefined) {
  const [go, found] = useUnit([goTo, enrolledFound])
  return useMutation({
    // What is being changed in the cart comes first.
    scope: cartScope,
    mutationFn: (cartId: Id) => checkCart(cartId),
    meta: { failure: commerceTexts.ref('checkout.errorAdding') },
    onMutate: () => markVisit(),
    onSuccess({ isEnrolled, courseId }, cartId, isStillHere) {
      // The checkout orders by itself.
      if (!isStillHere()) return
      if (!isEnrolled) return go({ to: hrefOf(checkoutRoute, {}, { cartId: addressedId }) })
      found(courseId ?? cart.items[0]?.productId)
      go({ to: hrefOf(enrolledRoute, {}, { cartId }) })
    },
  })
}
