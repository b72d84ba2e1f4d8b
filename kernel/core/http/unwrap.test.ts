import { expect, test } from '@rstest/core'
import { asRecord, readId } from '../parse/parse'
import { readList } from './unwrap'

const readThing = (value: unknown) => {
  const { id, name } = asRecord(value)
  return name === undefined ? undefined : { id: readId(id), name }
}

// Covers FLT-148
test.each([
  ['null', null, []],
  ['items that cannot be read', [5, null, { id: 1 }], []],
  [
    'an item twice',
    [
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
      { id: '1', name: 'c' },
    ],
    ['c', 'b'],
  ],
  ['items without an id', [{ name: 'a' }, { name: 'a' }], ['a', 'a']],
])('readList reads %s', (_title, answer, names) => {
  expect(readList(answer, readThing).map(({ name }) => name)).toEqual(names)
})

test('readList reads an item that is listed twice by another identity once', () => {
  expect(
    readList(
      [
        { id: 1, name: 'a' },
        { id: 2, name: 'a' },
      ],
      readThing,
      ({ name }) => readId(name),
    ),
  ).toHaveLength(1)
})

test.each(['list', 5, {}])('readList throws when the answer is %j', (answer) => {
  expect(() => readList(answer, readThing)).toThrow('invalid-response')
})
