import {
  type InvalidateQueryFilters,
  type MutationKey,
  type MutationScope,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { createStaleCheck, createVisitCheck } from '../async/stale-check'
import type { TextRef } from '../i18n/text'
import { type AnyChangeKind, overlayOf, queriesOf } from './overlay'
import { UndoneError } from './undone-error'

/** The expected change of cached data by a call, whose variables are the input of the change. */
export interface OptimisticChange<Variables, Answer> extends AnyChangeKind<Variables> {
  /** Returns the data with what the server answered, in place of `apply`. */
  readonly answered?: (data: never, answer: Answer, variables: Variables) => unknown
}

export interface ApiMutationOptions<Variables, Answer> {
  /** Sends the request and checks its answer. @throws ApiError, which fails the mutation */
  readonly call: (variables: Variables) => Promise<Answer>
  /** Toast after a success. */
  readonly success?: TextRef
  /** Toast after a failure; leave it out where the screen shows the error. */
  readonly failure?: TextRef
  /** Toast in place of `failure` when the call may have taken effect; needed if `failure` says that it has not. */
  readonly unknown?: TextRef
  /** Shows the expected result in the frame after the click, until the server knows it or refuses it. */
  readonly optimistic?: OptimisticChange<Variables, Answer>
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
  /** @param isCurrent whether the person is still on the screen of the click: lead nobody else on */
  readonly onSuccess?: (answer: Answer, variables: Variables, isCurrent: () => boolean) => unknown
  readonly onError?: (error: Error, variables: Variables) => unknown
}

/** Hook for all changes of server data: sends the request, shows toasts and the expected result. */
export function useApiMutation<Variables = void, Answer = unknown>({
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
  onSuccess,
  onError,
}: ApiMutationOptions<Variables, Answer>) {
  const client = useQueryClient()
  const isShowing = useRef<() => boolean>(null)
  // In a layout effect, because an answer may come between the removal of the screen and its other effects. A screen that
  // the person has left stays while the next one loads.
  useLayoutEffect(() => {
    isShowing.current = showsFailure ? createVisitCheck() : null
    return () => {
      isShowing.current = null
    }
  }, [showsFailure])
  return useMutation({
    mutationFn: call,
    meta: {
      success,
      failure,
      unknown,
      isShowing,
      isReadAgain: Boolean(optimistic) || invalidates.length > 0,
    },
    mutationKey,
    scope,
    gcTime: isForgotten ? 0 : undefined,
    onMutate(variables: Variables) {
      const change = optimistic && overlayOf(client).begin(optimistic, variables)
      return { isCurrent: createStaleCheck(), change }
    },
    onSuccess(answer, variables, { change, isCurrent }) {
      const { answered } = optimistic ?? {}
      change?.confirm(answered && ((data) => answered(data as never, answer, variables)))
      return onSuccess?.(answer, variables, isCurrent)
    },
    onError(error, variables, result) {
      result?.change?.drop()
      // A failed call may have taken effect, and a refusal may mean that the cached data are old.
      if (optimistic && !(error instanceof UndoneError))
        void client.invalidateQueries(queriesOf(optimistic, variables))
      return onError?.(error, variables)
    },
    onSettled() {
      for (const filters of invalidates) void client.invalidateQueries(filters)
    },
  })
}
