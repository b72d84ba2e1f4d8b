import { expect, test } from '@rstest/core'
import { readPayments } from './payment'
import { arrangePayments, paymentTotals, statusesOf } from './payment-list'

const payment = (paymentStatus: string, amount: number, currency: string) => ({
  paymentStatus,
  amount,
  currency,
  courseTitle: 'A course',
  createdAt: '2026-03-14T10:00:00Z',
})

// Covers UX-35
test('paymentTotals adds paid and pending amounts, separately for each currency', () => {
  const payments = readPayments([
    payment('Paid', 10.1, 'EUR'),
    payment('succeeded', 0.2, 'EUR'),
    payment('Refunded', 99, 'EUR'),
    payment('Paid', 500, 'JPY'),
    payment('a new word', 7, 'USD'),
    payment('Pending', 8, 'EUR'),
    payment('Paid', Number.NaN, 'USD'),
  ])
  expect(paymentTotals(payments)).toEqual([
    { status: 'status.paid', total: { minor: 1030, currency: 'EUR' }, count: 2 },
    { status: 'status.paid', total: { minor: 500, currency: 'JPY' }, count: 1 },
    { status: 'status.pending', total: { minor: 800, currency: 'EUR' }, count: 1 },
  ])
})

// Covers BIL-LIST-01
test('the filter offers each status once, and finds its payments whatever word the server used', () => {
  const words = ['Paid', 'paid', 'succeeded', 'canceled', 'cancelled', '', 'a new word']
  const payments = readPayments(words.map((word) => payment(word, 10, 'EUR')))
  expect(statusesOf(payments)).toEqual(['Paid', 'canceled', 'a new word'])
  const found = (status: string) =>
    arrangePayments(payments, { searchText: '', status, sort: undefined, compareTitles: () => 0 }).map(
      ({ paymentStatus }) => paymentStatus,
    )
  expect(found('succeeded')).toEqual(['Paid', 'paid', 'succeeded'])
  expect(found('cancelled')).toEqual(['canceled', 'cancelled'])
  expect(found('a new word')).toEqual(['a new word'])
  expect(found('')).toHaveLength(words.length)
})
