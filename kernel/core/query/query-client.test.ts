import { expect, rs, test } from '@rstest/core'
import { ApiError } from '../http/api-error'
import { createQueryClient } from './query-client'

/** Number of requests of a query that always fails. */
async function attempts(error: Error): Promise<number> {
  const client = createQueryClient({ onFailure: () => undefined, onSuccess: () => undefined })
  let count = 0
  const queryFn = () => {
    count += 1
    return Promise.reject(error)
  }
  await client.fetchQuery({ queryKey: ['x'], queryFn, retryDelay: 0 }).catch(() => undefined)
  return count
}

const cases: [name: string, error: Error, times: number][] = [
  ['a network error', new ApiError('unreachable'), 2],
  ['a timeout', new ApiError('timeout'), 2],
  ['a server error', new ApiError('server', { status: 503 }), 2],
  ['a 403', new ApiError('forbidden', { status: 403 }), 1],
  ['an unreadable response', new ApiError('invalid-response'), 2],
  ['a 404', new ApiError('not-found', { status: 404 }), 1],
  ['a long Retry-After', new ApiError('tooMany', { status: 429, retryAfter: 30 }), 1],
  ['a bug', new TypeError('x is not a function'), 1],
]
for (const [name, error, times] of cases)
  test(`${times === 1 ? 'does not retry' : 'retries once'} after ${name}`, async () => {
    expect(await attempts(error)).toBe(times)
  })

test('does not retry mutations', async () => {
  const client = createQueryClient({ onFailure: () => undefined, onSuccess: () => undefined })
  let count = 0
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => {
      count += 1
      return Promise.reject(new ApiError('unreachable'))
    },
  })
  await mutation.execute(undefined).catch(() => undefined)
  expect(count).toBe(1)
})

test('waits for a short Retry-After before the retry', async () => {
  rs.useFakeTimers()
  const client = createQueryClient({ onFailure: () => undefined, onSuccess: () => undefined })
  let count = 0
  const queryFn = () => {
    count += 1
    return count === 1 ? Promise.reject(new ApiError('server', { status: 503, retryAfter: 3 })) : 'there'
  }
  const read = client.fetchQuery({ queryKey: ['x'], queryFn })
  await rs.advanceTimersByTimeAsync(2_900)
  expect(count).toBe(1)
  await rs.advanceTimersByTimeAsync(200)
  expect(await read).toBe('there')
  rs.useRealTimers()
})
