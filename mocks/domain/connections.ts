import type { Connection, Id, Person } from '../world/world-state'
import { isBlank } from './blank'
import type { Schema } from './contract-types'
import { conflict, invalid, notFound } from './domain-error'
import { sendMail } from './mail-outbox'
import { personView } from './profile'
import { byId, filterInPlace, isSame, type World } from './world'

/** Returns the connection that `owner` has with `person`, if any. */
export function connectionBetween(
  { state }: World,
  ownerId: string,
  personId: string,
): Connection | undefined {
  return state.connections.find(
    (candidate) => candidate.ownerId === ownerId && candidate.personId === personId,
  )
}

/** Returns the connection if it belongs to the viewer; throws otherwise. */
export function ownConnection({ state }: World, viewer: Person, id: Id): Connection {
  const connection = byId(state.connections, id)
  if (connection?.ownerId !== viewer.id) throw notFound('connection')
  return connection
}

/** Describes a connection with the other person’s profile and the owner’s tags. */
export function connectionView({ state }: World, connection: Connection): Schema<'Connection'> {
  const person = state.people.find(({ id }) => id === connection.personId)
  const connectionTags = state.connectionTags
    .filter(({ connectionId }) => connectionId === connection.id)
    .map(({ id, tagId }) => ({ connectionTagId: id, tagId, name: byId(state.tags, tagId)?.name ?? null }))
  return {
    id: connection.id,
    connectionId: connection.personId,
    userId: connection.personId,
    login: person?.login ?? null,
    name: person?.name ?? null,
    pictureUrl: person?.pictureUrl ?? null,
    connectionTags,
  }
}

export function listConnections(world: World, viewer: Person): Schema<'Connection'>[] {
  const mine = world.state.connections.filter(({ ownerId }) => ownerId === viewer.id)
  return mine.map((connection) => connectionView(world, connection))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds people by part of name, username or e-mail, including connections of the viewer. */
export function searchPeople(
  world: World,
  viewer: Person,
  { searchText }: Schema<'SearchCriteria'>,
): Schema<'Person'>[] {
  const query = plain(searchText.trim())
  if (isBlank(query)) throw invalid('searchText', 'A search text is required.')
  return world.state.people
    .filter((person) => person !== viewer && person.isActivated)
    .filter(({ name, login, email }) => plain(`${name} ${login} ${email}`).includes(query))
    .slice(0, 50)
    .map(personView)
}

/** Creates both sides of a connection and removes pending connection requests between the two people. */
function connect(world: World, viewer: Person, other: Person): Connection {
  const { state } = world
  filterInPlace(state.connectionRequests, ({ fromId, toId }) => {
    const pair = [fromId, toId]
    return !(pair.includes(viewer.id) && pair.includes(other.id))
  })
  const mine = { id: world.nextId(), ownerId: viewer.id, personId: other.id }
  state.connections.push(mine, { id: world.nextId(), ownerId: other.id, personId: viewer.id })
  return mine
}

/** Requests a connection, or accepts the other person’s pending request. */
export function requestConnection(world: World, viewer: Person, personId: Id): Schema<'Connection'> | true {
  const { state } = world
  const other = byId(state.people, personId)
  if (!other?.isActivated) throw notFound('user')
  if (other === viewer) throw invalid('connectionId', 'Nobody can be connected with themselves.')
  if (connectionBetween(world, viewer.id, other.id)) throw conflict(`${other.name} is a connection already.`)
  const hasRequest = state.connectionRequests.some(
    ({ fromId, toId }) => fromId === other.id && toId === viewer.id,
  )
  if (hasRequest) return connectionView(world, connect(world, viewer, other))
  askToConnect(world, viewer, other)
  return true
}

/** Creates a connection request unless the same request is already pending. */
export function askToConnect(world: World, from: Person, to: Person): { id: number } {
  const { connectionRequests } = world.state
  const open = connectionRequests.find(({ fromId, toId }) => fromId === from.id && toId === to.id)
  if (open) return open
  const request = { id: world.nextId(), fromId: from.id, toId: to.id }
  connectionRequests.push(request)
  sendMail(world, to.email, `${from.name} would like to connect`, `Sign in to answer ${from.name}.`)
  return request
}

export function listPending({ state }: World, viewer: Person): Schema<'PendingConnection'>[] {
  return state.connectionRequests
    .filter(({ toId }) => toId === viewer.id)
    .flatMap(({ id, fromId }) => {
      const person = byId(state.people, fromId)
      return person ? [{ ...personView(person), id, connectionId: person.id, userId: person.id }] : []
    })
}

export function declineRequest({ state }: World, viewer: Person, id: Id): void {
  const request = byId(state.connectionRequests, id)
  if (request?.toId !== viewer.id) throw notFound('connection request')
  filterInPlace(state.connectionRequests, (candidate) => candidate !== request)
}

/** Deletes both sides of a connection with their tags and group memberships. */
export function deleteConnection(world: World, viewer: Person, id: Id): true {
  const { state } = world
  const { personId } = ownConnection(world, viewer, id)
  const ends = state.connections.filter(
    (side) =>
      (side.ownerId === viewer.id && side.personId === personId) ||
      (side.ownerId === personId && side.personId === viewer.id),
  )
  filterInPlace(state.connections, (side) => !ends.includes(side))
  filterInPlace(
    state.connectionTags,
    ({ connectionId }) => !ends.some((side) => isSame(side.id, connectionId)),
  )
  for (const group of state.groups) {
    if (group.ownerId === viewer.id) filterInPlace(group.memberIds, (memberId) => memberId !== personId)
    if (group.ownerId === personId) filterInPlace(group.memberIds, (memberId) => memberId !== viewer.id)
  }
  return true
}
