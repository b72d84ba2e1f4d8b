import { ApiError, api, sameId, takeTurn, unwrap } from '@kernel'
import { createEffect } from 'effector'
import { type Message, readMessage, readMessages } from '../model/message'
import type { Outgoing } from '../model/outgoing'

/** Whether a message may have arrived although the call failed: nobody has refused it. */
export const mayHaveArrived = (error: unknown): boolean =>
  error instanceof ApiError && error.isPassing && error.failure !== 'tooMany'

/**
 * Stores a message (MSG-CHAT-02). When it is not known whether a try arrived, the server is asked: a message is never
 * sent twice, and none that arrived is called lost.
 *
 * @returns the message as stored; nothing where the server does not say
 * @throws ApiError
 */
export const sendMessageFx = createEffect(async (message: Outgoing): Promise<Message | undefined> => {
  // Another tab may be trying the same message.
  const turn = takeTurn(`messaging.send.${message.key}`)
  await turn.come
  try {
    return (message.isUncertain && (await findStored(message))) || (await store(message))
  } finally {
    turn.leave()
  }
})

async function store(message: Outgoing): Promise<Message | undefined> {
  const { destinationId, text } = message
  try {
    return readMessage(
      await unwrap(api.POST('/api/Message/Create', { body: { messageText: text, destinationId } })),
    )
  } catch (error) {
    // After a silence the next question would be one more.
    const isWorthAsking = mayHaveArrived(error) && (error as ApiError).failure !== 'silent'
    const stored = isWorthAsking ? await findStored(message).catch(() => undefined) : undefined
    if (!stored) throw error
    return stored
  }
}

async function findStored({ destinationId, text, userId, before }: Outgoing): Promise<Message | undefined> {
  const answer = await unwrap(api.GET('/api/Message/Messages', { params: { query: { destinationId } } }))
  return readMessages(answer).findLast(
    (message) =>
      message.text === text &&
      sameId(message.userId, userId) &&
      !before.some((known) => sameId(known, message.id)),
  )
}
