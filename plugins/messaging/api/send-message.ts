import { ApiError, api, MessageError, sameId, unwrap, withTabLock } from '@kernel'
import { createEffect } from 'effector'
import { type Message, readMessage, readMessages } from '../model/message'
import type { QueuedMessage } from '../model/queued-message'

/**
 * Whether the server may have stored the message of a failed call: it did not reject the message, or another tab, which
 * holds its lock, may have sent it.
 */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError ? error.isRetryable && error.failure !== 'tooMany' : error instanceof MessageError

/**
 * Stores a message on the server. If an earlier attempt may have arrived, the conversation is searched
 * first, so that no message is sent twice.
 *
 * @returns the stored message; undefined if the answer does not contain it
 * @throws ApiError; MessageError when another tab is still sending this message
 */
export const sendMessageFx = createEffect(
  (message: QueuedMessage): Promise<Message | undefined> =>
    withTabLock(
      `messaging.send.${message.key}`,
      async () => (message.isUncertain && (await findStored(message))) || (await store(message)),
    ),
)

async function store(message: QueuedMessage): Promise<Message | undefined> {
  const { destinationId, text } = message
  try {
    return readMessage(
      await unwrap(api.POST('/api/Message/Create', { body: { messageText: text, destinationId } })),
    )
  } catch (error) {
    // After a timeout do not search the conversation, because that request would time out too.
    const canCheck = mayHaveArrived(error) && (error as ApiError).failure !== 'timeout'
    const stored = canCheck ? await findStored(message).catch(() => undefined) : undefined
    if (!stored) throw error
    return stored
  }
}

async function findStored({
  destinationId,
  text,
  userId,
  earlierIds,
}: QueuedMessage): Promise<Message | undefined> {
  const answer = await unwrap(api.GET('/api/Message/Messages', { params: { query: { destinationId } } }))
  return readMessages(answer).findLast(
    (message) =>
      message.text === text &&
      sameId(message.userId, userId) &&
      !earlierIds.some((known) => sameId(known, message.id)),
  )
}
