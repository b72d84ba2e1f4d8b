import { expect, rs, test } from '@rstest/core'
import { ApiError } from '../http/api-error'
import { createQueryClient } from './query-client'

/** How often a reading is tried that fails each time. */
async function tries(error: Error): Promise<number> {
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
  ['a broken line', new ApiError('unreachable'), 2],
  ['silence', new ApiError('timeout'), 2],
  ['a server that fails', new ApiError('server', { status: 503 }), 2],
  ['what is forbidden', new ApiError('forbidden', { status: 403 }), 1],
  ['an answer that cannot be read', new ApiError('invalid-response'), 2],
  ['what is not there', new ApiError('not-found', { status: 404 }), 1],
  ['a server that asks for a long pause', new ApiError('tooMany', { status: 429, retryAfter: 30 }), 1],
  ['a mistake of ours', new TypeError('x is not a function'), 1],
]
for (const [name, error, times] of cases)
  test(`a reading that meets ${name} is tried ${times === 1 ? 'once' : 'once more'}, and never again`, async () => {
    expect(await tries(error)).toBe(times)
  })

test('what changes something is never tried again by itself', async () => {
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

test('a server that asks for a short pause has it before it is read from again', async () => {
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
