import { expect, rs, test } from '@rstest/core'
import { ApiError } from '../http/api-error'
import { createQueryClient } from './query-client'

/** Runs a query that always fails with `error`; returns the number of its requests. */
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
  ['a 403 response', new ApiError('forbidden', { status: 403 }), 1],
  ['an unreadable response', new ApiError('invalid-response'), 2],
  ['a 404 response', new ApiError('not-found', { status: 404 }), 1],
  ['a Retry-After of 30 s', new ApiError('tooMany', { status: 429, retryAfter: 30 }), 1],
  ['a TypeError', new TypeError('x is not a function'), 1],
]
for (const [name, error, times] of cases)
  test(`a query ${times === 1 ? 'is not retried' : 'is retried once'} after ${name}`, async () => {
    expect(await attempts(error)).toBe(times)
  })

test('a failed mutation is not retried', async () => {
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

test('a query retries after the seconds of a short Retry-After header', async () => {
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
