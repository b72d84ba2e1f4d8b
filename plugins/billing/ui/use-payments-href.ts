import { useHref } from '@kernel'
import { useSearchParams } from 'react-router'
import { billingRoute } from '../contract'

/**
 * Returns a function that builds the URL of a payment, or of the list without a key. It keeps the other parameters, so
 * that the way back from a payment leads to the same search, filter and order.
 */
export function usePaymentsHref(): (key?: string) => string | undefined {
  const href = useHref()
  const [search] = useSearchParams()
  return (payment) => href(billingRoute, {}, { ...Object.fromEntries(search), payment })
}
