import { ApiError } from '@kernel'
import { expect, test } from '@rstest/core'
import { isRejection } from './order-rejection'

const answered = (status: number) => ApiError.fromResponse(new Response(null, { status }), null)

// Covers FLT-03
test.each([400, 401, 402, 403, 404, 409, 413, 422, 429])(
  '%i is a rejection: nothing was ordered',
  (status) => {
    expect(isRejection(answered(status))).toBe(true)
  },
)

// Covers FLT-01
test('a call that was not sent for lack of a token is a rejection', () => {
  expect(isRejection(new ApiError('signedOut'))).toBe(true)
})

// Covers FLT-03
test.each([
  ['408', answered(408)],
  ['425', answered(425)],
  ['499', answered(499)],
  ['500', answered(500)],
  ['502', answered(502)],
  ['503', answered(503)],
  ['504', answered(504)],
  ['a timeout', new ApiError('timeout')],
  ['a broken connection', new ApiError('unreachable')],
  ['an unreadable answer', new ApiError('invalid-response', { status: 200 })],
  ['an internal error', new Error('bug')],
])('%s leaves the outcome unknown', (_, error) => {
  expect(isRejection(error)).toBe(false)
})
