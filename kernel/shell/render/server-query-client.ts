import type { QueryClient } from '@tanstack/react-query'
import { createQueryClient } from '../../core/query/query-client'

/** Creates a query client whose queries suspend until they are answered. Failed queries throw: the browser retries them. */
export function createServerQueryClient(): QueryClient {
  const client = createQueryClient({ onFailure: () => undefined, onSuccess: () => undefined })
  const { queries } = client.getDefaultOptions()
  client.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Number.POSITIVE_INFINITY } })
  const withDefaults = client.defaultQueryOptions.bind(client) as (options: object) => object
  return Object.assign(client, {
    // Suspending would also send disabled queries.
    defaultQueryOptions: (options: { readonly enabled?: unknown }) => ({
      ...withDefaults(options),
      suspense: options.enabled !== false,
    }),
  })
}
