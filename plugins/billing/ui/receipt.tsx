import { $session, $settings, useHref, useTexts } from '@kernel'
import { PageHead, Toolbar, useFormats, useMoney } from '@kernel/parts'
import { Button, Card, fileIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { billingRoute } from '../contract'
import type { Payment } from '../model/payment'
import { billingTexts } from '../texts'
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
const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4', mb: '8' })
const brand = css({ textStyle: 'subheading', overflowWrap: 'anywhere' })
/** Title of the printed receipt; on screen the toolbar shows the title. */
const heading = css({ textStyle: 'strong', display: 'none', _print: { display: 'block', color: '[#000]' } })
const print = css({ smDown: { w: 'touch', px: '0' } })
const printWords = css({ smDown: { srOnly: true } })
const rows = css({ '& > div + div': { borderTopWidth: '1px', borderColor: 'line' } })
const row = css({
  display: 'grid',
  gap: '1',
  columnGap: '6',
  py: '3',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[12rem minmax(0, 1fr)]' },
  '& > dt': { color: 'quiet', _print: { color: '[#000]' } },
  '& > dd': { overflowWrap: 'anywhere' },
})
const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4',
  mt: '4',
  pt: '5',
  borderTopWidth: '2px',
  borderColor: 'text',
  '& > dt': { textStyle: 'strong' },
  '& > dd': { textStyle: 'heading', fontVariantNumeric: 'tabular-nums' },
})

/** Receipt: one payment as a sheet that is printed alone. */
export function Receipt({ payment }: { readonly payment: Payment }) {
  const t = useTexts(billingTexts)
  const href = useHref()
  const money = useMoney()
  const { mediumDate } = useFormats()
  const statusOf = useStatus()
  const [session, settings] = useUnit([$session, $settings])
  const person = session?.person

  return (
    <>
      <PageHead title={[payment.courseTitle, t['receipt.title']()].filter(Boolean).join(' · ')} />
      <Toolbar
        title={t['receipt.title']()}
        backTo={href(billingRoute)}
        actions={
          <Button icon={fileIcon} className={print} onClick={() => window.print()}>
            <span className={printWords}>{t['receipt.print']()}</span>
          </Button>
        }
      />
      <Card as="section" aria-label={t['receipt.title']()} padding="none" className={sheet}>
        <div className={head}>
          <p className={brand}>{settings.brand.name}</p>
          <p className={heading}>{t['receipt.title']()}</p>
        </div>
        <dl className={rows}>
          {person && (
            <Row label={t['receipt.person']()}>{[person.name, person.email].filter(Boolean).join(' · ')}</Row>
          )}
          <Row label={t['list.date']()}>
            {payment.createdAt ? mediumDate(payment.createdAt) : t['list.noDate']()}
          </Row>
          <Row label={t['list.course']()}>{payment.courseTitle || t['list.noTitle']()}</Row>
          <Row label={t['list.payment']()}>{statusOf.payment(payment.paymentStatus).label}</Row>
          <Row label={t['list.order']()}>{statusOf.order(payment.orderStatus).label}</Row>
        </dl>
        <dl>
          <div className={total}>
            <dt>{t['list.amount']()}</dt>
            <dd>{payment.amount ? money(payment.amount) : t['list.noAmount']()}</dd>
          </div>
        </dl>
      </Card>
    </>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
