import { useTexts, useTranslate } from '@kernel'
import type { BadgeProps } from '@kernel/ui'
import { knownOrder, knownPayment } from '../model/status'
import { billingTexts } from '../texts'

/** Words for statuses in the reader's language; a word that nobody knows is shown as the server wrote it. */
export function useStatus() {
  const t = useTexts(billingTexts)
  const say = useTranslate()
  const spoken =
    (find: typeof knownPayment) =>
    (status: string): { label: string; tone: NonNullable<BadgeProps['tone']> } => {
      const known = find(status)
      const label = known ? say(billingTexts.ref(known.text)) : status || t['status.none']()
      return { label, tone: known?.tone ?? 'neutral' }
    }
  return { payment: spoken(knownPayment), order: spoken(knownOrder) }
}
