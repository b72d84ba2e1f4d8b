import { expect, test } from '@rstest/core'
import { readPayments } from './payment'
import { paidTotals } from './payment-list'

const payment = (paymentStatus: string, amount: number, currency: string) => ({
  paymentStatus,
  amount,
  currency,
  courseTitle: 'A course',
  createdAt: '2026-03-14T10:00:00Z',
})

// Covers UX-35
test('paidTotals adds only paid amounts, separately for each currency', () => {
  const payments = readPayments([
    payment('Paid', 10.1, 'EUR'),
    payment('succeeded', 0.2, 'EUR'),
    payment('Refunded', 99, 'EUR'),
    payment('Paid', 500, 'JPY'),
    payment('a new word', 7, 'USD'),
    payment('Paid', Number.NaN, 'USD'),
  ])
  expect(paidTotals(payments)).toEqual([
    { total: { minor: 1030, currency: 'EUR' }, count: 2 },
    { total: { minor: 500, currency: 'JPY' }, count: 1 },
  ])
})
