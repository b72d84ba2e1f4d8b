import { useHref, useTexts } from '@kernel'
import { loadableOf, useMoney } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { maxNotices, type NoticeSourceProps } from '../../notices/contract'
import { paymentsQuery } from '../api/queries'
import { billingRoute } from '../contract'
import { knownPayment } from '../model/status'
import { billingTexts } from '../texts'

export default function usePaymentNotices({ isOpen }: NoticeSourceProps) {
  const t = useTexts(billingTexts)
  const href = useHref()
  const money = useMoney()
  return loadableOf(useQuery({ ...paymentsQuery(), enabled: isOpen }), (payments) =>
    payments
      .filter(({ paymentStatus }) => knownPayment(paymentStatus)?.text === 'status.paid')
      .slice(0, maxNotices)
      .map(({ key, createdAt, courseTitle, amount }) => ({
        id: key,
        title: t['notice.paid'](),
        detail: [courseTitle, amount && money(amount)].filter(Boolean).join(' · '),
        date: createdAt,
        to: href(billingRoute) ?? '',
      })),
  )
}
