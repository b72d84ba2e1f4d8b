import { expect, test } from '@rstest/core'
import {
  hasMutedWord,
  isByPerson,
  isMutedPerson,
  type ListedPost,
  maxEntries,
  type PersonalLists,
  readPersonalLists,
  visiblePosts,
  withWritten,
  writtenKey,
} from './personal-lists'

const empty = readPersonalLists(undefined)
const muting = (...words: string[]): PersonalLists => ({
  ...empty,
  words: words.map((word) => ({ word, at: 1 })),
})
const ana = { id: 1, name: 'Ana', login: 'ana', pictureUrl: '' }
const person = { login: 'bruno.carvalho', name: 'Bruno Carvalho', at: 1 }

// Covers UX-14
test.each([null, 'x', 7, [], { saved: 'x', hidden: {}, people: [null, 3], words: [{}, { word: ' ' }] }])(
  'readPersonalLists reads the damaged value %j as empty lists',
  (stored) => expect(readPersonalLists(stored)).toEqual(empty),
)

// Covers UX-14
test('personal lists keep only their newest entries and shorten texts', () => {
  const saved = Array.from({ length: 600 }, (_, at) => ({ id: at, author: 'A'.repeat(900), excerpt: '', at }))
  const lists = readPersonalLists({ saved, words: [{ word: 'w'.repeat(900), at: 1 }] })
  expect(lists.saved).toHaveLength(maxEntries.saved)
  const [newest] = lists.saved as [ListedPost]
  expect([newest.id, newest.author.length, lists.words[0]?.word.length]).toEqual([599, 200, 100])
})

// Covers UX-14, FLT-158
test.each([
  ['art', 'Modern <b>ART</b> for all', true],
  ['art', 'I start <a title="art">here</a>', false],
  ['São Paulo', 'Visiting sao  paulo!', true],
  ['c++', 'Learn C++ today', true],
  ['(.*)', 'Anything', false],
  ['陶芸', '今日は陶芸をします', true],
  ['бег', 'Пробег', false],
  ['art', 'Modern a\u00adrt', true],
])('muted word %s in "%s" is found: %s', (word, text, isFound) =>
  expect(hasMutedWord(muting('other', word), text)).toBe(isFound),
)

// Covers UX-14
test('isMutedPerson compares usernames, or names if there is no username', () => {
  const lists = { ...empty, people: [person] }
  const author = { picture: '', login: '', name: 'Bruno Carvalho' }
  expect(isMutedPerson(lists, author)).toBe(true)
  expect(isMutedPerson(lists, { ...author, login: 'another.bruno' })).toBe(false)
  expect(isMutedPerson(lists, { ...author, name: '' })).toBe(false)
})

// Covers UX-14
test('visiblePosts leaves out hidden and muted posts but keeps own posts', () => {
  const posts = [
    { id: 1, content: 'hidden', author: { name: 'C', login: 'c' } },
    { id: '2', content: 'by a muted person', author: 'Bruno Carvalho' },
    { id: 3, content: 'with a spoiler', author: 'C' },
    { id: 4, content: 'my spoiler', author: { name: 'Ana', login: 'ana' } },
    { id: 5, content: 'seen', author: 'C' },
  ]
  const hidden = [{ id: '1', author: '', excerpt: '', at: 1 }]
  const lists = { ...muting('spoiler'), hidden, people: [person] }
  expect(visiblePosts(posts, lists, ana as never).map(({ id }) => id)).toEqual([4, 5])
  expect(visiblePosts(posts, empty, ana as never)).toBe(posts)
})

// Covers FLT-151
test.each([
  ['their username', { name: 'Other', login: 'ana', picture: '' }, empty, true],
  ['the username of another', { name: 'Ana', login: 'ana.2', picture: '' }, empty, false],
  ['their name alone', { name: 'Ana', login: '', picture: '' }, empty, false],
  ['their username as the name', { name: 'ana', login: '', picture: '' }, empty, true],
  ['no author', { name: '', login: '', picture: '' }, empty, false],
  [
    'their name, written here',
    { name: 'Ana', login: '', picture: '' },
    { ...empty, ...withWritten('comment', 9)(empty) },
    true,
  ],
  [
    'their name, while a post with this id was written here',
    { name: 'Ana', login: '', picture: '' },
    { ...empty, ...withWritten('post', 9)(empty) },
    false,
  ],
])('a comment is by the person when it has %s', (_title, author, lists, isOwn) => {
  expect(isByPerson(author, ana as never, lists, writtenKey('comment', '9'))).toBe(isOwn)
})
