import { asRecord, type Id, readId, readList, readText, sameId } from '@kernel'

/** A message as it is drawn. */
export interface Message {
  /** What it is known by in its list. */
  readonly key: string
  /** Nothing as long as the server has not told it. */
  readonly id: Id | undefined
  /** Who wrote it. */
  readonly userId: Id | undefined
  readonly userName: string
  readonly text: string
  /** As the server gave it; read where it is drawn. */
  readonly sentAt: unknown
}

/** What the hub brings (MSG-CHAT-03). */
export interface Received extends Message {
  /** Whom it went to: the reader, or a group. */
  readonly destinationId: Id | undefined
}

/** Reads the messages of a conversation, oldest first. @throws ApiError when the answer is no list */
export function readMessages(answer: unknown): Message[] {
  const seen = new Set<string>()
  return readList(answer, (value) => {
    const message = readMessage(value)
    if (!message || seen.has(message.key)) return undefined
    seen.add(message.key)
    return message
  })
}

/** Reads one stored message; nothing where it has no id. */
export function readMessage(value: unknown): Message | undefined {
  const from = asRecord(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  // Written out, as there may be ten thousand.
  return {
    key: keyOf(id),
    id,
    userId: readId(from.userId),
    userName: readText(from.userName),
    text: readText(from.messageText),
    sentAt: from.sentAt,
  }
}

const keyOf = (id: Id) => `id:${id}`

function readBody(from: Readonly<Record<string, unknown>>): Omit<Message, 'key' | 'id'> {
  const { messageText, userId, userName, sentAt } = from
  return { userId: readId(userId), userName: readText(userName), text: readText(messageText), sentAt }
}

/**
 * Reads what ReceiveMessage carries: its four values as arguments, or one object (decision:tolerant-readers).
 *
 * @returns nothing where it cannot be said who wrote what
 */
export function readReceived(args: readonly unknown[], key: string): Received | undefined {
  const [first] = args
  const from =
    typeof first === 'object' && first !== null
      ? asRecord(first)
      : { destinationId: args[0], userId: args[1], userName: args[2], messageText: args[3] }
  const body = readBody(from)
  if (body.userId === undefined || body.text === '') return undefined
  const id = readId(from.id)
  return { ...body, key: id === undefined ? key : keyOf(id), id, destinationId: readId(from.destinationId) }
}

/** The conversation that a received message belongs to: its author's, or that of the group it went to. */
export function conversationOf({ destinationId, userId }: Received, me: Id | undefined): Id | undefined {
  return destinationId === undefined || sameId(destinationId, me) ? userId : destinationId
}
