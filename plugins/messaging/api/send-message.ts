import { $session, ApiError, api, type Id, outcomeOf, sameId, unwrap, userKey, withTabLock } from '@kernel'
import { attach, createEffect, createEvent, scopeBind } from 'effector'
import { idsOfText, type Message, readMessage, readMessages } from '../model/message'
import { loadEarlierIds } from '../model/outbox-storage'
import type { QueuedMessage } from '../model/queued-message'

interface KnownMessage extends QueuedMessage {
  readonly earlierIds: readonly Id[]
}

/** The earlier ids of a message are known, so that it is sent next. */
export const earlierIdsLearned = createEvent<QueuedMessage>()

const currentUserFx = attach({ source: $session, effect: (session) => session && userKey(session.person) })

/**
 * Stores a message on the server. If an earlier attempt may have arrived, the conversation is searched
 * first, so that no message is sent twice. If the ids of earlier messages with the same text are unknown, it is read first.
 *
 * @returns the stored message; undefined if the answer does not contain it
 * @throws ApiError; MessageError when another tab is still sending this message
 */
export const sendMessageFx = createEffect((queued: QueuedMessage): Promise<Message | undefined> => {
  const learned = scopeBind(earlierIdsLearned, { safe: true })
  const currentUser = scopeBind(currentUserFx, { safe: true })
  return withTabLock(`messaging.send.${queued.key}`, async () => {
    const message = await withEarlierIds(queued)
    if (!queued.earlierIds) learned(message)
    const stored = message.isUncertain && (await findStored(message))
    if (stored) return stored
    // Another user may have logged in while the conversation was read.
    if ((await currentUser()) !== userKey(message.session.person)) throw new ApiError('signedOut')
    return store(message)
  })
})

async function withEarlierIds(queued: QueuedMessage): Promise<KnownMessage> {
  if (queued.earlierIds) return { ...queued, earlierIds: queued.earlierIds }
  const learned = loadEarlierIds(queued)
  // Another tab has learned them while this one waited for the lock: it may have sent the message.
  if (learned) return { ...queued, earlierIds: learned, isUncertain: true }
  return { ...queued, earlierIds: await findEarlier(queued) }
}

async function readConversation(destinationId: Id): Promise<readonly Message[]> {
  const call = api.GET('/api/Message/Messages', { params: { query: { destinationId } } })
  try {
    return readMessages(await unwrap(call))
  } catch (error) {
    if (outcomeOf(error).isMissing) return []
    throw error
  }
}

const findEarlier = async ({ destinationId, text }: QueuedMessage): Promise<readonly Id[]> =>
  idsOfText(await readConversation(destinationId), text)

async function store(message: KnownMessage): Promise<Message | undefined> {
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
}: KnownMessage): Promise<Message | undefined> {
  const messages = await readConversation(destinationId)
  return messages.findLast(
    (message) =>
      message.text === text &&
      sameId(message.userId, userId) &&
      !earlierIds.some((known) => sameId(known, message.id)),
  )
}
