import { hrefOf, navigate, toastShown, useSettings } from '@kernel'
import { createStaleCheck, requestFailed, useHasSideEffects } from '@kernel/parts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { enrolledRoute } from '../contract'
import type { Cart } from '../model/cart'
import { enrollmentDetected } from '../model/enrolled-course'
import commerceSettings from '../settings'
import { commerceTexts } from '../texts'
import { OrderOutcomeUnknownError, type OrderQuestion, placeOrder } from './place-order'
import { useUserStorage } from './use-user-storage'

const text = commerceTexts.ref

/** What keeps a cart from being ordered: the server's refusal, or a question to the person. */
export type OrderObstacle = OrderQuestion | { readonly kind: 'refused'; readonly error: Error }

/**
 * Orders a cart and leads on to where it is paid, or to the course where there is nothing to pay (COM-PAY-01).
 *
 * @returns `order`; given the obstacle that the person saw, it orders in spite of it
 */
export function usePlaceOrder(cart: Cart) {
  const client = useQueryClient()
  const openKeep = useUserStorage()
  const { paymentHosts } = useSettings(commerceSettings)
  const actsOnOpen = useHasSideEffects()
  const [go, found, showToast, tellFailure] = useUnit([
    navigate,
    enrollmentDetected,
    toastShown,
    requestFailed,
  ])

  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: async (seen: OrderObstacle | undefined) => {
      const decidedAfter = seen?.kind === 'ask' ? seen.attempt.sentAt : undefined
      return placeOrder({ cart, keep: openKeep(), decidedAfter, paymentHosts, actsOnOpen })
    },
    onMutate: () => createStaleCheck(),
    onError(failure) {
      const title = text('shoppingCart.checkoutError')
      if (failure instanceof OrderOutcomeUnknownError)
        showToast({ kind: 'danger', text: title, detail: text('order.unknown') })
      else tellFailure({ text: title, error: failure })
    },
    onSuccess(outcome, _, isStillHere) {
      // For whoever has gone on the order is remembered.
      if (!isStillHere() || outcome.kind === 'ask') return
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

  return {
    order: mutate,
    isOrdering: isPending,
    /** It stays in sight while the person's decision is being carried out. */
    obstacle: isPending ? variables : obstacleOf(data, error),
    address: data?.kind === 'pay' ? data.address : undefined,
  }
}

function obstacleOf(
  data: Awaited<ReturnType<typeof placeOrder>> | undefined,
  error: Error | null,
): OrderObstacle | undefined {
  if (error instanceof OrderOutcomeUnknownError)
    return { kind: 'ask', attempt: error.attempt, outcome: undefined }
  if (error) return { kind: 'refused', error }
  return data?.kind === 'ask' ? data : undefined
}
