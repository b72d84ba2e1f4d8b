import {
  $session,
  asRecord,
  readId,
  readList,
  readNumber,
  readText,
  type Session,
  unsentStore,
  userStore,
} from '@kernel'
import { redactSecretKeys } from '@kernel/parts'
import { merge, sample } from 'effector'
import type { OutboxChange, QueuedMessage } from './queued-message'

interface StoredMessage
  extends Pick<QueuedMessage, 'destinationId' | 'text' | 'state' | 'writtenAt' | 'tab'> {
  readonly before: QueuedMessage['earlierIds']
}

type MessageKey = Pick<QueuedMessage, 'session' | 'key'>

/** Messages have one key each, so that tabs do not overwrite each other. */
const keyPrefix = 'message:'
const unsent = unsentStore.family(keyPrefix, readMessage)
/** Messages on the server, which a logout clears, unlike unsent ones. */
const sent = userStore.family(keyPrefix, readMessage)

/** Saves a message in the browser, unless it contains a Nostr private key (decision:nostr-key). */
export function saveMessage(message: QueuedMessage): void {
  const { key, session, destinationId, text, state, earlierIds: before, writtenAt, tab } = message
  if (redactSecretKeys(text) !== text) return
  const [storage, other] = state === 'stored' ? [sent, unsent] : [unsent, sent]
  storage.of(session).of(key).save({ destinationId, text, state, before, writtenAt, tab })
  other.of(session).of(key).clear()
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
  unsent.of(session).of(key).load() ?? sent.of(session).of(key).load()

export function removeMessage({ session, key }: MessageKey): void {
  for (const storage of [unsent, sent]) storage.of(session).of(key).clear()
}

/** Loads all unsent or unannounced messages of a user, in the order of writing. */
export function loadOutbox(session: Session): QueuedMessage[] {
  const found = new Map<string, QueuedMessage>()
  for (const storage of [unsent, sent])
    for (const [key, message] of storage.of(session).entries())
      if (message) found.set(key, toQueued(session, key, message))
  return [...found.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

export const outboxChangedElsewhere = merge(
  [unsent, sent].map((storage) =>
    sample({
      clock: storage.changedElsewhere,
      source: $session,
      filter: (session) => session !== null,
      fn: (session, { id: key, value }): OutboxChange =>
        session && value
          ? { kind: 'saved', message: toQueued(session, key, value) }
          : { kind: 'removed', key, isStored: storage === sent },
    }),
  ),
)

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
