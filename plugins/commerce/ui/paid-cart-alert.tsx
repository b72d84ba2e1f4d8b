import { errorMessage, useTexts, useTranslate } from '@kernel'
import { Alert, Button } from '@kernel/ui'
import { type useEmptyCart, useIsPaymentPending, usePaidCart } from '../api/paid-cart'
import { commerceTexts } from '../texts'

/** Alert that the cart still contains paid products: the user empties the cart or dismisses the alert. */
export function PaidCartAlert({ emptying }: { readonly emptying: ReturnType<typeof useEmptyCart> }) {
  const t = useTexts(commerceTexts)
  const translate = useTranslate()
  const { payment, isBeingEmptied, dismiss } = usePaidCart()
  const isPaymentPending = useIsPaymentPending()
  const { error, isRetrying, empty } = emptying

  // Show no alert before the automatic calls have ended, in this or another tab.
  if (!payment || ((isPaymentPending || isBeingEmptied) && !isRetrying)) return null
  // The user may have left the screen that empties the cart before it did so: then nothing has failed.
  const hasFailed = payment.emptying === 'failed' && !isRetrying
  return (
    <Alert
      tone="danger"
      title={hasFailed ? t['cart.errorDeleting']() : t['cart.stillPaid']()}
      onClose={dismiss}
      action={
        <Button
          size="sm"
          variant="soft"
          isLoading={isRetrying}
          onClick={() => empty({ sessionId: payment.sessionId, isRetry: true })}
        >
          {t['cart.emptyPaid']()}
        </Button>
      }
    >
      {hasFailed && (
        <>
          {error && <p>{translate(errorMessage(error))}</p>}
          <p>{t['cart.stillPaid']()}</p>
        </>
      )}
    </Alert>
  )
}
