import { useTexts } from '@kernel'
import { type ListRowProps, useFormats, useMoney } from '@kernel/parts'
import { Badge, chevronRightIcon, Icon, TextLink, VisuallyHidden } from '@kernel/ui'
import { css } from 'styled-system/css'
import type { Payment } from '../model/payment'
import { isUsualOrder, isVoid } from '../model/status'
import { billingTexts } from '../texts'
import { styles } from './payment-row.styles'
import { usePaymentsHref } from './use-payments-href'
import { useStatus } from './use-status'

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
