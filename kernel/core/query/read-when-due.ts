import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { hashKey } from '@tanstack/react-query'
import { outcomeOf } from '../http/outcome'

/** Longest `Retry-After` in seconds that a read waits for; with a longer one, it fails at once. */
export const maxRetryAfter = 5

/** The last error of each query whose `Retry-After` may not have passed. */
const errors = new WeakMap<QueryClient, Map<string, unknown>>()

/**
 * Reads, unless the server has said with `Retry-After` to wait, whoever asks: another reader, a person, or the product. Then
 * the read waits a few seconds, or fails with the same error.
 */
export async function readWhenDue<Answer>(
  { client, queryKey }: { readonly client: QueryClient; readonly queryKey: QueryKey },
  read: () => Promise<Answer>,
): Promise<Answer> {
  const ofClient = errors.get(client) ?? new Map<string, unknown>()
  errors.set(client, ofClient)
  const key = hashKey(queryKey)
  const error = ofClient.get(key)
  const wait = outcomeOf(error).retryAt - performance.now()
  if (wait > maxRetryAfter * 1_000) throw error
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(wait)))
  ofClient.delete(key)
  try {
    return await read()
  } catch (failure) {
    if (outcomeOf(failure).retryAt > 0) ofClient.set(key, failure)
    throw failure
  }
}
