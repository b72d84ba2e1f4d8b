import { createEvent, sample } from 'effector'
import { errorMessage, outcomeOf } from '../http/outcome'
import { kernelTexts, type TextRef } from '../i18n/text'
import { toastShown } from './toasts'

interface FailedRequest {
  readonly text: TextRef
  readonly error: unknown
  /** Whether what failed may have been done: the person can look. */
  readonly isUnsure?: boolean
}

/** Shows a toast for a failed request outside of TanStack Query; mutations set `meta.failure` instead. */
export const requestFailed = createEvent<FailedRequest>()

// Aborted requests need no toast, and the end of a session shows a toast of its own.
const needsToast = ({ error }: FailedRequest) => {
  const { kind, reason } = outcomeOf(error)
  return kind !== 'canceled' && reason !== 'unauthorized'
}

sample({
  clock: requestFailed,
  filter: needsToast,
  fn: ({ text, error, isUnsure }) => ({
    kind: 'danger' as const,
    text,
    detail: errorMessage(error),
    ...(isUnsure && { note: kernelTexts.ref('failure.unsure') }),
  }),
  target: toastShown,
})
