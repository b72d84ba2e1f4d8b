import {
  asRecord,
  readId,
  readList,
  readNumber,
  readText,
  type Session,
  unsentStorage,
  userStorage,
} from '@kernel'
import { redactSecretKeys } from '@kernel/parts'
import type { OutboxChange, QueuedMessage } from './queued-message'

interface StoredMessage
  extends Pick<QueuedMessage, 'destinationId' | 'text' | 'state' | 'writtenAt' | 'tab'> {
  readonly before: QueuedMessage['earlierIds']
}

type MessageKey = Pick<QueuedMessage, 'session' | 'key'>

/** Messages have one key each, so that tabs do not overwrite each other. */
const keyPrefix = 'message:'
const unsent = unsentStorage.defineFamily(keyPrefix, readMessage)
/** Messages on the server, which a logout clears, unlike unsent ones. */
const sent = userStorage.defineFamily(keyPrefix, readMessage)

/** Saves a message in the browser, unless it contains a Nostr private key (decision:nostr-key). */
export function saveMessage(message: QueuedMessage): void {
  const { key, session, destinationId, text, state, earlierIds: before, writtenAt, tab } = message
  if (redactSecretKeys(text) !== text) return
  const [storage, other] = state === 'stored' ? [sent, unsent] : [unsent, sent]
  storage(session).of(key).save({ destinationId, text, state, before, writtenAt, tab })
  other(session).of(key).clear()
}

/** Saves a changed message, unless it was discarded in the meantime. Earlier ids that were learned are kept. */
export function updateMessage(message: QueuedMessage): void {
  const stored = loadMessage(message)
  if (stored) saveMessage({ ...message, earlierIds: message.earlierIds ?? stored.before })
}

/** Returns the earlier ids that a tab has learned before it sent the message; undefined if none has. */
export const loadEarlierIds = (message: MessageKey): QueuedMessage['earlierIds'] =>
  loadMessage(message)?.before

const loadMessage = ({ session, key }: MessageKey) =>
  unsent(session).of(key).load() ?? sent(session).of(key).load()

export function removeMessage({ session, key }: MessageKey): void {
  for (const storage of [unsent, sent]) storage(session).of(key).clear()
}

/** Loads all unsent or unannounced messages of a user, in the order of writing. */
export function loadOutbox(session: Session): QueuedMessage[] {
  const found = new Map<string, QueuedMessage>()
  for (const storage of [unsent, sent])
    for (const [key, message] of storage(session).entries())
      if (message) found.set(key, toQueued(session, key, message))
  return [...found.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

/** Reports changes of the outbox in other tabs. @returns a function that stops the reports */
export function onOutboxChange(session: Session, onChange: (change: OutboxChange) => void): () => void {
  const unsubscribes = [unsent, sent].map((storage) =>
    storage(session).follow((key, message) =>
      onChange(
        message
          ? { kind: 'saved', message: toQueued(session, key, message) }
          : { kind: 'removed', key, isStored: storage === sent },
      ),
    ),
  )
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

const toQueued = (session: Session, key: string, { before, ...message }: StoredMessage): QueuedMessage => ({
  ...message,
  earlierIds: before,
  key,
  session,
  // Another tab, or this tab before a reload, may have sent the message, once it knew the earlier ids.
  isUncertain: before !== undefined,
  userId: session.person.id,
})

function readMessage(stored: unknown): StoredMessage | undefined {
  const { destinationId, text, state, before, writtenAt, tab } = asRecord(stored)
  const destination = readId(destinationId)
  const body = readText(text)
  if (destination === undefined || body === '') return undefined
  return {
    destinationId: destination,
    text: body,
    state: state === 'stored' || state === 'sending' ? state : 'failed',
    before: Array.isArray(before) ? readList(before, readId) : undefined,
    writtenAt: readNumber(writtenAt),
    tab: readText(tab),
  }
}
