import { useTexts } from '@kernel'
import { ErrorNotice } from '@kernel/parts'
import { usePayment } from '../api/use-payment'
import { commerceTexts } from '../texts'
import { BackToCart } from './back-to-cart'
import { Confirming, Enrolled, EnrollmentHeader, NotPaid } from './enrollment'
import { PaidCartAlert } from './paid-cart-alert'

interface PaymentResultProps {
  readonly cartId: string
  readonly sessionId: string
}

/** Shown after the return from the payment page: paid, not paid, or unknown. */
export function PaymentResult({ cartId, sessionId }: PaymentResultProps) {
  const t = useTexts(commerceTexts)
  const { registering, registerAgain, isPaid, order, courseId, emptying } = usePayment({ cartId, sessionId })

  if (isPaid === false) return <NotPaid />
  if (registering.isError)
    return (
      <>
        <EnrollmentHeader />
        <ErrorNotice
          titleAs="h2"
          title={t['enrolled.notConfirmed']()}
          detail={t['enrolled.errorRegistering']()}
          error={registering.error}
          onRetry={registerAgain}
          otherwise={<BackToCart />}
        />
      </>
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
