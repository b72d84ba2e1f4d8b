import { api, outcomeOf, sameId, unwrap, withTabLock } from '@kernel'
import { createEffect } from 'effector'
import { type Message, readMessage, readMessages } from '../model/message'
import type { QueuedMessage } from '../model/queued-message'

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
    const { isUncertain, kind } = outcomeOf(error)
    const stored =
      isUncertain && kind !== 'timed-out' ? await findStored(message).catch(() => undefined) : undefined
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
