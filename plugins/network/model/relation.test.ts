import { expect, test } from '@rstest/core'
import { readConnections } from './connection'
import { readInvitations } from './invitations'
import { createRelations } from './relation'

const nova = { id: 7, name: 'Nova', login: 'nova', pictureUrl: '', email: 'nova@example.org' }
const cases: [string, object[], object[], string][] = [
  [
    'a person who is on neither list',
    [{ id: 1, userId: 8, login: 'rui' }],
    [{ id: 1, email: 'rui@example.org' }],
    'none',
  ],
  ['a connected person by user id', [{ id: 1, userId: '7' }], [], 'connected'],
  ['a connected person by connection id', [{ id: 1, connectionId: 7 }], [], 'connected'],
  ['a connected person by username', [{ id: 1, login: 'Nova' }], [], 'connected'],
  ['a requested person by user id', [], [{ id: 1, userId: '7' }], 'requested'],
  ['a requested person by username', [], [{ id: 1, login: 'nova' }], 'requested'],
  ['a requested person by e-mail', [], [{ id: 1, email: 'NOVA@example.org' }], 'requested'],
]
// Covers FLT-08, FLT-42
for (const [name, connections, invitations, relation] of cases)
  test(`createRelations recognizes ${name}`, () => {
    expect(createRelations(readConnections(connections), readInvitations(invitations))(nova)).toBe(relation)
  })

// Covers FLT-42
test('createRelations does not treat two empty fields as equal', () => {
  const bare = { ...nova, login: '', email: '' }
  expect(createRelations(readConnections([{ id: 1 }]), readInvitations([{ id: 2 }]))(bare)).toBe('none')
})
