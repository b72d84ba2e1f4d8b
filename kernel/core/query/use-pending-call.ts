import {
  type Mutation,
  type MutationKey,
  matchMutation,
  useIsMutating,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/**
 * Follows the calls of a mutation key, also those of a form that was closed and opened again before the answer.
 *
 * @param mutationKey the key of the mutation, see {@link ApiMutationOptions}
 * @param onSuccess called with the answer when such a call succeeds
 * @returns whether such a call is pending
 */
export function usePendingCall<Answer>(
  mutationKey: MutationKey,
  onSuccess: (answer: Answer) => void,
): boolean {
  const client = useQueryClient()
  const report = useEffectEvent((mutation: Mutation) => {
    if (matchMutation({ mutationKey }, mutation)) onSuccess(mutation.state.data as Answer)
  })
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        // Other events happen while React renders.
        if (event.type === 'updated' && event.action.type === 'success') report(event.mutation)
      }),
    [client],
  )
  return useIsMutating({ mutationKey }) > 0
}
