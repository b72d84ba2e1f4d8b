import { type Id, useTexts } from '@kernel'
import { ErrorNotice, QueryBoundary } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useSearchParams } from 'react-router'
import { $enrolledCourse, cartCheckQuery } from '../api/check-cart'
import { usePayment } from '../api/payment'
import { commerceTexts } from '../texts'
import { Confirming, Enrolled, EnrollmentHeader, NotEnrolled } from '../ui/enrollment'
import { PaidCartAlert } from '../ui/paid-cart-alert'
import { BackToCart, CartError } from '../ui/purchase'

/**
 * Screen at the end of a purchase: opened by the payment page's return URL, or directly when there was nothing to pay.
 * Anybody can open it, so without a payment session it asks the server whether the user is enrolled.
 */
export default function EnrolledPage() {
  const [search] = useSearchParams()
  const enrolledCourse = useUnit($enrolledCourse)
  const cartId = search.get('cartId') || undefined
  const sessionId = search.get('session_id') || undefined

  if (sessionId !== undefined && cartId !== undefined)
    return <PaymentResult key={sessionId} cartId={cartId} sessionId={sessionId} />
  if (cartId !== undefined) return <CartCheck cartId={cartId} />
  return enrolledCourse === null ? <NotEnrolled isUnknown /> : <Enrolled courseId={enrolledCourse} />
}

function CartCheck({ cartId }: { readonly cartId: Id }) {
  const enrolledCourse = useUnit($enrolledCourse)
  const query = useQuery(cartCheckQuery(cartId))
  const failed = (
    <Page width="wide">
      <EnrollmentHeader isFailed />
      <CartError query={query}>
        <BackToCart />
      </CartError>
    </Page>
  )
  return (
    <QueryBoundary query={query} failed={() => failed} fallback={<Confirming />}>
      {({ isEnrolled, courseId }) =>
        isEnrolled ? <Enrolled courseId={courseId ?? enrolledCourse ?? undefined} /> : <NotEnrolled />
      }
    </QueryBoundary>
  )
}

interface PaymentResultProps {
  readonly cartId: string
  readonly sessionId: string
}

function PaymentResult({ cartId, sessionId }: PaymentResultProps) {
  const t = useTexts(commerceTexts)
  const { isPaid, error, registerAgain, order, courseId, emptying } = usePayment({ cartId, sessionId })

  if (isPaid === false) return <NotEnrolled />
  if (!isPaid && error)
    return (
      <Page width="wide">
        <EnrollmentHeader isFailed />
        <ErrorNotice
          titleAs="h2"
          title={t['enrolled.notConfirmed']()}
          detail={t['enrolled.errorRegistering']()}
          error={error}
          onRetry={registerAgain}
          otherwise={<BackToCart />}
        />
      </Page>
    )
  if (!isPaid || !order.isFetched) return <Confirming />
  const isOrderMissing = order.isError && !order.data
  return (
    <Enrolled isPaid courseId={courseId} items={order.data?.items}>
      {isOrderMissing && (
        <ErrorNotice
          title={t['enrolled.errorGettingOrder']()}
          error={order.error}
          isTrying={order.isFetching}
          onRetry={() => order.refetch()}
        />
      )}
      {!emptying.isIdle && <PaidCartAlert emptying={emptying} />}
    </Enrolled>
  )
}
