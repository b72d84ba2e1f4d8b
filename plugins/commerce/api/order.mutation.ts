import { hrefOf, navigate, toastShown, useSettings } from '@kernel'
import { createStaleCheck, requestFailed, useApiMutation, useHasSideEffects } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { enrolledRoute } from '../contract'
import type { Cart } from '../model/cart'
import { enrollmentDetected } from '../model/enrolled-course'
import commerceSettings from '../settings'
import { commerceTexts } from '../texts'
import { OrderOutcomeUnknownError, type OrderQuestion, placeOrder } from './place-order'
import { useRequiredSession } from './use-required-session'

const text = commerceTexts.ref

/** Why a cart was not ordered: the server rejected it, or the user has to decide. */
export type OrderObstacle = OrderQuestion | { readonly kind: 'refused'; readonly error: Error }

/**
 * Orders a cart and redirects to the payment page, or to the course when there is nothing to pay.
 *
 * @returns `order` places the order; called with an `obstacle`, it orders in spite of that obstacle
 */
export function usePlaceOrder(cart: Cart) {
  const client = useQueryClient()
  const requireSession = useRequiredSession()
  const { paymentHosts } = useSettings(commerceSettings)
  const hasSideEffects = useHasSideEffects()
  const [go, setEnrolledCourse, showToast, showFailure] = useUnit([
    navigate,
    enrollmentDetected,
    toastShown,
    requestFailed,
  ])

  const { mutate, data, error, isPending, variables } = useApiMutation({
    call: async (obstacle: OrderObstacle | undefined) => {
      const decidedAfter = obstacle?.kind === 'ask' ? obstacle.attempt.sentAt : undefined
      // The server may send the user straight back, without a payment page.
      const enrolledPath = `${process.env.RODA_BASE}${enrolledRoute.path}`
      const actsOnOpen = (url: URL) => url.pathname !== enrolledPath && hasSideEffects(url)
      return placeOrder({ cart, session: requireSession(), decidedAfter, paymentHosts, actsOnOpen })
    },
    onMutate: () => createStaleCheck(),
    onError(failure) {
      const title = text('shoppingCart.checkoutError')
      if (failure instanceof OrderOutcomeUnknownError)
        showToast({ kind: 'danger', text: title, detail: text('order.unknown') })
      else showFailure({ text: title, error: failure })
    },
    onSuccess(outcome, _, isCurrent) {
      // A user who left the screen finds the stored order attempt at the next checkout.
      if (!isCurrent() || outcome.kind === 'ask') return
      if (outcome.kind === 'enrolled') {
        setEnrolledCourse(cart.items[0]?.productId)
        // Refetch all queries, because enrollment changes the data of other screens.
        void client.invalidateQueries()
        return go({ to: hrefOf(enrolledRoute, {}, { cartId: cart.id }), replace: true })
      }
      try {
        // `replace`: going back from the payment page must lead to the cart. The checkout would order again.
        location.replace(outcome.address)
      } catch {
        // The browser refused the redirect to the payment page.
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
    /** The obstacle stays visible while the user's decision is carried out. */
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
