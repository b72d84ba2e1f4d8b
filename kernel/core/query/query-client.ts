import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { outcomeOf } from '../http/outcome'
import type { TextRef } from '../i18n/text'
import { forgetPageAnswers } from './page-answers'
import { maxRetryAfter } from './read-when-due'
import { UndoneError } from './undone-error'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Excludes the query from persisted caches (decision:nostr-key). */
      readonly isSecret?: boolean
      /** Whether the offline copy stores the answer: see `apiQuery`. */
      readonly keepOffline?: boolean
    }
    mutationMeta: {
      /** Text of a toast when the mutation fails; leave it out where the screen shows the error. */
      readonly failure?: TextRef
      /** Text in place of `failure` when the mutation may have taken effect. */
      readonly unknown?: TextRef
      /** Whether what the mutation changes is read again after it has failed. */
      readonly isReadAgain?: boolean
      readonly success?: TextRef
      /** Whether a screen says what failed, so that no toast needs to. */
      readonly isShowing?: { readonly current: (() => boolean) | null }
    }
  }
}

interface Listeners {
  /** @param isUnsure whether the change may have been made: what is read again tells */
  readonly onFailure: (failure: TextRef, error: unknown, isUnsure: boolean) => void
  readonly onSuccess: (success: TextRef) => void
}

const maxRetries = 1

// Notify observers in a microtask: a busy device may handle a second click before the default timer, and that click
// must already see the pending mutation.
notifyManager.setScheduler(queueMicrotask)

/** Creates the query client of a session, so that no data or late mutation of a user reaches the next user. */
export function createQueryClient({ onFailure, onSuccess }: Listeners): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache(),
    mutationCache: new MutationCache({
      onError(error, _variables, _context, { meta }) {
        const { isUncertain, kind, reason } = outcomeOf(error)
        const unknown = isUncertain ? meta?.unknown : undefined
        const text = unknown ?? meta?.failure
        const isSent = isUncertain && kind !== 'unreachable' && reason !== undefined
        if (text && !meta?.isShowing?.current?.() && !(error instanceof UndoneError))
          onFailure(text, error, isSent && !unknown && meta?.isReadAgain === true)
      },
      onSuccess(_data, _variables, _context, mutation) {
        forgetPageAnswers()
        if (mutation.meta?.success) onSuccess(mutation.meta.success)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // In other network modes, TanStack Query silently pauses requests while the browser reports no connection.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry(failures, error) {
          const { isRetryable, retryAfter } = outcomeOf(error)
          return failures < maxRetries && isRetryable && retryAfter <= maxRetryAfter
        },
        retryDelay: (_, error) => outcomeOf(error).retryAfter * 1_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
