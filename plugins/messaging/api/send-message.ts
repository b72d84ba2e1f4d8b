import { api, sameId, unwrap } from '@kernel'
import { createEffect } from 'effector'
import { type Message, readMessage, readMessages } from '../model/message'
import type { Outgoing } from '../model/outgoing'

/**
 * Stores a message (MSG-CHAT-02). When it is not known whether an earlier try arrived, the server is asked first: a
 * message is never sent twice.
 *
 * @returns the message as stored; nothing where the server does not say
 * @throws ApiError
 */
export const sendMessageFx = createEffect(async (message: Outgoing): Promise<Message | undefined> => {
  const arrivedBefore = message.isUncertain ? await findStored(message) : undefined
  if (arrivedBefore) return arrivedBefore
  const { destinationId, text } = message
  return readMessage(
    await unwrap(api.POST('/api/Message/Create', { body: { messageText: text, destinationId } })),
  )
})

async function findStored({ destinationId, text, userId, before }: Outgoing): Promise<Message | undefined> {
  const answer = await unwrap(api.GET('/api/Message/Messages', { params: { query: { destinationId } } }))
  return readMessages(answer).findLast(
    (message) =>
      message.text === text &&
      sameId(message.userId, userId) &&
      !before.some((known) => sameId(known, message.id)),
  )
}
