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
import type { OutboxNews, QueuedMessage } from './queued-message'

/** One key a message: tabs that write at the same time do not overwrite each other's. */
const begin = 'message:'

/** What is only to be announced goes with a log-out, what was not sent does not (MSG-CHAT-05). */
const areaOf = ({ session, state }: Pick<QueuedMessage, 'session' | 'state'>): UserStorage =>
  state === 'stored' ? userStorage(session) : unsentStorage(session)

/** Keeps a message over tabs and visits; one that carries a private key is not written down (decision:nostr-key). */
export function keepOutgoing(message: QueuedMessage): void {
  const { key, destinationId, text, state, before, writtenAt, tab } = message
  if (redactSecretKeys(text) !== text) return
  areaOf(message).set(begin + key, JSON.stringify({ destinationId, text, state, before, writtenAt, tab }))
  areaOf({ ...message, state: state === 'stored' ? 'failed' : 'stored' }).remove(begin + key)
}

/** Keeps what has become of a message, unless it was discarded meanwhile. */
export function updateOutgoing(message: QueuedMessage): void {
  const { session, key } = message
  if ([unsentStorage(session), userStorage(session)].some((area) => area.get(begin + key) !== null))
    keepOutgoing(message)
}

export function dropOutgoing({ session, key }: Pick<QueuedMessage, 'session' | 'key'>): void {
  for (const area of [unsentStorage(session), userStorage(session)]) area.remove(begin + key)
}

/** All that a person has not sent, or that was not announced, in the order of writing. */
export function readOutbox(session: Session): QueuedMessage[] {
  const found = new Map<string, QueuedMessage>()
  for (const area of [unsentStorage(session), userStorage(session)])
    for (const name of area.keys()) {
      const message = readOutgoing(session, name, area.get(name))
      if (message) found.set(message.key, message)
    }
  return [...found.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

/** Hears what other tabs keep. @returns ends it */
export function followOutbox(session: Session, hear: (news: OutboxNews) => void): () => void {
  const ends = [unsentStorage(session), userStorage(session)].map((area, index) =>
    area.followAll((name, value) => {
      const message = readOutgoing(session, name, value)
      if (message) hear({ kind: 'kept', message })
      else if (value === null && name.startsWith(begin))
        hear({ kind: 'removed', key: name.slice(begin.length), isStored: index === 1 })
    }),
  )
  return () => {
    for (const end of ends) end()
  }
}

/** Reads one message; what lies in the storage may be anything. */
function readOutgoing(session: Session, name: string, value: string | null): QueuedMessage | undefined {
  if (!name.startsWith(begin) || value === null) return undefined
  try {
    const { destinationId, text, state, before, writtenAt, tab } = asRecord(JSON.parse(value))
    const to = readId(destinationId)
    const words = readText(text)
    if (to === undefined || words === '') return undefined
    return {
      key: name.slice(begin.length),
      session,
      destinationId: to,
      text: words,
      state: state === 'stored' || state === 'sending' ? state : 'failed',
      // Whether another tab, or this one before it was closed, has sent it nobody has told.
      isUncertain: true,
      userId: session.person.id,
      before: readList(Array.isArray(before) ? before : [], readId),
      writtenAt: readNumber(writtenAt),
      tab: readText(tab),
    }
  } catch {
    return undefined
  }
}
