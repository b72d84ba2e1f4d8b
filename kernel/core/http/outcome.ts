import { ChunkError } from '../async/load-code'
import { kernelTexts, type TextRef } from '../i18n/text'
import { asRecord } from '../parse/parse'
import { ApiError, type Failure, MessageError } from './api-error'

/** What an error says about the call that failed with it. */
export interface Outcome {
  /**
   * - `refused`: the server did nothing, or the call was not sent.
   * - `timed-out`, `unreachable`: no answer arrived in time, or none at all.
   * - `canceled`: the person or the product stopped the call.
   * - `unknown`: any other failure, such as a broken server, an unreadable answer or a bug.
   *
   * Only `refused` says that nothing has changed on the server: see `isUncertain`.
   */
  readonly kind: 'refused' | 'timed-out' | 'unreachable' | 'canceled' | 'unknown'
  /** Why the request failed; undefined when the error is no failed request. */
  readonly reason: Failure | undefined
  /** HTTP status of the answer; 0 without an answer. */
  readonly status: number
  /** Untrusted body of the answer; may have any type. */
  readonly body: unknown
  /** Seconds to wait before a retry. */
  readonly retryAfter: number
  /** When `Retry-After` has passed, in ms of `performance.now()`; 0 if the server named no time. */
  readonly retryAt: number
  /** Whether the server may have done what the call asked for: look before you send the call again. */
  readonly isUncertain: boolean
  /** Whether the same request may succeed later, because the server did not reject its content. */
  readonly isRetryable: boolean
  /** Whether the server did not answer, so that the offline copy is shown and messages wait for a connection. */
  readonly isUnanswered: boolean
  /** Whether the server rejected the token, or no token was stored. */
  readonly isSignedOut: boolean
  /** Whether nothing has the id that was asked for: servers answer "not found", or "invalid" for a malformed id. */
  readonly isMissing: boolean
}

const kinds: Readonly<Record<Failure, Outcome['kind']>> = {
  unreachable: 'unreachable',
  timeout: 'timed-out',
  'invalid-response': 'unknown',
  server: 'unknown',
  invalid: 'refused',
  unauthorized: 'refused',
  signedOut: 'refused',
  forbidden: 'refused',
  'not-found': 'refused',
  conflict: 'refused',
  tooLarge: 'refused',
  tooMany: 'refused',
  unsupported: 'refused',
}

/** A call was not repeated, because the server could not be asked whether an earlier one had arrived. */
export class UncertainError extends Error {
  override readonly name = 'UncertainError'

  /** @param cause why the server could not be asked */
  constructor(cause: unknown) {
    super('unknown', { cause })
  }
}

const isOneOf = (reason: Failure | undefined, ...reasons: readonly Failure[]) =>
  reason !== undefined && reasons.includes(reason)

/** By its message, because the class would load TanStack Query on screens that read nothing. */
const isCanceledRead = (error: unknown) => error instanceof Error && error.message === 'CancelledError'

/** What an error means. This is the only place that tells the classes of errors apart. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof UncertainError)
    return { ...outcomeOf(error.cause), kind: 'unknown', isUncertain: true, isMissing: false }
  const call = error instanceof ApiError ? error : undefined
  const reason = call?.failure
  const isCanceled = error instanceof DOMException ? error.name === 'AbortError' : isCanceledRead(error)
  const kind = reason ? kinds[reason] : isCanceled ? 'canceled' : 'unknown'
  return {
    kind,
    reason,
    status: call?.status ?? 0,
    body: call?.body,
    retryAfter: call?.retryAfter ?? 1,
    retryAt: call?.retryAt ?? 0,
    isUncertain: kind !== 'refused',
    isRetryable:
      (error instanceof MessageError && error.isRetryable) ||
      isOneOf(reason, 'unreachable', 'timeout', 'invalid-response', 'tooMany', 'server'),
    isUnanswered: kind === 'unreachable' || kind === 'timed-out',
    isSignedOut: isOneOf(reason, 'unauthorized', 'signedOut'),
    isMissing: isOneOf(reason, 'not-found', 'invalid'),
  }
}

/** Text keys that differ from the failure's name. Do not rename them, because deployments override texts by key. */
const localeNames = {
  timeout: 'silent',
  'invalid-response': 'malformed',
  'not-found': 'missing',
  server: 'broken',
} as const
type Renamed = keyof typeof localeNames

/** The text for a failed call or code that did not load, for `useTranslate`; a general text for any other error. */
export function errorMessage(error: unknown): TextRef {
  if (error instanceof MessageError) return error.text
  if (error instanceof ChunkError)
    return kernelTexts.ref(error.isOutdated ? 'page.outdated' : 'ui.loadFailed')
  const { reason } = outcomeOf(error)
  if (!reason) return kernelTexts.ref('failure.unexpected')
  const name = localeNames[reason as Renamed] ?? (reason as Exclude<Failure, Renamed>)
  return kernelTexts.ref(`failure.${name}` as const)
}

/** Names of form fields that the server rejected, in lower case because servers differ in casing. */
export function invalidFields(error: unknown): readonly string[] {
  return Object.keys(asRecord(asRecord(outcomeOf(error).body).errors)).map((name) => name.toLowerCase())
}
