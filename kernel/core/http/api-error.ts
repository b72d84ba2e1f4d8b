import { kernelTexts } from '../i18n/kernel-texts'
import type { TextRef } from '../i18n/text'

/** What went wrong with a call, as far as the person in front of it is concerned. */
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

/** Only what refuses the content of a call may blame what was entered; any other 4xx is `unsupported`. */
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
    return new ApiError(failureOfStatus[status] ?? (status >= 500 ? 'server' : 'unsupported'), {
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
    return ['unreachable', 'timeout', 'invalid-response', 'tooMany', 'server'].includes(this.failure)
  }
}

/** Locale keys that differ from the failure: deployments override texts by key, so keys stay stable. */
const localeNames = {
  timeout: 'silent',
  'invalid-response': 'malformed',
  'not-found': 'missing',
  server: 'broken',
} as const
const isRenamed = (failure: Failure): failure is keyof typeof localeNames => failure in localeNames

/**
 * The text for a failed call, to be translated with `useTranslate`.
 *
 * @param error anything but an {@link ApiError} gets a general text
 */
export function errorMessage(error: unknown): TextRef {
  if (!(error instanceof ApiError)) return kernelTexts.ref('failure.unexpected')
  const { failure } = error
  return kernelTexts.ref(`failure.${isRenamed(failure) ? localeNames[failure] : failure}` as const)
}
