import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { TextRef } from '../../core/i18n/text'
import { sessionEnded } from '../../core/session/events'

/** A question with Yes and No, or a message with Close only (KRN-POPUP-01). */
export interface ConfirmOptions {
  readonly title: TextRef
  readonly body: TextRef
  /** Without it the popup only has Close. */
  readonly yes?: { readonly label?: TextRef; readonly isDanger?: boolean; readonly run: () => void }
}

/**
 * Queues a popup; it opens when earlier ones are answered.
 * @example
 * const ask = useUnit(confirmRequested)
 * ask({ title: texts.ref('deletePost'), body: texts.ref('deletePost.sure'), yes: { isDanger: true, run: remove } })
 */
export const confirmRequested = createEvent<ConfirmOptions>()
export const confirmAnswered = createEvent<'yes' | 'no'>()
export const confirmClosed = createEvent()

const popupOpened = createEvent<ConfirmOptions>()

export const $confirm = createStore<ConfirmOptions | null>(null).on(popupOpened, (_, popup) => popup)
const $queue = createStore<readonly ConfirmOptions[]>([])
  .on(confirmRequested, (queue, popup) => [...queue, popup])
  .on(popupOpened, ([, ...queue]) => queue)

const answerFx = attach({
  source: $confirm,
  effect(popup, answer: 'yes' | 'no') {
    if (answer === 'yes') popup?.yes?.run()
  },
})

sample({ clock: confirmAnswered, target: answerFx })
const $state = combine({ popup: $confirm, queue: $queue })
const nextOf = ({ queue: [first] }: { queue: readonly ConfirmOptions[] }) => first as ConfirmOptions
sample({
  clock: confirmRequested,
  source: $state,
  filter: ({ popup, queue }) => popup === null && queue.length === 1,
  fn: nextOf,
  target: popupOpened,
})
// Waits for the closing animation: a double click on Yes would answer the next popup.
sample({
  clock: confirmClosed,
  source: $state,
  filter: ({ popup, queue }) => popup === null && queue.length > 0,
  fn: nextOf,
  target: popupOpened,
})
// Another user must not answer a pending question.
$confirm.reset(answerFx.finally, sessionEnded)
$queue.reset(sessionEnded)
