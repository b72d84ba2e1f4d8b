import { useHref, useTexts } from '@kernel'
import { loadableOf, useMoney } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { maxNotices, type NoticeSourceProps } from '../../notices/contract'
import { paymentsQuery } from '../api/queries'
import { billingRoute } from '../contract'
import { knownPayment } from '../model/status'
import { billingTexts } from '../texts'

export default function usePaymentNotices({ isOpen }: NoticeSourceProps) {
  const t = useTexts(billingTexts)
  const href = useHref()
  const money = useMoney()
  const query = useQuery({ ...paymentsQuery(), enabled: isOpen })
  const paid = useMemo(
    () => query.data?.filter(({ paymentStatus }) => knownPayment(paymentStatus)?.text === 'status.paid'),
    [query.data],
  )
  return loadableOf({ data: paid, error: query.error, refetch: query.refetch }, (payments) =>
    payments.slice(0, maxNotices).map(({ key, createdAt, courseTitle, amount }) => ({
      id: key,
      title: t['notice.paid'](),
      detail: [courseTitle, amount && money(amount)].filter(Boolean).join(' · '),
      date: createdAt,
      to: href(billingRoute) ?? '',
    })),
  )
}
