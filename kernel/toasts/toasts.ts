import { createEvent, createStore, type EventCallable } from 'effector'
import type { TextRef } from '../i18n/text'

/** A short message in the corner that goes away by itself. */
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

// Events: what happened

/**
 * Shows a toast.
 *
 * @example
 * sample({ clock: saved, fn: () => ({ kind: 'success', text: texts.ref('saved') }), target: toastShown })
 */
export const toastShown = createEvent<ToastMessage>()
export const toastClosed = createEvent<number>()

// Stores: what we remember

/** Newest first. The same message twice is one toast that starts anew. */
export const $toasts = createStore<readonly Toast[]>([])
  .on(toastShown, (toasts, message) => {
    const id = Math.max(0, ...toasts.map((toast) => toast.id)) + 1
    const others = toasts.filter(
      ({ text }) => text.namespace !== message.text.namespace || text.key !== message.text.key,
    )
    return [{ ...message, id }, ...others].slice(0, 5)
  })
  .on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
