import { expect, test } from '@rstest/core'
import { readPayments } from './payment'
import { arrangePayments, paidTotals, statusesOf } from './payment-list'

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
