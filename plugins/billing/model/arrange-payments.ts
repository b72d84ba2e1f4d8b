import { searchItems } from '@kernel/parts'
import type { Payment } from './payment'

export const sortOrders = ['oldest', 'course'] as const
export type SortOrder = (typeof sortOrders)[number]

interface Arrangement {
  readonly searchText: string
  /** The status in the server's words; empty for all. */
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
    status ? payments.filter(({ paymentStatus }) => paymentStatus === status) : payments,
    searchText,
    ({ courseTitle }) => courseTitle,
  )
  if (sort === 'oldest') return found.toReversed()
  return sort === 'course' ? found.toSorted((a, b) => compareTitles(a.courseTitle, b.courseTitle)) : found
}

export const readSortOrder = (text: string | null): SortOrder | undefined =>
  sortOrders.find((order) => order === text)
