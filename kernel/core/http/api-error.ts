import { kernelTexts } from '../i18n/kernel-texts'
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

/** Any other 4xx is `unsupported`: only a rejection of the content may blame the user's input. */
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

/** A failed request. Any other error is a bug and belongs to the nearest error boundary. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly failure: Failure
  readonly status: number
  /** Unparsed body of the response: may be anything. */
  readonly body: unknown
  /** Seconds to wait before a retry: `Retry-After`, or 1. */
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

  static fromResponse({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError {
    return new ApiError(failureOfStatus[status] ?? (status >= 500 ? 'server' : 'unsupported'), {
      status,
      body,
      // A date is NaN: 1 second.
      retryAfter: Number(headers.get('retry-after')) || 1,
    })
  }

  /** The server rejected the token, or there was none to send. */
  get isSignedOut(): boolean {
    return this.failure === 'unauthorized' || this.failure === 'signedOut'
  }

  /** Whether the same request may succeed later: nothing was rejected. */
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
type Renamed = keyof typeof localeNames

/** The text for a failed call, for `useTranslate`; general for anything but an {@link ApiError}. */
export function errorMessage(error: unknown): TextRef {
  if (!(error instanceof ApiError)) return kernelTexts.ref('failure.unexpected')
  const { failure } = error
  const name = localeNames[failure as Renamed] ?? (failure as Exclude<Failure, Renamed>)
  return kernelTexts.ref(`failure.${name}` as const)
}
