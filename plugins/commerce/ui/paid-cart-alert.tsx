import { errorMessage, useTexts, useTranslate } from '@kernel'
import { Alert, Button } from '@kernel/ui'
import type { useEmptyCart } from '../api/use-empty-cart'
import { usePaidCart } from '../api/use-paid-cart'
import { commerceTexts } from '../texts'

interface PaidCartAlertProps {
  readonly emptying: ReturnType<typeof useEmptyCart>
}

/** What was paid is still in the cart: the person empties it, or puts the note away (FLT-07). */
export function PaidCartAlert({ emptying }: PaidCartAlertProps) {
  const t = useTexts(commerceTexts)
  const say = useTranslate()
  const { payment, putAway } = usePaidCart()
  const { error, isPending, isAutomatic, empty } = emptying

  // Nothing has gone wrong as long as the call is under way.
  if (!payment || isAutomatic) return null
  return (
    <Alert
      tone="danger"
      title={t['cart.errorDeleting']()}
      onClose={putAway}
      action={
        <Button
          size="sm"
          variant="soft"
          isLoading={isPending}
          onClick={() => empty({ sessionId: payment.sessionId, isAgain: true })}
        >
          {t['cart.emptyPaid']()}
        </Button>
      }
    >
      {error && <p>{say(errorMessage(error))}</p>}
      <p>{t['cart.stillPaid']()}</p>
    </Alert>
  )
}
