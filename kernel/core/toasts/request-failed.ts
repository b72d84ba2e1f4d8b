import { createEvent, sample } from 'effector'
import { ApiError, errorMessage } from '../http/api-error'
import type { TextRef } from '../i18n/text'
import { toastShown } from './toasts'

interface FailedRequest {
  readonly text: TextRef
  readonly error: unknown
}

/** Shows a toast for a failed request outside of TanStack Query; mutations use `meta.failure` instead. */
export const requestFailed = createEvent<FailedRequest>()

// Aborts need no toast; the end of the session has its own.
const needsToast = ({ error }: FailedRequest) =>
  !(error instanceof DOMException && error.name === 'AbortError') &&
  !(error instanceof ApiError && error.failure === 'unauthorized')

sample({
  clock: requestFailed,
  filter: needsToast,
  fn: ({ text, error }) => ({ kind: 'danger' as const, text, detail: errorMessage(error) }),
  target: toastShown,
})
