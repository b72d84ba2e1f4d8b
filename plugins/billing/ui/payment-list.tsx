import { useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Button, downloadIcon, Field, Page, Select } from '@kernel/ui'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import type { Payment } from '../model/payment'
import { billingTexts } from '../texts'
import { downloadTable, paymentRows } from './download-payments'
import { PaymentCard } from './payment-card'
import { useStatus } from './use-status'

const filter = css({ maxW: { sm: '60' }, mb: '5', _print: { display: 'none' } })
const list = css({ display: 'grid', gap: '3' })
const count = css({ textStyle: 'small', color: 'quiet', mb: '3' })

/** All payments, or those of one status, which stands in the address (BIL-LIST-01). */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  const t = useTexts(billingTexts)
  const say = useStatus()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('status') ?? ''
  const statuses = [...new Set(payments.map(({ paymentStatus }) => paymentStatus))].filter(Boolean)
  // Of a status that no payment has there is nothing to show, nor to choose.
  const chosen = statuses.includes(wanted) ? wanted : ''
  const shown = chosen ? payments.filter(({ paymentStatus }) => paymentStatus === chosen) : payments

  function download() {
    const columns = {
      date: t['list.date'](),
      course: t['list.course'](),
      payment: t['list.payment'](),
      order: t['list.order'](),
      amount: t['list.amount'](),
      currency: t['list.currency'](),
    }
    const words = {
      payment: (status: string) => say.payment(status).label,
      order: (status: string) => say.order(status).label,
    }
    downloadTable(paymentRows(shown, columns, words), `${t['csv.fileName']()}.csv`)
  }

  return (
    <Page>
      <Toolbar
        title={t.title()}
        actions={
          <Button variant="soft" icon={downloadIcon} onClick={download}>
            {t['csv.download']()}
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
              {say.payment(status).label}
            </option>
          ))}
        </Select>
      </Field>
      <p role="status" className={count}>
        {t['list.count']({ count: shown.length })}
      </p>
      <ul role="list" aria-label={t.title()} className={list}>
        {shown.map((payment) => (
          <PaymentCard key={payment.key} payment={payment} />
        ))}
      </ul>
    </Page>
  )
}
