import { expect, test } from '@rstest/core'
import {
  deleteMessage,
  getContact,
  listContacts,
  listConversations,
  listMessages,
  storeMessage,
} from './conversations'
import { createScene, errorOf } from './world.fixture'

test('a message is stored for both people, and its conversation comes first', () => {
  const { world, ana, bruno } = createScene()
  const sent = storeMessage(world, ana, { destinationId: bruno.id, messageText: 'See you at eight.' })
  expect(sent).toMatchObject({ userId: ana.id, userName: 'Ana Martins', destinationId: bruno.id })
  expect(listMessages(world, ana, bruno.id).at(-1)).toEqual(sent)
  expect(listMessages(world, bruno, ana.id).at(-1)).toEqual(sent)
  expect(listConversations(world, ana)[0]).toEqual({ id: bruno.id, name: bruno.name })
})

test('a group conversation is visible to its members only', async () => {
  const { world, ana, nova } = createScene()
  const group = listConversations(world, ana).find(({ members }) => members)
  expect(group?.members?.length).toBe(5)
  expect(listMessages(world, ana, group?.id ?? '').length).toBeGreaterThan(3)
  expect(await errorOf(() => listMessages(world, nova, group?.id ?? ''))).toMatchObject({ status: 404 })
})

test('a message that is empty, too long or to a stranger is rejected', async () => {
  const { world, ana, bruno, nova } = createScene()
  const send = (destinationId: string, messageText: string) =>
    errorOf(() => storeMessage(world, ana, { destinationId, messageText }))
  expect(await send(nova.id, 'Hello')).toMatchObject({ status: 403 })
  expect(await send(ana.id, 'Hello')).toEqual({ status: 400, fields: ['destinationId'] })
  expect(await send('nobody', 'Hello')).toMatchObject({ status: 404 })
  expect(await send(bruno.id, '   ')).toEqual({ status: 400, fields: ['messageText'] })
  expect(await send(bruno.id, 'x'.repeat(201))).toEqual({ status: 400, fields: ['messageText'] })
})

test('only the author can delete a message', async () => {
  const { world, ana, bruno, nova } = createScene()
  const { id } = storeMessage(world, ana, { destinationId: bruno.id, messageText: 'Oops' })
  expect(await errorOf(() => deleteMessage(world, bruno, id))).toMatchObject({ status: 403 })
  expect(await errorOf(() => deleteMessage(world, nova, id))).toMatchObject({ status: 404 })
  expect(deleteMessage(world, ana, id)).toBe(true)
  expect(listMessages(world, bruno, ana.id).some((message) => message.id === id)).toBe(false)
})

test('the contact list contains the connections and groups of a person', () => {
  const { world, ana, bruno, nova } = createScene()
  expect(listContacts(world, ana)).toContainEqual({ id: bruno.id, name: bruno.name })
  expect(listContacts(world, nova)).toEqual([])
  expect(getContact(world, ana, bruno.id)).toEqual({ id: bruno.id, name: bruno.name })
})
