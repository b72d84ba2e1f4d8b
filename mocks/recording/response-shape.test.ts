import { expect, test } from '@rstest/core'
import { differences, shapeOf } from './response-shape'

const post = { id: 1, text: 'Hello', picture: null }

test.each([
  ['the same value', post, post, []],
  ['other values', post, { id: 2, text: 'Bye', picture: 'a.png' }, []],
  ['an additional field', post, { ...post, date: 'today' }, []],
  ['a missing field', post, { id: 1, picture: null }, ['the answer.text is missing']],
  ['another type', post, { ...post, id: '1' }, ['the answer.id was number, is string']],
  ['null instead of a string', post, { ...post, text: null }, ['the answer.text was string, is null']],
  [
    'different entries',
    [post],
    [
      { ...post, id: 'x' },
      { ...post, id: 'y' },
    ],
    ['the answer[].id was number, is string'],
  ],
  ['a list that is empty now', [post], [], ['the answer was a list with entries, is empty']],
  ['a list that was empty', [], [post], []],
  ['a list instead of an object', post, [post], ['the answer was an object, is a list']],
  ['a field of some entries', [{ a: 1 }, { a: 1, b: null }, { a: 1, b: 2 }], [{ a: 2 }], []],
  ['a field that all entries had', [{ a: 1 }, { a: 2 }], [{ a: 1 }, {}], ['the answer[].a is missing']],
  [
    'lists within entries',
    [{ a: [] }, { a: [1] }],
    [{ a: ['x'] }],
    ['the answer[].a[] was number, is string'],
  ],
  ['lists within entries that are empty', [{ a: [] }, { a: [1] }], [{ a: [] }], []],
  ['mixed types', [{ a: 'x' }, { a: 1 }], [{ a: true }], []],
])('differences() compares a response with the recorded shape: %s', (_, was, is, expected) =>
  expect(differences(shapeOf(was), is)).toEqual(expected),
)
