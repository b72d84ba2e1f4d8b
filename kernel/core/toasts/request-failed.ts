import { createEvent, sample } from 'effector'
import { ApiError, errorMessage } from '../http/api-error'
import type { TextRef } from '../i18n/text'
import { toastShown } from './toasts'

/** What did not work, in the words of the screen, and what it failed with. */
interface FailedRequest {
  readonly text: TextRef
  readonly error: unknown
}

// Events

/**
 * A call has failed that somebody waits for: a toast says so, and why. Calls of the query client say it by their
 * `meta.failure`; this is for screens that do without one.
 *
 * @example
 * const tellFailed = useUnit(callFailed)
 * tellFailed({ text: texts.ref('contact.failed'), error })
 */
export const requestFailed = createEvent<FailedRequest>()

// Wiring

// Whoever gives up need not be told; the end of the session is told by the session itself.
const isNews = ({ error }: FailedRequest) =>
  !(error instanceof DOMException && error.name === 'AbortError') &&
  !(error instanceof ApiError && error.failure === 'unauthorized')

sample({
  clock: requestFailed,
  filter: isNews,
  fn: ({ text, error }) => ({ kind: 'danger' as const, text, detail: errorMessage(error) }),
  target: toastShown,
})
