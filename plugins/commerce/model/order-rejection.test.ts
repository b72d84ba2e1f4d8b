import { ApiError } from '@kernel'
import { expect, test } from '@rstest/core'
import { isRejection } from './order-rejection'

const answered = (status: number) => ApiError.fromResponse(new Response(null, { status }), null)

// Covers FLT-03
test.each([400, 401, 402, 403, 404, 409, 413, 422, 429])(
  'order answered with HTTP status %i counts as rejected',
  (status) => {
    expect(isRejection(answered(status))).toBe(true)
  },
)

// Covers FLT-01
test('an order without a token is not sent and counts as rejected', () => {
  expect(isRejection(new ApiError('signedOut'))).toBe(true)
})

// Covers FLT-03
test.each([
  ['HTTP status 408', answered(408)],
  ['HTTP status 425', answered(425)],
  ['HTTP status 499', answered(499)],
  ['HTTP status 500', answered(500)],
  ['HTTP status 502', answered(502)],
  ['HTTP status 503', answered(503)],
  ['HTTP status 504', answered(504)],
  ['a timeout', new ApiError('timeout')],
  ['a broken connection', new ApiError('unreachable')],
  ['an unreadable answer', new ApiError('invalid-response', { status: 200 })],
  ['an internal error', new Error('bug')],
])('order has an unknown outcome after %s', (_, error) => {
  expect(isRejection(error)).toBe(false)
})
