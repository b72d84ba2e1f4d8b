import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http/api-error'
import type { TextRef } from '../i18n/text'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Excluded from persisted caches (decision:nostr-key). */
      readonly isSecret?: boolean
    }
    mutationMeta: {
      /** Toast on failure; leave it out where the screen shows the error. */
      readonly failure?: TextRef
      readonly success?: TextRef
    }
  }
}

interface Listeners {
  readonly onFailure: (failure: TextRef, error: unknown) => void
  readonly onSuccess: (success: TextRef) => void
}

const maxRetries = 1
/** Seconds. After a longer `Retry-After` the user decides when to retry. */
const maxRetryAfter = 5

// Not the default timer: a busy device handles two clicks in a row before it, and the second must see the pending mutation.
notifyManager.setScheduler(queueMicrotask)

/** One per session: no data and no late mutation of a user reaches the next one. */
export function createQueryClient({ onFailure, onSuccess }: Listeners): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) =>
        mutation.meta?.failure && onFailure(mutation.meta.failure, error),
      onSuccess: (_data, _variables, _context, mutation) =>
        mutation.meta?.success && onSuccess(mutation.meta.success),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Fail instead of pausing silently while the browser reports no connection.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < maxRetries &&
          error instanceof ApiError &&
          error.isRetryable &&
          error.retryAfter <= maxRetryAfter,
        retryDelay: (_, error) => (error as ApiError).retryAfter * 1_000,
        // Error boundaries show the failure and a retry button.
        throwOnError: (_error, query) => query.state.data === undefined,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
