import { acquireTabLock, type Session } from '@kernel'
import { followOutbox, readOutbox } from '../model/outbox-storage'
import type { OutboxNews, QueuedMessage } from '../model/queued-message'

interface OutboxOptions {
  readonly onOpened: (opened: { readonly tab: string; readonly messages: readonly QueuedMessage[] }) => void
  readonly onNews: (news: OutboxNews) => void
  /** A tab is gone: what it was about to send or to announce is this tab's now. */
  readonly onGone: (tab: string) => void
}

/**
 * Opens what a person has not sent yet in this browser. Each tab holds a lock with its name; who waits for that of
 * another tab gets it when that one is gone.
 *
 * @returns closes it
 */
export function openOutbox(session: Session, { onOpened, onNews, onGone }: OutboxOptions): () => void {
  const tab = Math.random().toString(36).slice(2)
  const turns = new Map<string, ReturnType<typeof acquireTabLock>>()
  let isClosed = false

  function take(name: string, come: () => void): void {
    if (turns.has(name)) return
    const turn = acquireTabLock(`messaging.outbox.${name}`)
    turns.set(name, turn)
    turn.acquired.then(
      () => !isClosed && come(),
      () => undefined,
    )
  }
  const awaitEndOf = ({ tab: name }: QueuedMessage) => take(name, () => onGone(name))

  take(tab, () => undefined)
  const stop = followOutbox(session, (news) => {
    onNews(news)
    if (news.kind === 'kept') awaitEndOf(news.message)
  })
  const messages = readOutbox(session)
  onOpened({ tab, messages })
  messages.forEach(awaitEndOf)

  return () => {
    isClosed = true
    stop()
    for (const turn of turns.values()) turn.release()
  }
}
