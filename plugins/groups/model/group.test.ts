import { describe, expect, test } from '@rstest/core'
import { readGroup, readGroups } from './group'
import { parseMembers, writeMembers } from './group-form'

const rui = { userId: 43, name: 'Rui Costa', login: 'ruicosta', pictureUrl: 'rui.jpg' }

// Covers GRP-LIST-01
describe('reading a group', () => {
  const answers: [string, unknown, unknown][] = [
    ['as documented', { id: 5, name: 'Choir', members: [rui] }, { id: 5, name: 'Choir', members: [rui] }],
    [
      'without a name or members',
      { id: 'g-1', name: null, members: null },
      { id: 'g-1', name: '', members: [] },
    ],
    [
      'with members that are not a list',
      { id: 5, name: 'Choir', members: 42 },
      { id: 5, name: 'Choir', members: [] },
    ],
    [
      'with incomplete members',
      { id: 5, name: 'Choir', members: [{ userId: '7', name: null }, { name: 'Nobody' }, null, 3] },
      { id: 5, name: 'Choir', members: [{ userId: '7', name: '', login: '', pictureUrl: '' }] },
    ],
    [
      'with a member listed twice',
      { id: 5, name: 'Choir', members: [rui, { ...rui, userId: '43' }] },
      { id: 5, name: 'Choir', members: [{ ...rui, userId: '43' }] },
    ],
    ['without an id', { name: 'Choir', members: [rui] }, undefined],
    ['null', null, undefined],
  ]
  for (const [name, answer, group] of answers)
    test(name, () => {
      expect(readGroup(answer)).toEqual(group)
    })
})

// Covers GRP-LIST-01
test('skips invalid groups and rejects an answer that is no list', () => {
  expect(readGroups([{ id: 5 }, 'six', null]).map(({ id }) => id)).toEqual([5])
  expect(readGroups(null)).toEqual([])
  expect(() => readGroups({ items: 3 })).toThrow()
})

// Covers GRP-EDIT-01
test('restores the members of a draft and ignores invalid ones', () => {
  expect(parseMembers(writeMembers([rui]))).toEqual([rui])
  for (const invalid of ['', '{', '7', '[{"name":"Nobody"}]', 'null'])
    expect(parseMembers(invalid)).toEqual([])
})
