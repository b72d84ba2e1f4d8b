import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../http/api-error'
import type { TextRef } from '../i18n/text'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The answer holds something private: whatever keeps queries beyond the page leaves it out (decision:nostr-key). */
      readonly isSecret?: boolean
    }
    mutationMeta: {
      /** What the person is told when the call fails; left out where the screen says it itself. */
      readonly failure?: TextRef
      /** What the person is told when it succeeds. */
      readonly success?: TextRef
    }
  }
}

/** Whom the query client tells of what happened. */
interface Listeners {
  readonly onFailure: (failure: TextRef, error: unknown) => void
  readonly onSuccess: (success: TextRef) => void
}

const passingRetries = 1
/** A server that asks for more seconds than this is not waited for in silence: the person says when. */
const longestPause = 5

// Before the next click is heard, the screen knows of the call that the last one made: a device that is busy hears two
// of them without a moment in between, and a timer comes after both.
notifyManager.setScheduler(queueMicrotask)

/**
 * Makes the query client of one session: entries and late mutations of one person never meet the next.
 */
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
        // Whether there is a connection a call finds out: waiting in silence for one tells nobody anything.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < passingRetries &&
          error instanceof ApiError &&
          error.isRetryable &&
          error.retryAfter <= longestPause,
        retryDelay: (_, error) => (error as ApiError).retryAfter * 1_000,
        // Boundaries show the failure and offer to try again.
        throwOnError: (_error, query) => query.state.data === undefined,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
