import type { Id } from '@kernel'
import { Page } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useSearchParams } from 'react-router'
import { cartCheckQuery } from '../api/cart-check.query'
import { $enrolledCourse } from '../model/enrolled-course'
import { CartCheckError } from '../ui/cart-check-error'
import { Confirming, Enrolled, NotPaid } from '../ui/enrollment'
import { PaymentResult } from '../ui/payment-result'

/**
 * The end of a purchase: back from the payment page, or at once where there was nothing to pay (COM-ENR-01). What the
 * address says alone is no proof: without either the server is asked whether the person is enrolled.
 */
export default function EnrolledPage() {
  const [search] = useSearchParams()
  const found = useUnit($enrolledCourse)
  const cartId = search.get('cartId') || undefined
  const sessionId = search.get('session_id') || undefined

  return (
    <Page>
      {sessionId !== undefined && cartId !== undefined ? (
        <PaymentResult key={sessionId} cartId={cartId} sessionId={sessionId} />
      ) : found !== null ? (
        <Enrolled courseId={found} />
      ) : cartId !== undefined ? (
        <Checked cartId={cartId} />
      ) : (
        <NotPaid />
      )}
    </Page>
  )
}

function Checked({ cartId }: { readonly cartId: Id }) {
  const query = useQuery({ ...cartCheckQuery(cartId), throwOnError: false })
  if (query.data) return query.data.isEnrolled ? <Enrolled courseId={query.data.courseId} /> : <NotPaid />
  return query.isError ? <CartCheckError query={query} /> : <Confirming />
}
