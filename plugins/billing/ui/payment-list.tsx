import { $languageTag, useTexts } from '@kernel'
import { List, SettingsPage, Slot, useFormats, useMoney } from '@kernel/parts'
import { Button, Card, downloadIcon, SearchInput, Select } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useDeferredValue, useId, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { paymentNotes } from '../contract'
import type { Payment } from '../model/payment'
import {
  arrangePayments,
  currencyName,
  isSameStatus,
  type PaymentTotal,
  paymentTotals,
  readSortOrder,
  statusesOf,
} from '../model/payment-list'
import { billingTexts } from '../texts'
import { downloadTable, paymentRows } from './download-payments'
import { PaymentHead, PaymentRow } from './payment-row'
import { useStatus } from './use-status'

const root = css({ mb: '5' })
const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(auto-fit, minmax(11rem, 1fr))]' },
  '& > div:where(:not(:first-child))': {
    borderTopWidth: { mdDown: '1px' },
    borderInlineStartWidth: { md: '1px' },
  },
})
const item = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[minmax(0, 1fr)]' },
  alignItems: 'center',
  columnGap: '3',
  px: '4',
  py: { base: '2', md: '3' },
})
const label = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { md: 'space-between' },
  columnGap: '2',
  textStyle: 'caption',
  color: 'quiet',
})
const currencyLabel = css({
  fontWeight: 'semibold',
  '&::first-letter': { textTransform: 'uppercase' },
  display: 'block',
})
const amount = css({
  textStyle: { base: 'subheading', md: 'title' },
  fontVariantNumeric: 'tabular-nums',
})
const pending = css({ color: 'warning', fontWeight: 'medium' })
const note = css({ textStyle: 'caption', color: 'quiet', mt: '2' })

function Totals({ totals }: { readonly totals: readonly PaymentTotal[] }) {
  const t = useTexts(billingTexts)
  const money = useMoney()
  const tag = useUnit($languageTag)
  const id = useId()
  if (totals.length === 0) return null
  return (
    <section aria-labelledby={id} className={root}>
      <Card padding="none" isBleed>
        <dl className={list}>
          {totals.map(({ status, total, count }) => (
            <div key={status + total.currency} className={item}>
              <dt className={label}>
                <span className={currencyLabel}>{currencyName(total.currency, tag)}</span>
                {status === 'status.paid' ? (
                  <span>{t['list.count']({ count })}</span>
                ) : (
                  <span className={pending}>{t[status]()}</span>
                )}
              </dt>
              <dd className={amount}>{money(total)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p id={id} className={note}>
        {t['totals.note']()}
      </p>
    </section>
  )
}

const tools = css({ display: 'flex', flexWrap: 'wrap', gap: '3', mb: '3', _print: { display: 'none' } })
const searchField = css({ flex: { base: '[1 0 100%]', md: '[1 1 12rem]' }, minW: '0' })
// On phones the two choices share a row.
const choice = css({ flex: { base: '[1 1 0]', sm: '[0 1 auto]' }, minW: '0' })
const order = css({ flex: '[0 1 auto]', minW: '0' })
// On phones the button shows only its icon, so that it stands beside the title.
const csv = css({ smDown: { w: 'touch', px: '0' } })
const csvLabel = css({ smDown: { srOnly: true } })
const count = css({ textStyle: 'caption', color: 'quiet', mt: '3' })

/** List of payments with totals by currency; `?q=`, `?status=` and `?sort=` search, filter and sort it. */
export function PaymentList({ payments }: { readonly payments: readonly Payment[] }) {
  const t = useTexts(billingTexts)
  const statusOf = useStatus()
  const { number } = useFormats()
  const tag = useUnit($languageTag)
  const [search, setSearch] = useSearchParams()
  const statusParam = search.get('status') ?? ''
  const statuses = useMemo(() => statusesOf(payments), [payments])
  const totals = useMemo(() => paymentTotals(payments), [payments])
  // Ignore a status in the URL if no payment has it.
  const status = statuses.find((one) => isSameStatus(one, statusParam)) ?? ''
  const searchText = search.get('q') ?? ''
  const sort = readSortOrder(search.get('sort'))
  const shown = arrangePayments(payments, {
    searchText: useDeferredValue(searchText.trim()),
    status,
    sort,
    compareTitles: new Intl.Collator(tag).compare,
  })

  function set(name: string, value: string) {
    // Read the current URL: after two quick choices, the rendered parameters may be stale.
    const next = new URLSearchParams(location.search)
    if (value.trim()) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true })
  }

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
    <SettingsPage
      title={t.title()}
      actions={
        <Button variant="soft" icon={downloadIcon} className={csv} onClick={download}>
          <span className={csvLabel}>{t['csv.download']()}</span>
        </Button>
      }
    >
      <Slot of={paymentNotes} props={{}} />
      <Totals totals={totals} />
      <div className={tools}>
        <div className={searchField}>
          <SearchInput
            isInAddress
            label={t['search.label']()}
            value={searchText}
            onChange={(text) => set('q', text)}
          />
        </div>
        <div className={choice}>
          <Select
            isTool
            aria-label={t['filter.label']()}
            value={status}
            onChange={({ target }) => set('status', target.value)}
          >
            <option value="">{t['filter.all']()}</option>
            {statuses.map((one) => (
              <option key={one} value={one}>
                {statusOf.payment(one).label}
              </option>
            ))}
          </Select>
        </div>
        <div className={order}>
          <Select
            isSort
            aria-label={t['sort.label']()}
            value={sort ?? ''}
            onChange={({ target }) => set('sort', target.value)}
          >
            <option value="">{t['sort.newest']()}</option>
            <option value="oldest">{t['sort.oldest']()}</option>
            <option value="course">{t['list.course']()}</option>
          </Select>
        </div>
      </div>
      {shown.length > 0 && (
        <Card padding="none" isBleed>
          <PaymentHead />
          <List items={shown} keyOf={({ key }) => key} name="payments" aria-label={t.title()}>
            {(payment, row) => <PaymentRow payment={payment} row={row} />}
          </List>
        </Card>
      )}
      <p role="status" className={count}>
        {shown.length > 0 ? t['list.count']({ count: shown.length }) : t['list.noMatch']()}
      </p>
    </SettingsPage>
  )
}
