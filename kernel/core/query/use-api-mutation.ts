import {
  type InvalidateQueryFilters,
  type MutationKey,
  type MutationScope,
  type QueryClient,
  type QueryFilters,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { TextRef } from '../i18n/text'
import { pauseReads } from './optimistic'

export interface OptimisticChange<Variables, Context> {
  /** The queries whose cached data changes. */
  readonly queries: QueryFilters
  /** Changes the cache, usually with `patchQueries`. @returns the rollback */
  readonly patch: (client: QueryClient, variables: Variables, context: Context) => () => unknown
}

export interface ApiMutationOptions<Variables, Answer, Context> {
  /** Sends the request and checks its answer. @throws ApiError, which fails the mutation */
  readonly call: (variables: Variables) => Promise<Answer>
  /** Toast after a success. */
  readonly success?: TextRef
  /** Toast after a failure; leave it out where the screen shows the error. */
  readonly failure?: TextRef
  /** Toast in place of `failure` when the call may have taken effect; needed if `failure` says that it has not. */
  readonly unknown?: TextRef
  /** Shows the expected result in the frame after the click, before reads are canceled and the request is sent. */
  readonly optimistic?: OptimisticChange<Variables, Context>
  /** Whether the screen says what failed: then the toast after a failure appears only if the screen has gone. */
  readonly showsFailure?: boolean
  /** Queries to read again after the call, failed or not: a failed call may have taken effect. */
  readonly invalidates?: readonly InvalidateQueryFilters[]
  /** Key to find pending mutations with `useMutationState`. */
  readonly mutationKey?: MutationKey
  /** Mutations with the same scope are sent one after the other. */
  readonly scope?: MutationScope
  /** Keeps the variables out of the mutation cache after the call, for secrets and files. */
  readonly isForgotten?: boolean
  /** Runs at the click; its result is passed to the other callbacks. */
  readonly onMutate?: (variables: Variables) => Context
  readonly onSuccess?: (answer: Answer, variables: Variables, context: Context) => unknown
  readonly onError?: (error: Error, variables: Variables, context: Context | undefined) => unknown
}

/** Hook for all changes of server data: sends the request, shows toasts, updates the cache or rolls it back. */
export function useApiMutation<Variables = void, Answer = unknown, Context = undefined>({
  call,
  success,
  failure,
  unknown,
  showsFailure = false,
  optimistic,
  invalidates = [],
  mutationKey,
  scope,
  isForgotten,
  onMutate,
  onSuccess,
  onError,
}: ApiMutationOptions<Variables, Answer, Context>) {
  const client = useQueryClient()
  const isShowing = useRef(false)
  useEffect(() => {
    isShowing.current = showsFailure
    return () => {
      isShowing.current = false
    }
  }, [showsFailure])
  return useMutation({
    mutationFn: call,
    meta: { success, failure, unknown, isShowing },
    mutationKey,
    scope,
    gcTime: isForgotten ? 0 : undefined,
    onMutate(variables: Variables) {
      const context = onMutate?.(variables) as Context
      const rollback = optimistic?.patch(client, variables, context)
      const resumeReads = optimistic && pauseReads(client, optimistic.queries)
      return { rollback, resumeReads, context }
    },
    onSuccess(answer, variables, { resumeReads, context }) {
      // Resume before `onSuccess`, whose own reads must not count as reads that started during the request.
      resumeReads?.()
      return onSuccess?.(answer, variables, context)
    },
    onError(error, variables, result) {
      result?.rollback?.()
      // Read again in any case: a failed request may have changed data on the server.
      result?.resumeReads?.(true)
      return onError?.(error, variables, result?.context)
    },
    onSettled() {
      for (const filters of invalidates) void client.invalidateQueries(filters)
    },
  })
}
