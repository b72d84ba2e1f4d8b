import {
  asRecord,
  readId,
  readList,
  readNumber,
  readText,
  type Session,
  type UserStorage,
  unsentStorage,
  userStorage,
} from '@kernel'
import { redactSecretKeys } from '@kernel/parts'
import type { OutboxChange, QueuedMessage } from './queued-message'

/** Prefix of the storage keys: one key per message, so that tabs do not overwrite each other. */
const keyPrefix = 'message:'

/** Returns the storage of a message: logout clears stored messages, but not unsent ones (MSG-CHAT-05). */
const storageFor = ({ session, state }: Pick<QueuedMessage, 'session' | 'state'>): UserStorage =>
  state === 'stored' ? userStorage(session) : unsentStorage(session)

/** Saves a message in the browser, unless it contains a Nostr private key (decision:nostr-key). */
export function saveMessage(message: QueuedMessage): void {
  const { key, destinationId, text, state, earlierIds: before, writtenAt, tab } = message
  if (redactSecretKeys(text) !== text) return
  storageFor(message).set(
    keyPrefix + key,
    JSON.stringify({ destinationId, text, state, before, writtenAt, tab }),
  )
  storageFor({ ...message, state: state === 'stored' ? 'failed' : 'stored' }).remove(keyPrefix + key)
}

/** Saves a changed message, unless it was discarded in the meantime. */
export function updateMessage(message: QueuedMessage): void {
  const { session, key } = message
  if ([unsentStorage(session), userStorage(session)].some((storage) => storage.get(keyPrefix + key) !== null))
    saveMessage(message)
}

export function removeMessage({ session, key }: Pick<QueuedMessage, 'session' | 'key'>): void {
  for (const storage of [unsentStorage(session), userStorage(session)]) storage.remove(keyPrefix + key)
}

/** Loads all unsent or unannounced messages of a user, in the order of writing. */
export function loadOutbox(session: Session): QueuedMessage[] {
  const found = new Map<string, QueuedMessage>()
  for (const storage of [unsentStorage(session), userStorage(session)])
    for (const name of storage.keys()) {
      const message = parseMessage(session, name, storage.get(name))
      if (message) found.set(message.key, message)
    }
  return [...found.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

/** Reports changes of the outbox in other tabs. @returns a function that stops the reports */
export function onOutboxChange(session: Session, onChange: (change: OutboxChange) => void): () => void {
  const unsubscribes = [unsentStorage(session), userStorage(session)].map((storage, index) =>
    storage.followAll((name, value) => {
      const message = parseMessage(session, name, value)
      if (message) onChange({ kind: 'saved', message })
      else if (value === null && name.startsWith(keyPrefix))
        onChange({ kind: 'removed', key: name.slice(keyPrefix.length), isStored: index === 1 })
    }),
  )
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}

/** Parses a stored message; stored values may be invalid. */
function parseMessage(session: Session, name: string, value: string | null): QueuedMessage | undefined {
  if (!name.startsWith(keyPrefix) || value === null) return undefined
  try {
    const { destinationId, text, state, before, writtenAt, tab } = asRecord(JSON.parse(value))
    const destination = readId(destinationId)
    const body = readText(text)
    if (destination === undefined || body === '') return undefined
    return {
      key: name.slice(keyPrefix.length),
      session,
      destinationId: destination,
      text: body,
      state: state === 'stored' || state === 'sending' ? state : 'failed',
      // Another tab, or this one before it was closed, may have sent the message.
      isUncertain: true,
      userId: session.person.id,
      earlierIds: readList(Array.isArray(before) ? before : [], readId),
      writtenAt: readNumber(writtenAt),
      tab: readText(tab),
    }
  } catch {
    return undefined
  }
}
