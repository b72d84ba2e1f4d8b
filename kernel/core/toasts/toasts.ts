import { createEvent, createStore, type EventCallable, sample } from 'effector'
import { announce, announceUrgently } from '../announcer/announce'
import { kernelTexts } from '../i18n/kernel-texts'
import type { TextRef } from '../i18n/text'
import { sessionEnded, sessionStarted } from '../session/events'

/** A short message in the corner. It goes away by itself, unless it is an error or has a button. */
export interface ToastMessage {
  readonly kind: 'success' | 'info' | 'danger'
  readonly text: TextRef
  /** A second sentence: what it means, what to do. */
  readonly detail?: TextRef
  readonly action?: { readonly label: TextRef; readonly run: EventCallable<void> }
}

/** A message with its place in the order of things. */
export interface Toast extends ToastMessage {
  readonly id: number
}

/** Timing of toasts in milliseconds (KRN-TOAST-01): shown, left after a hover, easing. */
export const toastTiming = { shown: 5_000, extended: 1_000, easing: 300 } as const

/** So many are shown at most; those that stay until they are closed are never left out. */
const most = 5

/** Whether a toast stays until somebody closes it: an error, or one with something to press (FLT-94). */
export const isPersistent = ({ kind, action }: ToastMessage): boolean =>
  kind === 'danger' || action !== undefined

// Events

/**
 * Shows a toast, and says it to screen readers: errors at once, all others politely.
 *
 * @example
 * sample({ clock: saved, fn: () => ({ kind: 'success', text: texts.ref('saved') }), target: toastShown })
 */
export const toastShown = createEvent<ToastMessage>()
export const toastClosed = createEvent<number>()

// Stores

const $lastId = createStore(0).on(toastShown, (id) => id + 1)

/** Newest first. The same message twice is one toast that starts anew. */
export const $toasts = createStore<readonly Toast[]>([])
  .on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  // What stays concerns the session in which it happened; what is told of its end comes after it.
  .on([sessionStarted, sessionEnded], (toasts) => toasts.filter((toast) => !isPersistent(toast)))

/** Tells a message from others by what it says. */
export const messageKey = ({ text }: ToastMessage): string => JSON.stringify(text)

// Wiring

sample({
  clock: toastShown,
  source: { id: $lastId, toasts: $toasts },
  fn: ({ id, toasts }, message) =>
    [{ ...message, id }, ...toasts.filter((toast) => messageKey(toast) !== messageKey(message))].filter(
      (toast, place) => place < most || isPersistent(toast),
    ),
  target: $toasts,
})

const wordsOf = ({ text, detail, action }: ToastMessage) => [
  text,
  ...(detail ? [detail] : []),
  ...(action ? [kernelTexts.ref('toasts.hint')] : []),
]
sample({ clock: toastShown, filter: ({ kind }) => kind !== 'danger', fn: wordsOf, target: announce })
sample({ clock: toastShown, filter: ({ kind }) => kind === 'danger', fn: wordsOf, target: announceUrgently })
