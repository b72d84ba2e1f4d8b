import { test } from '@rstest/core'
import { races } from '@tests/kit'
import { type Message, readMessages } from '../model/message'
import { arrival, messageDeletion, messagesQuery } from './queries'

const message = (id: number) => ({ id, userId: 2, messageText: `Message ${id}` })
const see = (messages: readonly Message[]) => messages.map(({ key, text }) => ({ key, text }))
const arrived = (id: number) => ({ to: 2, messages: readMessages([message(id)]) })
const conversation = { query: messagesQuery(2), read: readMessages, see }

// Covers FLT-155
test.each(
  races({
    ...conversation,
    before: [1, 2, 3].map(message),
    after: [1, 3].map(message),
    twice: [1, 2, 2, 3, 1].map(message),
    kind: messageDeletion,
    input: { from: 2, id: 2 },
    other: { from: 2, id: 3 },
  }),
)('deleted messages: %s', (_title, race) => race())

// Covers MSG-CHAT-03
test.each(
  races({
    ...conversation,
    before: [1].map(message),
    after: [1, 2].map(message),
    twice: [1, 1].map(message),
    kind: arrival,
    input: arrived(2),
    other: arrived(3),
  }),
)('messages from the hub: %s', (_title, race) => race())
