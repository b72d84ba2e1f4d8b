import { ApiError } from '@kernel'
import { expect, test } from '@rstest/core'
import { withoutEntry, withoutTag } from './cache-updates'
import { hasTag, readConnections, tagNameOf } from './connection'
import { readConnectionRequests, readInvitations } from './invitations'
import { readFoundPeople } from './person-search-result'
import { readTags } from './tag'

// Covers NET-CONN-01
test('reads connections and skips invalid entries', () => {
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
test('names a connection’s tag after the list of tags', () => {
  const [connection] = readConnections([{ id: 1, connectionTags: [{ connectionTagId: 5, tagId: '3' }] }])
  const tags = readTags([
    { id: 3, name: 'Choir' },
    { id: 4, name: '' },
  ])
  expect(connection?.tags.map((link) => tagNameOf(link, tags))).toEqual(['Choir'])
  expect(tags.map((tag) => connection && hasTag(connection, tag))).toEqual([true])
})

for (const read of [readConnections, readTags, readFoundPeople, readInvitations, readConnectionRequests])
  test(`${read.name} reads null as an empty list and rejects other values`, () => {
    expect(read(null)).toEqual([])
    expect(() => read({ error: 'no' })).toThrow(ApiError)
  })

// Covers NET-CONN-03
test('accepts a request without connectionId by the sender’s id', () => {
  expect(readConnectionRequests([{ id: 1, userId: 'u' }])[0]).toMatchObject({ id: 1, connectionId: 'u' })
})

// Covers NET-CONN-02, NET-TAG-02
test('removes entries and tags from cached lists', () => {
  const answer = [{ id: 1, connectionTags: [{ connectionTagId: 5 }, { id: 6 }] }, { id: '2' }]
  expect(withoutEntry(answer, 2)).toEqual([answer[0]])
  expect(withoutTag(answer, '6')).toEqual([{ id: 1, connectionTags: [{ connectionTagId: 5 }] }, { id: '2' }])
})
