import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { QueryObserver } from '@tanstack/react-query'
import { ApiError } from '../http/api-error'
import { createQueryClient } from './query-client'
import { readWhenDue } from './read-when-due'

beforeEach(() => void rs.useFakeTimers())
afterEach(() => void rs.useRealTimers())

/** A server that answers once with 503 and a `Retry-After`. */
function busyServer(retryAfter: string | undefined) {
  const client = createQueryClient({ onFailure: () => undefined, onSuccess: () => undefined })
  const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter })
  const read = rs.fn(async () => {
    if (read.mock.calls.length > 1) return 'data'
    throw ApiError.fromResponse({ status: 503, headers }, undefined)
  })
  const query = {
    queryKey: ['get', '/api/post/feed'],
    queryFn: () => readWhenDue({ client, queryKey: query.queryKey }, read),
  }
  return { client, query, read }
}

// Covers FLT-175
test.each<readonly [header: string | undefined, early: number, due: number]>([
  ['30', 29_999, 30_000],
  ['6', 5_999, 6_000],
  ['5', 4_999, 5_000],
  ['2', 1_999, 2_000],
  ['-1', 999, 1_000],
  ['0', 999, 1_000],
  ['soon', 999, 1_000],
  [undefined, 999, 1_000],
])(
  'a query that failed with Retry-After: %s is asked by nobody before the time',
  async (header, early, due) => {
    const { client, query, read } = busyServer(header)
    const first = new QueryObserver(client, query)
    const stopFirst = first.subscribe(() => undefined)
    const middle = Math.floor(early / 2)
    await rs.advanceTimersByTimeAsync(middle)
    const second = new QueryObserver(client, query)
    const stopSecond = second.subscribe(() => undefined)
    await rs.advanceTimersByTimeAsync(early - middle)
    expect(read).toHaveBeenCalledTimes(1)
    await rs.advanceTimersByTimeAsync(due - early)
    await first.refetch()
    expect(first.getCurrentResult().data).toBe('data')
    stopFirst()
    stopSecond()
  },
)

// Covers FLT-175
test('another query is asked although one has to wait', async () => {
  const { client, query, read } = busyServer('30')
  await client.fetchQuery(query).catch(() => undefined)
  expect(await client.fetchQuery({ ...query, queryKey: ['other'], queryFn: read })).toBe('data')
})

// Covers FLT-175
test('a person who tries again before the time sees the same reason at once', async () => {
  const { client, query, read } = busyServer('30')
  const observer = new QueryObserver(client, query)
  const stop = observer.subscribe(() => undefined)
  await rs.advanceTimersByTimeAsync(0)
  const { error } = observer.getCurrentResult()
  expect((await observer.refetch()).error).toBe(error)
  expect(read).toHaveBeenCalledTimes(1)
  stop()
})
