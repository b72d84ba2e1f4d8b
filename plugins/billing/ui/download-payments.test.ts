import { afterEach, expect, test } from '@rstest/core'
import { readPayments } from '../model/payment'
import { paymentRows } from './download-payments'

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

const labelOf = (status: string) => status
const columns = { date: 'Date', course: '', payment: '', order: '', amount: '', currency: '' }

// Covers BIL-LIST-01
test.each([
  ['America/Sao_Paulo', '2026-03-14T01:30:00Z', '2026-03-13'],
  ['Europe/Lisbon', '2026-07-31T23:30:00Z', '2026-08-01'],
])('CSV rows have the local day of the payment in %s', (timeZone, createdAt, day) => {
  process.env.TZ = timeZone
  const payments = readPayments([{ createdAt, courseTitle: 'Clay', amount: 90, currency: 'EUR' }])
  expect(paymentRows(payments, columns, { payment: labelOf, order: labelOf })[1]?.[0]).toBe(day)
})
