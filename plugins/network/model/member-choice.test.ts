import { matchesSearch } from '@kernel/parts'
import { describe, expect, test } from '@rstest/core'
import { memberCandidates } from './member-choice'
import { personText } from './person'

const rui = { userId: 5, name: 'Rui Conceição', login: 'rui.c', pictureUrl: '' }

// Covers GRP-EDIT-01
describe('candidates for the members of a group', () => {
  test('memberCandidates lists connections with a user id', () => {
    const connection = { id: 1, connectionId: undefined, tags: [], ...rui }
    const unknown = { ...connection, id: 2, userId: undefined }
    expect(memberCandidates([connection, unknown], [{ ...rui, userId: '5', name: 'Rui' }])).toEqual([rui])
  })

  test('memberCandidates lists the initial members first', () => {
    const person = (userId: number) => ({ ...rui, userId, name: `Person ${userId}` })
    const connections = [1, 2, 3, 4].map((id) => ({
      id: 10 + id,
      connectionId: undefined,
      tags: [],
      ...person(id),
    }))
    expect(memberCandidates(connections, [person(9), person(4)]).map(({ userId }) => userId)).toEqual([
      9, 4, 1, 2, 3,
    ])
  })

  const searches: [string, string, boolean][] = [
    ['an empty search', '  ', true],
    ['part of the name, ignoring accents', 'CONCEICAO', true],
    ['the username', '@rui.c', true],
    ['words in any order', 'conc rui', true],
    ['the name of another person', 'bea', false],
  ]
  for (const [name, wanted, expected] of searches)
    test(`search among members ${expected ? 'finds' : 'does not find'} a person by ${name}`, () =>
      expect(matchesSearch(personText(rui), wanted)).toBe(expected))
})
