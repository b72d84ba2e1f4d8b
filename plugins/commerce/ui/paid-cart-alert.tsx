import { errorMessage, useTexts, useTranslate } from '@kernel'
import { Alert, Button } from '@kernel/ui'
import { type useEmptyCart, usePaidCart } from '../api/paid-cart'
import { commerceTexts } from '../texts'

interface PaidCartAlertProps {
  readonly emptying: ReturnType<typeof useEmptyCart>
}

/** Alert that the cart still contains paid products: the user empties the cart or dismisses the alert. */
export function PaidCartAlert({ emptying }: PaidCartAlertProps) {
  const t = useTexts(commerceTexts)
  const translate = useTranslate()
  const { payment, dismiss } = usePaidCart()
  const { error, isPending, isAutomatic, empty } = emptying

  // Show no alert while the automatic call that empties the cart is running.
  if (!payment || isAutomatic) return null
  return (
    <Alert
      tone="danger"
      title={t['cart.errorDeleting']()}
      onClose={dismiss}
      action={
        <Button
          size="sm"
          variant="soft"
          isLoading={isPending}
          onClick={() => empty({ sessionId: payment.sessionId, isRetry: true })}
        >
          {t['cart.emptyPaid']()}
        </Button>
      }
    >
      {error && <p>{translate(errorMessage(error))}</p>}
      <p>{t['cart.stillPaid']()}</p>
    </Alert>
  )
}
