import { useHref, useTexts } from '@kernel'
import { type ListRowProps, useFormats, useMoney } from '@kernel/parts'
import { Badge, chevronRightIcon, Icon, TextLink, VisuallyHidden } from '@kernel/ui'
import { billingRoute } from '../contract'
import type { Payment } from '../model/payment'
import { isVoid } from '../model/status'
import { billingTexts } from '../texts'
import { paymentRowRecipe } from './payment-row.recipe'
import { useStatus } from './use-status'

/** Visible heads of the columns on wide screens; screen readers read the labels in each row. */
export function PaymentHead() {
  const t = useTexts(billingTexts)
  return (
    <div aria-hidden="true" className={paymentRowRecipe().head}>
      <span>{t['list.date']()}</span>
      <span>{t['list.course']()}</span>
      <span>{t['list.payment']()}</span>
      <span>{t['list.order']()}</span>
      <span>{t['list.amount']()}</span>
    </div>
  )
}

interface PaymentRowProps {
  readonly payment: Payment
  readonly row: ListRowProps
}

/** Row of one payment. */
export function PaymentRow({ payment, row }: PaymentRowProps) {
  const t = useTexts(billingTexts)
  const href = useHref()
  const money = useMoney()
  const { mediumDate } = useFormats()
  const statusOf = useStatus()
  const styles = paymentRowRecipe()
  const name = payment.courseTitle || t['list.noTitle']()
  const statuses = [
    { name: t['list.payment'](), isMain: true, ...statusOf.payment(payment.paymentStatus) },
    { name: t['list.order'](), isMain: false, ...statusOf.order(payment.orderStatus) },
  ]

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
          {statuses.map((status) => (
            <div key={status.name} className={styles.status}>
              <dt>
                <VisuallyHidden>{status.name}</VisuallyHidden>
              </dt>
              <dd>
                {/* One badge in a row: the status of the order nearly always follows from it. */}
                {status.isMain ? (
                  <Badge tone={status.tone} className={styles.badge}>
                    {status.label}
                  </Badge>
                ) : (
                  <span className={styles.order}>{status.label}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p data-void={isVoid(payment.paymentStatus) || undefined} className={styles.amount}>
          {payment.amount ? money(payment.amount) : t['list.noAmount']()}
        </p>
        <TextLink
          to={href(billingRoute, {}, { payment: payment.key })}
          variant="plain"
          isStretched
          className={styles.more}
        >
          <Icon of={chevronRightIcon} size="sm" />
          <VisuallyHidden>{t['receipt.open.of']({ name })}</VisuallyHidden>
        </TextLink>
      </article>
    </li>
  )
}
