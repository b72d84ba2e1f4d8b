import { attach, combine, createEvent, createStore, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import { kernelTexts, type TextRef } from '../../../core/i18n/text'
import { $address } from '../../../core/navigation/current-page'
import { toScreenPath } from '../../../core/navigation/links'
import { navigate } from '../../../core/navigation/navigation'
import { cutText } from '../../../core/parse/cut-text'
import { $registry } from '../../../core/plugin/registry-store'
import { sessionEnded } from '../../../core/session/events'

/** A popup: a question with two answers, or a message with Close only. */
export interface ConfirmOptions {
  readonly title: TextRef
  readonly body: TextRef
  /** The Yes button of a question; a popup without it has only Close. */
  readonly yes?: { readonly label?: TextRef; readonly isDanger?: boolean; readonly run: () => void }
  /** Label of the other button; default: "Cancel". */
  readonly no?: TextRef
}

/**
 * Queues a popup, which opens when all earlier popups are answered.
 * @example
 * const ask = useUnit(confirmRequested)
 * ask({ title: texts.ref('deletePost'), body: texts.ref('deletePost.sure'), yes: { label: texts.ref('delete'), isDanger: true, run: remove } })
 */
export const confirmRequested = createEvent<ConfirmOptions>()
export const confirmAnswered = createEvent<'yes' | 'no'>()
export const confirmClosed = createEvent()

const popupOpened = createEvent<ConfirmOptions>()

export const $confirm = createStore<ConfirmOptions | null>(null).on(popupOpened, (_, popup) => popup)
const $queue = createStore<readonly ConfirmOptions[]>([])
  .on(confirmRequested, (queue, popup) => [...queue, popup])
  .on(popupOpened, ([, ...queue]) => queue)

/** Whether the last popup is still closing. */
const $isClosing = createStore(false)
  .on($confirm, (_, popup) => popup === null)
  .on(confirmClosed, () => false)

const answerFx = attach({
  source: $confirm,
  effect(popup, answer: 'yes' | 'no') {
    // Run the action in a later task: it may remove the element that gets the focus back when the dialog closes.
    if (answer === 'yes' && popup?.yes) setTimeout(popup.yes.run)
  },
})

sample({ clock: confirmAnswered, target: answerFx })
const $state = combine({ popup: $confirm, queue: $queue, isClosing: $isClosing })
const nextOf = ({ queue: [first] }: { queue: readonly ConfirmOptions[] }) => first as ConfirmOptions
sample({
  clock: confirmRequested,
  source: $state,
  filter: ({ popup, queue, isClosing }) => popup === null && !isClosing && queue.length === 1,
  fn: nextOf,
  target: popupOpened,
})
// Show the next popup only after the closing animation of the previous one, or a double click on Yes would answer both.
sample({
  clock: confirmClosed,
  source: $state,
  filter: ({ popup, queue }) => popup === null && queue.length > 0,
  fn: nextOf,
  target: popupOpened,
})
// Drop popups when the session ends, because another user must not answer them, and when the browser goes back or forward,
// because they are about a page that nobody sees.
$confirm.reset(answerFx.finally, sessionEnded, $address)
$queue.reset(sessionEnded, $address)

const maxLength = 80

/** Asks for confirmation before opening a URL that has side effects. */
export function useConfirmNavigation(): (address: URL) => void {
  const [registry, ask, goTo] = useUnit([$registry, confirmRequested, navigate])
  return useCallback(
    (address: URL) => {
      const { href, pathname, search, hash } = address
      const screen = toScreenPath(registry, address)
      ask({
        title: kernelTexts.ref('html.ask.title'),
        body: kernelTexts.ref('html.ask.body', {
          address: cutText(pathname + search + hash, maxLength, '…'),
        }),
        yes: {
          label: kernelTexts.ref('html.ask.open'),
          run: () => (screen ? goTo({ to: screen }) : location.assign(href)),
        },
      })
    },
    [registry, ask, goTo],
  )
}
