import { attach, createEvent, createStore, sample } from 'effector'
import type { TextRef } from '../i18n/text'
import { sessionEnded } from '../session/events'

/** A question with a yes and a no, or a message with nothing but Close (KRN-POPUP-01). */
export interface Popup {
  readonly title: TextRef
  readonly body: TextRef
  /** What Yes does; without it the popup has Close alone. */
  readonly yes?: { readonly label?: TextRef; readonly isDanger?: boolean; readonly run: () => void }
}

// Events: what happened

/**
 * Opens the popup.
 *
 * @example
 * const ask = useUnit(popupOpened)
 * ask({ title: texts.ref('deletePost'), body: texts.ref('deletePost.sure'), yes: { isDanger: true, run: remove } })
 */
export const popupOpened = createEvent<Popup>()
export const popupAnswered = createEvent<'yes' | 'no'>()

// Stores: what we remember

export const $popup = createStore<Popup | null>(null).on(popupOpened, (_, popup) => popup)

// Effects: what leaves this module

const answerFx = attach({
  source: $popup,
  effect(popup, answer: 'yes' | 'no') {
    if (answer === 'yes') popup?.yes?.run()
  },
})

// Wiring: how they connect

sample({ clock: popupAnswered, target: answerFx })
// What was asked of one person is not answered by the next one.
$popup.reset(answerFx.finally, sessionEnded)
