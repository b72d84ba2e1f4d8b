import { ApiError } from '@kernel'
import { expect, test } from '@rstest/core'
import { isRejection } from './order-rejection'

const answered = (status: number) => ApiError.ofAnswer(new Response(null, { status }), null)

// Covers FLT-03
test.each([400, 401, 402, 403, 404, 409, 413, 422, 429])(
  '%i is a clear refusal: nothing was ordered',
  (status) => {
    expect(isRejection(answered(status))).toBe(true)
  },
)

// Covers FLT-01
test('an order that was not sent without a token was refused', () => {
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
  ['silence', new ApiError('timeout')],
  ['a broken connection', new ApiError('unreachable')],
  ['an unreadable answer', new ApiError('invalid-response', { status: 200 })],
  ['an error of our own', new Error('bug')],
])('after %s nobody knows whether it was ordered', (_, error) => {
  expect(isRejection(error)).toBe(false)
})
