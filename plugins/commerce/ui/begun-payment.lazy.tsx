import { type Id, useHref, useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { Alert, Button, ButtonLink, TextLink } from '@kernel/ui'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { billingRoute } from '../../billing/contract'
import { useBegunPayment } from '../api/begun-payment'
import { cartRoute } from '../contract'
import { commerceTexts } from '../texts'

const alert = css({ mb: '6', _print: { display: 'none' } })
const line = css({ textStyle: 'caption', truncate: true })

export interface BegunPaymentProps {
  /** Only a payment of this course: one line that leads to the cart. */
  readonly courseId?: Id
}

/** Says when a payment was begun from which the person did not come back, and offers to look again or to pay. */
export default function BegunPayment({ courseId }: BegunPaymentProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const payments = href(billingRoute)
  const { mediumDate, shortDate, time } = useFormats()
  const begun = useBegunPayment(courseId)
  if (!begun) return null
  const { begunAt, address, look, isLooking, isMissing } = begun
  if (courseId !== undefined)
    return (
      <TextLink to={href(cartRoute)} className={line}>
        {t['begun.short']({ date: shortDate(begunAt) })}
      </TextLink>
    )
  const title = t['begun.title']({ date: mediumDate(begunAt), time: time(begunAt) })
  const actions = (
    <div className={flex({ wrap: 'wrap', gap: '2' })}>
      <Button size="sm" variant="soft" isLoading={isLooking} onClick={look}>
        {t['begun.look']()}
      </Button>
      <ButtonLink size="sm" variant="quiet" to={address} reloadDocument>
        {t['begun.pay']()}
      </ButtonLink>
    </div>
  )
  const missing = isMissing && (
    <p role="status">
      {t['begun.missing']()} {payments && <TextLink to={payments}>{t['order.all']()}</TextLink>}
    </p>
  )
  return (
    <Alert title={title} action={actions} className={alert}>
      {missing || <p>{t['begun.text']()}</p>}
    </Alert>
  )
}
