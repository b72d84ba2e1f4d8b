import { applyEdits } from '@kernel/parts'
import { describe, expect, test } from '@rstest/core'
import { readGroup, readGroups } from './group'
import { groupLists } from './group-form'

const rui = { userId: 43, name: 'Rui Costa', login: 'ruicosta', pictureUrl: 'rui.jpg' }

// Covers GRP-LIST-01
describe('reading a group', () => {
  const answers: [string, unknown, unknown][] = [
    [
      'a documented answer',
      { id: 5, name: 'Choir', members: [rui] },
      { id: 5, name: 'Choir', members: [rui] },
    ],
    [
      'a group without a name or members',
      { id: 'g-1', name: null, members: null },
      { id: 'g-1', name: '', members: [] },
    ],
    [
      'members that are not a list as an empty list',
      { id: 5, name: 'Choir', members: 42 },
      { id: 5, name: 'Choir', members: [] },
    ],
    [
      'a group without its invalid members',
      { id: 5, name: 'Choir', members: [{ userId: '7', name: null }, { name: 'Nobody' }, null, 3] },
      { id: 5, name: 'Choir', members: [{ userId: '7', name: '', login: '', pictureUrl: '' }] },
    ],
    [
      'a member who is listed twice as one member',
      { id: 5, name: 'Choir', members: [rui, { ...rui, userId: '43' }] },
      { id: 5, name: 'Choir', members: [{ ...rui, userId: '43' }] },
    ],
    ['a group without an id as undefined', { name: 'Choir', members: [rui] }, undefined],
    ['null as undefined', null, undefined],
  ]
  for (const [name, answer, group] of answers)
    test(`readGroup reads ${name}`, () => {
      expect(readGroup(answer)).toEqual(group)
    })
})

// Covers GRP-LIST-01
test('readGroups skips invalid groups and throws for values other than lists', () => {
  expect(readGroups([{ id: 5 }, 'six', null]).map(({ id }) => id)).toEqual([5])
  expect(readGroups(null)).toEqual([])
  expect(() => readGroups({ items: 3 })).toThrow()
})

// Covers GRP-EDIT-01
test('the group editor ignores members of a draft that are damaged', () => {
  const edits = { members: { added: [{ name: 'Nobody' }, null], removed: [null, 3] } } as never
  expect(applyEdits({ members: [rui] }, edits, groupLists)).toEqual({ members: [rui] })
})
