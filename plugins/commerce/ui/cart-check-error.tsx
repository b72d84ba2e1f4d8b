import { useTexts } from '@kernel'
import { ErrorNotice } from '@kernel/parts'
import type { UseQueryResult } from '@tanstack/react-query'
import { commerceTexts } from '../texts'
import { BackToCart } from './back-to-cart'
import { EnrollmentHeader } from './enrollment'

/** Error shown when it cannot be determined whether the user is enrolled. */
export function CartCheckError({ query }: { readonly query: UseQueryResult<unknown> }) {
  const t = useTexts(commerceTexts)
  return (
    <>
      <EnrollmentHeader />
      <ErrorNotice
        titleAs="h2"
        title={t['cart.notLoaded']()}
        detail={t['cart.errorGetting']()}
        error={query.error}
        isTrying={query.isFetching}
        onRetry={() => query.refetch()}
        otherwise={<BackToCart />}
      />
    </>
  )
}
