import { useHref, useTexts } from '@kernel'
import { type ListRowProps, useFormats, useMoney } from '@kernel/parts'
import { Badge, Card, TextLink } from '@kernel/ui'
import { css } from 'styled-system/css'
import { billingRoute } from '../contract'
import type { Payment } from '../model/payment'
import { billingTexts } from '../texts'
import { useStatus } from './use-status'

const card = css({ p: { base: '4', sm: '5' } })
const layout = css({
  display: 'grid',
  gap: '3',
  columnGap: '6',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
})
const texts = css({ display: 'grid', gap: '0.5', minW: '0' })
const title = css({ textStyle: 'strong', overflowWrap: 'anywhere' })
const date = css({ textStyle: 'small', color: 'quiet' })
const amount = css({
  textStyle: 'subheading',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
const statuses = css({
  gridColumn: { base: '[1 / -1]', sm: '[auto]' },
  display: { base: 'grid', sm: 'flex' },
  flexWrap: 'wrap',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  columnGap: { base: '3', sm: '6' },
  rowGap: '2',
})
const status = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { base: 'flex-start', sm: 'center' },
  gap: { base: '1', sm: '2' },
  minW: '0',
})
const label = css({ textStyle: 'caption', color: 'quiet' })
const whole = css({ whiteSpace: 'normal !important', overflowWrap: 'anywhere', minW: '0' })
const more = css({
  textStyle: 'small',
  gridColumn: { base: '[1 / -1]', sm: '[auto]' },
  alignSelf: 'center',
  textAlign: { sm: 'end' },
  // Invisible area that enlarges the touch target.
  position: 'relative',
  _after: { content: '""', position: 'absolute', inset: '[-12px 0]' },
  _print: { display: 'none' },
})

interface PaymentCardProps {
  readonly payment: Payment
  readonly row: ListRowProps
}

/** Card of one payment. */
export function PaymentCard({ payment, row }: PaymentCardProps) {
  const t = useTexts(billingTexts)
  const href = useHref()
  const money = useMoney()
  const { mediumDate } = useFormats()
  const statusOf = useStatus()
  const name = payment.courseTitle || t['list.noTitle']()
  const paid = statusOf.payment(payment.paymentStatus)
  const ordered = statusOf.order(payment.orderStatus)

  return (
    <Card {...row} as="li" padding="none" className={card}>
      <article aria-label={name} className={layout}>
        <div className={texts}>
          <h2 className={title}>{name}</h2>
          {payment.createdAt ? (
            <time dateTime={payment.createdAt.toISOString()} className={date}>
              {mediumDate(payment.createdAt)}
            </time>
          ) : (
            <span className={date}>{t['list.noDate']()}</span>
          )}
        </div>
        <p className={amount}>{payment.amount ? money(payment.amount) : t['list.noAmount']()}</p>
        <dl className={statuses}>
          <div className={status}>
            <dt className={label}>{t['list.payment']()}</dt>
            <dd>
              <Badge tone={paid.tone} className={whole}>
                {paid.label}
              </Badge>
            </dd>
          </div>
          <div className={status}>
            <dt className={label}>{t['list.order']()}</dt>
            <dd>
              <Badge tone={ordered.tone} className={whole}>
                {ordered.label}
              </Badge>
            </dd>
          </div>
        </dl>
        <TextLink
          to={href(billingRoute, {}, { payment: payment.key })}
          aria-label={t['receipt.open.of']({ name })}
          className={more}
        >
          {t['receipt.open']()}
        </TextLink>
      </article>
    </Card>
  )
}
