import { ApiError } from '@kernel'
import { expect, test } from '@rstest/core'
import { withoutEntry, withoutTag } from './cache-updates'
import { hasTag, readConnections, tagNameOf } from './connection'
import { readConnectionRequests, readInvitations } from './invitations'
import { readFoundPeople } from './person'
import { readTags } from './tag'

// Covers NET-CONN-01
test('readConnections reads connections and skips invalid entries', () => {
  const [one, two, ...none] = readConnections([
    { id: 'c-1', login: 'rui', connectionTags: [{ id: 5, tagId: '3' }, null, { name: 'no id' }] },
    { id: 2, name: 'Ana', login: null, connectionTags: 'none' },
    { login: 'without id' },
    'nonsense',
  ])
  expect(none).toEqual([])
  expect(one).toMatchObject({ id: 'c-1', name: '', login: 'rui', tags: [{ id: 5, tagId: '3', name: '' }] })
  expect(two).toMatchObject({ id: 2, name: 'Ana', login: '', tags: [] })
})

// Covers NET-TAG-02
test('the tag of a connection takes its name from the list of tags', () => {
  const [connection] = readConnections([{ id: 1, connectionTags: [{ connectionTagId: 5, tagId: '3' }] }])
  const tags = readTags([
    { id: 3, name: 'Choir' },
    { id: 4, name: '' },
  ])
  expect(connection?.tags.map((link) => tagNameOf(link, tags))).toEqual(['Choir'])
  expect(tags.map((tag) => connection && hasTag(connection, tag))).toEqual([true])
})

for (const read of [readConnections, readTags, readFoundPeople, readInvitations, readConnectionRequests])
  test(`${read.name} reads null as [] and rejects an object`, () => {
    expect(read(null)).toEqual([])
    expect(() => read({ error: 'no' })).toThrow(ApiError)
  })

// Covers NET-CONN-03
test('a connection request without connectionId uses the id of its sender', () => {
  expect(readConnectionRequests([{ id: 1, userId: 'u' }])[0]).toMatchObject({ id: 1, connectionId: 'u' })
})

// Covers NET-CONN-02, NET-TAG-02
test('withoutEntry and withoutTag treat 2 and "2" as the same id', () => {
  const connections = readConnections([
    { id: 1, connectionTags: [{ connectionTagId: 5 }, { id: 6 }] },
    { id: '2' },
  ])
  expect(withoutEntry(connections, 2)).toEqual([connections[0]])
  expect(withoutTag(connections, '6').map(({ tags }) => tags.map(({ id }) => id))).toEqual([[5], []])
})
