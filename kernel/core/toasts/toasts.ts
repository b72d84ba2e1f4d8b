import { createEvent, createStore, type EventCallable, sample } from 'effector'
import { announce, announceUrgently } from '../announcer/announce'
import { kernelTexts } from '../i18n/kernel-texts'
import type { TextRef } from '../i18n/text'
import { sessionEnded, sessionStarted } from '../session/events'

/** A short message, which closes by itself unless it is an error or has an action. */
export interface ToastMessage {
  readonly kind: 'success' | 'info' | 'danger'
  readonly text: TextRef
  readonly detail?: TextRef
  readonly action?: { readonly label: TextRef; readonly run: EventCallable<void> }
}

export interface Toast extends ToastMessage {
  readonly id: number
}

/** Durations in ms: how long a toast is visible at first and after a hover, and its transition (KRN-TOAST-01). */
export const toastTiming = { shown: 5_000, extended: 1_000, easing: 300 } as const

/** Maximum number of toasts shown at a time; the oldest are dropped, except persistent ones. */
const maxToasts = 5

/** Whether a toast stays until it is closed: errors, and toasts with an action (FLT-94). */
export const isPersistent = ({ kind, action }: ToastMessage): boolean =>
  kind === 'danger' || action !== undefined

/** Shows a toast and announces it to screen readers: errors assertively, others politely. */
export const toastShown = createEvent<ToastMessage>()
export const toastClosed = createEvent<number>()

const $lastId = createStore(0).on(toastShown, (id) => id + 1)

/** The shown toasts, newest first. A repeated message replaces its earlier toast. */
export const $toasts = createStore<readonly Toast[]>([])
  .on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  // Persistent toasts close with their session; the toast about the session's end is shown after this event.
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
