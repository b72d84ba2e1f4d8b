import { attach, createEffect, createEvent, createStore, type EventCallable, sample } from 'effector'
import { announce, announceUrgently } from '../announcer/announce'
import { kernelTexts, type TextRef } from '../i18n/text'
import { sessionEnded, sessionStarted } from '../session/events'

/** A change that waits for the end of its toast. */
export interface PendingChange {
  /** Distinguishes equal messages, so that none replaces another. */
  readonly key: string
  readonly undo: () => void
  /** Called when the toast closes without "Undo", and when the user leaves the page or the screen. */
  readonly commit: () => void
  /** Resolves when the change was undone, or when its request was answered or has failed. */
  readonly settled: Promise<unknown>
}

/** A short message, which closes by itself unless it is an error or has an action. */
export interface ToastMessage {
  readonly kind: 'success' | 'info' | 'danger'
  readonly text: TextRef
  readonly detail?: TextRef
  /** What to do, after the detail. */
  readonly note?: TextRef
  readonly action?: { readonly label: TextRef; readonly run: EventCallable<void> }
  /** Makes the toast offer "Undo". When the toast closes otherwise, the change is committed. */
  readonly undo?: PendingChange
}

export interface Toast extends ToastMessage {
  readonly id: number
}

/** Durations in ms: how long a toast is visible at first and after a hover, and its transition. */
export const toastTiming = { shown: 5_000, undo: 6_000, extended: 1_000, easing: 300 } as const

/** Maximum number of toasts shown at a time; the oldest are dropped, except persistent ones. */
const maxToasts = 5

/** Whether a toast stays until it is closed: errors, and toasts with an action but no "Undo". */
export const isPersistent = ({ kind, action, undo }: ToastMessage): boolean =>
  kind === 'danger' || (action !== undefined && !undo)

/** Shows a toast and announces it to screen readers: errors assertively, others politely. */
export const toastShown = createEvent<ToastMessage>()
export const toastClosed = createEvent<number>()

const $lastId = createStore(0).on(toastShown, (id) => id + 1)

/** The shown toasts, newest first. A repeated message replaces its earlier toast. */
export const $toasts = createStore<readonly Toast[]>([])
  .on(toastClosed, (toasts, id) => toasts.filter((toast) => toast.id !== id))
  // Persistent toasts and those with "Undo" close with their session; the toast about its end is shown afterwards.
  .on([sessionStarted, sessionEnded], (toasts) =>
    toasts.filter((toast) => !isPersistent(toast) && !toast.undo),
  )

export const messageKey = ({ text, undo }: ToastMessage): string => undo?.key ?? JSON.stringify(text)

/** Whether a new toast replaces an earlier one: a repeated message, and of two changes only the last can be undone. */
const isReplaced = (toast: Toast, message: ToastMessage): boolean =>
  messageKey(toast) === messageKey(message) || (toast.undo !== undefined && message.undo !== undefined)

sample({
  clock: toastShown,
  source: { id: $lastId, toasts: $toasts },
  fn: ({ id, toasts }, message) =>
    [{ ...message, id }, ...toasts.filter((toast) => !isReplaced(toast, message))].filter(
      (toast, index) => index < maxToasts || isPersistent(toast),
    ),
  target: $toasts,
})

const settleFx = createEffect(({ settled }: PendingChange) => settled)
const commitFx = createEffect((changes: readonly PendingChange[]) => {
  for (const { commit } of changes) commit()
})

/** The changes that wait for "Undo" or for the answer to their request. */
const $pending = createStore<readonly PendingChange[]>([])
  .on(settleFx, (pending, change) => [...pending, change])
  .on(settleFx.finally, (pending, { params }) => pending.filter((change) => change !== params))

/**
 * Sends the requests of all changes that could still be undone, and resolves when they are answered: before the session
 * ends, and before an order.
 */
export const commitPendingFx = attach({
  source: $pending,
  effect: async (pending) => {
    for (const { commit } of pending) commit()
    await Promise.all(pending.map(({ settled }) => settled))
  },
})
$toasts.on(commitPendingFx, (toasts) => toasts.filter(({ undo }) => undo === undefined))

sample({
  clock: toastShown,
  filter: ({ undo }) => undo !== undefined,
  fn: ({ undo }) => undo as PendingChange,
  target: settleFx,
})
// A closed toast no longer offers "Undo".
sample({
  clock: $toasts,
  source: $pending,
  fn: (pending, toasts) => pending.filter((change) => !toasts.some(({ undo }) => undo === change)),
  target: commitFx,
})

const announcementOf = ({ text, detail, note, action, undo }: ToastMessage) => [
  ...[text, detail, note].filter((one) => one !== undefined),
  ...(action || undo ? [kernelTexts.ref('toasts.hint')] : []),
]
sample({ clock: toastShown, filter: ({ kind }) => kind !== 'danger', fn: announcementOf, target: announce })
sample({
  clock: toastShown,
  filter: ({ kind }) => kind === 'danger',
  fn: announcementOf,
  target: announceUrgently,
})
