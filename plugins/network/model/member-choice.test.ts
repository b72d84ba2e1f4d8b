import { describe, expect, test } from '@rstest/core'
import { nameMatches, memberCandidates } from './member-choice'

const rui = { userId: 5, name: 'Rui Conceição', login: 'rui.c', pictureUrl: '' }

// Covers GRP-EDIT-01
describe('who can be chosen', () => {
  test('connections that say who they are, each once, and members who are none any more', () => {
    const connection = { id: 1, connectionId: undefined, tags: [], ...rui }
    const nobody = { ...connection, id: 2, userId: undefined }
    const former = { ...rui, userId: 'b', name: 'Bea' }
    expect(memberCandidates([connection, nobody], [], [{ ...rui, userId: '5' }, former])).toEqual([rui, former])
  })

  test('who was in it at first comes first, and nobody changes places when others are put in or taken out', () => {
    const person = (userId: number) => ({ ...rui, userId, name: `Person ${userId}` })
    const connections = [1, 2, 3, 4].map((id) => ({
      id: 10 + id,
      connectionId: undefined,
      tags: [],
      ...person(id),
    }))
    const atFirst = [person(9), person(4)]
    for (const members of [atFirst, [person(4), person(3)], []])
      expect(memberCandidates(connections, atFirst, members).map(({ userId }) => userId)).toEqual([
        9, 4, 1, 2, 3,
      ])
  })

  const searches: [string, string, boolean][] = [
    ['nothing', '  ', true],
    ['part of the name, whatever its case and accents', 'CONCEICAO', true],
    ['the login', '@rui.c', true],
    ['words in any order', 'conc rui', true],
    ['somebody else', 'bea', false],
  ]
  for (const [name, wanted, expected] of searches)
    test(`a search for ${name}`, () => expect(nameMatches(rui, wanted)).toBe(expected))
})
