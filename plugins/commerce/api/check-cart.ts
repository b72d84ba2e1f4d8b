import {
  $session,
  ApiError,
  api,
  apiQuery,
  asRecord,
  commitPendingFx,
  hrefOf,
  type Id,
  navigate,
  readBoolean,
  type Schema,
  sessionStore,
  toastShown,
  unwrap,
} from '@kernel'
import { createStaleCheck, useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { createEvent } from 'effector'
import { useUnit } from 'effector-react'
import { checkoutRoute, enrolledRoute } from '../contract'
import { type Cart, readItems } from '../model/cart'
import { forgetFailedRemovals } from '../model/cart-changes'
import { cartFingerprint } from '../model/order-attempts'
import { commerceTexts } from '../texts'
import { cartScope, isCartChanging } from './change-cart'
import { cartQuery } from './queries'

/** The server reports that the user already has this course. */
export const enrollmentDetected = createEvent<Id | undefined>()

/** Id of a course that the user already owns, as the server reported on the way to the checkout. */
export const $enrolledCourse = sessionStore<Id | null>(null).on(enrollmentDetected, (_, id) => id ?? null)

/**
 * Answer of the cart check: whether the user owns everything in the cart, and the course to start with.
 */
interface CartCheck {
  readonly isEnrolled: boolean
  readonly courseId: Id | undefined
}

export const cartCheckQuery = (cartId: Id) =>
  apiQuery('/api/shoppingCart/check/{cartId}', { init: { params: { path: { cartId } } }, read: readCheck })

/** Checks a cart like `cartCheckQuery`, but always asks the server. @throws ApiError */
export const checkCart = async (cartId: Id): Promise<CartCheck> =>
  readCheck(await unwrap(api.GET('/api/shoppingCart/check/{cartId}', { params: { path: { cartId } } })))

function readCheck(answer: unknown): CartCheck {
  const { enrolled, items } = asRecord<Schema<'CartCheck'>>(answer)
  // Some servers omit `enrolled` when it is false. An answer that also lacks `items` is invalid.
  const isOmitted = (enrolled === undefined || enrolled === null) && items !== undefined
  if (!isOmitted && readBoolean(enrolled) !== readBoolean(enrolled, true))
    throw new ApiError('invalid-response', { body: answer })
  return { isEnrolled: readBoolean(enrolled), courseId: readItems(items, '')[0]?.productId }
}

interface CheckoutRequest {
  readonly cartId: Id
  /** The cart as displayed, including changes that the server has not confirmed yet. */
  readonly shownCart: Cart
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
      const [serverCart, check] = await Promise.all([
        // The screen then shows this cart.
        client.fetchQuery({ ...cartQuery(addressedId), staleTime: 0 }),
        checkCart(cartId),
      ])
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
