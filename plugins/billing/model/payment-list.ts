import { type Money, searchItems, sum } from '@kernel/parts'
import type { Payment } from './payment'
import { knownPayment } from './status'

export const sortOrders = ['oldest', 'course'] as const
export type SortOrder = (typeof sortOrders)[number]

/** What the words of servers for the same status have in common. */
const meaningOf = (status: string): string => knownPayment(status)?.text ?? status

/** Whether two words of servers name the same status, such as `paid` and `succeeded`. */
export const isSameStatus = (a: string, b: string): boolean => meaningOf(a) === meaningOf(b)

/** The statuses of payments, each in the first of the server's words for it. */
export function statusesOf(payments: readonly Payment[]): readonly string[] {
  const first = new Map<string, string>()
  for (const { paymentStatus: status } of payments) {
    const meaning = meaningOf(status)
    if (status && !first.has(meaning)) first.set(meaning, status)
  }
  return [...first.values()]
}

interface Arrangement {
  readonly searchText: string
  /** The status in one of the server's words for it; empty for all. */
  readonly status: string
  /** Undefined: newest first, as the payments are given. */
  readonly sort: SortOrder | undefined
  /** Compares titles by the rules of the current language. */
  readonly compareTitles: (a: string, b: string) => number
}

/** Searches, filters and sorts payments that are given newest first. */
export function arrangePayments(
  payments: readonly Payment[],
  { searchText, status, sort, compareTitles }: Arrangement,
): readonly Payment[] {
  const found = searchItems(
    status ? payments.filter(({ paymentStatus }) => isSameStatus(paymentStatus, status)) : payments,
    searchText,
    ({ courseTitle }) => courseTitle,
  )
  if (sort === 'oldest') return found.toReversed()
  return sort === 'course' ? found.toSorted((a, b) => compareTitles(a.courseTitle, b.courseTitle)) : found
}

export const readSortOrder = (text: string | null): SortOrder | undefined =>
  sortOrders.find((order) => order === text)

const summed = ['status.paid', 'status.pending'] as const

export interface PaymentTotal {
  readonly status: (typeof summed)[number]
  readonly total: Money
  readonly count: number
}

/** Adds up the paid amounts, then the pending ones, by currency in the order in which the currencies first appear. */
export function paymentTotals(payments: readonly Payment[]): readonly PaymentTotal[] {
  return summed.flatMap((status) => {
    const all = payments.flatMap(({ amount, paymentStatus }) =>
      amount && knownPayment(paymentStatus)?.text === status ? [amount] : [],
    )
    return [...new Set(all.map(({ currency }) => currency))].map((currency) => {
      const amounts = all.filter((amount) => amount.currency === currency)
      return { status, total: sum(amounts, currency), count: amounts.length }
    })
  })
}

/** The name of a currency in a language, such as "US dollar"; its code when unknown. */
export function currencyName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code
  } catch {
    // Servers may send a code that is not made of three letters.
    return code
  }
}
