import { acquireTabLock, type Session } from '@kernel'
import { createWatch, type Scope } from 'effector'
import { loadOutbox } from '../model/outbox-storage'
import type { QueuedMessage } from '../model/queued-message'
import { outboxChanged } from './outbox'

interface OutboxOptions {
  readonly onOpened: (opened: { readonly tab: string; readonly messages: readonly QueuedMessage[] }) => void
  /** The scope whose outbox follows other tabs. */
  readonly scope: Scope
  /** Called when another tab closed: this tab takes over that tab's messages. */
  readonly onTabClosed: (tab: string) => void
}

/**
 * Loads the user's outbox. Each tab holds a lock with its id and waits for the
 * locks of the tabs that have messages, which it gets when they close.
 *
 * @returns a function that closes the outbox
 */
export function openOutbox(session: Session, { onOpened, scope, onTabClosed }: OutboxOptions): () => void {
  const tab = Math.random().toString(36).slice(2)
  const locks = new Map<string, ReturnType<typeof acquireTabLock>>()
  let isClosed = false

  function acquire(name: string, onAcquired: () => void): void {
    if (locks.has(name)) return
    const lock = acquireTabLock(`messaging.outbox.${name}`)
    locks.set(name, lock)
    lock.acquired.then(
      () => !isClosed && onAcquired(),
      () => undefined,
    )
  }
  const watchTab = ({ tab: name }: QueuedMessage) => acquire(name, () => onTabClosed(name))

  acquire(tab, () => undefined)
  const stop = createWatch({
    unit: outboxChanged,
    scope,
    fn: (change) => change.kind === 'saved' && watchTab(change.message),
  })
  const messages = loadOutbox(session)
  onOpened({ tab, messages })
  messages.forEach(watchTab)

  return () => {
    isClosed = true
    stop()
    for (const lock of locks.values()) lock.release()
  }
}
