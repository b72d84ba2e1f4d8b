import { ApiError, acquireTabLock, api, sameId, unwrap } from '@kernel'
import { createEffect } from 'effector'
import { type Message, readMessage, readMessages } from '../model/message'
import type { QueuedMessage } from '../model/queued-message'

/** Whether a message may have arrived although the call failed: nobody has refused it. */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError && error.isRetryable && error.failure !== 'tooMany'

/**
 * Stores a message (MSG-CHAT-02). When it is not known whether a try arrived, the server is asked: a message is never
 * sent twice, and none that arrived is called lost.
 *
 * @returns the message as stored; nothing where the server does not say
 * @throws ApiError
 */
export const sendMessageFx = createEffect(async (message: QueuedMessage): Promise<Message | undefined> => {
  // Another tab may be trying the same message.
  const turn = acquireTabLock(`messaging.send.${message.key}`)
  await turn.acquired
  try {
    return (message.isUncertain && (await findStored(message))) || (await store(message))
  } finally {
    turn.release()
  }
})

async function store(message: QueuedMessage): Promise<Message | undefined> {
  const { destinationId, text } = message
  try {
    return readMessage(
      await unwrap(api.POST('/api/Message/Create', { body: { messageText: text, destinationId } })),
    )
  } catch (error) {
    // After a silence the next question would be one more.
    const isWorthAsking = mayHaveArrived(error) && (error as ApiError).failure !== 'timeout'
    const stored = isWorthAsking ? await findStored(message).catch(() => undefined) : undefined
    if (!stored) throw error
    return stored
  }
}

async function findStored({
  destinationId,
  text,
  userId,
  before,
}: QueuedMessage): Promise<Message | undefined> {
  const answer = await unwrap(api.GET('/api/Message/Messages', { params: { query: { destinationId } } }))
  return readMessages(answer).findLast(
    (message) =>
      message.text === text &&
      sameId(message.userId, userId) &&
      !before.some((known) => sameId(known, message.id)),
  )
}
