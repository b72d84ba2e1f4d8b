import { describe, expect, test } from '@rstest/core'
import { isCalledLike, peopleToChoose } from './member-choice'

const rui = { userId: 5, name: 'Rui Conceição', login: 'rui.c', pictureUrl: '' }

describe('[GRP-EDIT-01] who can be chosen', () => {
  test('connections that say who they are, each once, and members who are none any more', () => {
    const connection = { id: 1, tags: [], ...rui }
    const nobody = { ...connection, id: 2, userId: undefined }
    const former = { ...rui, userId: 'b', name: 'Bea' }
    expect(peopleToChoose([connection, nobody], [{ ...rui, userId: '5' }, former])).toEqual([rui, former])
  })

  const searches: [string, string, boolean][] = [
    ['nothing', '  ', true],
    ['part of the name, whatever its case and accents', 'CONCEICAO', true],
    ['the login', '@rui.c', true],
    ['words in any order', 'conc rui', true],
    ['somebody else', 'bea', false],
  ]
  for (const [name, wanted, expected] of searches)
    test(`a search for ${name}`, () => expect(isCalledLike(rui, wanted)).toBe(expected))
})
