import { kernelTexts } from '../i18n/kernel-texts'
import type { TextRef } from '../i18n/text'

/** What went wrong with a call, as far as the person in front of it is concerned. */
export type Failure =
  | 'unreachable'
  | 'silent'
  | 'malformed'
  | 'invalid'
  | 'unauthorized'
  | 'signedOut'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'tooLarge'
  | 'tooMany'
  | 'unsupported'
  | 'broken'

/** Only what refuses the content of a call may blame what was entered; any other 4xx is `unsupported`. */
const failureOfStatus: Readonly<Record<number, Failure>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  408: 'silent',
  409: 'conflict',
  410: 'missing',
  412: 'conflict',
  413: 'tooLarge',
  414: 'tooLarge',
  422: 'invalid',
  425: 'tooMany',
  429: 'tooMany',
  431: 'tooLarge',
}

/**
 * A call that did not bring what was asked for. Anything else that is thrown is a bug and belongs to
 * the nearest boundary.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  /** The HTTP status; 0 where no answer came. */
  readonly status: number
  /** What the server said, unread: it may be anything. */
  readonly body: unknown
  /** Seconds after which it may be tried again: what `Retry-After` says, or one. */
  readonly retryAfter: number

  constructor(
    failure: Failure,
    { status = 0, body, retryAfter = 1 }: Partial<Pick<ApiError, 'status' | 'body' | 'retryAfter'>> = {},
  ) {
    super(`${failure} (${status})`)
    this.failure = failure
    this.status = status
    this.body = body
    this.retryAfter = retryAfter
  }

  /** Reads an answer outside 2xx. */
  static ofAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError {
    return new ApiError(failureOfStatus[status] ?? (status >= 500 ? 'broken' : 'unsupported'), {
      status,
      body,
      // Where it is a date it is no number: one second, too.
      retryAfter: Number(headers.get('retry-after')) || 1,
    })
  }

  /** Nobody is signed in any more: the server did not take the token, or there was none to send. */
  get isSignedOut(): boolean {
    return this.failure === 'unauthorized' || this.failure === 'signedOut'
  }

  /** Trying the same call again may help: nothing was refused, it only did not get through. */
  get isRetryable(): boolean {
    return ['unreachable', 'silent', 'malformed', 'tooMany', 'broken'].includes(this.failure)
  }
}

/** The sentence for a failed call, in the reader's language; for anything but an ApiError a general one. */
export function errorMessage(error: unknown): TextRef {
  return kernelTexts.ref(
    error instanceof ApiError ? (`failure.${error.failure}` as const) : 'failure.unexpected',
  )
}
