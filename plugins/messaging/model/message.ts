import { asRecord, type Id, readId, readList, readText, type Schema, sameId, type Untrusted } from '@kernel'
import { createEvent } from 'effector'

export interface Message {
  /** React key of the message; `id:…` once the server's id is known. */
  readonly key: string
  /** Id of the message; undefined until the server sends it. */
  readonly id: Id | undefined
  readonly userId: Id | undefined
  readonly userName: string
  readonly text: string
  /** Time of sending as the server wrote it; parsed only when rendered. */
  readonly sentAt: unknown
  /** Whether the message came from the hub or from sending; a loaded message did not. */
  readonly hasArrived?: true
}

/** The message to which a list leads, and which it marks; a new object leads there again. */
export interface Sought {
  readonly key: string
  readonly isFocused?: boolean
}

export interface Received extends Message {
  /** Id of the recipient: the current user or a group. */
  readonly destinationId: Id | undefined
}

export const messageReceived = createEvent<{ readonly conversation: Id; readonly message: Received }>()

/** The messages of a conversation are asked for: the answer has those that arrived before. */
export const conversationAsked = createEvent<Id>()

/** The messages of a conversation were loaded, or have changed. */
export const conversationLoaded = createEvent<{
  readonly conversation: Id
  readonly messages: readonly Message[]
  /** Whether the server has sent them now, in answer to the last {@link conversationAsked}. */
  readonly isAnswer?: boolean
}>()

export interface Author {
  readonly id: Id
  readonly name: string
}

/** Number of messages whose authors are looked at: a conversation may have ten thousand. */
const maxAuthorMessages = 100

/** Returns the authors of the latest messages whose ids are known, in the order of their ids, which new messages do not change. */
export function authorsOf(messages: readonly Message[]): readonly Author[] {
  const authors = messages
    .slice(-maxAuthorMessages)
    .flatMap(({ userId, userName }) => (userId === undefined ? [] : { id: userId, name: userName }))
  return [...new Map(authors.map((author) => [String(author.id), author])).entries()]
    .sort(([id], [other]) => (id < other ? -1 : 1))
    .map(([, author]) => author)
}

/** Reads the messages of a conversation. @returns oldest first @throws ApiError when the answer is no list */
export const readMessages = (answer: unknown): Message[] => readList(answer, readMessage)

/** Reads one message. @returns undefined without an id */
export function readMessage(value: unknown): Message | undefined {
  const from = asRecord<Schema<'Message'>>(value)
  const id = readId(from.id)
  if (id === undefined) return undefined
  // Do not use object spread, which would be slow: a conversation may have ten thousand messages.
  return {
    key: keyOf(id),
    id,
    userId: readId(from.userId),
    userName: readText(from.userName),
    text: readText(from.messageText),
    sentAt: from.sentAt,
  }
}

export const idsOfText = (messages: readonly Message[], text: string): readonly Id[] =>
  messages.flatMap((message) => (message.text === text ? (message.id ?? []) : []))

const keyOf = (id: Id) => `id:${id}`

function readBody(from: Untrusted<Schema<'ReceivedMessage'>>): Omit<Message, 'key' | 'id'> {
  const { messageText, userId, userName, sentAt } = from
  return { userId: readId(userId), userName: readText(userName), text: readText(messageText), sentAt }
}

/**
 * Parses the payload of the hub event `ReceiveMessage`: four arguments or one object (decision:tolerant-readers).
 *
 * @returns undefined without author or text
 */
export function readReceived(args: readonly unknown[], key: string): Received | undefined {
  const [first] = args
  const from: Untrusted<Schema<'Message'>> =
    typeof first === 'object' && first !== null
      ? asRecord(first)
      : { destinationId: args[0], userId: args[1], userName: args[2], messageText: args[3] }
  const body = readBody(from)
  if (body.userId === undefined || body.text === '') return undefined
  const id = readId(from.id)
  return { ...body, key: id === undefined ? key : keyOf(id), id, destinationId: readId(from.destinationId) }
}

/** Returns the conversation of a received message: the author's id, or the group's for a group message. */
export function conversationOf({ destinationId, userId }: Received, me: Id | undefined): Id | undefined {
  return destinationId === undefined || sameId(destinationId, me) ? userId : destinationId
}
