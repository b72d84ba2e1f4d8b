import { amountOf, toIsoDate } from '@kernel/parts'
import { csvOf } from '../model/csv'
import type { Payment } from '../model/payment'

/** The words of the table, in the reader's language. */
interface Columns {
  readonly date: string
  readonly course: string
  readonly payment: string
  readonly order: string
  readonly amount: string
  readonly currency: string
}

/** Dates and amounts as programs read them; statuses as people do. */
export function paymentRows(
  payments: readonly Payment[],
  columns: Columns,
  say: { readonly payment: (status: string) => string; readonly order: (status: string) => string },
): string[][] {
  return [
    [columns.date, columns.course, columns.payment, columns.order, columns.amount, columns.currency],
    ...payments.map(({ createdAt, courseTitle, paymentStatus, orderStatus, amount }) => [
      // The day that the cards show, too.
      createdAt ? toIsoDate(createdAt) : '',
      courseTitle,
      say.payment(paymentStatus),
      say.order(orderStatus),
      amount ? String(amountOf(amount)) : '',
      amount?.currency ?? '',
    ]),
  ]
}

/** Hands a table to the browser as a file. */
export function downloadTable(rows: readonly (readonly string[])[], name: string): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address))
}
