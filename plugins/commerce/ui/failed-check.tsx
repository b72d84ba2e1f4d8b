import { FailedNotice, useTexts } from '@kernel'
import type { UseQueryResult } from '@tanstack/react-query'
import { commerceTexts } from '../texts'
import { BackToCart } from './back-to-cart'
import { EnrolmentHead } from './enrolment'

/** Whether somebody is enrolled could not be found out. */
export function FailedCheck({ query }: { readonly query: UseQueryResult<unknown> }) {
  const t = useTexts(commerceTexts)
  return (
    <>
      <EnrolmentHead />
      <FailedNotice
        title={t['cart.errorGetting']()}
        error={query.error}
        isTrying={query.isFetching}
        onRetry={() => query.refetch()}
        otherwise={<BackToCart />}
      />
    </>
  )
}
