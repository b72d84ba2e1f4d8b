import type { TextRef } from '../i18n/text'

/** Why a request failed. */
export type Failure =
  | 'unreachable'
  | 'timeout'
  | 'invalid-response'
  | 'invalid'
  | 'unauthorized'
  | 'signedOut'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'tooLarge'
  | 'tooMany'
  | 'unsupported'
  | 'server'

/**
 * Failures by HTTP status. Any other 4xx is `unsupported`, whose message does not blame the user's input. With 460 and
 * 499, gateways report that they lost the call.
 */
const failureOfStatus: Readonly<Record<number, Failure>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  408: 'timeout',
  409: 'conflict',
  410: 'not-found',
  412: 'conflict',
  413: 'tooLarge',
  414: 'tooLarge',
  422: 'invalid',
  425: 'tooMany',
  429: 'tooMany',
  431: 'tooLarge',
  460: 'timeout',
  499: 'timeout',
}

/**
 * A failed request to the server. Any other error is a bug, and the nearest error boundary handles it. Ask
 * {@link outcomeOf} what an error means.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  readonly status: number
  /** Untrusted body of the response; may have any type. */
  readonly body: unknown
  /** Seconds to wait before a retry, from the header `Retry-After`; 1 by default. */
  readonly retryAfter: number
  /** When `Retry-After` has passed, in ms of `performance.now()`; 0 if the server named no time. */
  readonly retryAt: number

  constructor(
    failure: Failure,
    { status = 0, body, retryAfter }: Partial<Pick<ApiError, 'status' | 'body' | 'retryAfter'>> = {},
  ) {
    super(`${failure} (${status})`)
    this.failure = failure
    this.status = status
    this.body = body
    this.retryAfter = retryAfter ?? 1
    this.retryAt = retryAfter ? performance.now() + retryAfter * 1_000 : 0
  }

  /** Makes an error of a failed response. */
  static fromResponse({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError {
    const seconds = Number(headers.get('retry-after'))
    return new ApiError(failureOfStatus[status] ?? (status >= 500 ? 'server' : 'unsupported'), {
      status,
      body,
      // `Retry-After` may also be a date, which is not parsed: it becomes NaN. It counts as missing, as a negative one does.
      ...(seconds > 0 && { retryAfter: seconds }),
    })
  }
}

/** An error with a sentence of its own, for a failure that is no failed request. */
export class MessageError extends Error {
  override readonly name = 'MessageError'
  readonly text: TextRef
  /** Whether the same work may succeed later. */
  readonly isRetryable: boolean

  constructor(text: TextRef, { isRetryable = false } = {}) {
    super(text.key)
    this.text = text
    this.isRetryable = isRetryable
  }
}
