import { expect, test } from '@rstest/core'
import {
  connectionBetween,
  declineRequest,
  deleteConnection,
  listConnections,
  listPending,
  requestConnection,
  searchPeople,
} from './connections'
import { changeGroup, createGroup, getGroup } from './groups'
import { cancelInvitation, invite, listInvitations } from './invitations'
import { attachTag, createTag, deleteTag, detachTag } from './tags'
import { createScene, errorOf } from './world.fixture'

const origin = 'http://localhost:3000'

test('two people are connected when both request the connection', () => {
  const { world, nova, stranger } = createScene()
  expect(requestConnection(world, nova, stranger.id)).toBe(true)
  expect(requestConnection(world, nova, stranger.id)).toBe(true)
  const [request, ...more] = listPending(world, stranger).filter(({ userId }) => userId === nova.id)
  expect(more).toEqual([])
  expect(requestConnection(world, stranger, request?.connectionId ?? '')).toMatchObject({ userId: nova.id })
  expect(connectionBetween(world, nova.id, stranger.id)).toBeDefined()
  expect(connectionBetween(world, stranger.id, nova.id)).toBeDefined()
  expect(listPending(world, stranger).some(({ userId }) => userId === nova.id)).toBe(false)
})

test('only the recipient can decline a connection request', async () => {
  const { world, ana, bruno } = createScene()
  const [request] = listPending(world, ana)
  const id = request?.id ?? 0
  expect(await errorOf(() => declineRequest(world, bruno, id))).toMatchObject({ status: 404 })
  declineRequest(world, ana, id)
  expect(listPending(world, ana).some((one) => one.id === id)).toBe(false)
})

test('a connection request to an unknown or connected person is rejected', async () => {
  const { world, ana, bruno } = createScene()
  expect(await errorOf(() => requestConnection(world, ana, ana.id))).toEqual({
    status: 400,
    fields: ['connectionId'],
  })
  expect(await errorOf(() => requestConnection(world, ana, bruno.id))).toMatchObject({ status: 409 })
  expect(await errorOf(() => requestConnection(world, ana, 'nobody'))).toMatchObject({ status: 404 })
})

test('the people search ignores accents and leaves out the searcher', () => {
  const { world, ana, nova } = createScene()
  world.state.people[50] = { ...nova, id: 'u-1', name: 'Ágata Conceição', login: 'agata' }
  const search = (searchText: string) => searchPeople(world, ana, { searchText, language: 'en' })
  expect(search('agata conc').map(({ id }) => id)).toEqual(['u-1'])
  expect(search('bruno.carvalho')).toHaveLength(1)
  expect(search('ana.martins')).toEqual([])
})

test('deleting a connection removes its tags and its group memberships', async () => {
  const { world, ana, bruno } = createScene()
  const connection = connectionBetween(world, ana.id, bruno.id)
  const group = createGroup(world, ana, { name: 'Two', members: [{ userId: bruno.id }] })
  deleteConnection(world, ana, connection?.id ?? 0)
  expect(connectionBetween(world, bruno.id, ana.id)).toBeUndefined()
  expect(world.state.connectionTags.some(({ connectionId }) => connectionId === connection?.id)).toBe(false)
  expect(getGroup(world, ana, group.id).members).toEqual([])
  const others = world.state.connections.find(({ ownerId }) => ownerId === bruno.id)
  expect(await errorOf(() => deleteConnection(world, ana, others?.id ?? 0))).toMatchObject({ status: 404 })
})

test('a tag is attached to a connection only once and can be detached', async () => {
  const { world, ana, bruno } = createScene()
  const tag = createTag(world, ana, { name: 'Cellists' })
  const connectionId = connectionBetween(world, ana.id, bruno.id)?.id ?? 0
  const tagsOfBruno = () =>
    listConnections(world, ana).find(({ userId }) => userId === bruno.id)?.connectionTags ?? []
  attachTag(world, ana, { tagId: tag.id, selectedConnections: [connectionId] })
  attachTag(world, ana, { tagId: tag.id, selectedConnections: [String(connectionId)] })
  const links = tagsOfBruno().filter(({ tagId }) => tagId === tag.id)
  expect(links).toEqual([{ connectionTagId: expect.any(Number), tagId: tag.id, name: 'Cellists' }])

  const { connectionTagId } = links[0] ?? { connectionTagId: 0 }
  expect(await errorOf(() => detachTag(world, bruno, connectionTagId))).toMatchObject({ status: 404 })
  detachTag(world, ana, connectionTagId)
  expect(tagsOfBruno().some(({ tagId }) => tagId === tag.id)).toBe(false)
  expect(await errorOf(() => createTag(world, ana, { name: 'cellists' }))).toMatchObject({ status: 409 })
  expect(await errorOf(() => deleteTag(world, bruno, tag.id))).toMatchObject({ status: 404 })
})

test('a group accepts only connections of its owner as members', async () => {
  const { world, ana, bruno, stranger } = createScene()
  const group = createGroup(world, ana, {
    name: 'Duo',
    members: [{ userId: bruno.id }, { userId: bruno.id }],
  })
  expect(group.members?.map(({ userId }) => userId)).toEqual([bruno.id])
  const change = { id: group.id, name: 'Trio', members: [{ userId: stranger.id }] }
  expect(await errorOf(() => changeGroup(world, ana, change))).toEqual({ status: 400, fields: ['members'] })
  expect(changeGroup(world, ana, { ...change, members: [] })).toMatchObject({ name: 'Trio', members: [] })
  expect(await errorOf(() => getGroup(world, bruno, group.id))).toMatchObject({ status: 404 })
})

test('an invited member gets a connection request, others get an e-mail', async () => {
  const { world, nova, stranger, ana, bruno } = createScene()
  const mailed = invite(world, nova, origin, { email: 'friend@far.example', language: 'en' })
  expect(mailed).toMatchObject({ isInvitation: true, email: 'friend@far.example' })
  expect(world.state.outbox.at(-1)?.link).toBe(`${origin}/user/register?token=${nova.invitationToken}`)
  expect(invite(world, nova, origin, { email: 'Friend@far.example', language: 'en' }).id).toBe(mailed.id)

  const requested = invite(world, nova, origin, { email: stranger.email, language: 'en' })
  expect(requested).toMatchObject({ isInvitation: false, userId: stranger.id, login: stranger.login })
  expect(listInvitations(world, nova).map(({ id }) => id)).toEqual([mailed.id, requested.id])

  expect(await errorOf(() => cancelInvitation(world, ana, mailed.id))).toMatchObject({ status: 404 })
  cancelInvitation(world, nova, mailed.id)
  cancelInvitation(world, nova, requested.id)
  expect(listInvitations(world, nova)).toEqual([])
  expect(
    await errorOf(() => invite(world, ana, origin, { email: bruno.email, language: 'en' })),
  ).toMatchObject({ status: 409 })
})
