import { expect, test } from '@rstest/core'
import { CancelledError } from '@tanstack/react-query'
import { ApiError, MessageError } from './api-error'
import { errorMessage, type Outcome, outcomeOf, UncertainError } from './outcome'

type Flag = 'uncertain' | 'retryable' | 'unanswered' | 'signed out' | 'missing'

const flagsOf = (outcome: Outcome): Flag[] => [
  ...(outcome.isUncertain ? (['uncertain'] as const) : []),
  ...(outcome.isRetryable ? (['retryable'] as const) : []),
  ...(outcome.isUnanswered ? (['unanswered'] as const) : []),
  ...(outcome.isSignedOut ? (['signed out'] as const) : []),
  ...(outcome.isMissing ? (['missing'] as const) : []),
]

const answered = (status: number) => ApiError.fromResponse(new Response(null, { status }), null)

const rows: [error: unknown, kind: Outcome['kind'], message: string, ...flags: Flag[]][] = [
  [answered(400), 'refused', 'invalid', 'missing'],
  [answered(401), 'refused', 'unauthorized', 'signed out'],
  [answered(402), 'refused', 'unsupported'],
  [answered(403), 'refused', 'forbidden'],
  [answered(404), 'refused', 'missing', 'missing'],
  [answered(405), 'refused', 'unsupported'],
  [answered(408), 'timed-out', 'silent', 'uncertain', 'retryable', 'unanswered'],
  [answered(409), 'refused', 'conflict'],
  [answered(410), 'refused', 'missing', 'missing'],
  [answered(413), 'refused', 'tooLarge'],
  [answered(422), 'refused', 'invalid', 'missing'],
  [answered(425), 'refused', 'tooMany', 'retryable'],
  [answered(429), 'refused', 'tooMany', 'retryable'],
  [answered(460), 'timed-out', 'silent', 'uncertain', 'retryable', 'unanswered'],
  [answered(499), 'timed-out', 'silent', 'uncertain', 'retryable', 'unanswered'],
  [answered(500), 'unknown', 'broken', 'uncertain', 'retryable'],
  [answered(502), 'unknown', 'broken', 'uncertain', 'retryable'],
  [answered(503), 'unknown', 'broken', 'uncertain', 'retryable'],
  [answered(504), 'unknown', 'broken', 'uncertain', 'retryable'],
  [new ApiError('signedOut'), 'refused', 'signedOut', 'signed out'],
  [new ApiError('timeout'), 'timed-out', 'silent', 'uncertain', 'retryable', 'unanswered'],
  [new ApiError('unreachable'), 'unreachable', 'unreachable', 'uncertain', 'retryable', 'unanswered'],
  [new ApiError('invalid-response', { status: 200 }), 'unknown', 'malformed', 'uncertain', 'retryable'],
  [new DOMException('The user aborted a request.', 'AbortError'), 'canceled', 'unexpected', 'uncertain'],
  [new CancelledError(), 'canceled', 'unexpected', 'uncertain'],
  [new TypeError('bug'), 'unknown', 'unexpected', 'uncertain'],
  [new UncertainError(answered(404)), 'unknown', 'missing', 'uncertain'],
  [new UncertainError(new ApiError('timeout')), 'unknown', 'silent', 'uncertain', 'retryable', 'unanswered'],
  [null, 'unknown', 'unexpected', 'uncertain'],
]

// Covers FLT-03, FLT-111, FLT-122
test.each(rows)('outcomeOf(%s) is "%s" with the text "%s"', (error, kind, message, ...flags) => {
  const outcome = outcomeOf(error)
  expect(outcome.kind).toBe(kind)
  expect(flagsOf(outcome)).toEqual(flags)
  expect(errorMessage(error).key).toBe(`failure.${message}`)
})

test('outcomeOf passes on what the server answered', () => {
  const error = new ApiError('tooMany', { status: 429, body: { title: 'Slow down' }, retryAfter: 7 })
  expect(outcomeOf(error)).toMatchObject({
    reason: 'tooMany',
    status: 429,
    body: { title: 'Slow down' },
    retryAfter: 7,
  })
  expect(outcomeOf(new Error('bug'))).toMatchObject({ reason: undefined, status: 0, retryAfter: 1 })
})

test('errorMessage returns the sentence of a MessageError', () => {
  const text = errorMessage(answered(500))
  expect(errorMessage(new MessageError(text))).toBe(text)
})
