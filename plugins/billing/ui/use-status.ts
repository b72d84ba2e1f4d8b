import { useTexts, useTranslate } from '@kernel'
import type { BadgeProps } from '@kernel/ui'
import { knownOrder, knownPayment } from '../model/status'
import { billingTexts } from '../texts'

/** Returns functions for the label and color of a payment or order status. Unknown words are shown unchanged. */
export function useStatus() {
  const t = useTexts(billingTexts)
  const translate = useTranslate()
  const describe =
    (find: typeof knownPayment) =>
    (status: string): { label: string; tone: NonNullable<BadgeProps['tone']> } => {
      const known = find(status)
      const label = known ? translate(billingTexts.ref(known.text)) : status || t['status.none']()
      return { label, tone: known?.tone ?? 'neutral' }
    }
  return { payment: describe(knownPayment), order: describe(knownOrder) }
}
