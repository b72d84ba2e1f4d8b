import { useTexts } from '@kernel'
import { List, Toolbar, useFormats, useMoney } from '@kernel/parts'
import { Button, downloadIcon, Field, Page, Select } from '@kernel/ui'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { paidTotals } from '../model/paid-totals'
import type { Payment } from '../model/payment'
import { billingTexts } from '../texts'
import { downloadTable, paymentRows } from './download-payments'
import { PaymentCard } from './payment-card'
import { useStatus } from './use-status'

const filter = css({ maxW: { sm: '60' }, mb: '5', _print: { display: 'none' } })
// On phones the button shows only its icon, so that it stands beside the title.
const csv = css({ smDown: { w: 'touch', px: '0' } })
const csvLabel = css({ smDown: { srOnly: true } })
const list = css({ display: 'grid', gap: '3' })
const count = css({ textStyle: 'small', color: 'quiet', mb: '3' })

const titleOf = ({ courseTitle }: Payment) => courseTitle

/** List of all payments, or of those with the status named by `?status=`. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  const t = useTexts(billingTexts)
  const statusOf = useStatus()
  const format = useMoney()
  const { number } = useFormats()
  const [search, setSearch] = useSearchParams()
  const statusParam = search.get('status') ?? ''
  const statuses = [...new Set(payments.map(({ paymentStatus }) => paymentStatus))].filter(Boolean)
  // Ignore a status in the URL if no payment has it.
  const chosen = statuses.includes(statusParam) ? statusParam : ''
  const shown = chosen ? payments.filter(({ paymentStatus }) => paymentStatus === chosen) : payments

  const totals = paidTotals(shown).map(format).join(' + ')

  function download() {
    const columns = {
      date: t['list.date'](),
      course: t['list.course'](),
      payment: t['list.payment'](),
      order: t['list.order'](),
      amount: t['list.amount'](),
      currency: t['list.currency'](),
    }
    const labelOf = {
      payment: (status: string) => statusOf.payment(status).label,
      order: (status: string) => statusOf.order(status).label,
    }
    // Spreadsheets expect the decimal sign of the person's language.
    const decimalSign = number(0.5).includes(',') ? ',' : '.'
    downloadTable(paymentRows(shown, columns, labelOf), `${t['csv.fileName']()}.csv`, decimalSign)
  }

  return (
    <Page>
      <Toolbar
        title={t.title()}
        actions={
          <Button variant="soft" icon={downloadIcon} className={csv} onClick={download}>
            <span className={csvLabel}>{t['csv.download']()}</span>
          </Button>
        }
      />
      <Field label={t['filter.label']()} className={filter}>
        <Select
          value={chosen}
          onChange={({ target }) =>
            setSearch(target.value ? { status: target.value } : {}, { replace: true })
          }
        >
          <option value="">{t['filter.all']()}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusOf.payment(status).label}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className={count}>
        {[t['list.count']({ count: shown.length }), totals && t['list.total']({ totals })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <List
        items={shown}
        keyOf={({ key }) => key}
        name="payments"
        textOf={titleOf}
        aria-label={t.title()}
        className={list}
      >
        {(payment, row) => <PaymentCard payment={payment} row={row} />}
      </List>
    </Page>
  )
}
