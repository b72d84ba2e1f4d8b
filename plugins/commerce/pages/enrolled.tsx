import type { Id } from '@kernel'
import { QueryBoundary } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useSearchParams } from 'react-router'
import { cartCheckQuery } from '../api/cart-check.query'
import { $enrolledCourse } from '../model/enrolled-course'
import { CartCheckError } from '../ui/cart-check-error'
import { Confirming, Enrolled, NotPaid, PaymentUnknown } from '../ui/enrollment'
import { PaymentResult } from '../ui/payment-result'

/**
 * Screen at the end of a purchase: opened by the payment page's return URL, or directly when there was nothing to pay.
 * Anybody can open it, so without a payment session it asks the server whether the user is enrolled.
 */
export default function EnrolledPage() {
  const [search] = useSearchParams()
  const enrolledCourse = useUnit($enrolledCourse)
  const cartId = search.get('cartId') || undefined
  const sessionId = search.get('session_id') || undefined

  return (
    <Page width="wide">
      {sessionId !== undefined && cartId !== undefined ? (
        <PaymentResult key={sessionId} cartId={cartId} sessionId={sessionId} />
      ) : cartId !== undefined ? (
        <CartCheck cartId={cartId} />
      ) : enrolledCourse !== null ? (
        <Enrolled courseId={enrolledCourse} />
      ) : (
        <PaymentUnknown />
      )}
    </Page>
  )
}

function CartCheck({ cartId }: { readonly cartId: Id }) {
  const enrolledCourse = useUnit($enrolledCourse)
  const query = useQuery(cartCheckQuery(cartId))
  return (
    <QueryBoundary query={query} failed={() => <CartCheckError query={query} />} fallback={<Confirming />}>
      {({ isEnrolled, courseId }) =>
        isEnrolled ? <Enrolled courseId={courseId ?? enrolledCourse ?? undefined} /> : <NotPaid />
      }
    </QueryBoundary>
  )
}
