import { amountOf, downloadFile, toIsoDate } from '@kernel/parts'
import { csvOf, type DecimalSign } from '../model/csv'
import type { Payment } from '../model/payment'

interface Columns {
  readonly date: string
  readonly course: string
  readonly payment: string
  readonly order: string
  readonly amount: string
  readonly currency: string
}

/** Returns the rows of the CSV file: dates are machine-readable, statuses translated. */
export function paymentRows(
  payments: readonly Payment[],
  columns: Columns,
  labelOf: { readonly payment: (status: string) => string; readonly order: (status: string) => string },
): (string | number)[][] {
  return [
    [columns.date, columns.course, columns.payment, columns.order, columns.amount, columns.currency],
    ...payments.map(({ createdAt, courseTitle, paymentStatus, orderStatus, amount }) => [
      // The local day, as the payment card shows it.
      createdAt ? toIsoDate(createdAt) : '',
      courseTitle,
      labelOf.payment(paymentStatus),
      labelOf.order(orderStatus),
      amount ? amountOf(amount) : '',
      amount?.currency ?? '',
    ]),
  ]
}

export function downloadTable(
  rows: Parameters<typeof csvOf>[0],
  name: string,
  decimalSign: DecimalSign,
): void {
  downloadFile(csvOf(rows, decimalSign), name, 'text/csv;charset=utf-8')
}
