import { attach, combine, createEvent, createStore, sample } from 'effector'
import type { TextRef } from '../../core/i18n/text'
import { sessionEnded } from '../../core/session/events'

/** A question with a yes and a no, or a message with nothing but Close (KRN-POPUP-01). */
export interface ConfirmOptions {
  readonly title: TextRef
  readonly body: TextRef
  /** What Yes does; without it the popup has Close alone. */
  readonly yes?: { readonly label?: TextRef; readonly isDanger?: boolean; readonly run: () => void }
}

// Events: what happened

/**
 * Opens the popup, once those that were opened before it are answered.
 *
 * @example
 * const ask = useUnit(popupOpened)
 * ask({ title: texts.ref('deletePost'), body: texts.ref('deletePost.sure'), yes: { isDanger: true, run: remove } })
 */
export const confirmRequested = createEvent<ConfirmOptions>()
export const confirmAnswered = createEvent<'yes' | 'no'>()
/** The last popup is gone from the screen: the next one may come. */
export const confirmClosed = createEvent()

const popupDue = createEvent<ConfirmOptions>()

// Stores: what we remember

export const $confirm = createStore<ConfirmOptions | null>(null).on(popupDue, (_, popup) => popup)
/** What was opened while another one was unanswered. */
const $waiting = createStore<readonly ConfirmOptions[]>([])
  .on(confirmRequested, (waiting, popup) => [...waiting, popup])
  .on(popupDue, ([, ...waiting]) => waiting)

// Effects: what leaves this module

const answerFx = attach({
  source: $confirm,
  effect(popup, answer: 'yes' | 'no') {
    if (answer === 'yes') popup?.yes?.run()
  },
})

// Wiring: how they connect

sample({ clock: confirmAnswered, target: answerFx })
const $state = combine({ popup: $confirm, waiting: $waiting })
const firstOf = ({ waiting: [first] }: { waiting: readonly ConfirmOptions[] }) => first as ConfirmOptions
sample({
  clock: confirmRequested,
  source: $state,
  filter: ({ popup, waiting }) => popup === null && waiting.length === 1,
  fn: firstOf,
  target: popupDue,
})
// Not as soon as the one before is answered: a second click on its Yes would be an answer to this one.
sample({
  clock: confirmClosed,
  source: $state,
  filter: ({ popup, waiting }) => popup === null && waiting.length > 0,
  fn: firstOf,
  target: popupDue,
})
// What was asked of one person is not answered by the next one.
$confirm.reset(answerFx.finally, sessionEnded)
$waiting.reset(sessionEnded)
