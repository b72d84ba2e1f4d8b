import {
  fields,
  type OwnKeep,
  ownKeep,
  readId,
  readList,
  readNumber,
  readText,
  type Session,
  unsentKeep,
  withoutSecretKeys,
} from '@kernel'
import type { OutboxNews, Outgoing } from './outgoing'

/** One key a message: tabs that write at the same time do not overwrite each other's. */
const begin = 'message:'

/** What is only to be announced goes with a log-out, what was not sent does not (MSG-CHAT-05). */
const areaOf = ({ session, state }: Pick<Outgoing, 'session' | 'state'>): OwnKeep =>
  state === 'stored' ? ownKeep(session) : unsentKeep(session)

/** Keeps a message over tabs and visits; one that carries a private key is not written down (decision 24). */
export function keepOutgoing(message: Outgoing): void {
  const { key, destinationId, text, state, before, writtenAt, tab } = message
  if (withoutSecretKeys(text) !== text) return
  areaOf(message).set(begin + key, JSON.stringify({ destinationId, text, state, before, writtenAt, tab }))
  areaOf({ ...message, state: state === 'stored' ? 'failed' : 'stored' }).remove(begin + key)
}

/** Keeps what has become of a message, unless it was discarded meanwhile. */
export function updateOutgoing(message: Outgoing): void {
  const { session, key } = message
  if ([unsentKeep(session), ownKeep(session)].some((area) => area.get(begin + key) !== null))
    keepOutgoing(message)
}

export function dropOutgoing({ session, key }: Pick<Outgoing, 'session' | 'key'>): void {
  for (const area of [unsentKeep(session), ownKeep(session)]) area.remove(begin + key)
}

/** All that a person has not sent, or that was not announced, in the order of writing. */
export function readOutbox(session: Session): Outgoing[] {
  const found = new Map<string, Outgoing>()
  for (const area of [unsentKeep(session), ownKeep(session)])
    for (const name of area.keys()) {
      const message = readOutgoing(session, name, area.get(name))
      if (message) found.set(message.key, message)
    }
  return [...found.values()].sort((one, other) => one.writtenAt - other.writtenAt)
}

/** Hears what other tabs keep. @returns ends it */
export function followOutbox(session: Session, hear: (news: OutboxNews) => void): () => void {
  const ends = [unsentKeep(session), ownKeep(session)].map((area, index) =>
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
function readOutgoing(session: Session, name: string, value: string | null): Outgoing | undefined {
  if (!name.startsWith(begin) || value === null) return undefined
  try {
    const { destinationId, text, state, before, writtenAt, tab } = fields(JSON.parse(value))
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
