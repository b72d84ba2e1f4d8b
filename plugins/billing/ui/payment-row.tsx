import { useTexts } from '@kernel'
import { type ListRowProps, useFormats, useMoney } from '@kernel/parts'
import { Badge, chevronRightIcon, Icon, TextLink, VisuallyHidden } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { Payment } from '../model/payment'
import { isUsualOrder, isVoid } from '../model/status'
import { billingTexts } from '../texts'
import { usePaymentsHref } from './use-payments-href'
import { useStatus } from './use-status'

const styles = {
  head: css({
    display: { base: 'none', lg: 'grid' },
    gridTemplateColumns: '[7rem minmax(0, 1fr) 10.5rem 6.5rem 1rem]',
    columnGap: '3',
    alignItems: 'center',
    minH: '10',
    ps: '4',
    pe: { base: '4', md: '3' },
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'quiet',
    '& > :nth-child(4)': { textAlign: 'end' },
  }),
  // The link of a row covers it.
  item: css({
    position: 'relative',
    borderTopWidth: '1px',
    _hover: { bg: 'subtle' },
    _first: { borderTopWidth: { base: '0', lg: '1px' } },
  }),
  row: css({
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    ps: '4',
    pe: { base: '4', md: '3' },
    py: { base: '3', lg: '2' },
    minH: { lg: '[3.5rem]' },
    textStyle: 'small',
    gridTemplateColumns: {
      base: '[auto minmax(0, 1fr) auto]',
      md: '[minmax(0, 1fr) auto auto 1rem]',
      lg: '[7rem minmax(0, 1fr) 10.5rem 6.5rem 1rem]',
    },
    gridTemplateAreas: {
      base: '"title title amount" "date statuses more"',
      md: '"title amount amount more" "date statuses statuses more"',
      lg: '"date title statuses amount more"',
    },
  }),
  title: css({ gridArea: 'title', textStyle: 'strong', overflowWrap: 'anywhere', minW: '0' }),
  date: css({ gridArea: 'date', color: 'quiet', fontSize: { lgDown: 'xs' } }),
  statuses: css({ gridArea: 'statuses', wrap: true, gap: '1.5', minW: '0' }),
  status: css({ display: 'flex', gap: '1', minW: '0' }),
  badge: css({ whiteSpace: 'normal !important', overflowWrap: 'anywhere', minW: '0' }),
  order: css({ color: 'quiet', fontSize: { lgDown: 'xs' }, overflowWrap: 'anywhere' }),
  amount: css({
    gridArea: 'amount',
    textStyle: 'strong',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    '&[data-void]': { color: 'quiet', fontWeight: 'medium', textDecoration: 'line-through' },
  }),
  more: css({
    gridArea: 'more',
    justifySelf: 'end',
    display: 'grid',
    color: 'quiet!',
    _print: { display: 'none' },
  }),
}

const hidden = css({ srOnly: true })

/** Visible heads of the columns on wide screens; screen readers read the labels in each row. */
export function PaymentHead() {
  const t = useTexts(billingTexts)
  return (
    <div aria-hidden="true" className={styles.head}>
      <span>{t['list.date']()}</span>
      <span>{t['list.course']()}</span>
      <span>{t['list.status']()}</span>
      <span>{t['list.amount']()}</span>
    </div>
  )
}

interface PaymentRowProps {
  readonly payment: Payment
  readonly row: ListRowProps
}

export function PaymentRow({ payment, row }: PaymentRowProps) {
  const t = useTexts(billingTexts)
  const paymentsHref = usePaymentsHref()
  const money = useMoney()
  const { mediumDate } = useFormats()
  const statusOf = useStatus()
  const name = payment.courseTitle || t['list.noTitle']()
  const status = statusOf.payment(payment.paymentStatus)
  // Two words for one thing would be a riddle: the order is named where its status says something else.
  const isOrderHidden = isUsualOrder(payment.paymentStatus, payment.orderStatus)

  return (
    <li {...row} className={styles.item}>
      <article aria-label={name} className={styles.row}>
        <h2 className={styles.title}>{name}</h2>
        {payment.createdAt ? (
          <time dateTime={payment.createdAt.toISOString()} className={styles.date}>
            {mediumDate(payment.createdAt)}
          </time>
        ) : (
          <span className={styles.date}>{t['list.noDate']()}</span>
        )}
        <dl className={styles.statuses}>
          <div className={styles.status}>
            <dt className={hidden}>{t['list.payment']()}</dt>
            <dd>
              <Badge tone={status.tone} className={styles.badge}>
                {status.label}
              </Badge>
            </dd>
          </div>
          <div className={isOrderHidden ? hidden : styles.status}>
            <dt className={styles.order}>{t['list.order']()}:</dt>
            <dd className={styles.order}>{statusOf.order(payment.orderStatus).label}</dd>
          </div>
        </dl>
        <p data-void={isVoid(payment.paymentStatus) || undefined} className={styles.amount}>
          {payment.amount ? money(payment.amount) : t['list.noAmount']()}
        </p>
        <TextLink to={paymentsHref(payment.key)} variant="plain" isStretched className={styles.more}>
          <Icon of={chevronRightIcon} size="sm" />
          <VisuallyHidden>{t['receipt.open.of']({ name })}</VisuallyHidden>
        </TextLink>
      </article>
    </li>
  )
}
