import { test } from '@rstest/core'
import { races } from '@tests/kit'
import { withoutEntry, withoutTag } from '../model/cache-updates'
import { readConnections } from '../model/connection'
import { type Invitation, readConnectionRequests, readInvitations } from '../model/invitations'
import { readTags, type Tag } from '../model/tag'
import {
  connectionDeletion,
  connectionRequestsQuery,
  connectionsQuery,
  invitationsQuery,
  receivedRequestsQuery,
  requestSent,
  tagsQuery,
} from './queries'

const entry = (id: number) => ({ id, login: `person-${id}`, name: `Person ${id}` })
const lists = { before: [1, 2, 3].map(entry), after: [1, 3].map(entry), twice: [1, 2, 2, 3, 1].map(entry) }
const see = (data: unknown) => data

// Covers FLT-148, FLT-155
test.each(
  races({
    ...lists,
    query: connectionsQuery(),
    read: readConnections,
    kind: connectionDeletion,
    input: 2,
    other: 3,
    see,
  }),
)('connections: %s', (_title, race) => race())

// Covers FLT-148
test.each(
  races({
    ...lists,
    query: invitationsQuery(),
    read: readInvitations,
    kind: { queries: invitationsQuery(), apply: withoutEntry<Invitation> },
    input: 2,
    other: 3,
    see,
  }),
)('invitations: %s', (_title, race) => race())

// Covers FLT-148
test.each(
  races({
    ...lists,
    query: tagsQuery(),
    read: readTags,
    kind: { queries: tagsQuery(), apply: withoutEntry<Tag> },
    input: 2,
    other: 3,
    see,
  }),
)('tags: %s', (_title, race) => race())

const tagged = (...ids: number[]) => [
  { ...entry(1), connectionTags: ids.map((connectionTagId) => ({ connectionTagId })) },
]

// Covers FLT-148
test.each(
  races({
    query: connectionsQuery(),
    read: readConnections,
    before: tagged(5, 6, 7),
    after: tagged(5, 7),
    twice: tagged(5, 6, 6, 7),
    kind: { queries: connectionsQuery(), apply: withoutTag },
    input: 6,
    other: 7,
    see,
  }),
)('tags of connections: %s', (_title, race) => race())

// Covers FLT-148, FLT-156
test.each(
  races({
    ...lists,
    query: connectionRequestsQuery(),
    read: readConnectionRequests,
    kind: requestSent,
    input: { login: 'person-2' },
    other: { login: 'person-3' },
    see: receivedRequestsQuery().select,
  }),
)('connection requests: %s', (_title, race) => race())
