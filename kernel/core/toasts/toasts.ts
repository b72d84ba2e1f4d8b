import { createEvent, createStore, type EventCallable, sample } from 'effector'
import { announce, announceUrgently } from '../announcer/announce'
import { kernelTexts } from '../i18n/kernel-texts'
import type { TextRef } from '../i18n/text'
import { sessionEnded, sessionStarted } from '../session/events'

/** A short message. It closes by itself, unless it is an error or has an action. */
export interface ToastMessage {
  readonly kind: 'success' | 'info' | 'danger'
  readonly text: TextRef
  readonly detail?: TextRef
  readonly action?: { readonly label: TextRef; readonly run: EventCallable<void> }
}

export interface Toast extends ToastMessage {
  readonly id: number
}

/** Milliseconds (KRN-TOAST-01): visible, visible after a hover, transition. */
export const toastTiming = { shown: 5_000, extended: 1_000, easing: 300 } as const

/** Persistent toasts are never dropped. */
const maxToasts = 5

/** Errors and toasts with an action stay until they are closed (FLT-94). */
export const isPersistent = ({ kind, action }: ToastMessage): boolean =>
  kind === 'danger' || action !== undefined

/** Shows a toast and announces it to screen readers: errors assertively, others politely. */
export const toastShown = createEvent<ToastMessage>()
export const toastClosed = createEvent<number>()

const $lastId = createStore(0).on(toastShown, (id) => id + 1)

/** Newest first. A repeated message replaces its earlier toast. */
export const $toasts = createStore<readonly Toast[]>([])
  .on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  // Persistent toasts belong to their session; the toast about its end follows later.
  .on([sessionStarted, sessionEnded], (toasts) => toasts.filter((toast) => !isPersistent(toast)))

export const messageKey = ({ text }: ToastMessage): string => JSON.stringify(text)

sample({
  clock: toastShown,
  source: { id: $lastId, toasts: $toasts },
  fn: ({ id, toasts }, message) =>
    [{ ...message, id }, ...toasts.filter((toast) => messageKey(toast) !== messageKey(message))].filter(
      (toast, index) => index < maxToasts || isPersistent(toast),
    ),
  target: $toasts,
})

const announcementOf = ({ text, detail, action }: ToastMessage) => [
  text,
  ...(detail ? [detail] : []),
  ...(action ? [kernelTexts.ref('toasts.hint')] : []),
]
sample({ clock: toastShown, filter: ({ kind }) => kind !== 'danger', fn: announcementOf, target: announce })
sample({
  clock: toastShown,
  filter: ({ kind }) => kind === 'danger',
  fn: announcementOf,
  target: announceUrgently,
})
