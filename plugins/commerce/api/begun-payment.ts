import { hrefOf, type Id, navigate, sameId, toServerTime } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { enrolledRoute } from '../contract'
import { markReturned, type OrderAttempt, recordAnswer, storedAttempts } from '../model/order-attempts'
import { storedPayments } from '../model/payment-storage'
import { commerceTexts } from '../texts'
import { checkCart, enrollmentDetected } from './check-cart'
import { useReadOrderAnswer } from './place-order'

/** Milliseconds for which a begun payment is shown: some means of payment take days. */
const shownFor = 604_800_000

/**
 * Finds the latest order whose payment was begun in this browser and is not known to be completed.
 *
 * @param productId only orders with this product
 * @returns `look` asks the server whether it was paid meanwhile; `isMissing` when it says that it was not
 */
export function useBegunPayment(productId: Id | undefined) {
  const client = useQueryClient()
  const [attempts, payments, changeAttempts, go, setEnrolledCourse] = useUnit([
    storedAttempts.$value,
    storedPayments.$value,
    storedAttempts.changeFx,
    navigate,
    enrollmentDetected,
  ])
  const readAnswer = useReadOrderAnswer()
  const addressOf = ({ answer }: OrderAttempt) => {
    const outcome = readAnswer(answer)
    return outcome?.kind === 'pay' ? outcome.address : undefined
  }
  const isRegistered = ({ cartId, isReturned }: OrderAttempt) =>
    isReturned && payments.some((one) => one.orderId !== undefined && sameId(one.cartId, cartId))
  const attempt = attempts.findLast(
    (one) =>
      one.cartId !== undefined &&
      Math.abs(Date.now() - one.sentAt) < shownFor &&
      (productId === undefined || one.productIds.some((id) => sameId(id, productId))) &&
      addressOf(one) !== undefined &&
      !isRegistered(one),
  )

  const { mutate, data, isPending } = useApiMutation({
    call: ({ cartId }: OrderAttempt & { readonly cartId: Id }) => checkCart(cartId),
    failure: commerceTexts.ref('begun.error'),
    onSuccess({ isEnrolled, courseId }, paid, isCurrent) {
      // The payment page may be used up, so that the checkout asks before it orders or pays again.
      void changeAttempts((now) =>
        markReturned(isEnrolled ? recordAnswer(now, paid, 'enrolled') : now, paid.cartId),
      )
      // Courses, payments and the cart may have changed without this browser.
      void client.invalidateQueries()
      if (!isEnrolled || !isCurrent()) return
      setEnrolledCourse(courseId ?? paid.productIds[0])
      go({ to: hrefOf(enrolledRoute, {}, { cartId: paid.cartId }) })
    },
  })
  if (attempt?.cartId === undefined) return undefined
  const begun = { ...attempt, cartId: attempt.cartId }
  return {
    begunAt: toServerTime(attempt.sentAt),
    address: addressOf(attempt),
    look: () => mutate(begun),
    isLooking: isPending,
    isMissing: data?.isEnrolled === false && !isPending,
  }
}
