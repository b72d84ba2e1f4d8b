import { $session, $settings, useTexts } from '@kernel'
import { PageHead, Toolbar, useFormats, useMoney } from '@kernel/parts'
import { Badge, BrandMark, Button, Card, fileIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import type { Payment } from '../model/payment'
import { billingTexts } from '../texts'
import { usePaymentsHref } from './use-payments-href'
import { useStatus } from './use-status'

const sheet = css({
  p: { base: '6', sm: '12' },
  // Print the receipt without the rest of the screen, in black.
  _print: {
    p: '0',
    borderWidth: '0',
    shadow: '[none]',
    bg: 'white',
    color: '[#000]',
    // The selector must end with `&` for Panda CSS to apply its styles, so `& &` is added, which never matches.
    'body:has(&) *:not(:has(&), &, & *), & &': { display: 'none' },
  },
})
const head = css({ wrap: true, justifyContent: 'space-between', gap: '4', mb: '5' })
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  textStyle: 'subheading',
  overflowWrap: 'anywhere',
})
const quiet = css({ textStyle: 'caption', color: 'quiet', _print: { color: '[#000]' } })
const amount = css({ textStyle: 'display', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
const print = css({ smDown: { w: 'touch', px: '0' } })
const printWords = css({ smDown: { srOnly: true } })
const facts = css({
  display: 'grid',
  gap: { base: '3', sm: '4' },
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(3, minmax(0, 1fr))]' },
  my: '5',
  py: '4',
  borderBlockWidth: '1px',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '& > div': { smDown: { display: 'grid', gap: '3', gridTemplateColumns: '[7rem minmax(0, 1fr)]' } },
})
const fact = css({ fontWeight: 'medium' })
const line = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  py: '2',
  textStyle: 'small',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4',
  mt: '2',
  pt: '3',
  borderTopWidth: '1px',
  borderColor: 'text',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
})

export function Receipt({ payment }: { readonly payment: Payment }) {
  const t = useTexts(billingTexts)
  const paymentsHref = usePaymentsHref()
  const money = useMoney()
  const { mediumDate } = useFormats()
  const statusOf = useStatus()
  const [session, settings] = useUnit([$session, $settings])
  const person = session?.person
  const status = statusOf.payment(payment.paymentStatus)
  const title = status.tone === 'success' ? t['receipt.paid']() : t['receipt.title']()
  const sum = payment.amount ? money(payment.amount) : t['list.noAmount']()
  const date = payment.createdAt ? mediumDate(payment.createdAt) : t['list.noDate']()

  return (
    <>
      <PageHead title={[payment.courseTitle, title].filter(Boolean).join(' · ')} />
      <Toolbar
        title={title}
        backTo={paymentsHref()}
        actions={
          <Button icon={fileIcon} className={print} onClick={() => window.print()}>
            <span className={printWords}>{t['receipt.print']()}</span>
          </Button>
        }
      />
      <Card as="section" aria-label={title} padding="none" className={sheet}>
        <div className={head}>
          <p className={brand}>
            <BrandMark logo={settings.brand.logo} />
            {settings.brand.name}
          </p>
          <Badge tone={status.tone}>{status.label}</Badge>
        </div>
        <p className={quiet}>{title}</p>
        <p className={amount}>{sum}</p>
        <p className={quiet}>{date}</p>
        <dl className={facts}>
          {person && (
            <div>
              <dt className={quiet}>{t['receipt.person']()}</dt>
              <dd className={fact}>
                {person.name}
                {person.email && <p className={quiet}>{person.email}</p>}
              </dd>
            </div>
          )}
          <div>
            <dt className={quiet}>{t['list.payment']()}</dt>
            <dd className={fact}>{status.label}</dd>
          </div>
          <div>
            <dt className={quiet}>{t['list.order']()}</dt>
            <dd className={fact}>{statusOf.order(payment.orderStatus).label}</dd>
          </div>
        </dl>
        <dl>
          <div className={line}>
            <dt className={quiet}>{t['list.course']()}</dt>
            <dd className={fact} dir="auto">
              {payment.courseTitle || t['list.noTitle']()}
            </dd>
          </div>
          <div className={total}>
            <dt>{t['list.amount']()}</dt>
            <dd>{sum}</dd>
          </div>
        </dl>
      </Card>
    </>
  )
}
