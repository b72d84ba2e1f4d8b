import { useHref, useTexts } from '@kernel'
import { useFormats, useMoney } from '@kernel/parts'
import { ButtonLink, Card, fileIcon, Icon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import type { OrderProps } from '../../commerce/contract'
import { paymentsQuery } from '../api/queries'
import { billingRoute } from '../contract'
import { isVoid } from '../model/status'
import { billingTexts } from '../texts'

const root = css({ wrap: true, gap: { base: '3', md: '5' } })
const icon = css({ color: 'quiet', mdDown: { display: 'none' } })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '[1 1 12rem]',
  columnGap: '8',
  rowGap: '2',
  '& dt': { textStyle: 'caption', color: 'quiet' },
  '& dd': { textStyle: 'label', fontVariantNumeric: 'tabular-nums' },
})
const link = css({ mdDown: { w: 'full' } })

/** Renders nothing until the payment is listed. */
export default function OrderReceipt({ names }: OrderProps) {
  const t = useTexts(billingTexts)
  const href = useHref()
  const money = useMoney()
  const { mediumDate } = useFormats()
  // The list of before the purchase lacks this payment, and may have an earlier one for the same course.
  const { data, isFetchedAfterMount, isError } = useQuery({ ...paymentsQuery(), staleTime: 0 })
  const payment = data?.find(
    ({ courseTitle, paymentStatus }) => names.includes(courseTitle) && !isVoid(paymentStatus),
  )
  if (!payment || !isFetchedAfterMount || isError) return null
  return (
    <Card as="section" isBleed aria-label={t['receipt.paid']()} className={root}>
      <Icon of={fileIcon} className={icon} />
      <dl className={facts}>
        <div>
          <dt>{t['list.amount']()}</dt>
          <dd>{payment.amount ? money(payment.amount) : t['list.noAmount']()}</dd>
        </div>
        <div>
          <dt>{t['list.date']()}</dt>
          <dd>{payment.createdAt ? mediumDate(payment.createdAt) : t['list.noDate']()}</dd>
        </div>
      </dl>
      <ButtonLink variant="soft" to={href(billingRoute, {}, { payment: payment.key })} className={link}>
        {t['receipt.view']()}
      </ButtonLink>
    </Card>
  )
}
